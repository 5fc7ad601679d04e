/** What lights up: choices, targets, ways, lines of sight. Each state has its own shape as well as its own colour. */
import { type CSSProperties, memo } from 'react';
import { corners, HEX_SHAPE, type Hex, hexPath, type Layout, open, type Point } from './hexes.ts';
import { isPickable, type Mark, type Marks, type Sight } from './marks.ts';
import './light.css';
import './tokens.css';

const RING = hexPath([0, 0], 4);
const INNER = hexPath([0, 0], 9);
/** The corners of a hex without the middles of its sides. */
const BRACKETS = corners([0, 0], 6)
  .map(([x, y], i, all) => {
    const towards = ([tx, ty]: Point): Point => [x + (tx - x) * 0.26, y + (ty - y) * 0.26];
    const [before, after] = [all[(i + 5) % 6] as Point, all[(i + 1) % 6] as Point];
    return open([towards(before), [x, y], towards(after)]);
  })
  .join('');

const RINGED: readonly Mark['state'][] = ['choice', 'chosen', 'acting'];

/** Along the outer sides of hexes that lie together: what grows there stays in sight. */
function outline(layout: Layout, hexes: readonly Hex[]): string {
  const among = new Set(hexes);
  return hexes
    .map((hex) => {
      const [x, y] = at(layout, hex);
      const inner = new Set(layout.neighbours(hex).flatMap((next) => (among.has(next) ? sideTo([x, y], at(layout, next)) : [])));
      const points = corners([x, y]);
      return points.map((from, i) => (inner.has(i) ? '' : open([from, points[(i + 1) % 6] as Point]))).join('');
    })
    .join('');
}

/** Which of its sides a hex shares with a neighbour. */
function sideTo([x, y]: Point, [nextX, nextY]: Point): number {
  const angle = (Math.atan2(nextY - y, nextX - x) * 180) / Math.PI;
  return (Math.round((angle + 60) / 60) + 6) % 6;
}

const reachOf = ({ hexes }: Marks): Hex[] => [...hexes].flatMap(([hex, { state }]) => (state === 'reach' ? hex : []));

type LayerProps = { readonly marks: Marks; readonly layout: Layout };

/** Light on the ground, under everything that stands. */
export const LightBelow = memo(function LightBelow({ marks, layout }: LayerProps) {
  return (
    <g className="light-below">
      {[...marks.hexes].map(([hex, { state }]) =>
        state === 'quiet' ? null : (
          <g key={hex} className={`mark mark-${state}`} transform={move(layout, hex)}>
            <path className="mark-fill" d={HEX_SHAPE} />
            {state === 'blocker' && <path fill="url(#board-hatch)" d={HEX_SHAPE} />}
            {state !== 'path' && state !== 'reach' && <path className="mark-halo" d={RING} />}
          </g>
        ),
      )}
    </g>
  );
});

/** Rings and the way, over what stands and under the pieces. */
export const LightRings = memo(function LightRings({ marks, layout }: LayerProps) {
  const reach = reachOf(marks);
  const around = outline(layout, reach);
  return (
    <g className="light-rings">
      {reach.length > 0 && (
        <g className="mark mark-reach">
          <path className="reach-edge" d={around} />
          <path className="reach-line" d={around} />
          {reach.map((hex) => (
            <circle key={hex} className="reach-spot" r="6" transform={move(layout, hex)} />
          ))}
        </g>
      )}
      {[...marks.hexes].map(([hex, { state }]) =>
        RINGED.includes(state) ? (
          <g key={hex} className={`mark mark-${state}`} transform={move(layout, hex)}>
            <path className="ring" d={RING} />
            {state !== 'choice' && <path className="ring thin" d={INNER} />}
          </g>
        ) : null,
      )}
      {marks.path && marks.path.length > 1 && <Way points={marks.path.map((hex) => at(layout, hex))} />}
    </g>
  );
});

