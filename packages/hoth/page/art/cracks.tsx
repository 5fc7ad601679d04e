/** Crevasses: one crack through neighbouring hexes that narrows to nothing at its free ends. */
import { vary } from '@wartable/web/board/chance.ts';
import { closed, type Hex, type Point } from '@wartable/web/board/hexes.ts';
import { centre, links } from '../layout.ts';
import './cracks.css';

const STEPS = 7;
const LAYERS = [
  ['crack-rim', 21, 2.5],
  ['crack-wall', 18, 0],
  ['crack-low', 12.5, -2],
  ['crack-abyss', 7, -3.5],
] as const;

type Run = { readonly from: Point; readonly to: Point; readonly ends: boolean; readonly seed: number };

/** From each hex to its neighbours in the crack; a free end runs out towards the far side. */
function runsOf(hexes: readonly Hex[]): Run[] {
  const pairs = links(hexes);
  const inner = pairs.map(([a, b]): Run => ({ from: centre(a), to: centre(b), ends: false, seed: a * 67 + b }));
  const outer = hexes.flatMap((hex): Run[] => {
    const [x, y] = centre(hex);
    const met = pairs.filter((pair) => pair.includes(hex)).map(([a, b]) => centre(a === hex ? b : a));
    const run = (angle: number): Run => ({
      from: [x, y],
      to: [x + 47 * Math.cos(angle), y + 47 * Math.sin(angle)],
      ends: true,
      seed: hex * 5 + Math.round(angle),
    });
    if (met.length > 1) return [];
    const [only] = met;
    if (only) return [run(Math.atan2(y - only[1], x - only[0]) + vary(-0.35, 0.35, hex, 6))];
    const tilt = vary(-0.5, 0.5, hex, 5);
    return [run(tilt), run(Math.PI + tilt)];
  });
  return [...inner, ...outer];
}

function shape({ from, to, ends, seed }: Run, width: number): string {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const [ux, uy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  const side = (sign: number): Point[] =>
    Array.from({ length: STEPS + 1 }, (_, i) => {
      const t = i / STEPS;
      const sway = Math.sin(Math.PI * t) * vary(-9, 9, seed, i);
      const full = ends ? 1 - t * t : 1;
      const half =
        sway + sign * Math.max(0, width * full * (i === 0 || (!ends && i === STEPS) ? 1 : vary(0.72, 1.2, seed + sign, i)));
      return [from[0] + ux * length * t - uy * half, from[1] + uy * length * t + ux * half];
    });
  return closed([...side(1), ...side(-1).reverse()]);
}

export function Crevasses({ hexes }: { readonly hexes: readonly Hex[] }) {
  if (hexes.length === 0) return null;
  const runs = runsOf(hexes);
  return (
    <g className="crevasses">
      {LAYERS.map(([look, width, down]) => (
        <path key={look} className={look} d={runs.map((run) => shape(run, width)).join('')} transform={`translate(0 ${down})`} />
      ))}
    </g>
  );
}
