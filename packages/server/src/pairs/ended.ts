/** A table of a battle for two pairs has come to its end: its result is kept with it, and all is open when the other is over too. */
import { AGREE, type Match, matchOutcome, resultFor, type Seat, seatAt } from '@wartable/kernel';
import type { Compilable, Kysely } from 'kysely';
import type { KeptTable } from '../hall/kept.ts';
import type { Awake, Desk } from '../hall/room.ts';
import type { Database } from '../store/schema.ts';
import { dealOfPairs, pairsOfDeal } from './places.ts';
import type { TableResult } from './verdict.ts';

function tableResult({ game, state, seats, conceded }: Match, ended: { winners: readonly Seat[]; rule: string }): TableResult {
  const first = seatAt(0);
  const result = resultFor(game, game.view(state, first), ended, first, seats.length === 1);
  return { result, gaveUp: conceded === undefined || conceded === AGREE ? null : conceded };
}

export function pairsEnded(
  { store: { db } }: Desk,
  kept: KeptTable,
  { table: { match } }: Awake,
  at: number,
): readonly Compilable[] {
  const id = kept.deal === null ? undefined : pairsOfDeal(kept.deal);
  const ended = matchOutcome(match);
  if (id === undefined || kept.status !== 'over' || !ended) return [];
  const result = JSON.stringify(tableResult(match, ended));
  return [
    db.updateTable('duplicate').set({ first_result: result }).where('id', '=', id).where('first', '=', kept.id),
    db.updateTable('duplicate').set({ second_result: result }).where('id', '=', id).where('second', '=', kept.id),
    opening(db, id, at),
  ];
}

/** Two that end at once on two nodes do not see each other: whoever looks afterwards opens it. */
export function opening(db: Kysely<Database>, id: string, at: number) {
  return db
    .updateTable('deal')
    .set({ opens: at })
    .where('id', '=', dealOfPairs(id))
    .where('opens', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('duplicate')
          .select('id')
          .where('id', '=', id)
          .where('first_result', 'is not', null)
          .where('second_result', 'is not', null),
      ),
    );
}
