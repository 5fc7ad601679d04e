/** Units, terrain, badges and dice as data (rules 10.1, 11, 12, 13). */
import type { Side } from './board.ts';

export const UNIT_KINDS = [
  'echo-base-troopers',
  'snowspeeders',
  'rebel-artillery',
  'snowtroopers',
  'at-at',
  'probe-droids',
] as const;
export type UnitKindName = (typeof UNIT_KINDS)[number];
export const CLASSES = ['infantry', 'vehicle', 'special'] as const;
export type UnitClass = (typeof CLASSES)[number];

export type UnitKind = {
  readonly side: Side;
  readonly class: UnitClass;
  readonly figures: number;
  /** Hexes it may move, and after how many it may still attack. */
  readonly move: number;
  readonly moveAndAttack: number;
  /** Dice at distance 1, 2 …; beyond the list it is out of range. */
  readonly dice: readonly number[];
  readonly medals: number;
  readonly flying: boolean;
  readonly ignoresRetreats: boolean;
  readonly confirmation: boolean;
};

const kind = (
  side: Side,
  unitClass: UnitClass,
  figures: number,
  move: number,
  moveAndAttack: number,
  dice: readonly number[],
  more: Partial<UnitKind> = {},
): UnitKind => ({
  side,
  class: unitClass,
  figures,
  move,
  moveAndAttack,
  dice,
  medals: 1,
  flying: false,
  ignoresRetreats: false,
  confirmation: false,
  ...more,
});

export const KINDS: readonly UnitKind[] = [
  kind(0, 'infantry', 3, 2, 1, [3, 2, 1]),
  kind(0, 'vehicle', 3, 3, 3, [4, 2], { flying: true }),
  kind(0, 'special', 1, 0, 0, [4, 3, 2, 1], { medals: 0, ignoresRetreats: true }),
  kind(1, 'infantry', 4, 2, 1, [3, 2, 1]),
  kind(1, 'vehicle', 1, 1, 1, [3, 3, 3], { ignoresRetreats: true, confirmation: true }),
  kind(1, 'special', 2, 2, 2, [2, 1], { medals: 0 }),
];
export const ARTILLERY = 2;
export const AT_AT = 4;

export const TERRAINS = ['snow', 'ridge', 'rocks', 'building', 'wreckage', 'trenches', 'serac', 'crevasse'] as const;
export const SNOW = 0;
export const RIDGE = 1;
export const TRENCHES = 5;
export const SERAC = 6;
const CREVASSE = 7;

/** Whether a unit of this kind may stand on this ground (hoth/terrain/serac, hoth/terrain/crevasse, hoth/terrain/ridge). */
export function standsOn(kind: number, ground: number): boolean {
  if (ground === CREVASSE) return KINDS[kind]?.flying ?? false;
  return ground !== SERAC && !(ground === RIDGE && kind === AT_AT);
}

export type Terrain = {
  /** A unit that enters must stop, and may not attack in that turn. */
  readonly stops: boolean;
  /** Dice an attacker loses, by its class. */
  readonly protection: Readonly<Record<UnitClass, number>>;
  /** Dice a vehicle loses that attacks from here. */
  readonly vehiclePenalty: number;
  readonly obstructs: boolean;
};

const terrain = (stops: boolean, vehicle: number, others: number, vehiclePenalty: number, obstructs: boolean): Terrain => ({
  stops,
  protection: { infantry: others, vehicle, special: others },
  vehiclePenalty,
  obstructs,
});

export const TERRAIN: readonly Terrain[] = [
  terrain(false, 0, 0, 0, false),
  terrain(false, 1, 1, 0, true),
  terrain(true, 2, 1, 0, true),
  terrain(true, 2, 1, 2, true),
  terrain(true, 2, 1, 2, true),
  terrain(false, 1, 1, 0, false),
  terrain(false, 0, 0, 0, true),
  terrain(false, 0, 0, 0, false),
];

export const BADGES = ['none', 'assault', 'e-web', 'scouts', 'elite-troops', 'elite-squadron'] as const;
export type BadgeName = (typeof BADGES)[number];
export const ASSAULT = 1;
export const E_WEB = 2;
export const SCOUTS = 3;
export const ELITE_TROOPS = 4;
export const ELITE_SQUADRON = 5;
export const ELITE_SQUADRON_FIGURES = 4;

export const STRUCTURES = ['shield-generator', 'ion-cannon'] as const;
export type StructureName = (typeof STRUCTURES)[number];

export const SYMBOLS = ['infantry', 'vehicle', 'explosion', 'retreat', 'cross'] as const;
export type SymbolName = (typeof SYMBOLS)[number];
export const EXPLOSION = 2;
export const RETREAT = 3;
/** hoth/dice/faces, ours: infantry stands on two of the six faces. */
export const FACES: readonly number[] = [0, 0, 1, EXPLOSION, RETREAT, 4];

/** The symbol that hits a class besides the explosion; special units have none. */
export const HIT_SYMBOL: Readonly<Record<UnitClass, number>> = { infantry: 0, vehicle: 1, special: -1 };
