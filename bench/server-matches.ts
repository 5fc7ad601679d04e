/** People and running matches, written into a database as the server itself would have. */
import { randomBytes } from 'node:crypto';
import { INSTALLED } from '@wartable/games';
import { type Game, newMatch, seedFrom } from '@wartable/kernel';
import { AGREED, type Agreement } from '@wartable/protocol';
import { hashOf, newId, newToken } from '../packages/server/src/people/secrets.ts';
import type { Store } from '../packages/server/src/store/index.ts';

/** Somebody with a cookie, and the tables it sits at. */
export type Guest = {
  readonly id: string;
  readonly cookie: string;
  readonly tables: { readonly id: string; readonly seat: number }[];
};

export async function writePeople({ db, journal }: Store, count: number): Promise<Guest[]> {
  const now = Date.now();
  const writes: Promise<void>[] = [];
  const people = Array.from({ length: count }, (_, n): Guest => {
    const [id, token] = [newId(), newToken()];
    const row = {
      id,
      name: `Guest ${n}`,
      handle: null,
      password: null,
      language: null,
      host: 0,
      banned: 0,
      created: now,
      seen: now,
    };
    writes.push(
      journal.write([
        db.insertInto('person').values(row),
        db.insertInto('session').values({ token: hashOf(token), person: id, created: now, seen: now }),
      ]),
    );
    return { id, cookie: `wartable=${token}`, tables: [] };
  });
  await Promise.all(writes);
  return people;
}

const duel = INSTALLED.find(({ manifest }) => manifest.id === 'duel')?.game as Game;

/** Who sits at a table of such a number: by places in the list of people. */
export type Pairing = (table: number, people: number) => readonly [number, number];
const ANYBODY: Pairing = (table, people) => [table % people, (table * 7 + 1) % people];

export type Written = {
  /** So many steps more in the log of each, as long as real ones, of matches that are over. */
  readonly steps?: number;
  readonly pairing?: Pairing;
  readonly agreement?: Agreement;
};

/** Duels that have just begun, between two people each. */
export async function writeMatches(
  { db, journal }: Store,
  people: readonly Guest[],
  count: number,
  { steps = 0, pairing = ANYBODY, agreement = AGREED }: Written = {},
): Promise<void> {
  const began = Date.now();
  let writes: Promise<void>[] = [];
  for (let n = 0; n < count; n++) {
    const id = newId();
    const seats = pairing(n, people.length).map((place) => people[place]);
    const players = ['person', 'person'];
    const seed = seedFrom(randomBytes(16).toString('hex'));
    const { record, state, seats: names } = newMatch(duel, { options: {}, players, seed, began });
    const { rules, chance, commitment, shares } = record;
    const asked = duel.pending(state).map(({ seat }) => seat as number);
    const row = {
      id,
      game: 'duel',
      options: '{}',
      agreement: JSON.stringify(agreement),
      status: steps > 0 ? 'over' : 'running',
      listed: 0,
      owner: seats[0]?.id ?? '',
      created: began,
      changed: began,
      head: JSON.stringify({ rules, players, chance, commitment, shares, began }),
      seed,
      room: JSON.stringify({ shares: {}, orders: {}, noAsking: [], rematch: null }),
      outcome: steps > 0 ? '{"winners":[0],"rule":"x"}' : null,
      due: null,
    };
    const step = { match: id, at: began, clocks: null, rules: null, hash: null, rows: 0 };
    const first = {
      ...step,
      sequence: 0,
      entries: JSON.stringify(record.log),
      snapshot: JSON.stringify({ keep: 0, add: record.snapshots }),
    };
    const more = Array.from({ length: steps }, (_, i) => ({
      ...step,
      sequence: i + 1,
      entries: `[["leia","play some-card on some-other-card",{"at":${i * 5000},"id":"0123456789abcdef.${i}"}]]`,
      snapshot: null,
    }));
    writes.push(
      journal.write([
        db.insertInto('match').values(row),
        db.insertInto('seat').values(
          seats.map((guest, seat) => ({
            match: id,
            seat,
            name: names[seat] ?? '',
            person: guest?.id ?? null,
            bot: null,
            link: null,
            asked: steps === 0 && asked.includes(seat) ? 1 : 0,
          })),
        ),
        db.insertInto('step').values([first, ...more]),
      ]),
    );
    for (const [seat, guest] of seats.entries()) if (steps === 0) guest?.tables.push({ id, seat });
    if (writes.length < 1000) continue;
    await Promise.all(writes);
    writes = [];
  }
  await Promise.all(writes);
}
