/** The positions of the book's diagrams, in the letters of scenario files (docs/cases.md). */

type Map = Readonly<Record<string, string>>;

/** A line of sight between two hexes, and what lies about. The terrain of its ends is in `ground`. */
export type SightLine = { readonly ground: Map; readonly from: string; readonly to: string; readonly free: boolean };

/** By the rule that each of them shows. */
export const SIGHT_LINES: Readonly<Record<string, SightLine>> = {
  'hoth/sight/line': { ground: { E4: 'o.' }, from: 'E5', to: 'F4', free: true },
  'hoth/sight/obstructions': { ground: { E4: '=.', F4: '^.', D4: '~.' }, from: 'E5', to: 'E3', free: true },
  'hoth/sight/crossed': { ground: { E4: 'o.' }, from: 'E5', to: 'F3', free: false },
  'hoth/sight/edge': { ground: { D4: 'o.', E4: '^.' }, from: 'E5', to: 'E3', free: false },
  'hoth/sight/half-hexes': { ground: { A4: 'oI' }, from: 'A5', to: 'A3', free: false },
  'hoth/sight/ridges': { ground: { F5: '^.', E5: 'o.', D5: '^.', C5: '^.' }, from: 'F5', to: 'C5', free: true },
  'hoth/sight/symmetric': { ground: { D4: 'B.', F4: 'A.' }, from: 'E5', to: 'E3', free: true },
};

/** The position with the two ends as units; nobody else of theirs is about. */
export function sightPosition(ground: Map, from: string, to: string): object {
  const standing = (hex: string, unit: string): string => `${ground[hex]?.[0] ?? '.'}${unit}`;
  return { map: { ...ground, [from]: standing(from, 'I'), [to]: standing(to, 'i') } };
}

const READY = { hands: { rebel: ['ready-for-battle'] } };

/** Positions to try something in: an attack whose dice fall, and retreats. */
export const TRIES = {
  'hoth/attack/range': {
    position: { ...READY, map: { E5: '.I', E4: '.i', F3: 'oi', D3: '.d' } },
    before: ['play ready-for-battle', 'attack E5'],
  },
  'hoth/attack/confirmation': {
    position: { ...READY, map: { E5: '.S', E4: '.w' } },
    before: ['play ready-for-battle', 'attack E5'],
  },
  'hoth/retreat/direction': {
    position: { ...READY, map: { E5: '.I', E4: '.i' }, chance: [{ dice: ['retreat', 'retreat', 'cross'] }] },
    before: ['play ready-for-battle', 'attack E5', 'target E4'],
  },
  'hoth/retreat/terrain': {
    position: { ...READY, map: { E5: '.I', E4: '.i', E3: 'A.', F3: 'o.' }, chance: [{ dice: ['retreat', 'retreat', 'cross'] }] },
    before: ['play ready-for-battle', 'attack E5', 'target E4'],
  },
} as const;
