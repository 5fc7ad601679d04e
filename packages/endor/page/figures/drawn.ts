/** Which figure a kind of piece has, how large, and how many stand on its base. */
import type { Kind } from '../scene.ts';
import { atSt, bike, security, stormtrooper } from './empire.tsx';
import type { Figure } from './figure.ts';
import { chewbacca, droids, han, leia } from './heroes.tsx';
import { catapult, ewok, leader, trooper } from './rebels.tsx';

type Drawn = {
  readonly figure: Figure;
  readonly scale: number;
  /** Half the width of its base. */
  readonly base: number;
  readonly hovers?: boolean;
  /** A second one behind: a unit, not a person. */
  readonly rank?: readonly [x: number, y: number];
};

export const DRAWN: Readonly<Record<Kind, Drawn>> = {
  han: { figure: han, scale: 0.95, base: 30 },
  leia: { figure: leia, scale: 0.95, base: 30 },
  chewbacca: { figure: chewbacca, scale: 0.88, base: 32 },
  droids: { figure: droids, scale: 0.92, base: 36 },
  'rebel-trooper': { figure: trooper, scale: 0.92, base: 34, rank: [-19, -9] },
  'ewok-leader': { figure: leader, scale: 0.98, base: 30 },
  ewok: { figure: ewok, scale: 0.98, base: 34, rank: [-19, -10] },
  catapult: { figure: catapult, scale: 0.9, base: 40 },
  'at-st': { figure: atSt, scale: 0.88, base: 38 },
  'speeder-bike': { figure: bike, scale: 0.88, base: 30, hovers: true },
  stormtrooper: { figure: stormtrooper, scale: 0.88, base: 34, rank: [19, -9] },
  security: { figure: security, scale: 0.9, base: 34, rank: [19, -9] },
};
