/** Ships around the origin. Fighters of the Rebels point up, the others look at us or fly to the left. */
import type { ReactNode } from 'react';
import { dot, p, Twice } from './shapes.tsx';

export const X_FIGHTER: ReactNode = (
  <>
    <Twice>
      {p('c', 'M3 3L25 8V13L3 16Z')}
      {p('w', 'M13 5.3L17 6.2V14.2L13 14.6Z')}
      {p('d', 'M23.6 -12H25.4V15H23.6ZM5 4H10V19H5Z')}
      {p('t', 'M5.6 19H9.4L8.6 24H6.4Z')}
    </Twice>
    {p('a', 'M-1.6 -27H1.6L4.4 0V17H-4.4V0Z')}
    {p('b', 'M0.4 -27H1.6L4.4 0V17H1.4Z')}
    {p('w', 'M-2.9 -15H2.9L3.4 -10H-3.4Z')}
    {p('k', 'M-2 -4H2L3 5H-3Z')}
    {dot('n', 0, 9, 2)}
  </>
);

export const Y_FIGHTER: ReactNode = (
  <>
    {p('d', 'M-17 3H17V10H-17Z')}
    <Twice>
      {p('b', 'M13 -9Q15.4 -14 17.8 -9L18 24H12.8Z')}
      {p('g', 'M12.9 0H18V4H12.9Z')}
      {p('d', 'M12.4 20H18.4V27H12.4Z')}
      {p('t', 'M13.2 27H17.6L16.6 31H14.2Z')}
    </Twice>
    {p('c', 'M-3 -8H3V20H-3Z')}
    {p('a', 'M-6 -22Q0 -29 6 -22L7.4 -8L4 -3H-4L-7.4 -8Z')}
    {p('b', 'M1 -26Q4 -25 6 -22L7.4 -8L4 -3H1Z')}
    {p('g', 'M-6.2 -20H6.2L6.6 -16.6H-6.6Z')}
    {p('k', 'M-3.4 -14H3.4L3 -7H-3Z')}
  </>
);

export const SAUCER: ReactNode = (
  <>
    {p('b', 'M-10 -12L-6 -30H-2V-12ZM10 -12L6 -30H2V-12Z')}
    {p('c', 'M10 -12L6 -30H5L7 -12Z')}
    {p('c', 'M12 -13L20 -20L25 -17L24 -11L16 -4Z')}
    {p('k', 'M20 -18.6L23.6 -16.4L23 -13.6L19.6 -15.6Z')}
    <circle className="de-b" r={18} />
    {p('c', 'M3 -17.7A18 18 0 0 1 3 17.7Q12 0 3 -17.7Z')}
    <path className="de-line-d" d="M0 -18V-7M0 7V18M-18 0H-7M7 0H18M-12.6 -12.6L-5 -5M12.6 12.6L5 5" />
    <circle className="de-d" r={6} />
    <circle className="de-c" r={3} />
    {dot('a', -9.5, -6, 3.6)}
    {dot('c', -9, -5.6, 1.8)}
    <path className="de-glow-t" d="M-13 13A18.4 18.4 0 0 0 13 13" />
    <path className="de-core" d="M-13 13A18.4 18.4 0 0 0 13 13" />
  </>
);

export const TRANSPORT: ReactNode = (
  <>
    {p('t', 'M33 -4L41 -3V3L33 3Z')}
    {p('d', 'M-30 2Q-14 8 14 7L33 4V-6L20 -9H-10Z')}
    {p('w', 'M-18 0H-8V4H-18ZM-4 0H6V5H-4ZM10 0H20V4.6H10Z')}
    {p('a', 'M-38 -1Q-34 -13 -2 -14Q26 -14 35 -6L33 -2Q10 -4 -12 -1Q-28 2 -38 -1Z')}
    {p('b', 'M-4 -14Q26 -14 35 -6L33 -2Q14 -3.6 -4 -2Q6 -8 -4 -14Z')}
    {p('c', 'M-36 2Q-20 14 8 12Q26 11 33 4L30 3Q10 8 -12 5Q-26 3 -36 2Z')}
    {p('b', 'M18 -13L20 -20H28L29 -11Z')}
    {p('k', 'M20.6 -18.4H24V-16.4H20.4Z')}
  </>
);

