/** Hands, piles and scripted chance in a position. */
import {
  allSeats,
  type Fields,
  InputError,
  join,
  readFields,
  readList,
  readOptional,
  readWord,
  type Scripted,
  type Seat,
} from '@wartable/kernel';
import { SIDE_NAMES, SIDES } from './board.ts';
import { CARD_NAMES, type CardId, cardName, cardNamed, cardsOf } from './cards/index.ts';
import { cardText } from './describe.ts';
import { FACES, SYMBOLS } from './kinds.ts';
import { EMPTY, handOf, type State, shownIn, sideOfSeat, strayCards } from './state.ts';
import { text } from './text/text.ts';
import { perSeat } from './written-fields.ts';

/** Hands and discards as named; piles are the rest of the standard cards unless named too. */
export function readAllCards(state: State, fields: Fields, names: readonly string[]): void {
  const none = (): CardId[] => [];
  state.hands = perSeat(fields['hands'], 'hands', names, readCards, none).map((hand) => [...hand].sort((a, b) => a - b));
  state.discards = perSeat(fields['discards'], 'discards', names, readCards, none);
  state.played = readOptional(fields['played'], 'played', readCards, EMPTY);
  const supports = readFields(fields['supports'] ?? {}, 'supports', SIDE_NAMES);
  for (const side of SIDES)
    state.supports[side] = readOptional(supports[SIDE_NAMES[side]], `supports.${SIDE_NAMES[side]}`, readCards, EMPTY);
  state.piles = perSeat(
    fields['piles'],
    'piles',
    names,
    (value, path) => readCards(value, path).reverse(),
    (seat) => restOf(state, seat),
  );
  state.shown = perSeat<readonly CardId[]>(fields['shown'], 'shown', names, readCards, () => EMPTY);
  state.reshuffled = perSeat<readonly CardId[]>(fields['reshuffled'], 'reshuffled', names, readCards, () => EMPTY);
  for (const seat of allSeats(names)) {
    const name = names[seat];
    for (const card of shownIn(state, seat))
      if (!handOf(state, seat).includes(card))
        throw new InputError(`shown.${name}`, text('wrong.not-in-hand', { card: cardText(cardName(card)) }));
    for (const card of strayCards(state, seat))
      throw new InputError(`reshuffled.${name}`, text('wrong.stray', { card: cardText(cardName(card)) }));
  }
}

function restOf(state: State, seat: Seat): CardId[] {
  const side = sideOfSeat(state, seat);
  const first = state.sides.indexOf(side) === seat;
  const named = [...state.hands.flat(), ...state.discards.flat(), ...state.played];
  return first ? cardsOf(side, 'standard').filter((card) => !named.includes(card)) : [];
}

function readCards(input: unknown, path: string): CardId[] {
  return readList(input, path).map((name, i) => cardNamed(readWord(name, join(path, i), CARD_NAMES)));
}

/** `chance: [{dice: [infantry, cross]}, {top: [card, …]}]`: what the next dice show, or which cards a shuffle puts on top. */
export function readChance(input: unknown): Scripted[] {
  if (input === undefined) return [];
  return readList(input, 'chance').flatMap((entry, i): Scripted[] => {
    const path = `chance[${i}]`;
    const fields = readFields(entry, path, ['dice', 'top']);
    if (fields['dice'] !== undefined)
      return readList(fields['dice'], `${path}.dice`).map((symbol, j) =>
        FACES.indexOf(SYMBOLS.indexOf(readWord(symbol, `${path}.dice[${j}]`, SYMBOLS))),
      );
    return [readCards(fields['top'], `${path}.top`).reverse()];
  });
}
