/** Drawing a forest: what each tool does and refuses, what is wrong, and that what is drawn can be played. */
import { rngFromSeed, seedFrom } from '@wartable/kernel';
import { describe, expect, it } from 'vitest';
import {
  inventedDrawing,
  type MapDrawing,
  type MapTool,
  mapDrawingData,
  paintMap,
  problemsOfMap,
  readMapDrawing,
  STANDARD_DRAWING,
  tableOf,
} from '../src/draw-map.ts';
import { endor } from '../src/index.ts';
import { readMap, STANDARD_MAP } from '../src/map.ts';

const hexNamed = (name: string): number => STANDARD_MAP.names.indexOf(name);
const refusedBy = (drawing: MapDrawing, hex: string, tool: MapTool): string | undefined => {
  const result = paintMap(drawing, hexNamed(hex), tool);
  return 'refused' in result ? result.refused : undefined;
};
function painted(drawing: MapDrawing, ...strokes: readonly (readonly [string, MapTool])[]): MapDrawing {
  return strokes.reduce((now, [hex, tool]) => {
    const result = paintMap(now, hexNamed(hex), tool);
    if ('refused' in result) throw new Error(result.refused);
    return result.drawing;
  }, drawing);
}
const WOODS: MapTool = { tool: 'terrain', terrain: 'woods' };
const HILLS: MapTool = { tool: 'terrain', terrain: 'hills' };

describe('A tool', () => {
  it('changes the ground of one hex, and nothing where it is so already', () => {
    const drawing = painted(STANDARD_DRAWING, ['I1.0', WOODS]);
    const map = readMap(drawing.map);
    expect(map.terrain.filter((terrain, hex) => terrain !== STANDARD_MAP.terrain[hex])).toHaveLength(1);
    expect(map.terrain[hexNamed('I1.0')]).toBe(1);
    expect(painted(drawing, ['I1.0', WOODS])).toBe(drawing);
  });

  it('moves the entrance within the Rebel area alone, and nothing else covers it', () => {
    const drawing = painted(STANDARD_DRAWING, ['R.3', { tool: 'entrance' }]);
    const map = readMap(drawing.map);
    expect(map.names[map.entrance]).toBe('R.3');
    expect(map.terrain.filter((terrain) => terrain === 3)).toHaveLength(1);
    expect(refusedBy(STANDARD_DRAWING, 'E1.0', { tool: 'entrance' })).toBe('door-outside');
    expect(refusedBy(STANDARD_DRAWING, 'R.0', WOODS)).toBe('door-here');
  });

  it('turns Ewok area and deep woods into each other, and leaves the rest', () => {
    const map = readMap(painted(STANDARD_DRAWING, ['E2.4', { tool: 'area', area: 'deep-woods' }]).map);
    expect(map.macrohexes.find(({ id }) => id === 'E2')?.area).toBe('deep-woods');
    expect(refusedBy(STANDARD_DRAWING, 'I2.0', { tool: 'area', area: 'ewok' })).toBe('area-fixed');
  });

  it('sends reinforcements elsewhere, after which that macrohex is needed', () => {
    const drawing = painted(STANDARD_DRAWING, ['D3.1', { tool: 'arrival', arrival: 0 }]);
    const map = readMap(drawing.map);
    expect(map.macrohexes[map.reinforcements[0]?.macrohex ?? 0]?.id).toBe('D3');
    expect(refusedBy(drawing, 'D3.0', { tool: 'remove' })).toBe('needed');
    expect(refusedBy(STANDARD_DRAWING, 'R.2', { tool: 'remove' })).toBe('needed');
    expect(readMap(painted(STANDARD_DRAWING, ['D3.0', { tool: 'remove' }]).map).macrohexes).toHaveLength(
      STANDARD_MAP.macrohexes.length - 1,
    );
  });

  it('grows a macrohex beside the edge, and none where there is no room', () => {
    expect(refusedBy(STANDARD_DRAWING, 'I1.2', { tool: 'grow' })).toBe('no-room');
    const outer = STANDARD_MAP.macrohexes.at(-1)?.hexes ?? [];
    const grown = outer.flatMap((hex) => {
      const result = paintMap(STANDARD_DRAWING, hex, { tool: 'grow' });
      return 'refused' in result ? [] : [result.drawing];
    });
    expect(grown.length).toBeGreaterThan(0);
    for (const drawing of grown) {
      const map = readMap(drawing.map);
      expect(map.macrohexes).toHaveLength(STANDARD_MAP.macrohexes.length + 1);
      // It touches what was there.
      const fresh = map.macrohexes.at(-1)?.hexes ?? [];
      expect(fresh.some((hex) => map.neighbours[hex]?.some((next) => next < STANDARD_MAP.hexes.length))).toBe(true);
    }
  });
});

describe('A drawing', () => {
  it('says what keeps it from being played and where, and is kept all the same', () => {
    const numbered = STANDARD_MAP.names.filter((name) => /^I\d\./.test(name));
    const drawing = painted(STANDARD_DRAWING, ...numbered.map((name) => [name, HILLS] as const));
    const [fault] = problemsOfMap(drawing);
    expect(fault?.text.key).toBe('map.room-at-st');
    expect(fault?.hexes).toHaveLength(42);
    expect(() => readMap(drawing.map)).toThrow();
    expect(readMapDrawing(JSON.parse(JSON.stringify(mapDrawingData(drawing))))).toEqual(drawing);
    expect(problemsOfMap(STANDARD_DRAWING)).toEqual([]);
  });

  it('is read from a map file too, and refused where it is none', () => {
    expect(readMapDrawing(STANDARD_DRAWING.map)).toEqual(STANDARD_DRAWING);
    for (const wrong of [undefined, 7, {}, { map: {} }, { map: STANDARD_DRAWING.map, difficulty: { gentle: 'yes' } }])
      expect(() => readMapDrawing(wrong)).toThrow();
  });

  it('made up at random can be drawn on, and its table is set up as it says', () => {
    for (const luck of ['a', 'b', 'c', 'd', 'e']) {
      const drawing = { ...inventedDrawing(rngFromSeed(seedFrom(luck))), hardness: ['moreAtSts'] as const };
      expect(problemsOfMap(drawing)).toEqual([]);
      expect(drawing.map).not.toBe(STANDARD_DRAWING.map);
      const state = endor.setup(endor.options(tableOf(drawing)), rngFromSeed(seedFrom(luck)));
      expect(state.difficulty.moreAtSts).toBe(true);
      expect(state.hexPiece).toHaveLength(7 * drawing.map.macrohexes.length);
    }
  });
});
