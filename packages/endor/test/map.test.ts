import { readFileSync } from 'node:fs';
import { InputError } from '@wartable/kernel';
import { describe, expect, it } from 'vitest';
import { readMap, STANDARD_MAP } from '../src/map.ts';

type Raw = {
  entrance: string;
  reinforcements: { macrohex: string; die: number[] }[];
  macrohexes: { id: string; area: string; centre: number[]; terrain: string }[];
};
const source = readFileSync(new URL('../src/data/map.json', import.meta.url), 'utf8');

function changed(change: (map: Raw) => void): unknown {
  const copy = JSON.parse(source) as Raw;
  change(copy);
  return copy;
}

describe('The map', () => {
  it('has 259 hexes in 37 macrohexes, and one way for all on foot', () => {
    expect([STANDARD_MAP.names.length, STANDARD_MAP.macrohexes.length]).toEqual([259, 37]);
    const onFoot = STANDARD_MAP.ways[0]?.[STANDARD_MAP.entrance] as Int16Array;
    expect(Math.max(...onFoot)).toBeLessThan(20);
  });

  it('has 134 clear, 85 wooded and 39 hilly hexes and one entrance', () => {
    expect([0, 1, 2, 3].map((kind) => STANDARD_MAP.terrain.filter((terrain) => terrain === kind).length)).toEqual([
      134, 85, 39, 1,
    ]);
  });

  it('counts range over touching macrohexes', () => {
    const { macrohexes, neighbours, macrohexOf, range } = STANDARD_MAP;
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
      for (const [to, distance] of steps)
        expect(range[from.hexes[0] as number]?.[macrohexes[to]?.hexes[0] as number]).toBe(distance);
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
});
