/** What two people with the box on a real table ask: how a battle is laid out, one thing after another, and what the box holds (rules 1, 3). */
import type { HexId } from '@wartable/kernel';
import { SIDE_NAMES, SIDES, type SideName } from './board.ts';
import {
  BADGES,
  type BadgeName,
  KINDS,
  STRUCTURES,
  type StructureName,
  TERRAINS,
  UNIT_KINDS,
  type UnitClass,
  type UnitKindName,
} from './kinds.ts';
import type { Battle, Placed } from './scenario.ts';

export { type AskedAttack, attackAsked } from './odds-asked.ts';

type TerrainName = (typeof TERRAINS)[number];

/** One thing to do before the battle. What lies on hexes is laid there whole. */
export type SetUpStep =
  | { readonly does: 'board' | 'cards' | 'hands' | 'medals-to-win' | 'special-rules' | 'begins' }
  | { readonly does: 'terrain'; readonly terrain: TerrainName; readonly hexes: readonly HexId[] }
  | { readonly does: 'structures'; readonly structure: StructureName; readonly hexes: readonly HexId[] }
  | {
      readonly does: 'units';
      readonly side: SideName;
      readonly unit: UnitKindName;
      readonly figures: number;
      readonly hexes: readonly HexId[];
    }
  | { readonly does: 'badges'; readonly side: SideName; readonly badge: BadgeName; readonly hexes: readonly HexId[] }
  | {
      readonly does: 'medals';
      readonly for: SideName | 'either';
      /** On each hex. */
      readonly count: number;
      readonly hexes: readonly HexId[];
    }
  | { readonly does: 'exits'; readonly for: SideName; readonly hexes: readonly HexId[] };

/** The set-up in the order of the rulebook: ground, units, badges, medals, cards (hoth/setup/…). */
export function setUpSteps(battle: Battle): SetUpStep[] {
  return [
    { does: 'board' },
    ...terrainSteps(battle),
    ...STRUCTURES.flatMap((structure): SetUpStep[] => {
      const hexes = battle.structures.filter(({ kind }) => kind === structure).map(({ hex }) => hex);
      return hexes.length === 0 ? [] : [{ does: 'structures', structure, hexes }];
    }),
    ...SIDES.flatMap((side) => unitSteps(battle.units.filter(({ kind }) => KINDS[kind]?.side === side))),
    ...objectiveSteps(battle),
    { does: 'cards' },
    { does: 'hands' },
    { does: 'medals-to-win' },
    ...(battle.rules.length + battle.unknown.length > 0 ? [{ does: 'special-rules' } as const] : []),
    { does: 'begins' },
  ];
}

function terrainSteps({ terrain }: Battle): SetUpStep[] {
  return TERRAINS.flatMap((name, ground): SetUpStep[] => {
    const hexes = terrain.flatMap((one, hex) => (one === ground ? [hex as HexId] : []));
    return name === 'snow' || hexes.length === 0 ? [] : [{ does: 'terrain', terrain: name, hexes }];
  });
}

/** By kind and size, then the badges of the same side. */
function unitSteps(units: readonly Placed[]): SetUpStep[] {
  const hexesOf = (some: readonly Placed[]): HexId[] => some.map(({ hex }) => hex);
  const sideOf = ({ kind }: Placed): SideName => SIDE_NAMES[KINDS[kind]?.side ?? 0];
  const groups = [...Map.groupBy(units, ({ kind, figures }) => kind * 10 + figures)].sort(([a], [b]) => a - b);
  const badged = Map.groupBy(units, ({ badge }) => badge);
  return [
    ...groups.map(([, same]): SetUpStep => {
      const [first] = same as [Placed];
      const unit = UNIT_KINDS[first.kind] as UnitKindName;
      return { does: 'units', side: sideOf(first), unit, figures: first.figures, hexes: hexesOf(same) };
    }),
    ...BADGES.flatMap((badge, i): SetUpStep[] => {
      const same = i === 0 ? [] : (badged.get(i) ?? []);
      const [first] = same;
      return first ? [{ does: 'badges', side: sideOf(first), badge, hexes: hexesOf(same) }] : [];
    }),
  ];
}

