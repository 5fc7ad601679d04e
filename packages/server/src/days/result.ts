/** How a match went for a seat, as its game tells it. The server knows no rule. */
import { type Match, matchOutcome, type Result, resultFor, type Seat } from '@wartable/kernel';
import type { Compilable } from 'kysely';
import type { KeptTable } from '../hall/kept.ts';
import type { Awake, Desk } from '../hall/room.ts';

/** Of a match that is over. Who ends it by consent of nobody else gives up, too. */
function resultOf(match: Match, seat: Seat): Result {
  const { game, state, seats, conceded } = match;
  const ended = matchOutcome(match);
  if (!ended) throw new RangeError('it is not over');
  const result = resultFor(game, game.view(state, seat), ended, seat, seats.length === 1);
  return conceded === undefined ? result : { ...result, outcome: 'gave-up' };
}

/** A table of a day has come to its end: its result is kept with it. The first counts, and there is no second. */
export function attemptEnded(
  { store: { db } }: Desk,
  kept: KeptTable,
  { table: { match } }: Awake,
  at: number,
): readonly Compilable[] {
  const mine = kept.seats.find(({ person }) => person !== null);
  if (kept.deal === null || kept.status !== 'over' || !mine) return [];
  const result = JSON.stringify(resultOf(match, mine.seat as Seat));
  return [db.updateTable('attempt').set({ ended: at, result }).where('match', '=', kept.id).where('ended', 'is', null)];
}
