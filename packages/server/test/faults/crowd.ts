/** The people of a fault run and their tables: as many at once as are wanted, until it is enough. */
import { below, type Rng } from '@wartable/kernel';
import type { Mailbox } from '../mailbox.ts';
import { pause } from './pause.ts';
import { newPerson, type Person } from './person.ts';
import type { Site } from './site.ts';
import { type SetUp, setTable } from './tables.ts';

export type Tally = {
  done: number;
  /** Said again, because nobody had answered. */
  again: number;
  told: number;
  refused: Map<string, number>;
  /** What nobody should be told. */
  strange: Map<string, number>;
};

export type Crowd = {
  readonly tally: Tally;
  readonly tables: readonly SetUp[];
  /** Sets up tables until then, so many at once. */
  readonly play: (until: number, atOnce: number) => Promise<void>;
  /** Nobody does anything more. */
  readonly rest: () => void;
  /** What everybody knows by now is the last; and so is what they are told when they come anew, at any node. */
  readonly lookForTheLastTime: () => Promise<void>;
  readonly leave: () => void;
};

const [LOOK_AGAIN, PATIENCE] = [400, 20_000];

export async function gather(site: Site, rng: Rng, many: number): Promise<Crowd> {
  const nodes = site.nodes.map(({ address }) => address);
  const people: Person[] = [];
  for (let n = 0; n < many; n++) people.push(await newPerson(`Person ${n}`, { nodes: () => nodes, rng }));
  // Some of them are told by mail that it is their turn.
  for (const [n, person] of people.entries()) if (n % 3 === 0) await wantMail(person, site.mailbox, `person${n}@example.org`);
  const tally: Tally = { done: 0, again: 0, told: 0, refused: new Map(), strange: new Map() };
  const count = (what: keyof Tally, word = ''): void => {
    if (what === 'refused' || what === 'strange') tally[what].set(word, (tally[what].get(word) ?? 0) + 1);
    else tally[what]++;
  };
  const tables: SetUp[] = [];
  const isGoingOn = ({ chairs }: SetUp): boolean => !chairs.some((chair) => chair.isOver());
  const allChairs = () => tables.flatMap(({ chairs }) => chairs);

  return {
    tally,
    tables,
    play: async (until, atOnce) => {
      let begun = 0;
      const beginning = new Set<Promise<void>>();
      const begin = async (): Promise<void> => {
        const table = await setTable({ people, rng, count }, begun++).catch(() => undefined);
        if (table) tables.push(table);
      };
      while (Date.now() < until) {
        if (beginning.size + tables.filter(isGoingOn).length < atOnce) {
          const one = begin().finally(() => beginning.delete(one));
          beginning.add(one);
        } else await pause(LOOK_AGAIN / 2 + below(rng, LOOK_AGAIN));
      }
      await Promise.all(beginning);
    },
    rest: () => {
      for (const chair of allChairs()) chair.rest();
    },
    lookForTheLastTime: async () => {
      for (const chair of allChairs()) chair.isLast();
      await Promise.all(people.map(({ comeAnew }) => comeAnew()));
      const unseen = new Set(allChairs());
      const looks = allChairs().map((chair) => chair.lookAnew().then(() => unseen.delete(chair)));
      await Promise.race([Promise.all(looks), pause(PATIENCE)]);
      for (const { history } of unseen) count('strange', `${history.viewer} saw nothing of ${history.table}`);
      for (const chair of allChairs()) chair.isLast();
    },
    leave: () => {
      for (const person of people) person.leave();
    },
  };
}

async function wantMail({ call }: Person, { letters }: Mailbox, address: string): Promise<void> {
  await call('POST', '/api/me/channels', { kind: 'mail', address });
  for (let n = 0; n < 100; n++) {
    const token = /#mail=([\w.-]+)/.exec(letters.find(({ to }) => to === address)?.text ?? '')?.[1];
    if (token) return call('POST', '/api/mail/confirm', { token });
    await pause(50);
  }
  throw new Error('no letter came');
}
