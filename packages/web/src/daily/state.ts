/** How a day stands, by shape as well as by colour. */
import type { Day } from '../table/days.ts';

export type DayState = 'open' | 'begun' | 'won' | 'draw' | 'lost';

export const MARKS: Readonly<Record<DayState, string>> = { open: '○', begun: '◐', won: '▲', draw: '◆', lost: '▼' };

export const stateOf = (day: Day | undefined): DayState => day?.end?.result.outcome ?? (day ? 'begun' : 'open');