type AboveProps = LayerProps & { readonly names: (hex: Hex) => string; readonly idOf: (hex: Hex) => string };

/** Over the pieces: rings, numbers, and the buttons of the choices. */
export const LightAbove = memo(function LightAbove({ marks, layout, names, idOf }: AboveProps) {
  const all = [...marks.hexes];
  return (
    <g className="light-above">
      {all.map(([hex, { state }]) =>
        state === 'quiet' ? <path key={hex} className="mark-quiet" d={HEX_SHAPE} transform={move(layout, hex)} /> : null,
      )}
      {all.map(([hex, mark]) =>
        isPickable(mark) ? (
          // biome-ignore lint/a11y/useSemanticElements: SVG has no button
          <g
            key={hex}
            id={idOf(hex)}
            data-hex={hex}
            role="button"
            aria-label={names(hex)}
            className={`mark mark-${mark.state}`}
            transform={move(layout, hex)}
          >
            <Ring state={mark.state} />
          </g>
        ) : mark.state === 'blocker' ? (
          <g key={hex} className="mark mark-blocker" transform={move(layout, hex)}>
            <Ring state="blocker" />
          </g>
        ) : null,
      )}
      {all.map(([hex, { state }]) =>
        state === 'choice' ? (
          <g key={hex} className="mark mark-choice" transform={move(layout, hex)}>
            <g className="pointer">
              <path d={POINTER} />
            </g>
          </g>
        ) : null,
      )}
      {marks.sight && <SightLine sight={marks.sight} layout={layout} />}
      {marks.flash !== undefined && <path className="flash" d={RING} transform={move(layout, marks.flash)} />}
      {marks.hint !== undefined && <HintPin at={at(layout, marks.hint)} />}
      {/* Who says most is read above its neighbours. */}
      {all
        .toSorted(([, a], [, b]) => (a.label?.length ?? 0) - (b.label?.length ?? 0))
        .map(([hex, mark]) => (
          <Tags key={hex} at={at(layout, hex)} mark={mark} drawing={layout.drawing} />
        ))}
    </g>
  );
});

const at = ({ centres }: Layout, hex: Hex): Point => centres[hex] ?? [0, 0];

const move = (layout: Layout, hex: Hex): string =>
  `translate(${at(layout, hex)
    .map((v) => v.toFixed(1))
    .join(' ')})`;

/** Who may act is pointed at; it nods a few times and rests. */
const POINTER = 'M-11 -17H11L0 0Z';

/** Light on the ground needs nothing above the pieces but a place to press. */
function Ring({ state }: Pick<Mark, 'state'>) {
  if (state === 'target') return <path className="ring" d={BRACKETS} />;
  if (state === 'blocker') return <path className="cross" d="M-13 -13L13 13M13 -13L-13 13" />;
  return <path fill="none" d={HEX_SHAPE} />;
}

/** Numbers beside the hex, in a size that stays readable however far the board is zoomed out. */
type TagsProps = { readonly at: Point; readonly mark: Mark; readonly drawing: Layout['drawing'] };

function Tags({ at: [x, y], mark: { state, label, badge }, drawing }: TagsProps) {
  // A label at the edge stays on the drawing.
  const half = `${labelWidth(label ?? '') / 2}px * var(--unscale)`;
  const across = `clamp(${drawing.x}px + ${half}, ${x}px, ${drawing.x + drawing.width}px - ${half})`;
  return (
    <>
      {badge && (
        <g className={`tag mark-${state}`} style={{ transform: `translate(${x + 30}px, ${y - 34}px) scale(var(--unscale))` }}>
          <circle className="tag-back" r="12" />
          <text className="tag-text" y="5">
            {badge}
          </text>
        </g>
      )}
      {label && (
        <g className={`tag mark-${state}`} style={{ transform: `translate(${across}, ${y + 46}px) scale(var(--unscale))` }}>
          <rect className="tag-back" x={-labelWidth(label) / 2} y="-11" width={labelWidth(label)} height="22" rx="11" />
          <text className="tag-text" y="5">
            {label}
          </text>
        </g>
      )}
    </>
  );
}