export const EYE_FIGHTER: ReactNode = (
  <>
    {p('c', 'M-20 -3H20V3H-20Z')}
    <Twice>
      {p('c', 'M18 -24L25 -21L29 0L25 21L18 24L20 0Z')}
      {p('k', 'M20 -20.6L24 -18.6L27.2 0L24 18.6L20 20.6L21.6 0Z')}
      <path className="de-line-c" d="M21.6 0H27.2M21 -10L25.6 -10M21 10L25.6 10" />
    </Twice>
    <circle className="de-b" r={9.4} />
    {p('c', 'M2 -9.2A9.4 9.4 0 0 1 2 9.2Q7 0 2 -9.2Z')}
    <circle className="de-k" r={6} />
    <path className="de-line-c" d="M-6 0H6M0 -6V6M-4.2 -4.2L4.2 4.2M4.2 -4.2L-4.2 4.2" />
    {p('r', 'M-2.6 9H-1V11H-2.6ZM1 9H2.6V11H1Z')}
  </>
);

export const EYE_BOMBER: ReactNode = (
  <>
    <Twice>
      {p('c', 'M14 -3H24V3H14ZM22 -20H26L33 -11V11L26 20H22Z')}
      {p('k', 'M24 -17.6H25.6L31 -10V10L25.6 17.6H24Z')}
      <circle className="de-b" cx={8.4} r={8.4} />
      <circle className="de-d" cx={8.4} r={5.4} />
    </Twice>
    <path className="de-line-c" d="M-13.8 0H-3M-8.4 -5.4V5.4" />
    {dot('k', 8.4, 0, 3)}
    {dot('r', 8.4, 0, 1.3)}
  </>
);

export const SHUTTLE: ReactNode = (
  <>
    {p('b', 'M-2.6 -6L-1.4 -36H1.4L2.6 -6Z')}
    {p('c', 'M0.4 -36H1.4L2.6 -6H0.8Z')}
    {p('a', 'M-6 0L-30 22L-33 19L-8 -6Z')}
    {p('b', 'M6 0L30 22L33 19L8 -6Z')}
    {p('a', 'M-8 6L-6 -7Q0 -13 6 -7L8 6L4 12H-4Z')}
    {p('b', 'M1 -10Q4 -9.6 6 -7L8 6L4 12H1Z')}
    {p('k', 'M-4 -5Q0 -8 4 -5L4.6 0H-4.6Z')}
    {p('r', 'M-33 19L-30 22L-28 20L-31 17.4ZM33 19L30 22L28 20L31 17.4Z')}
  </>
);

/** The great wedge, bow to the left. */
export const WEDGE: ReactNode = (
  <>
    {p('b', 'M-46 10L36 -16L42 2Z')}
    {p('d', 'M-46 10L42 2L37 13L20 12Z')}
    {p('c', 'M-46 10L42 2L41 4.4L-30 10.4Z')}
    {p('a', 'M6 -5L33 -14L37 -4L16 1Z')}
    {p('c', 'M24 -11L33 -14L37 -4L27 -2Z')}
    {p('b', 'M25 -14L24 -21H37L38 -15L33 -13Z')}
    {p('k', 'M26 -19H35V-17.6H26Z')}
    {dot('a', 26, -23, 2)}
    {dot('a', 35, -23, 2)}
    <path className="de-line-d" d="M-24 4L4 1M-14 0L10 -2M12 7L34 5" />
    {p('t', 'M41 0H46V3.6H40.6ZM39 7H44V10H38Z')}
  </>
);
