/** Heads and shoulders. The chin is near the origin, shoulders end at 30. */
import type { ReactNode } from 'react';
import { dot, p } from './shapes.tsx';

const HEAD = 'M-8.5 -10Q-8.5 -20 0 -20Q8.5 -20 8.5 -10Q8.5 2 0 4Q-8.5 2 -8.5 -10Z';
const HEAD_SHADE = 'M1 -20Q8.5 -20 8.5 -10Q8.5 2 0 4Q4 -2 3 -10Q3 -16 1 -20Z';
const NECK = 'M-4 0H4V9H-4Z';
const SHOULDERS = 'M-25 32Q-25 12 -11 8Q0 5 11 8Q25 12 25 32Z';
const SHOULDERS_SHADE = 'M6 7Q25 8 25 32H10Q12 16 6 7Z';

function Face({ tone = 's', shade = 'sd' }: { readonly tone?: string; readonly shade?: string }) {
  return (
    <>
      {p(shade, NECK)}
      {p(tone, HEAD)}
      {p(shade, HEAD_SHADE)}
      {p('h', 'M-5.5 -9.6H-2V-8.4H-5.5ZM2 -9.6H5.5V-8.4H2Z')}
    </>
  );
}

function Coat({ tone, shade }: { readonly tone: string; readonly shade: string }) {
  return (
    <>
      {p(tone, SHOULDERS)}
      {p(shade, SHOULDERS_SHADE)}
    </>
  );
}

export const LEIA: ReactNode = (
  <>
    {p('h', 'M-11 4Q-15 -24 0 -25Q15 -24 11 4Z')}
    <Coat tone="a" shade="b" />
    <Face />
    {p('h', 'M-9.5 -8Q-11 -23 0 -23Q11 -23 9.5 -8Q7 -15 0 -16Q-7 -15 -9.5 -8Z')}
    {p('hl', 'M-10 -16Q0 -27 10 -16L8.6 -14Q0 -23 -8.6 -14Z')}
    {p('b', 'M-9 8Q0 16 9 8L6 5Q0 9 -6 5Z')}
    {p('c', 'M-1 14H1V32H-1Z')}
    {p('w', 'M-16 17H-9V20H-16Z')}
  </>
);

export const HAN: ReactNode = (
  <>
    {p('fl', 'M-17 6Q-21 -28 0 -29Q21 -28 17 6Q0 14 -17 6Z')}
    {p('n', 'M-13 6Q-16 -25 0 -25Q16 -25 13 6Z')}
    <Coat tone="n" shade="nd" />
    <Face />
    {p('h', 'M-9 -9Q-10 -22 1 -21Q10 -21 9 -9Q6 -13 5 -15Q-3 -13 -6 -15Q-8 -13 -9 -9Z')}
    {p('fl', 'M-16 4Q0 16 16 4L18 10Q0 22 -18 10Z')}
    {p('nd', 'M-1 14H1V32H-1Z')}
    {p('w', 'M9 19H16V22H9Z')}
  </>
);

export const LUKE: ReactNode = (
  <>
    <Coat tone="w" shade="wd" />
    {p('a', 'M-14 9L-8 7L-3 32H-8ZM14 9L8 7L3 32H8Z')}
    <Face />
    {p('a', 'M-12 -6Q-14 -27 0 -27Q14 -27 12 -6L9 -2L8.5 -12H-8.5L-9 -2Z')}
    {p('b', 'M3 -27Q14 -25 12 -6L9 -2L8.5 -12Q8 -22 3 -27Z')}
    {p('w', 'M-2.4 -27H2.4V-19H-2.4Z')}
    {p('y', 'M-8.5 -13H8.5L8 -6Q0 -3 -8 -6Z')}
    {p('k', 'M-11 -3Q-6 6 3 5L3 3Q-5 4 -9 -3Z')}
  </>
);

