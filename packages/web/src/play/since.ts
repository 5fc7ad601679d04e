import type { Seat } from '@wartable/kernel';
import { othersRange } from '../table/since.ts';
import type { GamePage } from './game-page.ts';
import type { Step } from './step.ts';

/** What the others did since the viewer's turn ended. */
export function othersSteps({ telling: { turnOf } }: GamePage, past: readonly Step[], viewer: Seat): Step[] {
  const [from, end] = othersRange(
    turnOf,
    past.map(({ event }) => event),
    viewer,
  );
  return past.slice(from, end).filter(({ whole }) => whole);
}
