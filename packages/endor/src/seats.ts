import { seatAt } from '@wartable/kernel';

export const SEATS = ['rebel'] as const;
export const REBEL = seatAt(0);
/** Nobody sits here: what the rules do is told as the turn of somebody else. */
export const EMPIRE = seatAt(1);
