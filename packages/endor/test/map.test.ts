import { readFileSync } from 'node:fs';
import { type HexId, InputError } from '@wartable/kernel';
import { describe, expect, it } from 'vitest';
import { distanceBetween, FOOT, NUMBERED, readMap, STANDARD_MAP, wayToEntrance } from '../src/map.ts';

type RawMacrohex = { id: string; area: string; a: number; b: number; centre: number[]; terrain: string };
type Raw = { entrance: string; reinforcements: { macrohex: string; die: number[] }[]; macrohexes: RawMacrohex[] };
const source = readFileSync(new URL('../src/data/map.json', import.meta.url), 'utf8');

function changed(change: (map: Raw) => void): unknown {
  const copy = JSON.parse(source) as Raw;
  change(copy);
  return copy;
}

const with9 =
  (change: Partial<RawMacrohex>) =>
  (map: Raw): void =>
    void Object.assign(map.macrohexes[9] ?? {}, change);
const named = (index: number, id: string) => (map: Raw) => void Object.assign(map.macrohexes[index] ?? {}, { id });

/** One letter everywhere in these macrohexes, but for their centres where another is given. The entrance stays. */
function grown(letter: string, ids?: readonly string[], centre = letter) {
  return (map: Raw): void => {
    for (const macrohex of map.macrohexes)
      if (ids === undefined || ids.includes(macrohex.id))
        macrohex.terrain = `${macrohex.id === 'R' ? '@' : centre}${letter.repeat(6)}`;
  };
}

