/** What the board draws, as plain data, made from what a seat may see. No rule lives here. */
import type { UnitView, View } from '@wartable/hoth/telling';
import type { Hex } from '@wartable/web/board/hexes.ts';
import { HEXES, hexNamed } from './layout.ts';

/** In the order of the engine's terrain numbers. */
const TERRAINS = ['snow', 'ridge', 'rocks', 'building', 'wreckage', 'trenches', 'serac', 'crevasse'] as const;
export type Terrain = (typeof TERRAINS)[number];
export type SideName = 'rebel' | 'empire';
export type Kind = 'echo-base-troopers' | 'snowspeeders' | 'rebel-artillery' | 'snowtroopers' | 'at-at' | 'probe-droids';
export type Badge = 'assault' | 'e-web' | 'scouts' | 'elite-troops' | 'elite-squadron';

export type SceneUnit = {
  readonly id: number;
  readonly hex: Hex;
  readonly kind: Kind;
  readonly side: SideName;
  readonly figures: number;
  readonly full: number;
  readonly badge: Badge | undefined;
  readonly inPlace: boolean;
  readonly ordered: boolean;
  readonly moved: boolean;
};

export type SceneStructure = {
  readonly hex: Hex;
  readonly kind: 'shield-generator' | 'ion-cannon';
  readonly standing: boolean;
};

/** A hex that matters: to hold for a time, to take once, to hold together, to collect from, to leave by, to draw a card on. */
export type ScenePlace = {
  readonly hex: Hex;
  readonly kind: 'hold' | 'take' | 'hold-all' | 'collect' | 'exit' | 'bonus-card';
  readonly for: SideName | 'either';
  readonly medals: number;
  readonly done: boolean;
};

export type Scene = {
  /** By hex. */
  readonly terrain: readonly Terrain[];
  readonly units: readonly SceneUnit[];
  readonly structures: readonly SceneStructure[];
  readonly places: readonly ScenePlace[];
  readonly officer: { readonly hex: Hex; readonly carried: boolean } | undefined;
};

type Battle = View['battle'];

export function sceneOf(view: View): Scene {
  return {
    terrain: terrainOf(view.battle),
    units: view.units.map(unitOf),
    structures: view.battle.structures.map(({ kind, hex }, i) => ({ kind, hex, standing: view.structures[i] === 1 })),
    places: placesOf(view.battle, view.claimed),
    officer: view.officer === null ? undefined : { hex: hexNamed(view.officer), carried: view.officerUnit >= 0 },
  };
}

const terrains = new Map<string, readonly Terrain[]>();

/** Terrain by name. The same map gives the same list, so that the ground is drawn once. */
export function terrainOf(battle: Battle): readonly Terrain[] {
  const key = battle.terrain.join();
  const known = terrains.get(key) ?? HEXES.map((hex) => TERRAINS[battle.terrain[hex] ?? 0] ?? 'snow');
  terrains.set(key, known);
  return known;
}

function unitOf(unit: UnitView): SceneUnit {
  return {
    id: unit.id,
    hex: hexNamed(unit.hex),
    kind: unit.kind as Kind,
    side: unit.side,
    figures: unit.figures,
    full: unit.full,
    badge: unit.badge === 'none' ? undefined : (unit.badge as Badge),
    inPlace: unit.inPlace,
    ordered: unit.order > 0,
    moved: unit.moved > 0,
  };
}

const PLACE_KINDS = {
  'temporary-objective': 'hold',
  'permanent-objective': 'take',
  'hold-all': 'hold-all',
  collect: 'collect',
  exit: 'exit',
} as const;

export function placesOf(battle: Battle, claimed: readonly number[]): ScenePlace[] {
  return battle.rules.flatMap((rule, i): ScenePlace[] => {
    const done = claimed.includes(i);
    if (rule.rule === 'officer') return rule.exits.map((hex) => ({ hex, kind: 'exit', for: 'either', medals: 0, done }));
    if (rule.rule === 'bonus-card') return rule.hexes.map((hex) => ({ hex, kind: 'bonus-card', for: 'either', medals: 0, done }));
    if (!(rule.rule in PLACE_KINDS) || !('hexes' in rule)) return [];
    const kind = PLACE_KINDS[rule.rule as keyof typeof PLACE_KINDS];
    const medals = 'medals' in rule ? rule.medals : 0;
    return rule.hexes.map((hex) => ({ hex, kind, for: rule.for, medals, done }));
  });
}
