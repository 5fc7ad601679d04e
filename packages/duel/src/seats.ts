import { type Seat, seatAt } from '@wartable/kernel';
import type { Side } from './cards/index.ts';

export const LEIA = seatAt(0);
export const VADER = seatAt(1);

export function sideAt(seat: Seat): Side {
  return seat === LEIA ? 0 : 1;
}
