/** Walkers, droids, beasts and guns around the origin. */

import type { Figure } from '@wartable/web/art/figure.ts';
import type { ReactNode } from 'react';
import { dot, p, Twice } from './shapes.tsx';

/** A miniature of the board game, which stands on the origin. */
export function Mini({ figure }: { readonly figure: Figure }) {
  return (
    <>
      <path className="f-body-plain" d={figure.outline} />
      {figure.detail}
    </>
  );
}

/** The tall walker, seen from the front. */
export const WALKER_HEAD: ReactNode = (
  <>
    {p('d', 'M-26 -22L-20 -32H20L26 -22L29 2L20 12H-20L-29 2Z')}
    {p('c', 'M-26 -22L-20 -32H20L26 -22L20 -20H-20Z')}
    <Twice>{p('c', 'M13 10H22L24 40H30V46H10V40H14Z')}</Twice>
    {p('b', 'M-15 -14L-11 -24H11L15 -14L13 4L8 9H-8L-13 4Z')}
    {p('a', 'M-15 -14L-11 -24H3L-1 -14Z')}
    {p('c', 'M4 -24H11L15 -14L13 4L8 9H4L7 -12Z')}
    {p('k', 'M-12 -13H12L11 -7H-11Z')}
    {p('r', 'M-9.6 -11.4H9.6L9.2 -9H-9.2Z')}
    <Twice>
      {p('c', 'M14 -14H21L20 -2H14Z')}
      {p('k', 'M16 -2H19V10H16ZM4 6H7V15H4Z')}
    </Twice>
  </>
);

/** The walker on two legs, from the front. */
export const SCOUT_WALKER: ReactNode = (
  <>
    <Twice>
      {p('c', 'M4 -2H11L17 8L12 18L15 32H20V36H6V32H10L7 18L11 9Z')}
      {dot('b', 11.6, 17, 3)}
      {p('c', 'M13 -19H21V-10H13Z')}
      {p('k', 'M18 -16H24V-13H18Z')}
    </Twice>
    {p('b', 'M-15 -15L-11 -28H11L15 -15L12 -3H-12Z')}
    {p('a', 'M-15 -15L-11 -28H2L-3 -15Z')}
    {p('c', 'M5 -28H11L15 -15L12 -3H5Z')}
    {p('k', 'M-10 -21H-3V-17H-10ZM3 -21H10V-17H3Z')}
    {p('d', 'M-8 -9H8L6 -1H-6Z')}
    {p('k', 'M-5 -3H-2.4V7H-5ZM2.4 -3H5V7H2.4Z')}
  </>
);

export const DOME_DROID: ReactNode = (
  <>
    <Twice>
      {p('b', 'M13 -9H19V16L22 24H11L13 16Z')}
      {p('n', 'M14.6 -6H17.4V4H14.6Z')}
    </Twice>
    {p('a', 'M-13 -9H13V17L9 21H-9L-13 17Z')}
    {p('b', 'M4 -9H13V17L9 21H4Z')}
    {p('n', 'M-9 -5H9V-1H-9ZM-9 2H-2V5H-9ZM2 2H9V5H2ZM-4 8H4V16H-4Z')}
    {p('b', 'M-13 -11A13 14 0 0 1 13 -11Z')}
    {p('c', 'M3 -24.6A13 14 0 0 1 13 -11H7Q8 -19 3 -24.6Z')}
    {p('n', 'M-11 -14H-6V-11.4H-11ZM4 -14H11V-11.4H4ZM-7 -21H-3V-17H-7Z')}
    {dot('k', 0.5, -17, 3.6)}
    {dot('t', 0.5, -17, 1.6)}
    {dot('r', -8.6, -17, 1.2)}
  </>
);

export const GOLD_DROID: ReactNode = (
  <>
    {p('g', 'M-25 34Q-24 14 -11 11H11Q24 14 25 34Z')}
    {p('gd', 'M6 11H11Q24 14 25 34H13Q13 20 6 11Z')}
    {p('k', 'M-6 2H6V11H-6Z')}
    {p('gd', 'M-6 4H6V5.6H-6ZM-6 7.4H6V9H-6Z')}
    {p('g', 'M-11 -21Q0 -30 11 -21L12 -7Q9 5 0 5Q-9 5 -12 -7Z')}
    {p('gd', 'M4 -25.4Q8 -24 11 -21L12 -7Q9 5 0 5Q7 -4 4 -25.4Z')}
    <Twice>
      {dot('k', 5, -10, 4)}
      {dot('y', 5, -10, 2.6)}
      {dot('gd', 12.6, -9, 2.6)}
    </Twice>
    {p('k', 'M-4 -2H4V-0.4H-4Z')}
    <circle className="de-gd" cy={23} r={6} />
    <circle className="de-y" cy={23} r={3} />
  </>
);

