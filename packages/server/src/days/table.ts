/** The table of a day, begun: against the game's opponents, with the chance that was dealt and nobody's share in it. */
import type { LoadedGame } from '@wartable/games';
import { type DayBattle, type Match, newMatch, pendingDecisions } from '@wartable/kernel';
import { AGREED, type Agreement } from '@wartable/protocol';
import { type FirstStep, seatOf, tableOf } from '../hall/create.ts';
import { seatsFor } from '../hall/games.ts';
import type { Head, KeptTable } from '../hall/kept.ts';
import type { DealRow, PersonRow } from '../store/schema.ts';

/** A slip of the finger may be taken back, as long as nothing was learned; nobody watches before all may see it. */
const AGREED_FOR_A_DAY: Agreement = { ...AGREED, undo: 'free' };

export type Begun = { readonly table: KeptTable; readonly step: FirstStep };

export function beginDay(
  { game, manifest }: LoadedGame,
  { options, players: wanted }: DayBattle,
  { id: deal, seed, opens }: DealRow,
  me: Pick<PersonRow, 'id' | 'name'>,
  now: number,
): Begun {
  const { levels } = manifest;
  const names = seatsFor({ game, manifest }, options);
  const sitters = names.map((name, i) =>
    seatOf(i, name, wanted[i]?.kind === 'bot' ? wanted[i] : { kind: 'me' }, me, levels.length),
  );
  const players = sitters.map(({ bot }) => (bot === null ? 'person' : `level:${bot}`));
  const match = newMatch(game, { options, players, seed, began: now });
  const asked = pendingDecisions(match).map(({ seat }) => seat as number);
  const table: KeptTable = {
    ...tableOf({ game: game.id, options, agreement: AGREED_FOR_A_DAY }, me.id, now),
    status: 'running',
    listed: 0,
    head: headOf(match),
    seed,
    deal,
    opens,
    seats: sitters.map((seat) => ({ ...seat, asked: asked.includes(seat.seat) ? 1 : 0 })),
  };
  const { log, snapshots } = match.record;
  return { table, step: { entries: JSON.stringify(log), snapshot: JSON.stringify({ keep: 0, add: snapshots }) } };
}

function headOf({ record: { rules, players, chance, commitment, shares, began } }: Match): Head {
  return { rules, players, chance, commitment, shares, ...(began === undefined ? {} : { began }) };
}
