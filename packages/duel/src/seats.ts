import { seatAt } from '@wartable/kernel';

export const LEIA = seatAt(0);
export const VADER = seatAt(1);
