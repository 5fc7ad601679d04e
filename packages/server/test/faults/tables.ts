/** The tables of a fault run: who plays what with whom, and how. */
import { INSTALLED } from '@wartable/games';
import { below, type Game, pick, type Rng, type Seat } from '@wartable/kernel';
import { AGREED, type Agreement, type NewTable, type RoomState, type TableInfo } from '@wartable/protocol';
import { type Around, type Chair, type Manner, newChair } from './chair.ts';
import type { History } from './history.ts';
import type { Person } from './person.ts';

export type SetUp = { readonly id: string; readonly game: Game; readonly chairs: readonly Chair[] };

export type Players = {
  readonly people: readonly Person[];
  readonly rng: Rng;
  readonly count: Around['count'];
};

/** Of ten tables: two people, a long game, somebody against a bot, bots alone, and a clock that runs out. */
const KINDS = ['duel', 'duel', 'duel', 'hoth', 'bot', 'bot', 'bots', 'bots', 'clock', 'clock'] as const;
type Kind = (typeof KINDS)[number];

const BOT = { kind: 'bot', level: 1 } as const;
const SHORT = { kind: 'live', clock: { bank: 10_000, each: 0, increment: 0 } } as const;

const gameOf = (id: string): Game => INSTALLED.find(({ manifest }) => manifest.id === id)?.game as Game;

/** The n-th; of the first ten, one of each. */
export async function setTable(players: Players, n: number): Promise<SetUp> {
  const { people, rng } = players;
  const kind = KINDS[(n * 7) % KINDS.length] ?? 'duel';
  const owner = pick(rng, people);
  const other = pick(
    rng,
    people.filter((one) => one !== owner),
  );
  const { id, game } = await owner.call<TableInfo>('POST', '/api/tables', wantedOf(kind, rng));
  const chairAt = (person: Person, viewer: History['viewer'], manner: Manner): Chair => {
    const chair = newChair(
      { person: person.id, table: id, viewer, happened: [] },
      { game: gameOf(game), rng, manner, count: players.count },
    );
    person.add(chair);
    return chair;
  };
  const chairs = kind === 'bots' ? [] : [chairAt(owner, 0 as Seat, mannerOf(kind, rng))];
  if (kind === 'bots') await owner.call('POST', `/api/tables/${id}/start`, {}).catch(() => {});
  else if (kind !== 'bot') {
    const { table } = await other.call<RoomState>('POST', `/api/tables/${id}/join`, {});
    chairs.push(chairAt(other, (table.mine ?? 1) as Seat, mannerOf(kind, rng)));
  }
  if (kind === 'bots' || below(rng, 4) === 0) {
    const others = people.filter((one) => one !== owner && one !== other);
    chairs.push(chairAt(pick(rng, others), 'spectator', mannerOf('duel', rng)));
  }
  return { id, game: gameOf(game), chairs };
}

function wantedOf(kind: Kind, rng: Rng): NewTable {
  const agreement: Agreement = {
    ...AGREED,
    talk: 'free',
    undo: 'free',
    ...(kind === 'clock' ? { pace: SHORT, atZero: pick(rng, ['loss', 'bot'] as const) } : {}),
  };
  const others = kind === 'bot' || kind === 'bots' ? BOT : ({ kind: 'open' } as const);
  return {
    game: kind === 'hoth' ? 'hoth' : 'duel',
    options: {},
    seats: [kind === 'bots' ? BOT : { kind: 'me' }, others],
    agreement,
  };
}

function mannerOf(kind: Kind, rng: Rng): Manner {
  const sleepsAfter = kind === 'clock' && below(rng, 2) === 0 ? 5 + below(rng, 20) : Number.POSITIVE_INFINITY;
  return { thinks: 20 + below(rng, 300), ponders: kind !== 'clock' && below(rng, 3) === 0, sleepsAfter };
}
