/** Readers of the duel's own words in data from outside. */
import { type Choice, InputError, readItems, readNumber, readText, readWord } from '@wartable/kernel';
import { type AbilityId, CARD_NAMES, type CardId, cardOf, idOf, SEATS, type Side, sideNamed, sideOf } from './cards/index.ts';
import { cardText, sideText, text } from './describe.ts';
import { ABILITY_NAMES, inState, parseChoice } from './notation.ts';
import type { State, UnitId } from './state.ts';

export function readCard(input: unknown, path: string): CardId {
  return idOf(readWord(input, path, CARD_NAMES));
}

export function readDeckCard(input: unknown, side: Side, path: string): CardId {
  const card = readCard(input, path);
  const { type } = cardOf(card);
  if (sideOf(card) !== side || type === 'leader' || type === 'base')
    throw new InputError(path, text('position.not-in-deck', { card: cardText(card), side: sideText(side) }));
  return card;
}

export function readSide(input: unknown, path: string): Side {
  return sideNamed(readWord(input, path, SEATS));
}

export function readChoices(state: State, input: unknown, path: string): Choice[] {
  return readItems(input, path, (item, at) => {
    const notation = readText(item, at);
    const choice = parseChoice(inState(state), notation);
    if (choice === undefined) throw new InputError(at, text('position.choice', { words: notation }));
    return choice;
  });
}

export function readAbility(input: unknown, path: string): AbilityId {
  return ABILITY_NAMES.indexOf(readWord(input, path, ABILITY_NAMES)) as AbilityId;
}

/** The unit may have left play. */
export function readUnitId(input: unknown, path: string): UnitId {
  return readNumber(input, path, 0, 9999) as UnitId;
}
