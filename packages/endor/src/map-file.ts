/** Reading a map, and refusing one on which the game could not be set up. Throws `InputError`, which names the bad place. */
import { InputError, join, readFields, readList, readNumber, readText, readWord } from '@wartable/kernel';
import { CHOICE_KINDS } from './choices.ts';
import { PIECES, TABLES } from './pieces.ts';
import { AREAS, type Area, AT_ST, BIKE, CLEAR, ENTRANCE, mayStandOn, type Terrain, type UnitClass } from './terrain.ts';
import { text } from './text/index.ts';

const LETTERS = '.wh@';
/** As many hexes as a macrohex has. */
export const SEVEN = 7;
/** All centres lie between these. */
const EDGE = 99;
/** No map needs more; a choice has room for so many hexes. */
export const MOST_MACROHEXES = 5000;
const LONGEST_ID = 32;

/** A hex in axial coordinates and its six neighbours, clockwise from the east. */
export const AROUND: readonly (readonly [q: number, r: number])[] = [
  [0, 0],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
];

export type MapFile = {
  readonly id: string;
  /** By its place in the list of hexes: seven for each macrohex. */
  readonly entrance: number;
  readonly macrohexes: readonly MacrohexFile[];
  readonly reinforcements: readonly { readonly macrohex: number; readonly die: readonly number[] }[];
};

type MacrohexFile = {
  readonly id: string;
  readonly area: Area;
  /** Its place in the lattice of macrohexes. */
  readonly a: number;
  readonly b: number;
  readonly centre: readonly [q: number, r: number];
  readonly terrain: readonly Terrain[];
};

/** How closely a map is looked at: as one that is played on, or as one that is still drawn and may lack room or areas. */
export type Care = 'file' | 'drawing';

export function readMapFile(input: unknown, care: Care = 'file'): MapFile {
  const fields = readFields(input, '', ['id', 'entrance', 'reinforcements', 'macrohexes']);
  const list = readList(fields['macrohexes'], 'macrohexes');
  if (list.length > MOST_MACROHEXES)
    throw new InputError('macrohexes', text('map.too-many', { most: MOST_MACROHEXES, found: list.length }));
  const macrohexes = list.map((item, i) => readMacrohex(item, `macrohexes[${i}]`));
  checkNames(macrohexes);
  checkPlaces(macrohexes);
  const entrance = readEntrance(fields['entrance'], macrohexes);
  if (care === 'file') {
    checkAreas(macrohexes, entrance);
    checkRoom(macrohexes);
  }
  return {
    id: readText(fields['id'], 'id'),
    entrance,
    macrohexes,
    reinforcements: readReinforcements(fields['reinforcements'], macrohexes),
  };
}

function readMacrohex(input: unknown, path: string): MacrohexFile {
  const fields = readFields(input, path, ['id', 'area', 'a', 'b', 'centre', 'terrain']);
  const number = (field: string): number => readNumber(fields[field], join(path, field), -EDGE, EDGE);
  const [q, r, ...rest] = readList(fields['centre'], `${path}.centre`).map((value, i) =>
    readNumber(value, `${path}.centre[${i}]`, -EDGE, EDGE),
  );
  if (q === undefined || r === undefined || rest.length > 0) throw new InputError(`${path}.centre`, text('map.centre'));
  return {
    id: readId(fields['id'], `${path}.id`),
    area: readWord(fields['area'], `${path}.area`, AREAS),
    a: number('a'),
    b: number('b'),
    centre: [q, r],
    terrain: readTerrain(fields['terrain'], `${path}.terrain`),
  };
}

function readTerrain(input: unknown, path: string): Terrain[] {
  const letters = readText(input, path);
  if (letters.length !== SEVEN || [...letters].some((letter) => !LETTERS.includes(letter)))
    throw new InputError(path, text('map.terrain', { letters: LETTERS, found: letters.slice(0, 2 * SEVEN) }));
  return [...letters].map((letter) => LETTERS.indexOf(letter) as Terrain);
}

/** Names stand in the notation, between spaces, dots and arrows. */
const NAME = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}_-]*$/u;

function readId(input: unknown, path: string): string {
  const id = readText(input, path);
  if (id.length > LONGEST_ID || !NAME.test(id)) throw new InputError(path, text('map.id', { most: LONGEST_ID }));
  return id;
}

/** What already means something where a macrohex could be named: pieces, places off the map, verbs. */
const TAKEN: ReadonlySet<string> = new Set(
  [...PIECES.map(({ name }) => name), ...CHOICE_KINDS, 'choose', 'complex', 'reserve', 'eliminated', 'captured'].map(small),
);

/** Names are read in small and capital letters. */
function small(name: string): string {
  return name.toLowerCase();
}

