/** What no moment of a battle can be. A position may be poor (nobody asks where a unit comes from), but not contradict itself. */
import { at, type Fields, type HexId, InputError, isFields } from '@wartable/kernel';
import { hexName, SIDE_NAMES, SIDES, type Side } from './board.ts';
import { type CardId, cardName, cardOf } from './cards/index.ts';
import { cardText, unitText } from './describe.ts';
import { BADGES, TERRAINS } from './kinds.ts';
import { canStand } from './rules/movement.ts';
import { badgeFits, mostFigures, type SpecialRule } from './scenario.ts';
import { everyUnit, fullOf, hexOf, isInPlay, kindIdOf, kindName, NONE, type State, structureAt, terrainAt } from './state.ts';
import { text } from './text/text.ts';

/** Throws `InputError`, which names the bad place. */
export function checkPossible(state: State, fields: Fields, names: readonly string[]): void {
  checkUnits(state, fields);
  checkCards(state, names);
  // hoth/scenario/bonus-card: one more than the scenario deals.
  for (const [seat, hand] of state.hands.entries()) {
    const most = state.battle.hand[state.sides[seat] ?? 0] + 1;
    if (fields['scenario'] !== undefined && hand.length > most)
      throw new InputError(`hands.${names[seat]}`, text('wrong.too-many', { most, found: hand.length }));
  }
  checkRules(state, fields);
  if (state.outcome !== NONE) return;
  for (const side of SIDES) {
    const need = state.battle.medals[side];
    if (need > 0 && state.medals[side] >= need)
      throw new InputError(`medals.${SIDE_NAMES[side]}`, text('wrong.has-won', { need }));
  }
}

function checkUnits(state: State, fields: Fields): void {
  for (const unit of everyUnit(state)) {
    if (!isInPlay(state, unit)) continue;
    const hex = hexOf(state, unit);
    const name = unitText(kindName(state, unit));
    const kind = kindIdOf(state, unit);
    const badge = at(state.unitBadge, unit);
    if (structureAt(state, hex) !== NONE)
      throw new InputError(placeOf(fields, hex), text('why.structure', { hex: hexName(hex) }));
    if (!canStand(state, unit, hex)) {
      const terrain = text(`terrain.${at(TERRAINS, terrainAt(state, hex))}`);
      throw new InputError(placeOf(fields, hex), text('wrong.cannot-stand', { unit: name, hex: hexName(hex), terrain }));
    }
    if (!badgeFits(kind, badge))
      throw new InputError(
        `units.${hexName(hex)}.badge`,
        text('wrong.badge-of', { badge: { key: `badge.${at(BADGES, badge)}` }, unit: name }),
      );
    if (fullOf(state, unit) > mostFigures(kind, badge))
      throw new InputError(
        `units.${hexName(hex)}.full`,
        text('wrong.too-many', { most: mostFigures(kind, badge), found: fullOf(state, unit) }),
      );
  }
}

/** Where a position says what stands on a hex. */
function placeOf({ units, map }: Fields, hex: HexId): string {
  const name = hexName(hex);
  if (isFields(units) && Object.hasOwn(units, name)) return `units.${name}`;
  return isFields(map) ? `map.${name}` : `map[${Number(name[1]) - 1}]`;
}

/** Each card is there once, with its side; support cards are apart. */
function checkCards(state: State, names: readonly string[]): void {
  const seen = new Set<CardId>();
  const see = (cards: readonly CardId[], path: string): void => {
    for (const card of cards) {
      if (seen.has(card)) throw new InputError(path, text('wrong.card-twice', { card: cardText(cardName(card)) }));
      seen.add(card);
    }
  };
  const seeOwn = (cards: readonly CardId[], path: string, side: Side | undefined, support: boolean): void => {
    for (const card of cards) {
      const named = { card: cardText(cardName(card)) };
      if (cardOf(card).side !== side) throw new InputError(path, text('wrong.other-side', named));
      if ((cardOf(card).set === 'support') !== support)
        throw new InputError(path, support ? text('wrong.no-support', named) : text('wrong.is-support', named));
    }
    see(cards, path);
  };
  const { hands, discards, piles, supports, sides } = state;
  for (const [zone, lists] of Object.entries({ hands, discards, piles }))
    for (const [seat, cards] of lists.entries()) seeOwn(cards, `${zone}.${names[seat]}`, sides[seat], false);
  for (const side of SIDES) seeOwn(supports[side], `supports.${SIDE_NAMES[side]}`, side, true);
  see(state.played, 'played');
}

/** What only a special rule can bring about. */
const BY_RULE: Readonly<Record<string, SpecialRule['rule']>> = {
  charges: 'charge',
  returning: 'return',
  reinforced: 'reinforce-once',
  officer: 'officer',
  bonusCard: 'bonus-card',
};

function checkRules({ battle, claimed, officerUnit, ...state }: State, fields: Fields): void {
  for (const [field, name] of Object.entries(BY_RULE))
    if (fields[field] !== undefined && fields[field] !== 0 && !battle.rules.some(({ rule }) => rule === name))
      throw new InputError(field, text('wrong.no-such-rule', { rule: name }));
  const other = claimed.findIndex((index) => battle.rules[index]?.rule !== 'permanent-objective');
  if (other >= 0) throw new InputError(`claimed[${other}]`, text('wrong.no-such-rule', { rule: 'permanent-objective' }));
  if (officerUnit !== NONE && state.unitHex[officerUnit] === NONE) throw new InputError('officerUnit', text('wrong.gone'));
}
