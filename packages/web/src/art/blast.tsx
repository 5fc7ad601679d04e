/** Something blows up around the origin, about 120 wide: a flash, fire, splinters; smoke and embers stay. */
import './blast.css';
import './tokens.css';

const SPLINTERS = [
  [-70, -62, -140],
  [-30, -88, 80],
  [16, -96, 200],
  [58, -74, -90],
  [84, -34, 150],
  [-88, -28, 60],
  [-52, -12, -200],
  [62, -8, 120],
] as const;

const SMOKE = [
  [0, -40, 22],
  [14, -66, 26],
  [-6, -92, 30],
  [12, -122, 34],
  [-10, -152, 38],
] as const;

export function Blast({ at: [x, y], size = 1 }: { readonly at: readonly [x: number, y: number]; readonly size?: number }) {
  return (
    <g className="blast" transform={`translate(${x} ${y}) scale(${size})`}>
      {SMOKE.map(([cx, cy, r]) => (
        <circle key={cy} className="blast-smoke" cx={cx} cy={cy} r={r} />
      ))}
      <path
        className="blast-fire"
        d="M0 -74L12 -40L34 -58L30 -28L60 -30L40 -8L62 8L34 10L30 28L8 16L-14 30L-22 12L-52 18L-38 -4L-64 -18L-34 -24L-38 -54L-12 -40Z"
      />
      <path
        className="blast-heart"
        d="M0 -44L8 -24L22 -34L19 -14L36 -12L22 -2L30 8L14 8L4 14L-10 8L-26 10L-20 -4L-34 -12L-18 -16L-20 -32L-6 -24Z"
      />
      {SPLINTERS.map(([tx, ty, turn]) => (
        <path
          key={`${tx} ${ty}`}
          className="blast-splinter"
          d="M-5 -3L4 -5L6 3L-3 5Z"
          style={{ translate: `${tx}px ${ty}px`, rotate: `${turn}deg` }}
        />
      ))}
      <circle className="blast-flash" r="90" />
    </g>
  );
}
