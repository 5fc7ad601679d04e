/** What is printed on a card, by its name. */
import { CARDS, type Card } from '@wartable/duel/telling';
import type { SideName } from './scene.ts';

export type Aspect = Card['aspects'][number];
export type Timing = Card['abilities'][number]['timing'];
export type Does = Card['abilities'][number]['steps'][number]['effect']['does'];

const BY_NAME: ReadonlyMap<string, Card> = new Map(CARDS.map((card) => [card.name, card]));
const LEIA_ASPECTS: ReadonlySet<Aspect> = new Set<Aspect>(['command', 'heroism', 'cunning']);

export function printed(name: string): Card | undefined {
  return BY_NAME.get(name);
}

/** Each aspect belongs to one deck alone. */
export function sideOfCard(name: string): SideName {
  return printed(name)?.aspects.some((aspect) => LEIA_ASPECTS.has(aspect)) ? 'leia' : 'vader';
}

export type Line = { readonly timing: Timing; readonly effects: readonly { readonly does: Does; readonly amount?: number }[] };

/** Abilities as symbols: when, and what. Steps that only tidy up are left out. */
export function linesOf(card: Card): readonly Line[] {
  return card.abilities.map(({ timing, steps }) => ({
    timing,
    effects: steps
      .filter(({ effect }) => effect.does !== 'discard-rest')
      .map(({ effect }) => ('amount' in effect ? { does: effect.does, amount: effect.amount } : { does: effect.does })),
  }));
}
