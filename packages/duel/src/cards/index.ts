import type { Brand } from '@wartable/kernel';
import { LEIA_CARDS } from './leia.ts';
import { VADER_CARDS } from './vader.ts';
import type { Ability, Card, Timing } from './vocabulary.ts';

/** A card by its place in `CARDS`: small numbers inside the engine, names at its edges. */
export type CardId = Brand<number, 'CardId'>;
/** An ability by its place in `ABILITIES`. */
export type AbilityId = Brand<number, 'AbilityId'>;
/** 0 is Leia, 1 is Vader. */
export type Side = 0 | 1;
/** 0 is ground, 1 is space. */
export type ArenaId = 0 | 1;

export const SEATS = ['leia', 'vader'] as const;
export type SideName = (typeof SEATS)[number];
export const SIDES: readonly [0, 1] = [0, 1];
export const ARENA_IDS: readonly [0, 1] = [0, 1];
/** No card, unit, ability, side or arena. */
export const NONE = -1;
export type None = typeof NONE;

export const CARDS: readonly Card[] = [...LEIA_CARDS, ...VADER_CARDS];
export const CARD_IDS: readonly CardId[] = CARDS.map((_, id) => id as CardId);
export const CARD_NAMES: readonly string[] = CARDS.map((card) => card.name);

const idByName = new Map(CARD_IDS.map((id) => [nameOf(id), id]));

export function cardId(name: string): CardId | undefined {
  return idByName.get(name);
}

/** The card of a name that a view or an event has: one of the box. */
export function idOf(name: string): CardId {
  return idByName.get(name) as CardId;
}

export function cardOf(id: CardId): Card {
  return CARDS[id] as Card;
}

export function nameOf(id: CardId): string {
  return cardOf(id).name;
}

/** Whose deck a card belongs to. Owner and controller never differ (duel/terms/friendly). */
export function sideOf(id: CardId): Side {
  return id < LEIA_CARDS.length ? 0 : 1;
}

export function sideNamed(name: SideName): Side {
  return name === 'leia' ? 0 : 1;
}

export const LEADERS: readonly [CardId, CardId] = [idOf('leia-organa'), idOf('darth-vader')];

type CardAbility = Ability & { readonly card: CardId };

export const ABILITIES: readonly CardAbility[] = CARD_IDS.flatMap((card) =>
  cardOf(card).abilities.map((ability) => ({ ...ability, card })),
);
export const ABILITY_IDS: readonly AbilityId[] = ABILITIES.map((_, id) => id as AbilityId);

export function abilityOf(id: AbilityId): CardAbility {
  return ABILITIES[id] as CardAbility;
}

/** Where a card of a unit belongs. */
export function arenaOf(id: CardId): ArenaId {
  return cardOf(id).arena === 'space' ? 1 : 0;
}

/** The ability a card has at a moment, or NONE. No card of the box has two. */
export const whenPlayedOf = abilityAt('when-played');
export const onAttackOf = abilityAt('on-attack');
export const whenDefeatedOf = abilityAt('when-defeated');
export const actionOf = abilityAt('action');
export const eventOf = abilityAt('event');

function abilityAt(timing: Timing): (card: CardId) => AbilityId | None {
  const found = CARD_IDS.map((card) => ABILITY_IDS.find((id) => isAbility(id, card, timing)) ?? NONE);
  return (card) => found[card] ?? NONE;
}

function isAbility(id: AbilityId, card: CardId, timing: Timing): boolean {
  return abilityOf(id).card === card && abilityOf(id).timing === timing;
}

/** What the Action on the leader side costs. */
export function leaderCost(side: Side): number {
  const action = actionOf(LEADERS[side]);
  return action === NONE ? 0 : abilityOf(action).resources;
}

/** Both decks in their preset order, top card last: the lowest collector number lies on top (duel/setup/preset-decks). */
export const PRESET_DECKS: readonly [readonly CardId[], readonly CardId[]] = [presetDeck(0), presetDeck(1)];

function presetDeck(side: Side): readonly CardId[] {
  const own = CARD_IDS.filter((id) => sideOf(id) === side && cardOf(id).type !== 'leader' && cardOf(id).type !== 'base');
  return own
    .flatMap((id) => cardOf(id).numbers.map((number) => ({ number, id })))
    .sort((a, b) => b.number - a.number)
    .map(({ id }) => id);
}