export const WOOKIEE: ReactNode = (
  <>
    {p('f', 'M-30 32Q-30 10 -15 3Q-17 -27 0 -28Q17 -27 15 3Q30 10 30 32Z')}
    {p('fl', 'M-12 4Q-15 -20 -6 -25Q-9 -10 -3 -8Q0 -12 3 -8Q9 -10 6 -25Q15 -20 12 4Q6 12 0 12Q-6 12 -12 4Z')}
    {p('f', 'M-6 -6Q0 -12 6 -6L5 4Q0 8 -5 4Z')}
    {p('k', 'M-3 -4H3L1.4 0H-1.4ZM-8 -12H-4V-10H-8ZM4 -12H8V-10H4ZM-4 3Q0 5 4 3L3 5Q0 6.5 -3 5Z')}
    {p('h', 'M-26 12L-21 8L20 32H9Z')}
    {p('b', 'M-19 13L-15.5 15L-17.5 18.5L-21 16.5ZM-11 18L-7.5 20L-9.5 23.5L-13 21.5ZM-3 23L0.5 25L-1.5 28.5L-5 26.5Z')}
  </>
);

export const GENERAL: ReactNode = (
  <>
    <Coat tone="q" shade="qd" />
    <Face />
    {p('c', 'M-9 -8Q-11 -23 0 -23Q11 -23 9 -8Q8 -14 5 -17Q-2 -15 -7 -16Q-9 -12 -9 -8Z')}
    {p('qd', 'M-12 10L-8 2L0 8L8 2L12 10L4 14L0 11L-4 14Z')}
    {p('r', 'M-17 17H-14V20H-17ZM-13 17H-10V20H-13Z')}
    {p('n', 'M-9 17H-6V20H-9Z')}
  </>
);

export const COORDINATOR: ReactNode = (
  <>
    <Coat tone="c" shade="d" />
    <Face tone="sd" shade="f" />
    {p('a', 'M-9 -11Q-10 -24 0 -24Q10 -24 9 -11L13 -10L9 -8.6Q0 -13 -9 -8.6Z')}
    <path className="de-line-k" d="M-10 -8Q-12 -25 0 -25Q12 -25 10 -8M-9 -4Q-8 3 -2 3" />
    {p('k', 'M-12 -12H-8V-3H-12Z')}
    {dot('t', -2, 3, 1.6)}
    {p('w', 'M10 17H17V20H10Z')}
  </>
);

export const REBEL_TROOPER: ReactNode = (
  <>
    {p('d', 'M-21 10H-12V30H-21Z')}
    <Coat tone="q" shade="qd" />
    <Face />
    {p('a', 'M-11 0Q-14 -25 0 -25Q14 -25 11 0L8.5 -1L8.5 -13H-8.5L-8.5 -1Z')}
    {p('b', 'M3 -25Q14 -24 11 0L8.5 -1L8.5 -13Q8 -21 3 -25Z')}
    {p('k', 'M-9.5 -19H9.5V-13H-9.5Z')}
    {p('t', 'M-7.5 -17.6H-1V-14.6H-7.5ZM1 -17.6H7.5V-14.6H1Z')}
    {p('w', 'M-11 0Q0 8 11 0L14 9Q0 18 -14 9Z')}
  </>
);

export const DARK_LORD: ReactNode = (
  <>
    {p('k', 'M-34 34Q-32 14 -14 9L14 9Q32 14 34 34Z')}
    <path className="de-line-c" d="M-30 27Q-28 15 -14 11M30 27Q28 15 14 11" />
    {p('k', 'M0 -29Q18 -29 19 -9L26 11Q15 14 11 9L8 2H-8L-11 9Q-15 14 -26 11L-19 -9Q-18 -29 0 -29Z')}
    {p('c', 'M-15 -12Q-14 -26 -2 -27.4Q-9 -22 -10 -9L-17 5L-22 8.6Z')}
    {p('d', 'M-10 -8Q0 -12 10 -8L12 6L6 16H-6L-12 6Z')}
    {p('k', 'M-10 -6L-1.6 -3L-3 3Q-8 4.6 -10.6 2ZM10 -6L1.6 -3L3 3Q8 4.6 10.6 2Z')}
    {p('c', 'M-1 -4H1L3 6H-3ZM-4 15L-2.8 8H-1.6V15ZM4 15L2.8 8H1.6V15ZM-0.6 8H0.6V15H-0.6Z')}
    {p('d', 'M-8 20H8V30H-8Z')}
    {p('r', 'M-6 22H-2V24H-6Z')}
    {p('t', 'M1 22H6V24H1ZM-6 26H-3V28H-6Z')}
  </>
);

