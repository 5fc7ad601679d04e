/**
 * The lie of the snow as two pictures, one of light and one of shade: wind-blown drifts, raised where ridges and ice stand,
 * sunk along crevasses and trenches, lit from the north-west. Worked out once per map from numbers alone.
 */
import { hash } from '@wartable/web/board/chance.ts';
import type { Hex, Point } from '@wartable/web/board/hexes.ts';
import { centre, FIELD, HEXES, links } from './layout.ts';
import type { Terrain } from './scene.ts';

const ROOM = 260;
/** The part of the drawing the pictures cover. */
export const RELIEF = {
  x: FIELD.left - ROOM,
  y: FIELD.top - ROOM,
  width: FIELD.width + 2 * ROOM,
  height: FIELD.height + 2 * ROOM,
} as const;
/** Units of the drawing per pixel. */
const GRAIN = 2.5;
const COLUMNS = Math.ceil(RELIEF.width / GRAIN);
const ROWS = Math.ceil(RELIEF.height / GRAIN);

export type Relief = { readonly light: string; readonly shade: string };

const shapes: Partial<Record<Terrain, { readonly height: number; readonly reach: number }>> = {
  ridge: { height: 10, reach: 74 },
  rocks: { height: 3.5, reach: 60 },
  serac: { height: 6, reach: 62 },
  crevasse: { height: -7, reach: 58 },
  trenches: { height: 2.5, reach: 52 },
  building: { height: 3, reach: 64 },
  wreckage: { height: -2.5, reach: 60 },
};

const made = new Map<string, Promise<Relief>>();
/** Who draws a map makes a new one with each stroke. */
const MOST_MADE = 12;

export function reliefOf(terrain: readonly Terrain[]): Promise<Relief> {
  const key = terrain.join();
  const known = made.get(key) ?? draw(terrain);
  made.delete(key);
  made.set(key, known);
  if (made.size > MOST_MADE) forgetOldest();
  return known;
}

function forgetOldest(): void {
  const [oldest] = made;
  if (!oldest) return;
  const [key, relief] = oldest;
  made.delete(key);
  relief.then(({ light, shade }) => {
    URL.revokeObjectURL(light);
    URL.revokeObjectURL(shade);
  });
}

function draw(terrain: readonly Terrain[]): Promise<Relief> {
  const heights = drifts().slice();
  for (const [kind, { height, reach }] of Object.entries(shapes)) {
    const hexes = HEXES.filter((hex) => terrain[hex] === kind);
    for (const [a, b] of skeleton(hexes)) raise(heights, centre(a), centre(b), height, reach);
  }
  return shaded(heights);
}

/** Hexes by themselves, and the lines between neighbours, so that a ridge runs on. */
function skeleton(hexes: readonly Hex[]): [Hex, Hex][] {
  return [...hexes.map((hex): [Hex, Hex] => [hex, hex]), ...links(hexes)];
}

function noise(x: number, y: number, seed: number): number {
  const x0 = Math.floor(x);
  const y0 = Math.floor(y);
  const fx = x - x0;
  const fy = y - y0;
  const u = fx * fx * (3 - 2 * fx);
  const v = fy * fy * (3 - 2 * fy);
  const at = x0 + seed * 57;
  const top = hash(at, y0) * (1 - u) + hash(at + 1, y0) * u;
  const bottom = hash(at, y0 + 1) * (1 - u) + hash(at + 1, y0 + 1) * u;
  return top * (1 - v) + bottom * v;
}

let open: Float32Array | undefined;

