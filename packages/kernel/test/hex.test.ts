import { describe, expect, it } from 'vitest';
import { type Cell, type HexGrid, type HexId, hexDistance, hexGrid, sightLine } from '../src/index.ts';

const cells: Cell[] = [];
for (let row = 0; row < 7; row++) for (let col = -(row & 1); col < 10; col++) cells.push([col, row]);
const grid: HexGrid = hexGrid(cells);
const at = (col: number, row: number): HexId => grid.at(col, row) as HexId;
const distanceOf = (a: HexId, b: HexId): number => hexDistance(grid.cells[a] as Cell, grid.cells[b] as Cell);
const names = (ids: readonly HexId[]): string[] => ids.map((id) => (grid.cells[id] as Cell).join(',')).sort();

describe('Lines between hexes', () => {
  it.each<[string, Cell, Cell, number, string[], string[], string[]]>([
    ['straight up', [4, 4], [4, 2], 2, [], ['3,3'], ['4,3']],
    ['straight up, long', [4, 4], [4, 0], 4, ['4,2'], ['3,1', '3,3'], ['4,1', '4,3']],
    ['along one edge', [4, 4], [5, 3], 2, [], ['4,3'], ['5,4']],
    ['through a hex', [4, 4], [5, 2], 2, ['4,3'], [], []],
    ['through two hexes', [4, 4], [6, 3], 3, ['5,3', '5,4'], [], []],
    ['along a row', [3, 2], [6, 2], 3, ['4,2', '5,2'], [], []],
    ['down the edge of the board', [0, 0], [0, 2], 2, [], ['-1,1'], ['0,1']],
    ['down the edge of the board, long', [0, 0], [0, 4], 4, ['0,2'], ['-1,1', '-1,3'], ['0,1', '0,3']],
  ])('%s', (_, from, to, distance, crossed, sideA, sideB) => {
    const line = sightLine(grid, at(...from), at(...to));
    expect(distanceOf(at(...from), at(...to))).toBe(distance);
    expect(names(line.crossed)).toEqual(crossed);
    expect([names(line.left), names(line.right)].sort()).toEqual([sideA, sideB].sort());
  });

  it('are the same both ways, left and right exchanged', () => {
    for (const a of grid.hexes)
      for (const b of grid.hexes) {
        if (a >= b) continue;
        const [there, back] = [sightLine(grid, a, b), sightLine(grid, b, a)];
        expect([names(back.crossed), names(back.left), names(back.right)]).toEqual([
          names(there.crossed),
          names(there.right),
          names(there.left),
        ]);
      }
  });

  it('touch only hexes on the way', () => {
    for (const a of grid.hexes)
      for (const b of grid.hexes) {
        const line = sightLine(grid, a, b);
        const length = distanceOf(a, b);
        for (const hex of line.crossed) {
          const detour = distanceOf(a, hex) + distanceOf(hex, b);
          expect(detour).toBeLessThanOrEqual(length + 1);
        }
      }
  });
});

describe('A grid', () => {
  it('knows neighbours as hexes at distance 1', () => {
    for (const hex of grid.hexes)
      expect(names(grid.neighbours[hex] ?? [])).toEqual(names(grid.hexes.filter((other) => distanceOf(hex, other) === 1)));
  });
});