/** Medals lie where a rule gives them, or where somebody waits; exits are said, and marked by whoever likes. */
function objectiveSteps({ rules }: Battle): SetUpStep[] {
  return rules.flatMap((rule): SetUpStep[] => {
    switch (rule.rule) {
      case 'temporary-objective':
      case 'permanent-objective':
      case 'collect':
        return [{ does: 'medals', for: rule.for, count: rule.medals, hexes: rule.hexes }];
      case 'hold-all':
        return [{ does: 'medals', for: rule.for, count: 1, hexes: rule.hexes }];
      case 'officer':
        return [
          { does: 'medals', for: 'either', count: 1, hexes: rule.hexes },
          { does: 'exits', for: 'rebel', hexes: rule.exits },
        ];
      case 'exit':
        return [{ does: 'exits', for: rule.for, hexes: rule.hexes }];
      default:
        return [];
    }
  });
}

/** What one box holds (rules 1). */
const BOX = { terrain: 19, structures: { 'shield-generator': 2, 'ion-cannon': 1 }, medals: 6, badges: 10 } as const;
const FIGURES: Readonly<Record<UnitKindName, number>> = {
  'echo-base-troopers': 24,
  snowspeeders: 9,
  'rebel-artillery': 2,
  snowtroopers: 32,
  'at-at': 3,
  'probe-droids': 4,
};

/** What a battle needs more of than there is in one box. */
export type Lack = {
  readonly of: 'terrain' | 'medals' | 'badges' | StructureName | UnitKindName;
  readonly needs: number;
  readonly has: number;
};

export function lacks(battle: Battle): Lack[] {
  const steps = setUpSteps(battle);
  const sum = (count: (step: SetUpStep) => number): number => steps.reduce((all, step) => all + count(step), 0);
  const needs: Lack[] = [
    { of: 'terrain', needs: sum((step) => (step.does === 'terrain' ? step.hexes.length : 0)), has: BOX.terrain },
    ...STRUCTURES.map((of) => ({
      of,
      needs: sum((step) => (step.does === 'structures' && step.structure === of ? step.hexes.length : 0)),
      has: BOX.structures[of],
    })),
    ...UNIT_KINDS.map((of) => ({
      of,
      needs: sum((step) => (step.does === 'units' && step.unit === of ? step.hexes.length * step.figures : 0)),
      has: FIGURES[of],
    })),
    { of: 'medals', needs: sum((step) => (step.does === 'medals' ? step.hexes.length * step.count : 0)), has: BOX.medals },
    { of: 'badges', needs: sum((step) => (step.does === 'badges' ? step.hexes.length : 0)), has: BOX.badges },
  ];
  return needs.filter(({ needs: wanted, has }) => wanted > has);
}

/** What is counted in a battle beside medals and turns: where a special rule looks at a number. */
export type Watched = {
  readonly id: string;
  readonly what: 'left' | 'charges' | 'fallen';
  readonly for: SideName;
  readonly goal: number;
  readonly unit?: UnitKindName;
  readonly only?: UnitClass;
};

export function watchedIn({ rules }: Battle): Watched[] {
  return rules.flatMap((rule, i): Watched[] => {
    const id = `rule-${i}`;
    switch (rule.rule) {
      case 'exit':
        return rule.wins === undefined ? [] : [{ id, what: 'left', for: rule.for, goal: rule.wins }];
      case 'charge':
        return [{ id, what: 'charges', for: rule.for, goal: rule.charges }];
      case 'eliminate':
        return [{ id, what: 'fallen', for: rule.for, goal: rule.count, unit: rule.kind }];
      default:
        return [];
    }
  });
}
