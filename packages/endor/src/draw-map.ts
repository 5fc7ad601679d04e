/**
 * Drawing a forest: a drawing is a map file with a title and what makes the battle harder or easier; it need not be finished. Each
 * change gives a new drawing, or says why not; what cannot be played yet is told by `problemsOfMap`.
 */
import { InputError, isFields, type Json, type Rng, readBoolean, readFields, type Text, within } from '@wartable/kernel';
import standard from './data/map.json' with { type: 'json' };
import { mapFor } from './invent.ts';
import { readMap } from './map.ts';
import { AROUND, readMapFile, SEVEN } from './map-file.ts';
import { DIFFICULTIES, GENTLE } from './state.ts';

type DrawnMacrohex = {
  readonly id: string;
  readonly area: string;
  readonly a: number;
  readonly b: number;
  readonly centre: readonly number[];
  readonly terrain: string;
};

export type MapData = {
  readonly id: string;
  readonly entrance: string;
  readonly reinforcements: readonly { readonly macrohex: string; readonly die: readonly number[] }[];
  readonly macrohexes: readonly DrawnMacrohex[];
};

export const HARDNESSES = [GENTLE, ...DIFFICULTIES] as const;
export type HardnessName = (typeof HARDNESSES)[number];

export type MapDrawing = { readonly title: string; readonly hardness: readonly HardnessName[]; readonly map: MapData };

/** Letters of map files. */
export const MAP_LETTERS = { clear: '.', woods: 'w', hills: 'h' } as const;
const DOOR = '@';
/** Areas that a macrohex may change to and from. */
export const FREE_AREAS = ['ewok', 'deep-woods'] as const;

export type MapTool =
  | { readonly tool: 'terrain'; readonly terrain: keyof typeof MAP_LETTERS }
  | { readonly tool: 'area'; readonly area: (typeof FREE_AREAS)[number] }
  | { readonly tool: 'entrance' | 'grow' | 'remove' }
  /** Where reinforcements come to, by their place in the file. */
  | { readonly tool: 'arrival'; readonly arrival: number };

const REFUSALS = ['door-here', 'door-outside', 'area-fixed', 'no-room', 'other-lattice', 'needed', 'too-many'] as const;
type Refusal = (typeof REFUSALS)[number];
export type DrawnMap = { readonly drawing: MapDrawing } | { readonly refused: Refusal };

export const STANDARD_DRAWING: MapDrawing = { title: '', hardness: [], map: standard };

/** Reads a drawing or a map file, finished or not. Throws `InputError` where it is none. */
export function readMapDrawing(data: unknown): MapDrawing {
  const isDrawing = isFields(data) && 'map' in data;
  const fields = isDrawing ? readFields(data, '', ['title', 'difficulty', 'map']) : { map: data };
  const map = fields['map'];
  if (isDrawing) within('map', () => readMapFile(map, 'drawing'));
  else readMapFile(map, 'drawing');
  const wanted = readFields(fields['difficulty'] ?? {}, 'difficulty', [...HARDNESSES]);
  const hardness = HARDNESSES.filter((name) => wanted[name] !== undefined && readBoolean(wanted[name], `difficulty.${name}`));
  return { title: typeof fields['title'] === 'string' ? fields['title'] : '', hardness, map: map as MapData };
}

export function mapDrawingData({ title, hardness, map }: MapDrawing): Json {
  return { title, difficulty: difficultyOf(hardness), map } as unknown as Json;
}

/** Options of a table on this map. */
export function tableOf({ hardness, map }: MapDrawing): {
  readonly map: MapData;
  readonly difficulty: object;
  readonly ties: 'auto';
} {
  return { map, difficulty: difficultyOf(hardness), ties: 'auto' };
}

function difficultyOf(hardness: readonly HardnessName[]): Readonly<Record<string, boolean>> {
  return Object.fromEntries(hardness.map((name) => [name, true]));
}

/** A map that bots and fuzzers play on, made up at random, whose macrohexes lie as on the map of the box. */
export function inventedDrawing(chance: Rng): MapDrawing {
  for (let tries = 0; tries < TRIES; tries++) {
    const map = mapFor(chance);
    if (isLattice(map)) return { title: '', hardness: [], map };
  }
  return STANDARD_DRAWING;
}
const TRIES = 200;

export type MapFault = { readonly path: string; readonly text: Text; readonly hexes: readonly number[] };

/** What keeps it from being played, with its hexes. None exactly where a file of it is read. */
export function problemsOfMap({ map }: MapDrawing): readonly MapFault[] {
  try {
    readMap(map);
    return [];
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    const { path, text } = error;
    const [, number] = /^macrohexes\[(\d+)\]/.exec(path) ?? [];
    // Where there is too little room for those who arrive, it is there that something has to change.
    const where = (macrohex: DrawnMacrohex, i: number): boolean =>
      number === undefined ? text.key.startsWith('map.room') && macrohex.area === 'imperial' : i === Number(number);
    const hexes = map.macrohexes.flatMap((macrohex, i) =>
      where(macrohex, i) ? AROUND.map((_, place) => i * SEVEN + place) : [],
    );
    return [{ path, text, hexes }];
  }
}

