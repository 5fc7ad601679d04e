/** Which miniature a kind of unit has, how large, and where its figures stand on the hex. */

import type { Figure } from '@wartable/web/art/figure.ts';
import { snowtrooper, trooper } from '@wartable/web/art/infantry.tsx';
import { artillery, droid, speeder, walker } from '@wartable/web/art/machines.tsx';
import type { Point } from '@wartable/web/board/hexes.ts';
import type { Kind } from '../scene.ts';

type Drawn = {
  readonly figure: Figure;
  readonly scale: number;
  /** Half the width of its base. */
  readonly base: number;
  readonly hovers?: boolean;
  /** Where the figures of a unit of that size stand. */
  readonly slots: Readonly<Record<number, readonly Point[]>>;
};

const ONE: readonly Point[] = [[0, 28]];
const TWO: readonly Point[] = [
  [-22, 26],
  [22, 16],
];
const THREE: readonly Point[] = [
  [-25, 28],
  [25, 28],
  [0, 3],
];
const FOUR: readonly Point[] = [
  [-25, 16],
  [29, 16],
  [2, 36],
  [2, -3],
];

export const DRAWN: Readonly<Record<Kind, Drawn>> = {
  'echo-base-troopers': { figure: trooper, scale: 1, base: 15.5, slots: { 3: THREE, 4: FOUR } },
  snowtroopers: { figure: snowtrooper, scale: 1, base: 15.5, slots: { 3: THREE, 4: FOUR } },
  snowspeeders: {
    figure: speeder,
    scale: 0.78,
    base: 10,
    hovers: true,
    slots: {
      3: [
        [-22, 6],
        [20, 18],
        [-14, 38],
      ],
      4: [
        [-4, -8],
        [-24, 14],
        [22, 22],
        [-8, 41],
      ],
    },
  },
  'rebel-artillery': { figure: artillery, scale: 0.95, base: 29, slots: { 1: [[-7, 28]] } },
  'at-at': { figure: walker, scale: 0.86, base: 34, slots: { 1: [[6, 31]] } },
  'probe-droids': { figure: droid, scale: 0.98, base: 14, hovers: true, slots: { 2: TWO } },
};

/** The places for a unit's figures; kinds of unusual size stand in a row. */
export function slotsFor(kind: Kind, full: number): readonly Point[] {
  const known = DRAWN[kind].slots[full];
  if (known) return known;
  return full === 1 ? ONE : full === 2 ? TWO : full === 3 ? THREE : FOUR;
}
