/** Ways through hexes. */
import { vary } from '@wartable/web/board/chance.ts';
import { type Hex, open, type Point } from '@wartable/web/board/hexes.ts';
import { centre, links } from '../layout.ts';

const STEPS = 4;

/** Broken lines through the hexes and on to their neighbours; a free end runs out, a hex by itself gets a line from west to east. */
export function lines(hexes: readonly Hex[], unrest: number, stub: number): string {
  const pairs = links(hexes);
  const ways = pairs.map(([a, b]) => broken(centre(a), centre(b), unrest, a * 67 + b));
  const ends = hexes.flatMap((hex) => {
    const met = pairs.filter((pair) => pair.includes(hex)).map(([a, b]) => centre(a === hex ? b : a));
    const [x, y] = centre(hex);
    const end = (angle: number): Point => [x + stub * Math.cos(angle), y + stub * Math.sin(angle)];
    const [only] = met;
    if (met.length > 1) return [];
    if (only) return [broken([x, y], end(Math.atan2(y - only[1], x - only[0]) + vary(-0.4, 0.4, hex, 6)), unrest, hex)];
    const tilt = vary(-0.3, 0.3, hex, 5);
    return [broken(end(Math.PI + tilt), end(tilt), unrest, hex)];
  });
  return [...ways, ...ends].join('');
}

function broken([ax, ay]: Point, [bx, by]: Point, unrest: number, seed: number): string {
  const length = Math.hypot(bx - ax, by - ay) || 1;
  return open(
    Array.from({ length: STEPS + 1 }, (_, i): Point => {
      const t = i / STEPS;
      const off = i === 0 || i === STEPS ? 0 : (i % 2 === 0 ? 1 : -1) * vary(0.3, 1, seed, i) * unrest;
      return [ax + (bx - ax) * t - ((by - ay) / length) * off, ay + (by - ay) * t + ((bx - ax) / length) * off];
    }),
  );
}