const macrohexAt = (map: MapData, hex: number): DrawnMacrohex | undefined => map.macrohexes[Math.floor(hex / SEVEN)];

export function paintMap(drawing: MapDrawing, hex: number, tool: MapTool): DrawnMap {
  const { map } = drawing;
  const macrohex = macrohexAt(map, hex);
  if (!macrohex) return { drawing };
  const place = hex % SEVEN;
  switch (tool.tool) {
    case 'terrain':
      if (macrohex.terrain[place] === DOOR) return { refused: 'door-here' };
      return withMacrohex(drawing, { ...macrohex, terrain: lettered(macrohex.terrain, place, MAP_LETTERS[tool.terrain]) });
    case 'area':
      if (!isFree(macrohex)) return { refused: 'area-fixed' };
      return withMacrohex(drawing, { ...macrohex, area: tool.area });
    case 'entrance': {
      if (macrohex.area !== 'rebel') return { refused: 'door-outside' };
      const terrain = lettered(macrohex.terrain.replace(DOOR, MAP_LETTERS.clear), place, DOOR);
      return withMap(drawing, { ...replaced(map, { ...macrohex, terrain }), entrance: `${macrohex.id}.${place}` });
    }
    case 'arrival':
      return withMap(drawing, {
        ...map,
        reinforcements: map.reinforcements.map((one, i) => (i === tool.arrival ? { ...one, macrohex: macrohex.id } : one)),
      });
    case 'grow':
      return grown(drawing, macrohex, place);
    case 'remove': {
      const isNeeded = map.reinforcements.some((one) => one.macrohex === macrohex.id) || !isFree(macrohex);
      return isNeeded
        ? { refused: 'needed' }
        : withMap(drawing, { ...map, macrohexes: map.macrohexes.filter((one) => one !== macrohex) });
    }
  }
}

const isFree = ({ area }: DrawnMacrohex): boolean => (FREE_AREAS as readonly string[]).includes(area);

function lettered(letters: string, place: number, letter: string): string {
  return `${letters.slice(0, place)}${letter}${letters.slice(place + 1)}`;
}

function replaced(map: MapData, next: DrawnMacrohex): MapData {
  return { ...map, macrohexes: map.macrohexes.map((one) => (one.id === next.id ? next : one)) };
}

function withMap(drawing: MapDrawing, map: MapData): DrawnMap {
  return { drawing: JSON.stringify(map) === JSON.stringify(drawing.map) ? drawing : { ...drawing, map } };
}

function withMacrohex(drawing: MapDrawing, next: DrawnMacrohex): DrawnMap {
  return withMap(drawing, replaced(drawing.map, next));
}

/** One step in the lattice of macrohexes, in hexes: as the map of the box has it. */
const [STEP_A, STEP_B] = [
  [2, 1],
  [-1, 3],
] as const;
const MOST = 60;

function centreOf(map: MapData, a: number, b: number): readonly [number, number] {
  const [first] = map.macrohexes;
  const [q = 0, r = 0] = first?.centre ?? [];
  const [da, db] = [a - (first?.a ?? 0), b - (first?.b ?? 0)];
  return [q + da * STEP_A[0] + db * STEP_B[0], r + da * STEP_A[1] + db * STEP_B[1]];
}

function isLattice(map: MapData): boolean {
  return map.macrohexes.every(({ a, b, centre }) => {
    const [q, r] = centreOf(map, a, b);
    return centre[0] === q && centre[1] === r;
  });
}

/** A macrohex of Ewok forest on the side of the touched hex. */
function grown(drawing: MapDrawing, from: DrawnMacrohex, place: number): DrawnMap {
  const { map } = drawing;
  if (!isLattice(map)) return { refused: 'other-lattice' };
  if (map.macrohexes.length >= MOST) return { refused: 'too-many' };
  const [towardsQ, towardsR] = AROUND[place] ?? [0, 0];
  const free = AROUND.slice(1)
    .map(([da, db]) => ({ a: from.a + da, b: from.b + db }))
    .filter(({ a, b }) => !map.macrohexes.some((one) => one.a === a && one.b === b))
    .map(({ a, b }) => {
      const [q, r] = centreOf(map, a, b);
      const [dq, dr] = [q - (from.centre[0] ?? 0), r - (from.centre[1] ?? 0)];
      // In the plane of axial coordinates: how far it lies in the direction of the touched hex.
      return { a, b, centre: [q, r], along: dq * (2 * towardsQ + towardsR) + dr * (2 * towardsR + towardsQ) };
    })
    .toSorted((one, other) => other.along - one.along);
  const [best] = free;
  if (!best || (place > 0 && best.along <= 0)) return { refused: 'no-room' };
  const { a, b, centre } = best;
  const macrohex: DrawnMacrohex = { id: freeName(map), area: 'ewok', a, b, centre, terrain: '.w..w..' };
  return withMap(drawing, { ...map, macrohexes: [...map.macrohexes, macrohex] });
}

function freeName({ macrohexes }: MapData): string {
  for (let n = 1; ; n++) if (!macrohexes.some(({ id }) => id.toLowerCase() === `n${n}`)) return `N${n}`;
}
