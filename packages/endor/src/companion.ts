/** What somebody with the box on a real table asks: how the battle is laid out, one thing after another (rules 3, 10). */
import type { HexId } from '@wartable/kernel';
import { ARRIVING, arrivalsAtStart, eventDeck, GARRISON } from './at-start.ts';
import { actionDeck, EVENT_DECK, eventOf } from './cards.ts';
import { type Area, type GameMap, NUMBERED } from './map.ts';
import {
  CATAPULT,
  CHEWBACCA,
  DROIDS,
  EWOK,
  EWOK_LEADER,
  HAN,
  LEIA,
  pieceName,
  piecesOf,
  REBEL_TROOPER,
  TABLES,
  TYPES,
  type TypeId,
} from './pieces.ts';
import type { Difficulty } from './state.ts';

export { type AskedAttempt, type AskedShot, attemptAsked, shotAsked } from './odds-asked.ts';

/** So many of a kind: a type of unit, or a hero by name. */
export type Troop = { readonly kind: string; readonly n: number };

export type SetUpStep =
  | { readonly does: 'board' | 'tracks' | 'begins' }
  | { readonly does: 'decks'; readonly actions: number; readonly events: number; readonly without: readonly string[] }
  /** Freely, one per hex. */
  | { readonly does: 'place'; readonly area: Area; readonly troops: readonly Troop[]; readonly hexes: readonly HexId[] }
  | { readonly does: 'garrison'; readonly troops: readonly Troop[] }
  /** Each where its die says. */
  | { readonly does: 'arrive'; readonly troops: readonly [Troop]; readonly hexes: readonly HexId[] };

export function setUpSteps(map: GameMap, difficulty: Difficulty): SetUpStep[] {
  const arrive = arrivalsAtStart(difficulty);
  const hexesIn = (wanted: (macrohex: GameMap['macrohexes'][number]) => boolean): HexId[] =>
    map.macrohexes.filter(wanted).flatMap(({ hexes }) => hexes);
  const inArea = (area: Area): HexId[] => hexesIn((macrohex) => macrohex.area === area);
  const numbered = hexesIn(({ id }) => NUMBERED.includes(id));
  const all = (type: TypeId): Troop => ({ kind: TYPES[type], n: piecesOf(type).length });
  const events = eventDeck(difficulty);
  return [
    { does: 'board' },
    { does: 'tracks' },
    {
      does: 'decks',
      actions: actionDeck(difficulty).length,
      events: events.length,
      without: [
        ...TABLES.actions.slice(actionDeck(difficulty).length).map(() => 'action.event'),
        ...EVENT_DECK.filter((card) => !events.includes(card)).map((card) => `event.${eventOf(card).event}`),
      ],
    },
    {
      does: 'place',
      area: 'rebel',
      troops: [...[HAN, LEIA, CHEWBACCA].map((hero) => ({ kind: pieceName(hero), n: 1 })), all(REBEL_TROOPER)],
      hexes: inArea('rebel'),
    },
    { does: 'garrison', troops: [{ kind: 'security', n: GARRISON }] },
    ...ARRIVING.map((kind): SetUpStep => ({ does: 'arrive', troops: [{ kind, n: arrive[kind] }], hexes: numbered })),
    {
      does: 'place',
      area: 'ewok',
      troops: [all(EWOK_LEADER), all(EWOK), { kind: pieceName(DROIDS), n: 1 }],
      hexes: inArea('ewok'),
    },
    { does: 'place', area: 'deep-woods', troops: [all(CATAPULT)], hexes: inArea('deep-woods') },
    { does: 'begins' },
  ];
}

/** Where a die sends a unit that arrives. */
export function macrohexForDie(die: number): string {
  return NUMBERED[die - 1] ?? '';
}