function checkNames(macrohexes: readonly MacrohexFile[]): void {
  const known = new Map<string, number>();
  for (const [i, { id }] of macrohexes.entries()) {
    const path = `macrohexes[${i}].id`;
    if (TAKEN.has(small(id))) throw new InputError(path, text('map.id-taken', { id }));
    const first = known.get(small(id));
    if (first !== undefined) throw new InputError(path, text('map.id-twice', { id, first: `macrohexes[${first}]` }));
    known.set(small(id), i);
  }
}

/** Each hex, and each place in the lattice of macrohexes, once. */
function checkPlaces(macrohexes: readonly MacrohexFile[]): void {
  const hexes = new Set<string>();
  const lattice = new Map<string, number>();
  for (const [i, { a, b, centre }] of macrohexes.entries()) {
    for (const [q, r] of AROUND) {
      const at = `${centre[0] + q},${centre[1] + r}`;
      if (hexes.has(at)) throw new InputError(`macrohexes[${i}].centre`, text('map.overlap'));
      hexes.add(at);
    }
    const first = lattice.get(`${a},${b}`);
    if (first !== undefined)
      throw new InputError(`macrohexes[${i}].a`, text('map.lattice', { a, b, first: `macrohexes[${first}]` }));
    lattice.set(`${a},${b}`, i);
  }
}

function readEntrance(input: unknown, macrohexes: readonly MacrohexFile[]): number {
  const name = readText(input, 'entrance');
  const doors = macrohexes.flatMap(({ id, terrain }, i) =>
    terrain.flatMap((kind, place) => (kind === ENTRANCE ? [{ name: `${id}.${place}`, hex: i * SEVEN + place }] : [])),
  );
  const [door] = doors;
  if (door?.name !== name || doors.length !== 1) throw new InputError('entrance', text('map.entrance'));
  return door.hex;
}

/** Where the die of deployment sends the Imperials (endor/setup/imperials). */
export const NUMBERED: readonly string[] = ['I1', 'I2', 'I3', 'I4', 'I5', 'I6'];

/** Room for everybody: nineteen hexes for the Ewoks and droids, three for the catapults; seven for the heroes and troopers. */
function checkAreas(macrohexes: readonly MacrohexFile[], entrance: number): void {
  const count = (wanted: Area): number => macrohexes.filter(({ area }) => area === wanted).length;
  if (macrohexes[Math.floor(entrance / SEVEN)]?.area !== 'rebel' || count('rebel') !== 1)
    throw new InputError('macrohexes', text('map.rebel-area'));
  for (const name of NUMBERED)
    if (macrohexes.find(({ id }) => id === name)?.area !== 'imperial')
      throw new InputError('macrohexes', text('map.imperial-area', { name }));
  if (count('ewok') < 3) throw new InputError('macrohexes', text('map.ewok-area'));
  if (count('deep-woods') < 1) throw new InputError('macrohexes', text('map.deep-woods'));
}

/**
 * endor/setup/imperials: whatever the die says, each Imperial unit finds a hex in the end (A19). AT-STs come first, then bikes, for
 * which the AT-STs may have taken clear hexes; those on foot stand anywhere, and all together are fewer than the 42 hexes.
 */
function checkRoom(macrohexes: readonly MacrohexFile[]): void {
  const hexes = macrohexes.flatMap(({ id, terrain }) => (NUMBERED.includes(id) ? terrain : []));
  const clear = hexes.filter((terrain) => terrain === CLEAR).length;
  const atSts = TABLES.units['at-st'].counters;
  const bikes = TABLES.units['speeder-bike'].atStart + Math.min(atSts, clear);
  if (roomFor(AT_ST, hexes) < atSts) throw new InputError('macrohexes', text('map.room-at-st', { n: atSts }));
  if (roomFor(BIKE, hexes) < bikes) throw new InputError('macrohexes', text('map.room-bike', { n: bikes }));
}

function roomFor(unitClass: UnitClass, hexes: readonly Terrain[]): number {
  return hexes.filter((terrain) => mayStandOn(unitClass, terrain)).length;
}

function readReinforcements(input: unknown, macrohexes: readonly MacrohexFile[]): MapFile['reinforcements'] {
  const ids = macrohexes.map(({ id }) => id);
  const found = readList(input, 'reinforcements').map((item, i) => {
    const path = `reinforcements[${i}]`;
    const { macrohex, die } = readFields(item, path, ['macrohex', 'die']);
    return {
      macrohex: ids.indexOf(readWord(macrohex, `${path}.macrohex`, ids)),
      die: readList(die, `${path}.die`).map((face, j) => readNumber(face, `${path}.die[${j}]`, 1, 6)),
    };
  });
  const faces = found.flatMap(({ die }) => die).sort((a, b) => a - b);
  if (faces.join() !== '1,2,3,4,5,6') throw new InputError('reinforcements', text('map.faces'));
  return found;
}
