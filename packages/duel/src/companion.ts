/** What two people with the box on a real table ask: how a duel is laid out, one thing after another (rulings 2). */
import { BASE_HP, OPENING_HAND, OPENING_RESOURCES, PRESCRIBED, type Setup } from './at-start.ts';
import { CARDS } from './cards/index.ts';
import { LEIA_CARDS } from './cards/leia.ts';
import { VADER_CARDS } from './cards/vader.ts';
import type { Card } from './cards/vocabulary.ts';

export { BASE_HP, SETUPS, type Setup } from './at-start.ts';

type SideName = 'leia' | 'vader';
export type BySide<T> = Readonly<Record<SideName, T>>;

/** Printed numbers, from the first to the last. */
export type Numbers = { readonly first: number; readonly last: number; readonly cards: number };

export type SetUpStep =
  | { readonly does: 'decks'; readonly decks: BySide<Numbers> }
  | { readonly does: 'leaders'; readonly cards: BySide<string> }
  | { readonly does: 'bases'; readonly cards: BySide<string>; readonly hp: number }
  /** In the order of the numbers, the lowest on top. */
  | { readonly does: 'sort'; readonly decks: BySide<Numbers> }
  | { readonly does: 'shuffle' | 'mulligan' }
  /** Whose it is; undefined where chance says it. */
  | { readonly does: 'initiative'; readonly side: SideName | undefined }
  /** `stays`: nobody may ask for another hand. */
  | { readonly does: 'draw'; readonly cards: number; readonly stays: boolean }
  /** The two of each side, where they are prescribed. */
  | { readonly does: 'resources'; readonly count: number; readonly cards: BySide<readonly string[]> | undefined }
  | { readonly does: 'begins'; readonly hand: number };

export function setUpSteps(setup: Setup): SetUpStep[] {
  const first = setup === 'first-game';
  const decks = { leia: numbersOf(LEIA_CARDS, isInDeck), vader: numbersOf(VADER_CARDS, isInDeck) };
  return [
    { does: 'decks', decks: { leia: numbersOf(LEIA_CARDS), vader: numbersOf(VADER_CARDS) } },
    { does: 'leaders', cards: { leia: theOne(LEIA_CARDS, 'leader'), vader: theOne(VADER_CARDS, 'leader') } },
    { does: 'bases', cards: { leia: theOne(LEIA_CARDS, 'base'), vader: theOne(VADER_CARDS, 'base') }, hp: BASE_HP[setup] },
    first ? { does: 'sort', decks } : { does: 'shuffle' },
    { does: 'initiative', side: first ? 'leia' : undefined },
    { does: 'draw', cards: OPENING_HAND, stays: first },
    ...(first ? [] : [{ does: 'mulligan' } as const]),
    {
      does: 'resources',
      count: OPENING_RESOURCES,
      cards: first ? { leia: PRESCRIBED[0], vader: PRESCRIBED[1] } : undefined,
    },
    { does: 'begins', hand: OPENING_HAND - OPENING_RESOURCES },
  ];
}

const isInDeck = ({ type }: Card): boolean => type !== 'leader' && type !== 'base';

function numbersOf(cards: readonly Card[], wanted: (card: Card) => boolean = () => true): Numbers {
  const numbers = cards.filter(wanted).flatMap((card) => card.numbers);
  return { first: Math.min(...numbers), last: Math.max(...numbers), cards: numbers.length };
}

function theOne(cards: readonly Card[], type: Card['type']): string {
  return cards.find((card) => card.type === type)?.name ?? '';
}

/** Resources from which a leader comes into play (duel/leader/deploy). */
export function deployCost(side: SideName): number {
  return CARDS.find(({ name }) => name === theOne(side === 'leia' ? LEIA_CARDS : VADER_CARDS, 'leader'))?.cost ?? 0;
}
