/** What is worth remembering of a duel. */
import { counted, type Deed, type Deeds, type FoughtMatch } from '@wartable/kernel';
import type { SideName } from './cards/index.ts';
import type { Event } from './events.ts';
import type { SideView, View } from './view.ts';

type Duel = FoughtMatch<Event, View>;

/** What a base has in the standard set-up (duel/setup/standard). */
const STANDARD_HP = 30;

export const deeds: Deeds<Event, View> = {
  version: 1,
  facets: ({ own: [side], first }) => ({
    ...(side === undefined ? {} : { side }),
    setup: first.baseHp === STANDARD_HP ? 'standard' : 'first-game',
  }),
  cards: ({ own, events }) =>
    counted(events.flatMap(({ event }) => (event.type === 'card-played' && own.includes(event.side) ? [event.card] : []))),
  deeds: (duel) => {
    const side = ownSide(duel);
    if (!side || !duel.won) return [];
    const end = duel.events.at(-1)?.entry ?? 0;
    const own = duel.last[side];
    const fell = duel.events.find(({ event }) => event.type === 'leader-defeated' && event.side === side);
    return [
      ...when(own.base === 0 && !duel.conceded, 'untouched', end),
      ...when(own.base === duel.last.baseHp - 1, 'one-left', lastHit(duel, side)),
      ...when(duel.whole && !duel.conceded && !deployed(duel, side), 'no-leader', end),
      ...when(fell !== undefined, 'leader-fell', fell?.entry ?? end),
      ...when(!duel.conceded && unitsOf(own) === 1, 'last-unit', end),
    ];
  },
};

function when(happened: boolean, id: string, entry: number): readonly Deed[] {
  return happened ? [{ id, entry }] : [];
}

function ownSide({ own: [seat] }: Duel): SideName | undefined {
  return seat === 'leia' || seat === 'vader' ? seat : undefined;
}

const deployed = ({ events }: Duel, side: SideName): boolean =>
  events.some(({ event }) => event.type === 'leader-deployed' && event.side === side);

const unitsOf = ({ ground, space }: SideView): number => ground.length + space.length;

/** What brought the own base to where it stood at the end. */
function lastHit({ events }: Duel, side: SideName): number {
  const hit = events.findLast(({ event }) => event.type === 'damaged' && 'base' in event.target && event.target.base === side);
  return hit?.entry ?? 0;
}
