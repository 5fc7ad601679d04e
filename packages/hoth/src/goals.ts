/** What a side wants in a scenario beside the enemy's units: places, exits, structures (rules 15). */
import { at, type HexId } from '@wartable/kernel';
import { distance, distancesFrom, HEXES, SIDE_NAMES, type Side } from './board.ts';
import type { UnitClass } from './kinds.ts';
import type { Battle } from './scenario.ts';
import { kindOf, NONE, type State, structureAt, type UnitId } from './state.ts';

const MEDAL_WORTH = 2.5;
const STRUCTURE_WORTH = 2;
/** Where the loss of structures decides the battle. */
const DECISIVE_STRUCTURE_WORTH = 8;
/** So many units count that come near a place, and from so far. */
const CROWD = 3;
const FAR = 12;

export type Goals = {
  /** By class: hexes to the nearest exit that is open to it, or NONE. */
  readonly exits: Readonly<Record<UnitClass, Int8Array>>;
  /** What a unit of the enemy that falls is worth besides its figures, and a structure. */
  readonly medalWorth: number;
  readonly structureWorth: number;
  /** Places to take or to hold, with what they are worth; claimed ones no longer count. */
  readonly places: readonly {
    readonly hexes: readonly HexId[];
    readonly worth: number;
    readonly only: string | undefined;
    readonly rule: number;
    /** A structure to destroy: counts while it stands. */
    readonly structure: boolean;
  }[];
};

// Worked out once for each battle. Not part of any state.
const known = new WeakMap<Battle, readonly [Goals, Goals]>();

export function goalsOf(battle: Battle): readonly [Goals, Goals] {
  let goals = known.get(battle);
  if (!goals) {
    goals = [goalsFor(battle, 0), goalsFor(battle, 1)];
    known.set(battle, goals);
  }
  return goals;
}

function goalsFor(battle: Battle, side: Side): Goals {
  const name = SIDE_NAMES[side];
  const exitsOf = (unitClass: UnitClass): Int8Array => {
    const open = battle.rules.flatMap((rule) =>
      rule.rule === 'exit' && rule.for === name && (rule.only ?? unitClass) === unitClass ? rule.hexes : [],
    );
    return Int8Array.from(HEXES, (hex) => (open.length === 0 ? NONE : Math.min(...open.map((to) => distance(hex, to)))));
  };
  const places: Goals['places'][number][] = [];
  const needed = battle.medals[side] || 1;
  battle.rules.forEach((rule, i) => {
    const one = (hexes: readonly HexId[], worth: number, only?: string): void => {
      for (const hex of hexes) places.push({ hexes: [hex], worth, only, rule: i, structure: rule.rule === 'destroy-structures' });
    };
    if (!('for' in rule) || (rule.for !== name && rule.for !== 'either')) {
      if (rule.rule === 'officer' && side === 0)
        places.push({ hexes: rule.exits, worth: 0.5, only: undefined, rule: NONE, structure: false });
      return;
    }
    if (rule.rule === 'temporary-objective' || rule.rule === 'permanent-objective')
      places.push({
        hexes: rule.hexes,
        worth: (4 * rule.medals) / needed,
        only: 'only' in rule ? rule.only : undefined,
        rule: i,
        structure: false,
      });
    else if (rule.rule === 'collect') one(rule.hexes, (4 * rule.medals) / needed, rule.only);
    else if (rule.rule === 'hold-all') one(rule.hexes, 3 / rule.hexes.length);
    else if (rule.rule === 'destroy-structures') for (const { hex } of battle.structures) one([hex], 1.6);
  });
  const decisive = battle.rules.some((rule) => rule.rule === 'destroy-structures' && rule.for === name);
  const noMedals = battle.rules.some((rule) => rule.rule === 'no-elimination-medals' && rule.for === name);
  return {
    exits: { infantry: exitsOf('infantry'), vehicle: exitsOf('vehicle'), special: exitsOf('special') },
    medalWorth: noMedals ? 0 : MEDAL_WORTH,
    structureWorth: decisive ? DECISIVE_STRUCTURE_WORTH : STRUCTURE_WORTH,
    places,
  };
}

/** How near the side is to the places it wants. */
export function objectivesOf(state: State, side: Side, goals: Goals): number {
  let sum = side === 0 && state.officerHex !== NONE ? officerWorth(state) : 0;
  for (const place of goals.places) {
    if (place.rule !== NONE && state.claimed.includes(place.rule)) continue;
    if (place.structure && structureAt(state, at(place.hexes, 0)) === NONE) continue;
    let [first, second, third] = [FAR, FAR, FAR];
    for (const hex of place.hexes) {
      const row = distancesFrom(hex);
      for (let unit = 0 as UnitId; unit < state.unitHex.length; unit++) {
        const stand = state.unitHex[unit] ?? NONE;
        if (stand === NONE) continue;
        const kind = kindOf(state, unit);
        if (kind.side !== side || (place.only !== undefined && place.only !== kind.class)) continue;
        const way = row[stand] as number;
        if (way < first) [first, second, third] = [way, first, second];
        else if (way < second) [second, third] = [way, second];
        else if (way < third) third = way;
      }
    }
    sum += (place.worth * (FAR / (1 + first) + CROWD * FAR - first - second - third)) / (2 * FAR);
  }
  return sum;
}

/** The officer carried, and near the way out. */
function officerWorth(state: State): number {
  const { officerHex, officerUnit } = state;
  const rule = state.battle.rules.find((one) => one.rule === 'officer');
  if (!rule || officerUnit === NONE || officerHex === NONE) return 0;
  const way = Math.min(...rule.exits.map((hex) => distance(officerHex, hex)));
  return 2 + 3 / (1 + way);
}