export const MOUNT: ReactNode = (
  <>
    {p('c', 'M-30 34Q-26 6 -10 -4Q-8 -20 4 -26Q14 -28 22 -20L33 -12Q36 -5 29 -2L14 1Q10 14 16 34Z')}
    {p('b', 'M-30 34Q-26 6 -10 -4Q-8 -20 4 -26Q9 -27 14 -25Q2 -18 2 -4Q-8 8 -8 34Z')}
    {p('q', 'M-2 -20Q-16 -26 -20 -12Q-20 -2 -10 -3Q-14 -8 -12 -13Q-9 -18 0 -14Z')}
    {p('qd', 'M-18 -8Q-18 -1 -10 -3Q-13 -6 -12.6 -10Z')}
    {dot('k', 14, -17, 2)}
    {p('k', 'M27 -11L31 -10L30 -8ZM18 -4Q26 -4 32 -7L31 -4L20 -2Z')}
    <path className="de-line-w" d="M10 -25Q14 -14 12 0M20 -21Q21 -12 17 0M12 -8Q-6 4 -18 22" />
  </>
);

export const BEAST: ReactNode = (
  <>
    <Twice>
      {p('qd', 'M12 -14Q32 -8 32 -28Q38 -2 14 0Z')}
      {p('q', 'M12 -14Q32 -8 32 -28Q35 -8 13 -6Z')}
    </Twice>
    {p('b', 'M-30 34Q-34 12 -18 2Q-20 -26 0 -27Q20 -26 18 2Q34 12 30 34Z')}
    {p('a', 'M-24 34Q-30 14 -16 4L-12 10L-8 2L-14 -10Q-12 -24 0 -25Q12 -24 14 -10L8 2L12 10L16 4Q30 14 24 34Z')}
    {p('sd', 'M-11 -8Q0 -16 11 -8L12 6Q0 20 -12 6Z')}
    {p('k', 'M-9 2Q0 -2 9 2Q8 14 0 15Q-8 14 -9 2Z')}
    {p('a', 'M-7 1.4L-4 0.6L-5 6ZM7 1.4L4 0.6L5 6ZM-4 14L-2 9L0 14.8L2 9L4 14Z')}
    <Twice>{p('y', 'M3 -6L9 -8L8 -4.4Z')}</Twice>
  </>
);

/** A great ball with a gun in it. */
export const BALL_GUN: ReactNode = (
  <>
    {p('d', 'M-26 22L-20 12H20L26 22Z')}
    <circle className="de-b" r={18} />
    {p('c', 'M4 -17.6A18 18 0 0 1 -2 18Q16 8 4 -17.6Z')}
    {p('d', 'M2 -14L10 -22L18 -12L10 -6Z')}
    {p('k', 'M7 -18L16 -32L22 -28L14 -14Z')}
    {p('c', 'M7 -18L16 -32L18 -31L9 -16Z')}
    <path className="de-line-d" d="M-18 2Q-4 10 17 4M-14 -11Q-8 -6 -2 -6" />
  </>
);

export const GENERATOR: ReactNode = (
  <>
    {p('d', 'M-24 20L-18 8H18L24 20Z')}
    {p('c', 'M-18 8H18L20 12H-20Z')}
    <Twice>
      {p('c', 'M3 8V-16H17V8Z')}
      {p('b', 'M3 -16V-20H17V-16ZM3 -10H17V-8H3ZM3 -3H17V-1H3Z')}
      {p('t', 'M5 -15H15V-11H5ZM5 -7H15V-4H5ZM5 0H15V4H5Z')}
    </Twice>
  </>
);

/** Gun on three legs, barrel to the right. */
export const TRIPOD_GUN: ReactNode = (
  <>
    <path className="de-line-k wide" d="M0 0L-12 18M0 0L12 18M0 0V18" />
    {p('d', 'M-14 -8H12V2H-14Z')}
    {p('b', 'M-14 -8H4V-4H-14Z')}
    {p('k', 'M12 -5.4H36V-1.4H12Z')}
    {p('d', 'M16 -7.4H18V0.6H16ZM22 -7.4H24V0.6H22ZM28 -7.4H30V0.6H28Z')}
    {p('c', 'M-20 -3H-14V8H-20Z')}
  </>
);

/** A gloved hand that closes on the air. */
export const CLOSING_HAND: ReactNode = (
  <>
    {p('k', 'M2 36L0 14L20 6L30 34Z')}
    {p('c', 'M0 14L20 6L21 9L1 17Z')}
    {p('d', 'M-5 13Q-8 2 2 -5L15 -8Q22 0 20 8L4 17Z')}
    {p('d', 'M14 -6Q16 -19 9 -25L5 -22Q8 -14 7 -3Z')}
    {p('c', 'M9 -25L5 -22Q8 -14 7 -8L9 -10Q10 -18 9 -25Z')}
    {p('d', 'M8 -3Q6 -18 -3 -23L-7 -20Q0 -13 0 -2Z')}
    {p('c', 'M-3 -23L-7 -20Q-1 -14 -0.4 -8L1.6 -10Q1 -17 -3 -23Z')}
    {p('d', 'M3 -1Q-3 -14 -14 -17L-18 -13Q-10 -10 -7 2Z')}
    {p('c', 'M-14 -17L-18 -13Q-12 -11 -9 -6L-7 -8Q-9 -13 -14 -17Z')}
    {p('d', 'M-2 14Q-15 9 -20 -4L-17 -8Q-12 -1 2 4Z')}
    {p('c', 'M-20 -4L-17 -8Q-14 -3 -9 0L-11 2Q-16 1 -20 -4Z')}
  </>
);
