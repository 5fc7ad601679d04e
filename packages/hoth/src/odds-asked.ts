/** The odds of an attack that somebody describes: made on a field of its own, by the same functions as in a battle (rules 8, 10, 12, 13). */
import { type HexId, rngFromSeed, seedFrom } from '@wartable/kernel';
import { HEXES, hexAt, type Side } from './board.ts';
import { E_WEB, KINDS, RIDGE, SCOUTS, SNOW, type StructureName, standsOn, UNIT_KINDS, type UnitKindName } from './kinds.ts';
import { attackOdds, type Odds } from './odds.ts';
import { diceTerms, type Term } from './rules/dice.ts';
import type { Battle } from './scenario.ts';
import { addUnit, emptyState, type State, type UnitId } from './state.ts';

export type AskedAttack = {
  readonly attacker: UnitKindName;
  /** The terrain under each, by number. */
  readonly from: number;
  readonly target: UnitKindName | StructureName;
  readonly on: number;
  /** What the target has left; a structure has one. */
  readonly figures: number;
  readonly distance: number;
  /** An E-Web in place rolls dice again. */
  readonly inPlace: boolean;
  /** Scouts on a ridge see the target. */
  readonly scouts: boolean;
  /** Dice that a card gives. */
  readonly extra: number;
};

/** Undefined where nobody can stand like that. */
export function attackAsked(asked: AskedAttack): { readonly terms: readonly Term[]; readonly odds: Odds } | undefined {
  const { attacker, target, from, on, figures, distance, extra } = asked;
  const kind = UNIT_KINDS.indexOf(attacker);
  const aimed = UNIT_KINDS.findIndex((one) => one === target);
  if (!standsOn(kind, from) || (aimed >= 0 && !standsOn(aimed, on))) return undefined;
  const side = KINDS[kind]?.side ?? 0;
  // At the attacker's own edge: the target has the whole field behind it, and retreats as far as it is driven.
  const row = side === 0 ? FAR_ROW : 0;
  const [there, here] = [hexAt(TARGET_COLUMN, row), hexAt(TARGET_COLUMN + distance, row)];
  const lookout = hexAt(LOOKOUT_COLUMN, row);
  const terrain = HEXES.map((hex) => (hex === here ? from : hex === there ? on : hex === lookout ? RIDGE : SNOW));
  const structures = aimed < 0 ? [{ kind: target as StructureName, hex: there }] : [];
  const state = emptyField(terrain, structures);
  const unit = placed(state, kind, here, KINDS[kind]?.figures ?? 1, asked.inPlace ? E_WEB : 0);
  if (aimed >= 0) placed(state, aimed, there, figures, 0);
  if (asked.scouts) placed(state, infantryOf(side), lookout, 1, SCOUTS);
  const terms = diceTerms(state, unit, there);
  return {
    terms: extra === 0 ? terms : [...terms, { rule: 'hoth/cards/bonus', dice: extra }],
    odds: attackOdds(state, unit, there, extra),
  };
}

const FAR_ROW = 6;
/** The lookout stands on the other side of the target, so that nobody is between. */
const [LOOKOUT_COLUMN, TARGET_COLUMN] = [2, 4];

const infantryOf = (side: Side): number => KINDS.findIndex((one) => one.side === side && one.class === 'infantry');

function placed(state: State, kind: number, hex: HexId, figures: number, badge: number): UnitId {
  return addUnit(state, kind, hex, figures, badge, Math.max(figures, KINDS[kind]?.figures ?? 1));
}

function emptyField(terrain: readonly number[], structures: Battle['structures']): State {
  const battle: Battle = {
    id: 'asked',
    title: '',
    first: 0,
    hand: [0, 0],
    medals: [0, 0],
    terrain,
    units: [],
    structures,
    rules: [],
    unknown: [],
  };
  return emptyState(rngFromSeed(seedFrom('asked')), battle, [0, 1]);
}
