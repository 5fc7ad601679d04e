/** How a day stands, by shape as well as by colour. */
import type { Result } from '@wartable/kernel';
import type { Day } from './day-rows.ts';

export type DayState = 'open' | 'begun' | Result['outcome'];

export const MARKS: Readonly<Record<DayState, string>> = {
  open: '○',
  begun: '◐',
  won: '▲',
  draw: '◆',
  lost: '▼',
  'gave-up': '×',
};

export const stateOf = (day: Day | undefined): DayState => day?.end?.result.outcome ?? (day ? 'begun' : 'open');
