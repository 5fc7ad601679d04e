/** Battles made up at random, with everything a scenario file can say: for `wartable fuzz --invent`. */
import { at, below, type Json, pick, type Rng, shuffle } from '@wartable/kernel';
import { HEXES, hexName, SIDE_NAMES, type Side } from '../board.ts';
import { cardName, cardsOf, LEADERS } from '../cards/index.ts';
import { BADGES, CLASSES, ELITE_SQUADRON, KINDS, SNOW, STRUCTURES, standsOn, TERRAINS, UNIT_KINDS } from '../kinds.ts';
import { drawMap, type Placed, RULE_FIELDS, readScenario, type SpecialRule } from '../scenario.ts';

export type Fields = { [field: string]: Json };

/** The options of a battle: a scenario, two to four seats, perhaps leaders and support cards. */
export function inventBattle(chance: Rng): Fields {
  const players = { rebel: 1 + below(chance, 2), empire: 1 + below(chance, 2) };
  const leaders = (side: Side): string[] => some(chance, LEADERS.slice(side * 3, side * 3 + 3), players[SIDE_NAMES[side]]);
  const supports = (side: Side): string[] => some(chance, cardsOf(side, 'support').map(cardName), below(chance, 4));
  return {
    scenario: inventScenario(chance),
    players,
    ...(likely(chance, 40) ? { leaders: { rebel: leaders(0), empire: leaders(1) } } : {}),
    ...(likely(chance, 30) ? { supports: { rebel: supports(0), empire: supports(1) } } : {}),
  };
}

const MOST_RULES = 6;
const MOST_OF_A_KIND = 5;
const MOST_HAND = 6;
const MOST_MEDALS = 8;

/** A scenario in the words of a file. What a file may not say is drawn again. */
export function inventScenario(chance: Rng): Fields {
  let scenario = inventField(chance);
  while (!isGood(scenario)) scenario = inventField(chance);
  for (let left = below(chance, MOST_RULES + 1); left > 0; left--) {
    const rules = [...(scenario['rules'] as Json[]), inventRule(chance)];
    if (isGood({ ...scenario, rules })) scenario = { ...scenario, rules };
  }
  for (const side of SIDE_NAMES) {
    const medals = { ...(scenario['medals'] as Fields), [side]: 0 };
    if (likely(chance, 20) && isGood({ ...scenario, medals })) scenario = { ...scenario, medals };
  }
  return scenario;
}

function isGood(scenario: Fields): boolean {
  try {
    readScenario(scenario);
    return true;
  } catch {
    return false;
  }
}

function inventField(chance: Rng): Fields {
  const rough = below(chance, 60);
  const terrain = HEXES.map(() => (likely(chance, rough) ? below(chance, TERRAINS.length) : SNOW));
  const units = inventUnits(chance, terrain);
  const free = HEXES.filter((hex) => !units.some((unit) => unit.hex === hex));
  const structures = likely(chance, 30) ? some(chance, free, 1 + below(chance, 3)) : [];
  const pair = (most: number): Json => ({ rebel: 1 + below(chance, most), empire: 1 + below(chance, most) });
  return {
    id: `invented-${below(chance, 1000)}`,
    title: pick(chance, ['Invented', 'own', '', '“Ice” – 冰']),
    first: pick(chance, SIDE_NAMES),
    hand: pair(likely(chance, 10) ? 16 : MOST_HAND),
    medals: pair(likely(chance, 10) ? 16 : MOST_MEDALS),
    map: drawMap({ terrain, units }),
    structures: structures.map((hex) => ({ kind: pick(chance, STRUCTURES), at: hexName(hex) })),
    rules: [],
    unknown: likely(chance, 10) ? ['something'] : [],
  };
}

function inventUnits(chance: Rng, terrain: readonly number[]): Placed[] {
  const units: Placed[] = [];
  KINDS.forEach((_, kind) => {
    const places = HEXES.filter((hex) => standsOn(kind, at(terrain, hex)) && !units.some((unit) => unit.hex === hex));
    for (const hex of some(chance, places, below(chance, MOST_OF_A_KIND + 1)))
      units.push({ kind, hex, figures: 1, badge: likely(chance, 25) ? badgeFor(chance, kind) : 0 });
  });
  return units;
}

function badgeFor(chance: Rng, kind: number): number {
  const unitClass = KINDS[kind]?.class;
  if (unitClass === 'special') return 0;
  return unitClass === 'vehicle' ? ELITE_SQUADRON : 1 + below(chance, BADGES.length - 2);
}

/** Any special rule with any values. */
function inventRule(chance: Rng): Fields {
  const rule = pick(chance, Object.keys(RULE_FIELDS) as SpecialRule['rule'][]);
  const isObjective = rule.endsWith('objective');
  const value: Readonly<Record<string, () => Json | undefined>> = {
    for: () => pick(chance, isObjective ? [...SIDE_NAMES, 'either'] : SIDE_NAMES),
    kind: () => pick(chance, UNIT_KINDS),
    nextTo: () => pick(chance, UNIT_KINDS),
    only: () => (likely(chance, 30) ? pick(chance, CLASSES) : undefined),
    wins: () => (likely(chance, 30) ? 1 + below(chance, 4) : undefined),
    hexes: () => inventHexes(chance),
    exits: () => inventHexes(chance),
    medals: () => below(chance, 4),
    charges: () => 1 + below(chance, 4),
    count: () => 1 + below(chance, 4),
    afterTurns: () => 1 + below(chance, 6),
    most: () => 1 + below(chance, 8),
  };
  const fields = RULE_FIELDS[rule].map((field): [string, Json | undefined] => [field, value[field]?.()]);
  return Object.fromEntries([['rule', rule], ...fields.filter(([, given]) => given !== undefined)]) as Fields;
}

function inventHexes(chance: Rng): Json {
  if (likely(chance, 15)) return pick(chance, ['empire-baseline', 'rebel-baseline']);
  return some(chance, HEXES, 1 + (likely(chance, 50) ? 0 : below(chance, 4))).map(hexName);
}

function likely(chance: Rng, percent: number): boolean {
  return below(chance, 100) < percent;
}

/** So many of a list, in any order. */
function some<T>(chance: Rng, list: readonly T[], count: number): T[] {
  const order = list.map((_, i) => i);
  shuffle(chance, order);
  return order.slice(0, count).map((i) => at(list, i));
}
