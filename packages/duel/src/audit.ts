/** What must be true of every state of a game that began with a set-up. */
import { type CardId, LEADERS, NONE, PRESET_DECKS, SIDES, type Side, sideOf } from './cards/index.ts';
import { cardOfUnit, damageOn, lostCards, remainingHp, type State, unitsByArrival } from './state.ts';

export function audit(state: State): readonly string[] {
  return SIDES.flatMap((side) => [
    ...auditCards(state, side),
    ...auditLeader(state, side),
    ...auditResources(state, side),
    ...lostCards(state, side).map((card) => `side ${side}: the shown card ${card} is not in the hand or later resources`),
  ]).concat(auditUnits(state));
}

/** Every card of a deck is in exactly one place. */
function auditCards(state: State, side: Side): string[] {
  const units = unitsByArrival(state)
    .map((unit) => cardOfUnit(state, unit))
    .filter((card) => sideOf(card) === side && card !== LEADERS[side]);
  const revealed = state.frames
    .flatMap((frame) => (frame.step === 'ability' ? frame.revealed : []))
    .filter((card) => sideOf(card) === side);
  const zones = [state.hand[side], state.deck[side], state.discard[side], state.resources[side], units, revealed];
  const found = sorted(zones.flat());
  const expected = sorted(PRESET_DECKS[side]);
  return found.join() === expected.join() ? [] : [`side ${side}: the cards are ${found.join()}, not ${expected.join()}`];
}

function auditLeader(state: State, side: Side): string[] {
  const inPlay = state.unitCard.filter((card) => card === LEADERS[side]).length;
  const deployed = state.leader[side] === 'deployed';
  const sound = inPlay === (deployed ? 1 : 0) && (!deployed || state.epicUsed[side]);
  return sound ? [] : [`side ${side}: ${inPlay} leaders in play, leader state ${state.leader[side]}`];
}

function auditResources(state: State, side: Side): string[] {
  const spent = state.spent[side];
  return spent >= 0 && spent <= state.resources[side].length ? [] : [`side ${side}: ${spent} resources are exhausted`];
}

function auditUnits(state: State): string[] {
  const listed = unitsByArrival(state);
  const inPlay = state.unitCard.flatMap((card, unit) => (card === NONE ? [] : [unit]));
  const problems =
    listed.join() === inPlay.join() ? [] : [`the arenas hold the units ${listed.join()}, in play are ${inPlay.join()}`];
  for (const unit of listed) {
    const damage = damageOn(state, unit);
    if (damage < 0 || remainingHp(state, unit) <= 0) problems.push(`unit ${unit} is in play with ${damage} damage`);
  }
  return problems;
}

function sorted(cards: readonly CardId[]): CardId[] {
  return [...cards].sort((a, b) => a - b);
}
