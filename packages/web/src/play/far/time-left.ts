/** What a clock shows at a moment. */
import type { ClockState } from '@wartable/protocol';

const [SECOND, MINUTE, HOUR, DAY] = [1000, 60_000, 3_600_000, 86_400_000];

type Left = { readonly each: number; readonly bank: number };

/** What is left at a moment of the server's clock. */
export function leftAt({ left, each, running, at }: ClockState, now: number): Left {
  const spent = running ? Math.max(0, now - at) : 0;
  return { each: Math.max(0, each - spent), bank: Math.max(0, left - Math.max(0, spent - each)) };
}

/** "1:05", "2:10:00"; from two days on in days. */
export function clockFace(time: number): { readonly days: number } | string {
  if (time >= 2 * DAY) return { days: Math.floor(time / DAY) };
  const whole = Math.ceil(time / SECOND) * SECOND;
  const [hours, minutes, seconds] = [whole / HOUR, (whole % HOUR) / MINUTE, (whole % MINUTE) / SECOND].map(Math.floor);
  const two = (n = 0): string => String(n).padStart(2, '0');
  return hours ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}