/** Open snow, the same for every map. Wind comes from the west-south-west: long waves along it, short ones across. */
function drifts(): Float32Array {
  if (open) return open;
  open = new Float32Array(COLUMNS * ROWS);
  for (let row = 0; row < ROWS; row++)
    for (let column = 0; column < COLUMNS; column++) {
      const x = column * GRAIN;
      const y = row * GRAIN;
      const along = x * 0.95 - y * 0.3;
      const across = x * 0.3 + y * 0.95;
      const torn = noise((x * 0.8 + y * 0.6) / 190, (y * 0.8 - x * 0.6) / 150, 1);
      const swell = noise(along / 260, across / 120 + torn, 2) * 15;
      const dune = (1 - Math.abs(2 * noise(along / 120, across / 36 + torn * 1.6, 3) - 1)) * 3.6;
      const ripple = noise(along / 34, across / 9 + torn * 3, 4) * 0.85 * torn;
      const grit = hash(column, row) * 0.22;
      open[row * COLUMNS + column] = swell + dune + ripple + grit;
    }
  return open;
}

/** Adds a bump with soft flanks around the line from `a` to `b`; where bumps meet, the higher one counts. */
function raise(heights: Float32Array, a: Point, b: Point, height: number, reach: number): void {
  const [ax, ay, bx, by] = [a[0] - RELIEF.x, a[1] - RELIEF.y, b[0] - RELIEF.x, b[1] - RELIEF.y];
  const length = (bx - ax) ** 2 + (by - ay) ** 2 || 1;
  const last = (value: number, most: number): number => Math.min(most, Math.ceil(value / GRAIN));
  for (let row = Math.floor((Math.min(ay, by) - reach) / GRAIN); row < last(Math.max(ay, by) + reach, ROWS); row++)
    for (
      let column = Math.floor((Math.min(ax, bx) - reach) / GRAIN);
      column < last(Math.max(ax, bx) + reach, COLUMNS);
      column++
    ) {
      const [x, y] = [column * GRAIN, row * GRAIN];
      const t = Math.max(0, Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length));
      const off = Math.hypot(x - ax - t * (bx - ax), y - ay - t * (by - ay)) * (0.85 + 0.3 * noise(x / 22, y / 22, 6));
      if (off >= reach) continue;
      const s = 1 - off / reach;
      const i = row * COLUMNS + column;
      heights[i] = (heights[i] as number) + height * s * s * (3 - 2 * s) * 0.6;
    }
}

/** Slopes towards the sun go into the picture of light, slopes away from it into the picture of shade. */
async function shaded(heights: Float32Array): Promise<Relief> {
  const light = new ImageData(COLUMNS, ROWS);
  const shade = new ImageData(COLUMNS, ROWS);
  for (let row = 1; row < ROWS - 1; row++)
    for (let column = 1; column < COLUMNS - 1; column++) {
      const i = row * COLUMNS + column;
      const east = ((heights[i + 1] as number) - (heights[i - 1] as number)) / 2;
      const south = ((heights[i + COLUMNS] as number) - (heights[i - COLUMNS] as number)) / 2;
      const lit = (east * 0.62 + south * 0.78) * 1.15;
      const strength = Math.min(1, Math.abs(lit));
      const alpha = strength * fade(column, COLUMNS) * fade(row, ROWS) * 255;
      // Light is warm. Deep shade is blue, the thin shade at its rim is warm too.
      if (lit > 0) paint(light.data, i * 4, 255, 250, 240, alpha);
      else paint(shade.data, i * 4, 92 - 52 * strength, 98 - 16 * strength, 140, alpha);
    }
  return { light: await picture(light), shade: await picture(shade) };
}

function paint(data: ImageDataArray, at: number, red: number, green: number, blue: number, alpha: number): void {
  data[at] = red;
  data[at + 1] = green;
  data[at + 2] = blue;
  data[at + 3] = alpha;
}

function fade(at: number, size: number): number {
  const t = Math.min(1, (Math.min(at, size - 1 - at) * GRAIN) / ROOM);
  return t * t * (3 - 2 * t);
}

function picture(data: ImageData): Promise<string> {
  const canvas = document.createElement('canvas');
  canvas.width = data.width;
  canvas.height = data.height;
  canvas.getContext('2d')?.putImageData(data, 0, 0);
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ? URL.createObjectURL(blob) : '')));
}
