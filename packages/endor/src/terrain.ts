/** Terrain, areas, and who may stand where (rules 2). */
import type { Brand, IndexOf } from '@wartable/kernel';

export const TERRAINS = ['clear', 'woods', 'hills', 'entrance'] as const;
export type Terrain = IndexOf<typeof TERRAINS>;
export const CLEAR = 0;
const WOODS = 1;
const HILLS = 2;
export const ENTRANCE = 3;

export const AREAS = ['rebel', 'imperial', 'ewok', 'deep-woods'] as const;
export type Area = (typeof AREAS)[number];

/** A macrohex by its place on the map. */
export type MacrohexId = Brand<number, 'macrohex'>;

/** How a unit moves: on foot, AT-ST, speeder bike, Chewbacca in an AT-ST. */
export const FOOT = 0;
export const AT_ST = 1;
export const BIKE = 2;
export const MOUNTED = 3;
export type UnitClass = typeof FOOT | typeof AT_ST | typeof BIKE | typeof MOUNTED;

/** Whether terrain shelters units on foot (endor/terrain/cover). */
export function givesCover(terrain: Terrain | undefined): boolean {
  return terrain !== CLEAR;
}

/** Whether a unit of a class may stand on terrain (endor/terrain/…). */
export function mayStandOn(unitClass: UnitClass, terrain: Terrain | undefined): boolean {
  if (unitClass === AT_ST) return terrain !== HILLS && terrain !== ENTRANCE;
  if (unitClass === BIKE) return terrain !== WOODS && terrain !== ENTRANCE;
  return unitClass !== MOUNTED || terrain !== HILLS;
}
