/** A table of Battle for Endor as its page has it: what is told goes through JSON, and the events give the views. */
import { type Event, endor, REBEL, type View } from '@wartable/endor';
import { telling } from '@wartable/endor/telling';
import {
  type Choice,
  type Decision,
  type Followed,
  type FromSeat,
  follow,
  freshFor,
  type Game,
  hear,
  isReply,
  newMatch,
  openTable,
  seedFrom,
  type Telling,
  type Told,
} from '@wartable/kernel';
import { type ShownDecision, snapshotOf } from '@wartable/web/play/snapshot.ts';

export const GAME: Game = endor;
const TELLING: Telling = telling;
const SEATED = { say: 'seated', viewer: REBEL, seats: [], handOverTo: undefined } as const;

export type News = { readonly before: View; readonly told: readonly Told<View, Event>[]; readonly now: View };

const copy = <T>(data: T): T => JSON.parse(JSON.stringify(data)) as T;

export function sitDown(options: object, seed: string) {
  const happened: { entry: number; event: Event }[] = [];
  const match = newMatch(endor, { options, players: ['person'], seed: seedFrom(seed) }, (event) =>
    happened.push({ entry: -1, event }),
  );
  const table = openTable(match, happened);
  let said = 0;
  let known: Followed<View, Event> | undefined;
  const told: Told<View, Event>[] = [];
  const take = (message: Parameters<typeof follow<View, Event>>[2]): void => {
    const next = follow(telling, known, copy(message));
    if (typeof next === 'string') throw new Error(next);
    told.push(...next.told);
    known = next.now;
  };
  take(freshFor(table, REBEL, 'opened') as Parameters<typeof take>[0]);
  const now = (): Followed<View, Event> => {
    if (!known) throw new Error('nothing was told');
    return known;
  };
  const say = (message: FromSeat): News => {
    const { view: before } = now();
    told.length = 0;
    for (const { to, message: heard } of hear(table, REBEL, message).deliveries)
      if (to === REBEL && !isReply(heard)) take(heard as Parameters<typeof take>[0]);
    return { before, told: [...told], now: now().view };
  };
  const asked = (): number => now().decision?.id ?? -1;
  return {
    now,
    state: () => match.state,
    /** As the page shows it; undefined when the game is over. */
    decision: (): ShownDecision | undefined => snapshotOf(TELLING, now() as Followed, SEATED).decision,
    answer: (choice: Choice): News => say({ say: 'answer', decision: asked(), choice, id: `a${said++}` }),
    plan: (notations: readonly string[]): News => say({ say: 'plan', decision: asked(), notations, id: `p${said++}` }),
  };
}

/** Answers in words from a position, and what is told of them. */
export function fromPosition(position: object, ...words: readonly string[]): News {
  const state = endor.read(position);
  const before = endor.view(state, REBEL);
  let now = before;
  const told = words.flatMap((one) => {
    const [decision] = endor.pending(state) as readonly [Decision];
    const choice = endor.offers(endor.view(state, REBEL), decision).find((offer) => offer.notation === one)?.choice;
    if (choice === undefined) throw new Error(`${one} is not offered`);
    const events: Event[] = [];
    endor.apply(state, REBEL, choice, (event) => events.push(copy(event)));
    return [...events, endor.stands(state)].map((event) => {
      now = endor.fold(now, event);
      return { event, view: now };
    });
  });
  return { before, told, now };
}

/** All but what is in progress, which is told after the events of a step. */
export function boardOf({ underway: _underway, ...board }: View): object {
  return board;
}
