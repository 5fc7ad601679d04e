/** The small words of the pictures: tones, places, light, snow and smoke. A picture is 100 wide and 60 high. */
import type { ReactNode } from 'react';
import './tones.css';
import './shapes.css';

/** A path in one of the tones of the pictures (`.de-…`). */
export function p(tone: string, d: string): ReactNode {
  return <path className={`de-${tone}`} d={d} />;
}

export function dot(tone: string, x: number, y: number, r: number): ReactNode {
  return <circle className={`de-${tone}`} cx={x} cy={y} r={r} />;
}

type AtProps = {
  readonly x: number;
  readonly y: number;
  readonly size?: number;
  readonly turn?: number;
  /** Looking the other way. */
  readonly mirrored?: boolean;
  readonly faint?: number;
  readonly children: ReactNode;
};

export function At({ x, y, size = 1, turn = 0, mirrored = false, faint, children }: AtProps) {
  const transform = `translate(${x} ${y}) rotate(${turn}) scale(${mirrored ? -size : size} ${size})`;
  return (
    <g transform={transform} opacity={faint}>
      {children}
    </g>
  );
}

/** The same on both sides of a middle line. */
export function Twice({ children }: { readonly children: ReactNode }) {
  return (
    <>
      {children}
      <g transform="scale(-1 1)">{children}</g>
    </>
  );
}

/** A shot: its glow and its core. */
export function Bolt({ d, tone = 'r' }: { readonly d: string; readonly tone?: 'r' | 't' | 'y' | 'l' }) {
  return (
    <>
      <path className={`de-glow-${tone}`} d={d} />
      <path className="de-core" d={d} />
    </>
  );
}

export const BLAST: ReactNode = (
  <>
    {p('w', 'M0 -16L4 -6L12 -11L9 -2L17 2L8 5L11 14L2 8L-5 15L-6 6L-16 6L-8 -1L-13 -9L-4 -6Z')}
    {p('y', 'M0 -9L2.4 -3.4L7 -6L5 -1L10 1.6L4.6 3L6 8L1 4.6L-3 9L-3.4 3.4L-9 3L-4.6 -1L-7 -5L-2.4 -3.4Z')}
    {dot('a', 0, 0, 2.6)}
  </>
);

export const CROSSHAIR: ReactNode = (
  <>
    <circle className="de-line-r" r={13} />
    <circle className="de-line-r" r={6} />
    <path className="de-line-r" d="M0 -19V-9M0 9V19M-19 0H-9M9 0H19" />
    {dot('r', 0, 0, 1.5)}
  </>
);

export const HEALING: ReactNode = p('l', 'M-2.4 -8H2.4V-2.4H8V2.4H2.4V8H-2.4V2.4H-8V-2.4H-2.4Z');

export const SMOKE: ReactNode = (
  <>
    {dot('smoke', 0, 0, 5)}
    {dot('smoke', 5, -6, 6)}
    {dot('smoke', 0, -14, 7)}
    {dot('smoke', 8, -21, 8)}
    {dot('smoke', 3, -30, 9)}
  </>
);

function Stars({ at }: { readonly at: readonly (readonly [x: number, y: number, r?: number])[] }) {
  return at.map(([x, y, r = 0.6]) => <circle key={`${x} ${y}`} className="de-star" cx={x} cy={y} r={r} />);
}

export const STARS_A: ReactNode = (
  <Stars
    at={[
      [6, 9],
      [14, 25, 0.9],
      [23, 6],
      [35, 14],
      [47, 4, 0.9],
      [58, 11],
      [69, 5],
      [78, 17, 1],
      [91, 8],
      [95, 30],
      [8, 44],
      [88, 46, 0.9],
      [62, 54],
      [28, 50],
    ]}
  />
);
export const STARS_B: ReactNode = (
  <Stars
    at={[
      [10, 14, 1],
      [19, 38],
      [31, 8],
      [40, 22, 0.8],
      [54, 7],
      [66, 20],
      [74, 7, 1],
      [86, 24],
      [94, 13],
      [92, 52],
      [5, 54],
      [48, 53, 0.9],
      [75, 48],
    ]}
  />
);

/** Low hills of snow along the foot of a picture. */
export const DUNES: ReactNode = (
  <>
    {p('snow-far', 'M0 42Q20 33 44 40T100 36V60H0Z')}
    {p('snow', 'M0 51Q28 43 58 50T100 47V60H0Z')}
  </>
);
export const DRIFT: ReactNode = (
  <>
    {p('snow-far', 'M0 38Q30 44 55 38T100 43V60H0Z')}
    {p('snow', 'M0 49Q24 54 52 49T100 53V60H0Z')}
  </>
);
export const PEAKS: ReactNode = (
  <>
    {p('snow-far', 'M0 44L14 27L23 37L38 19L54 40L68 28L82 42L100 30V60H0Z')}
    {p('snow', 'M14 27L10 32L14 31L17 34L19 32ZM38 19L32 26L37 25L41 29L44 26ZM68 28L63 32L68 31.5L71 35L73 32Z')}
    {p('snow', 'M0 52Q26 44 54 51T100 48V60H0Z')}
  </>
);
/** The white world from above. */
export const PLANET: ReactNode = (
  <>
    <circle className="de-planet" cx={50} cy={126} r={84} />
    <path className="de-planet-rim" d="M-6 64A84 84 0 0 1 106 64" />
  </>
);
