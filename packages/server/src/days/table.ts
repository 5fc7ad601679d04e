/** A table that is begun at once, with chance that was dealt and nobody's share in it. */
import type { LoadedGame } from '@wartable/games';
import { type Match, newMatch, openTable } from '@wartable/kernel';
import { AGREED, type Agreement, type SeatWanted } from '@wartable/protocol';
import { newClocks, writeClocks } from '../hall/clocks.ts';
import { type FirstStep, seatOf, tableOf } from '../hall/create.ts';
import { seatsFor } from '../hall/games.ts';
import type { Head, KeptTable } from '../hall/kept.ts';
import { runClocks } from '../hall/play.ts';
import { type Awake, reallyAsked } from '../hall/room.ts';
import { dueOf } from '../hall/standing.ts';
import type { DealRow, PersonRow } from '../store/schema.ts';

/** A slip of the finger may be taken back, as long as nothing was learned. */
export const AGREED_FOR_A_DAY: Agreement = { ...AGREED, undo: 'free' };

type Person = Pick<PersonRow, 'id' | 'name'>;

export type Wanted = {
  readonly options: Readonly<Record<string, unknown>>;
  readonly agreement: Agreement;
  /** By seat: the level of a bot, or a person. */
  readonly sitters: readonly (number | Person)[];
  readonly owner: string;
};

export type Begun = { readonly table: KeptTable; readonly step: FirstStep };

export function beginDealt(
  { game, manifest }: LoadedGame,
  { options, agreement, sitters, owner }: Wanted,
  { id: deal, seed, opens }: DealRow,
  now: number,
): Begun {
  const seats = seatsFor({ game, manifest }, options).map((name, i) => {
    const sitter = sitters[i] ?? 1;
    const wanted: SeatWanted = typeof sitter === 'number' ? { kind: 'bot', level: sitter } : { kind: 'me' };
    return seatOf(i, name, wanted, typeof sitter === 'number' ? NOBODY : sitter, manifest.levels.length);
  });
  const players = seats.map(({ bot }) => (bot === null ? 'person' : `level:${bot}`));
  const match = newMatch(game, { options, players, seed, began: now });
  const awake: Awake = { table: openTable(match, [], ''), seed, clocks: newClocks(agreement.pace, seats.length) };
  const asked = reallyAsked(awake).map((seat) => seat as number);
  const kept: KeptTable = {
    ...tableOf({ game: game.id, options, agreement }, owner, now),
    status: 'running',
    listed: 0,
    head: headOf(match),
    seed,
    deal,
    opens,
    seats: seats.map((seat) => ({ ...seat, asked: asked.includes(seat.seat) ? 1 : 0 })),
  };
  runClocks({ kept, lines: new Map() }, awake, true, undefined, now);
  const { log, snapshots } = match.record;
  const clocks = awake.clocks ? writeClocks(awake.clocks) : null;
  const step = { entries: JSON.stringify(log), snapshot: JSON.stringify({ keep: 0, add: snapshots }), clocks };
  return { table: { ...kept, due: dueOf(kept, awake) }, step };
}

const NOBODY: Person = { id: '', name: '' };

function headOf({ record: { rules, players, chance, commitment, shares, began } }: Match): Head {
  return { rules, players, chance, commitment, shares, ...(began === undefined ? {} : { began }) };
}
