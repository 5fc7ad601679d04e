import { LEIA_CARDS } from './leia.ts';
import { VADER_CARDS } from './vader.ts';
import { type Ability, ARENAS, type Card, type Timing } from './vocabulary.ts';

/** A card by its place in `CARDS`: small numbers inside the engine, names at its edges. */
export type CardId = number;
/** An ability by its place in `ABILITIES`. */
export type AbilityId = number;
/** 0 is Leia, 1 is Vader. */
export type Side = 0 | 1;

export const SEATS = ['leia', 'vader'] as const;
export type SideName = (typeof SEATS)[number];
export const SIDES: readonly [0, 1] = [0, 1];
export const NONE = -1;

export const CARDS: readonly Card[] = [...LEIA_CARDS, ...VADER_CARDS];
export const CARD_NAMES: readonly string[] = CARDS.map((card) => card.name);

const idByName = new Map(CARD_NAMES.map((name, id) => [name, id]));

export function cardId(name: string): CardId | undefined {
  return idByName.get(name);
}

/** The card of a name that a view or an event has, where it is one of the box. */
export function idOf(name: string): CardId {
  return idByName.get(name) ?? NONE;
}

export function cardOf(id: CardId): Card {
  return CARDS[id] as Card;
}

export function nameOf(id: CardId): string {
  return CARD_NAMES[id] as string;
}

/** Whose deck a card belongs to. Owner and controller never differ (duel/terms/friendly). */
export function sideOf(id: CardId): Side {
  return id < LEIA_CARDS.length ? 0 : 1;
}

export function sideNamed(name: SideName): Side {
  return name === 'leia' ? 0 : 1;
}

export const LEADERS: readonly [CardId, CardId] = [CARD_NAMES.indexOf('leia-organa'), CARD_NAMES.indexOf('darth-vader')];
export const ABILITIES: readonly (Ability & { readonly card: CardId })[] = CARDS.flatMap((card, id) =>
  card.abilities.map((ability) => ({ ...ability, card: id })),
);

/** Figures of the cards as flat tables, for the inner loops. */
export const COST: readonly number[] = CARDS.map((card) => card.cost);
export const POWER: readonly number[] = CARDS.map((card) => card.power);
export const HP: readonly number[] = CARDS.map((card) => card.hp);
export const RAID: readonly number[] = CARDS.map((card) => card.raid);
export const RESTORE: readonly number[] = CARDS.map((card) => card.restore);
export const SENTINEL: readonly boolean[] = CARDS.map((card) => card.sentinel);
/** 0 ground, 1 space, NONE for events and bases. */
export const ARENA: readonly number[] = CARDS.map((card) => (card.arena === undefined ? NONE : ARENAS.indexOf(card.arena)));

/** The ability a card has at a moment, or NONE. No card of the box has two. */
export const WHEN_PLAYED: readonly AbilityId[] = abilitiesAt('when-played');
export const ON_ATTACK: readonly AbilityId[] = abilitiesAt('on-attack');
export const WHEN_DEFEATED: readonly AbilityId[] = abilitiesAt('when-defeated');
export const ACTION: readonly AbilityId[] = abilitiesAt('action');
export const EVENT: readonly AbilityId[] = abilitiesAt('event');

function abilitiesAt(timing: Timing): readonly AbilityId[] {
  return CARDS.map((_, id) => ABILITIES.findIndex((ability) => ability.card === id && ability.timing === timing));
}

/** Both decks in their preset order, top card last: the lowest collector number lies on top (duel/setup/preset-decks). */
export const PRESET_DECKS: readonly [readonly CardId[], readonly CardId[]] = [presetDeck(0), presetDeck(1)];

function presetDeck(side: Side): readonly CardId[] {
  return CARDS.flatMap((card, id) =>
    sideOf(id) === side && card.type !== 'leader' && card.type !== 'base' ? card.numbers.map((number) => ({ number, id })) : [],
  )
    .sort((a, b) => b.number - a.number)
    .map(({ id }) => id);
}
