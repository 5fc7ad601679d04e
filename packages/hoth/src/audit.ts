/** What must be true of every state of a battle that began with a set-up. */
import { allSeats } from '@wartable/kernel';
import { HEXES, SIDES, type Side } from './board.ts';
import { type CardId, cardOf, cardsOf } from './cards/index.ts';
import { canStand } from './rules/movement.ts';
import { everyUnit, figuresOf, hexOf, isInPlay, missing, NONE, type State, strayCards, unitAt } from './state.ts';

export function audit(state: State): readonly string[] {
  return [...auditUnits(state), ...SIDES.flatMap((side) => auditCards(state, side)), ...auditMemory(state)];
}

/** What all have seen is still so. */
function auditMemory(state: State): string[] {
  return allSeats(state.hands).flatMap((seat) => [
    ...(state.shown[seat] ?? [])
      .filter((card) => !state.hands[seat]?.includes(card))
      .map((card) => `seat ${seat}: the shown card ${card} is not in the hand`),
    ...strayCards(state, seat).map((card) => `seat ${seat}: card ${card} in the pile was not among the reshuffled ones`),
  ]);
}

function auditUnits(state: State): string[] {
  const problems: string[] = [];
  for (const unit of everyUnit(state)) {
    if (!isInPlay(state, unit)) continue;
    const hex = hexOf(state, unit);
    const figures = figuresOf(state, unit);
    if (unitAt(state, hex) !== unit) problems.push(`unit ${unit} is not on its hex`);
    if (figures < 1 || missing(state, unit) < 0) problems.push(`unit ${unit} has ${figures} figures`);
    if (!canStand(state, unit, hex)) problems.push(`unit ${unit} stands where it cannot`);
  }
  for (const hex of HEXES) {
    const unit = unitAt(state, hex);
    if (unit !== NONE && state.unitHex[unit] !== hex) problems.push(`hex ${hex} names unit ${unit}`);
  }
  return problems;
}

/** Every card of a side's deck is in exactly one place. */
function auditCards(state: State, side: Side): string[] {
  const found: CardId[] = state.played.filter((card) => cardOf(card).side === side && cardOf(card).set !== 'support');
  state.sides.forEach((owner, seat) => {
    if (owner === side) found.push(...(state.hands[seat] ?? []), ...(state.piles[seat] ?? []), ...(state.discards[seat] ?? []));
  });
  const sets = new Set(found.map((card) => cardOf(card).set).filter((set) => set !== 'standard'));
  const expected = [...cardsOf(side, 'standard'), ...[...sets].flatMap((set) => cardsOf(side, set))];
  const sorted = (cards: readonly CardId[]): string => [...cards].sort((a, b) => a - b).join();
  return sorted(found) === sorted(expected) ? [] : [`side ${side}: the cards are ${sorted(found)}, not ${sorted(expected)}`];
}
