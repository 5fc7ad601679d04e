/**
 * How far it is (endor/move/points, endor/imperial/approach): worked out where it is asked for, and kept while there is room.
 * So a map of any size takes memory in proportion, and the usual one remembers everything.
 */
import type { HexId } from '@wartable/kernel';
import { TABLES } from './pieces.ts';
import type { UnitClass } from './terrain.ts';

export type Ground = {
  readonly neighbours: readonly (readonly HexId[])[];
  readonly mayEnter: (unitClass: UnitClass, hex: HexId) => boolean;
};

/** The hexes within the movement points of a card, in their order, and what each costs; other units are ignored. */
export type Reach = { readonly hexes: readonly HexId[]; readonly costs: readonly number[] };

/** By hex: movement points to a hex next to a goal, 0 where it is next to it already (A11); FAR where there is no way. */
export type Approach = Int16Array;

/** More than any way is long: two thirds of the hexes of the largest map. */
export const FAR = 32_767;

export function reachFrom({ neighbours, mayEnter }: Ground, unitClass: UnitClass, from: HexId): Reach {
  const costs = new Map([[from, 0]]);
  // A map grows while it is walked: each hex once, in the order of its cost.
  for (const [hex, cost] of costs) {
    if (cost === TABLES.movementPoints) break;
    for (const next of neighbours[hex] as readonly HexId[])
      if (!costs.has(next) && mayEnter(unitClass, next)) costs.set(next, cost + 1);
  }
  const hexes = [...costs.keys()].sort((a, b) => a - b);
  return { hexes, costs: hexes.map((hex) => costs.get(hex) as number) };
}

export function approachTo({ neighbours, mayEnter }: Ground, unitClass: UnitClass, goal: HexId): Approach {
  const costs = new Int16Array(neighbours.length).fill(FAR);
  const queue: HexId[] = [];
  const arrive = (hex: HexId, cost: number): void => {
    if (costs[hex] !== FAR) return;
    costs[hex] = cost;
    if (mayEnter(unitClass, hex)) queue.push(hex);
  };
  for (const hex of neighbours[goal] as readonly HexId[]) arrive(hex, 0);
  for (const hex of queue) for (const next of neighbours[hex] as readonly HexId[]) arrive(next, (costs[hex] as number) + 1);
  return costs;
}

/** Numbers that are kept of one kind, at most. */
const ROOM = 4_000_000;

/** Remembers what was made for each of so many keys. When it holds more than there is room for, it forgets all of it. */
export function remembered<T>(keys: number, size: number, make: (key: number) => T): (key: number) => T {
  const most = Math.max(1, Math.floor(ROOM / size));
  const made = new Array<T | undefined>(keys).fill(undefined);
  let held = 0;
  return (key) => {
    const known = made[key];
    if (known !== undefined) return known;
    if (held === most) {
      made.fill(undefined);
      held = 0;
    }
    held++;
    const fresh = make(key);
    made[key] = fresh;
    return fresh;
  };
}