describe('The map', () => {
  it('has 259 hexes in 37 macrohexes, and one way for all on foot', () => {
    expect([STANDARD_MAP.names.length, STANDARD_MAP.macrohexes.length]).toEqual([259, 37]);
    const onFoot = STANDARD_MAP.hexes.map((hex) => wayToEntrance(STANDARD_MAP, hex));
    expect(Math.max(...onFoot)).toBeLessThan(20);
  });

  it('has 134 clear, 85 wooded and 39 hilly hexes and one entrance', () => {
    expect([0, 1, 2, 3].map((kind) => STANDARD_MAP.terrain.filter((terrain) => terrain === kind).length)).toEqual([
      134, 85, 39, 1,
    ]);
  });

  it('counts range over touching macrohexes', () => {
    const { macrohexes, neighbours, macrohexOf, ranges } = STANDARD_MAP;
    macrohexes.forEach((from, i) => {
      const steps = new Map([[i, 0]]);
      const queue = [i];
      for (const macrohex of queue)
        for (const hex of macrohexes[macrohex]?.hexes ?? [])
          for (const next of (neighbours[hex] ?? []).map((near) => macrohexOf[near] as number)) {
            if (steps.has(next)) continue;
            steps.set(next, (steps.get(macrohex) ?? 0) + 1);
            queue.push(next);
          }
      for (const [to, distance] of steps) expect(ranges(from.index)[to]).toBe(distance);
    });
  });

  it.each<[string, (map: Raw) => void, string, string]>([
    [
      'an unknown terrain',
      (map) => void Object.assign(map.macrohexes[3] ?? {}, { terrain: '....x..' }),
      'macrohexes[3].terrain',
      'map.terrain',
    ],
    ['two entrances', (map) => void Object.assign(map.macrohexes[3] ?? {}, { terrain: '@......' }), 'entrance', 'map.entrance'],
    [
      'overlapping macrohexes',
      (map) => void Object.assign(map.macrohexes[3] ?? {}, { centre: [0, 1] }),
      'macrohexes[3].centre',
      'map.overlap',
    ],
    [
      'a missing Imperial macrohex',
      (map) => void Object.assign(map.macrohexes.find(({ id }) => id === 'I4') ?? {}, { id: 'X4' }),
      'macrohexes',
      'map.imperial-area',
    ],
    [
      'an unknown area',
      (map) => void Object.assign(map.macrohexes[9] ?? {}, { area: 'swamp' }),
      'macrohexes[9].area',
      'input.word-of',
    ],
    ['a face without an area', (map) => void map.reinforcements.pop(), 'reinforcements', 'map.faces'],
    ['a name given twice', named(9, 'E1'), 'macrohexes[9].id', 'map.id-twice'],
    ['a name given twice in small letters', named(9, 'e1'), 'macrohexes[9].id', 'map.id-twice'],
    ['an empty name', named(9, ''), 'macrohexes[9].id', 'map.id'],
    ['a name with a space', named(9, 'E 3'), 'macrohexes[9].id', 'map.id'],
    ['a name with a dot', named(9, 'E1.3'), 'macrohexes[9].id', 'map.id'],
    ['a name like an arrow', named(9, '->'), 'macrohexes[9].id', 'map.id'],
    ['a name without end', named(9, 'E'.repeat(33)), 'macrohexes[9].id', 'map.id'],
    ['a name of a piece', named(9, 'ew3'), 'macrohexes[9].id', 'map.id-taken'],
    ['a name of a verb', named(9, 'Choose'), 'macrohexes[9].id', 'map.id-taken'],
    ['a name of a place', named(9, 'complex'), 'macrohexes[9].id', 'map.id-taken'],
    ['half a centre', with9({ centre: [6] }), 'macrohexes[9].centre', 'map.centre'],
    ['a place in the lattice twice', with9({ a: 0, b: 0 }), 'macrohexes[9].a', 'map.lattice'],
    ['woods alone', grown('w'), 'macrohexes', 'map.room-bike'],
    ['hills alone', grown('h'), 'macrohexes', 'map.room-at-st'],
    ['hills alone in the Imperial macrohexes', grown('h', NUMBERED), 'macrohexes', 'map.room-at-st'],
    ['woods for all but six bikes, and AT-STs before them', grown('w', NUMBERED, '.'), 'macrohexes', 'map.room-bike'],
    ['too many macrohexes', (map) => void map.macrohexes.push(...Array<RawMacrohex>(5000)), 'macrohexes', 'map.too-many'],
  ])('with %s is refused at its place', (_, change, path, key) => {
    try {
      readMap(changed(change));
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      expect([error.path, error.text.key]).toEqual([path, key]);
      return;
    }
    expect.unreachable();
  });

  it('may be large: it takes memory in proportion', () => {
    const before = heldNow();
    const map = readMap(forest(12));
    for (const hex of map.hexes) map.approach(FOOT, hex);
    for (const { index } of map.macrohexes) map.ranges(index);
    expect(map.hexes.length).toBe(469 * 7);
    expect(heldNow() - before).toBeLessThan(150_000_000);
    expect(wayToEntrance(map, map.hexByName.get('D1.0') as HexId)).toBe(distanceBetween(map, 0 as HexId, map.entrance));
  });
});

/** Bytes on the heap and beside it. */
function heldNow(): number {
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

/** A clear map with so many rings of macrohexes; the first hex is the farthest. */
function forest(rings: number): unknown {
  const across = Array.from({ length: 2 * rings + 1 }, (_, i) => i - rings);
  const ringOf = (a: number, b: number): number => Math.max(Math.abs(a), Math.abs(b), Math.abs(a + b));
  const counts = new Map<string, number>();
  const macrohexes = across
    .flatMap((a) => across.map((b) => ({ a, b, ring: ringOf(a, b) })))
    .filter(({ ring }) => ring <= rings)
    .map(({ a, b, ring }) => {
      const area = ['rebel', 'imperial', 'ewok'][ring] ?? 'deep-woods';
      const number = (counts.get(area) ?? 0) + 1;
      counts.set(area, number);
      const id = ring === 0 ? 'R' : `${['', 'I', 'E'][ring] ?? 'D'}${number}`;
      return { id, area, a, b, centre: [2 * a - b, a + 3 * b], terrain: ring === 0 ? '@......' : '.......' };
    });
  return { id: 'forest', entrance: 'R.0', reinforcements: [{ macrohex: 'D1', die: [1, 2, 3, 4, 5, 6] }], macrohexes };
}