type OfficerProps = { readonly coat: string; readonly shade: string; readonly skin?: string; readonly children?: ReactNode };

/** Tunic with a rank plate, peaked cap. */
export function Officer({ coat, shade, skin = 's', children }: OfficerProps) {
  return (
    <>
      <Coat tone={coat} shade={shade} />
      <Face tone={skin} />
      {p(shade, 'M-7 3Q0 9 7 3L8 9Q0 13 -8 9Z')}
      {p(coat, 'M-11 -14Q-13 -24 0 -25Q13 -24 11 -14Z')}
      {p(shade, 'M2 -25Q13 -24 11 -14H4Q7 -20 2 -25Z')}
      {p('k', 'M-11 -15H11L13 -10.6Q0 -14 -13 -10.6Z')}
      {dot('b', 0, -19, 1.7)}
      {children}
    </>
  );
}

export const RANK: ReactNode = (
  <>
    {p('r', 'M-16 15H-13.4V18H-16ZM-12.6 15H-10V18H-12.6Z')}
    {p('t', 'M-16 18.8H-13.4V21.8H-16ZM-12.6 18.8H-10V21.8H-12.6Z')}
  </>
);

export const MOUSTACHE: ReactNode = p('h', 'M-5 -3Q0 -6.4 5 -3Q3 -1 0 -2Q-3 -1 -5 -3Z');

/** A general's field armour and helmet with raised goggles. */
export const FIELD_GENERAL: ReactNode = (
  <>
    <Coat tone="u" shade="ud" />
    {p('b', 'M-18 13Q0 6 18 13L15 30H-15Z')}
    {p('c', 'M4 8.6Q12 10 18 13L15 30H7Z')}
    <Face />
    {p('u', 'M-13 -4Q-15 -27 0 -27Q15 -27 13 -4L10 2L9 -11H-9L-10 2Z')}
    {p('ud', 'M4 -27Q15 -25 13 -4L10 2L9 -11Q9 -21 4 -27Z')}
    {p('k', 'M-11 -20H11V-13.6H-11Z')}
    {p('t', 'M-8.6 -18.6H-1.4V-15.4H-8.6ZM1.4 -18.6H8.6V-15.4H1.4Z')}
    {p('r', 'M-13 17H-9V20H-13Z')}
  </>
);

/** The wide white helmet and its mask. */
export const SNOW_HELMET: ReactNode = (
  <>
    {p('b', 'M-26 34Q-26 16 -12 10H12Q26 16 26 34Z')}
    {p('c', 'M6 10H12Q26 16 26 34H12Q13 18 6 10Z')}
    {p('a', 'M0 -28Q15 -28 16 -10Q16 2 22 12Q12 18 0 18Q-12 18 -22 12Q-16 2 -16 -10Q-15 -28 0 -28Z')}
    {p('b', 'M4 -28Q15 -26 16 -10Q16 2 22 12Q14 17 4 18Q10 4 9 -10Q9 -22 4 -28Z')}
    {p('k', 'M-12 -11Q0 -15 12 -11L11 -3L4 -1.6H-4L-11 -3Z')}
    {p('c', 'M-8 1H8L6 13H-6Z')}
    {p('d', 'M-5 4H5V5.6H-5ZM-4.6 8H4.6V9.6H-4.6Z')}
  </>
);
