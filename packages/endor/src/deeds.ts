/** What is worth remembering of a battle for Endor. */
import { counted, type Deed, type Deeds, type FoughtMatch } from '@wartable/kernel';
import type { Event } from './events.ts';
import { EWOK, EWOK_LEADER, HERO, PIECES, pieceByName, TABLES, typeOf } from './pieces.ts';
import { CAPTURED, DIFFICULTIES, ELIMINATED, PLACES } from './state.ts';
import type { View } from './view.ts';

type Fought = FoughtMatch<Event, View>;

const GONE: readonly string[] = [PLACES[ELIMINATED], PLACES[CAPTURED]];

export const deeds: Deeds<Event, View> = {
  version: 1,
  facets: ({ first: { difficulty }, last }) => ({
    difficulty: difficulty.gentle ? 'gentle' : String(DIFFICULTIES.filter((name) => difficulty[name]).length),
    lost: String(heroesLost(last)),
  }),
  // No card is chosen here: what one likes to send to the door is.
  cards: ({ events }) => counted(events.flatMap(({ event }) => (event.type === 'door-moved' ? [event.piece] : []))),
  deeds: (fought) => {
    if (!fought.won || fought.conceded) return [];
    const { events, last } = fought;
    const end = events.at(-1)?.entry ?? 0;
    const seized = events.find(({ event }) => event.type === 'at-st-seized');
    const limit = TABLES.cruisersToLose - (last.difficulty.fourCruisers ? 1 : 0);
    const cruiser = events.findLast(({ event }) => event.type === 'cruiser-lost')?.entry;
    return [
      ...when(heroesLost(last) === 0, 'all-home', end),
      ...when(last.cruisers === limit - 1, 'last-cruiser', cruiser ?? end),
      ...when(fought.whole && !ewokFell(fought), 'no-ewok', end),
      ...when(seized !== undefined, 'seized', seized?.entry ?? end),
      ...when(heroesLost(last) === HEROES.length - 1, 'one-hero', end),
    ];
  },
};

function when(happened: boolean, id: string, entry: number): readonly Deed[] {
  return happened ? [{ id, entry }] : [];
}

const HEROES: readonly string[] = PIECES.flatMap(({ type, name }) => (type === HERO ? [name] : []));

function heroesLost({ pieces }: View): number {
  return pieces.filter(({ piece, at }) => HEROES.includes(piece) && GONE.includes(at)).length;
}

function ewokFell({ events }: Fought): boolean {
  return events.some(({ event }) => {
    const piece = event.type === 'piece-eliminated' ? pieceByName(event.piece) : undefined;
    return piece !== undefined && (typeOf(piece) === EWOK || typeOf(piece) === EWOK_LEADER);
  });
}