/** A lamp that points at the hex. */
function HintPin({ at: [x, y] }: { readonly at: Point }) {
  return (
    <g className="hint-pin" style={{ transform: `translate(${x}px, ${y - 34}px) scale(var(--unscale))` }}>
      <g className="hint-pin-body">
        <path className="hint-pin-back" d="M0 0C-5 -9 -15 -14 -15 -26A15 15 0 1 1 15 -26C15 -14 5 -9 0 0Z" />
        <path className="hint-pin-lamp" d="M-3 -17.5H3M-3.5 -21C-6 -23 -7 -25 -7 -27.5A7 7 0 0 1 7 -27.5C7 -25 6 -23 3.5 -21Z" />
      </g>
    </g>
  );
}

/** Near enough to the width of the text at 14 px. */
const labelWidth = (label: string): number => label.length * 7.3 + 20;

function Way({ points }: { readonly points: readonly Point[] }) {
  const [[px, py], [ex, ey]] = points.slice(-2) as [Point, Point];
  const angle = (Math.atan2(ey - py, ex - px) * 180) / Math.PI;
  const short: Point = [ex - (ex - px) * 0.3, ey - (ey - py) * 0.3];
  const way = open([...points.slice(0, -1), short]);
  return (
    <g className="way">
      <path className="way-edge" d={way} />
      <path className="way-line" d={way} />
      <path
        className="way-tip"
        d="M12 0L-10 -14L-4 0L-10 14Z"
        transform={`translate(${(ex - (ex - px) * 0.16).toFixed(1)} ${(ey - (ey - py) * 0.16).toFixed(1)}) rotate(${angle.toFixed(1)})`}
      />
      {points.slice(0, -1).map(([x, y]) => (
        <circle key={`${x} ${y}`} className="way-step" cx={x} cy={y} r="7" />
      ))}
    </g>
  );
}

/** Whole where one sees, broken behind what blocks. */
function SightLine({ sight: { from, to, blockers, fires }, layout }: { readonly sight: Sight; readonly layout: Layout }) {
  const [a, b] = [at(layout, from), at(layout, to)];
  const along = ([x, y]: Point): number => (x - a[0]) * (b[0] - a[0]) + (y - a[1]) * (b[1] - a[1]);
  const length = along(b) || 1;
  const first = Math.min(1, ...blockers.map((hex) => along(at(layout, hex)) / length));
  const stop: Point = [a[0] + (b[0] - a[0]) * first, a[1] + (b[1] - a[1]) * first];
  return (
    <g className={blockers.length > 0 ? 'sight blocked' : 'sight'}>
      <path className="sight-edge" d={open([a, b])} />
      <path className="sight-line" d={open([a, stop])} />
      {first < 1 && <path className="sight-line broken" d={open([stop, b])} />}
      <circle className="sight-end" cx={a[0]} cy={a[1]} r="5" />
      {first >= 1 && <circle className="sight-end" cx={b[0]} cy={b[1]} r="5" />}
      {fires && <Bolt key={`${from} ${to}`} from={a} to={b} />}
    </g>
  );
}

/** A shot on its way. */
function Bolt({ from: [x, y], to: [toX, toY] }: { readonly from: Point; readonly to: Point }) {
  const angle = (Math.atan2(toY - y, toX - x) * 180) / Math.PI;
  return (
    <g transform={`translate(${x} ${y}) rotate(${angle.toFixed(1)})`}>
      <path
        className="bolt"
        d="M0 0H34"
        style={{ '--far': `${Math.max(0, Math.hypot(toX - x, toY - y) - 34)}px` } as CSSProperties}
      />
    </g>
  );
}
