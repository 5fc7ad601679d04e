import type { GameEvent, Seat } from '@wartable/kernel';

/** One thing that happened, with what everybody sees after it. Games add what they need to draw it. */
export type Step = {
  readonly event: GameEvent;
  readonly view: unknown;
  /** How long it lasts at the calm speed, in milliseconds. */
  readonly ms: number;
  /** The last step of its event: a move has one for each hex. */
  readonly whole: boolean;
};

/** What others did since the viewer's turn ended: its own turn at the end is left out. */
export function othersSteps(turnOf: (event: GameEvent) => Seat | undefined, steps: readonly Step[], viewer: number): Step[] {
  let end = steps.length;
  let from = end;
  for (let i = steps.length - 1; i >= 0; i--) {
    const seat = turnOf((steps[i] as Step).event);
    if (seat === undefined) continue;
    if (seat === viewer) {
      if (from < end) break;
      end = i;
      from = i;
    } else from = i;
  }
  return steps.slice(from, end).filter(({ whole }) => whole);
}
