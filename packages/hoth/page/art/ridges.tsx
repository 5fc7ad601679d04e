/** Ridges: cut from planes like ice and rock, lit from the north-west, running on from hex to hex. */
import { hash, vary } from '@wartable/web/board/chance.ts';
import { closed, type Hex, type Point, RADIUS } from '@wartable/web/board/hexes.ts';
import { centre, neighbours } from '../layout.ts';
import './ridges.css';

/** Corners at 15°, 45° …, two to each of the six sides. */
const CORNERS = 12;
const angleOf = (i: number): number => ((15 + 30 * i) * Math.PI) / 180;
/** From these corners to the edge of the hex, which a linked neighbour shares. */
const EDGE = 50 / Math.cos(Math.PI / 12);
const TONES = ['ridge-deep', 'ridge-low', 'ridge-mid', 'ridge-high', 'ridge-lit'] as const;

type Outline = { readonly outer: readonly Point[]; readonly inner: readonly Point[]; readonly open: readonly boolean[] };

function outlineOf(hex: Hex, ridges: ReadonlySet<Hex>): Outline {
  const [x, y] = centre(hex);
  const linked = neighbours(hex)
    .filter((next) => ridges.has(next))
    .map(centre);
  const isLinked = (side: number): boolean => {
    const [nx, ny] = [x + 100 * Math.cos((side * Math.PI) / 3), y + 100 * Math.sin((side * Math.PI) / 3)];
    return linked.some(([lx, ly]) => Math.hypot(lx - nx, ly - ny) < 10);
  };
  // Corner i belongs to side (i + 1) >> 1: corners 11 and 0 look east, 1 and 2 south-east, and so on.
  const open = Array.from({ length: CORNERS }, (_, i) => isLinked(((i + 1) >> 1) % 6));
  const at = (i: number, r: number, lift: number): Point => [x + r * Math.cos(angleOf(i)), y + r * Math.sin(angleOf(i)) - lift];
  // A crest lies along one line: towards the first neighbour, or as the wind left it.
  const [first] = linked;
  const axis = first ? Math.atan2(first[1] - y, first[0] - x) : vary(-0.7, 0.5, hex, 8);
  const along = (i: number): number => Math.abs(Math.cos(angleOf(i) - axis)) ** 1.4;
  return {
    open,
    outer: open.map((isOpen, i) => at(i, isOpen ? EDGE : 37 + 12 * along(i) + vary(-3, 3, hex * 13 + i), 0)),
    inner: open.map((isOpen, i) =>
      isOpen ? at(i, EDGE - 1, 0) : at(i, 4 + 30 * along(i) ** 1.6 + vary(-1, 4, hex * 17 + i, 3), 12),
    ),
  };
}

export function Ridges({ hexes }: { readonly hexes: readonly Hex[] }) {
  if (hexes.length === 0) return null;
  const ridges = new Set(hexes);
  const outlines = hexes.map((hex) => outlineOf(hex, ridges));
  const feet = outlines.map(({ outer, open }, i) => closed(outer) + joints(hexes[i] ?? 0, outer, open)).join('');
  let rock = '';
  const planes: string[] = TONES.map(() => '');
  for (const { outer, inner, open } of outlines)
    for (let i = 0; i < CORNERS; i++) {
      const next = (i + 1) % CORNERS;
      // Where the ridge runs on there is no slope.
      if (open[i] && open[next] && i % 2 === 1) continue;
      const quad = [outer[i], outer[next], inner[next], inner[i]] as Point[];
      const tone = toneOf(quad, vary(-0.3, 0.3, i, outer.length + Math.round(outer[0]?.[0] ?? 0)));
      planes[tone] += closed(quad);
      if (tone < 2 && hash(i, Math.round(outer[i]?.[0] ?? 0)) < 0.55)
        rock += outcrop(quad, i * 7 + Math.round(outer[i]?.[1] ?? 0));
    }
  return (
    <g className="ridges">
      <path className="cast" d={feet} transform="translate(10 13)" />
      <path className="ridge-foot" d={feet} transform="translate(1 6)" />
      <path className="ridge-edge" d={feet} />
      <path className="ridge-top" d={feet} />
      {TONES.map((tone, i) => planes[i] && <path key={tone} className={tone} d={planes[i]} />)}
      {rock && <path className="ridge-rock" d={rock} />}
      <path className="ridge-crest" d={outlines.map(crest).join('')} />
    </g>
  );
}

/** Where a ridge runs on over two sides next to each other, the corner between them is filled too. */
function joints(hex: Hex, outer: readonly Point[], open: readonly boolean[]): string {
  const [x, y] = centre(hex);
  return outer
    .map((point, i) => {
      const next = (i + 1) % CORNERS;
      if (i % 2 === 1 || !open[i] || !open[next]) return '';
      const angle = ((30 + 30 * i) * Math.PI) / 180;
      return closed([point, [x + RADIUS * Math.cos(angle), y + RADIUS * Math.sin(angle)], outer[next] as Point]);
    })
    .join('');
}

/** Bare rock that looks out of a steep southern slope. */
function outcrop([a, b, c, d]: readonly Point[], seed: number): string {
  if (!a || !b || !c || !d) return '';
  const at = (u: number, v: number): Point => [
    (a[0] * (1 - u) + b[0] * u) * v + (d[0] * (1 - u) + c[0] * u) * (1 - v),
    (a[1] * (1 - u) + b[1] * u) * v + (d[1] * (1 - u) + c[1] * u) * (1 - v),
  ];
  const [u, v] = [vary(0.25, 0.5, seed, 1), vary(0.3, 0.5, seed, 2)];
  return closed([
    at(u - 0.22, v + 0.3),
    at(u - 0.12, v - 0.08),
    at(u + 0.16, v - 0.16),
    at(u + 0.36, v + 0.12),
    at(u + 0.3, v + 0.38),
  ]);
}

/** The more a plane looks to the north-west, the lighter. */
function toneOf([a, b, c, d]: readonly Point[], unrest: number): number {
  if (!a || !b || !c || !d) return 2;
  const [ox, oy] = [(a[0] + b[0] - c[0] - d[0]) / 2, (a[1] + b[1] - c[1] - d[1]) / 2];
  const length = Math.hypot(ox, oy) || 1;
  const lit = (-ox * 0.62 - oy * 0.78) / length + unrest;
  return lit > 0.75 ? 4 : lit > 0.25 ? 3 : lit > -0.25 ? 2 : lit > -0.75 ? 1 : 0;
}

/** The bright upper edge on the sunny side. */
function crest({ inner, open }: Outline): string {
  return inner
    .map((point, i) => {
      const next = (i + 1) % CORNERS;
      const to = inner[next] as Point;
      const sunny = i >= 5 && i <= 10 && !(open[i] && open[next]);
      return sunny ? `M${point[0].toFixed(1)} ${point[1].toFixed(1)}L${to[0].toFixed(1)} ${to[1].toFixed(1)}` : '';
    })
    .join('');
}
