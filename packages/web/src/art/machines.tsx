/** Speeder, gun, walker and droid, standing on the origin. */
import type { Figure } from './figure.ts';
import './figure.css';
import './tokens.css';

/** A flat wedge in the air, two guns ahead, on a thin stem. */
export const speeder: Figure = {
  outline: [
    'M-28 -24L-20 -31L-6 -37H8L24 -29L28 -24L24 -20L4 -13H-14L-26 -17Z',
    'M16 -34L41 -35V-31.5L20 -28Z',
    'M18 -20L45 -21.5V-18L20 -15Z',
    'M-31 -27L-22 -29L-20 -17L-30 -16Z',
  ].join(''),
  detail: (
    <>
      <path className="f-deep" d="M16 -34L41 -35V-31.5L20 -29ZM18 -19.5L45 -21.5V-18L20 -15Z" />
      <path className="f-body-plain" d="M-28 -24L-20 -31L-6 -37H8L24 -29L28 -24L24 -20L4 -18H-14L-26 -20Z" />
      <path className="f-deep" d="M-26 -20L-14 -18H4L24 -20L28 -24L24 -18L4 -12.5H-14L-26 -16.5Z" />
      <path className="f-light" d="M-20 -31L-6 -37H8L13 -34.6L-6 -33.5L-17 -27Z" />
      <path className="f-deep" d="M-4 -32.5L9 -33L20 -27L14 -22.5L-1 -23Z" />
      <path className="f-glass" d="M1.5 -31L8.4 -31.2L13.5 -28L3.5 -27.5ZM4.6 -26L14.2 -26.4L12.6 -24.4L4.6 -24.6Z" />
      <path className="f-deep" d="M-31 -27L-22 -29L-20 -17L-30 -16Z" />
      <path className="f-light" d="M-30 -25.6L-24 -27L-23.6 -24.6L-29.8 -23.4ZM-29.6 -20.6L-23 -21.4L-22.6 -19L-29.4 -18.4Z" />
    </>
  ),
};

/** A squat gun: shielded housing on three feet, long barrel raised. */
export const artillery: Figure = {
  outline:
    'M-26 2L-22 -6L-12 -12L-10 -20Q-24 -24 -24 -36Q-24 -50 -10 -51L8 -54L13 -58L19 -50L48 -67L46 -71L52 -74L57 -65L51 -62L49 -63L24 -42L26 -34L19 -26L10 -20L12 -12L22 -6L26 2L17 3L12 -3H4L3 4H-3L-4 -3H-12L-17 3Z',
  detail: (
    <>
      <path className="f-light" d="M-23 -36Q-23 -49 -10 -50L6 -52.5L3 -45Q-12 -44 -14 -27Q-23 -28 -23 -36Z" />
      <path className="f-deep" d="M8 -54L13 -58L26 -34L19 -26L11 -30Z" />
      <path className="f-deep" d="M20 -49L48 -66.5L50 -63.5L23 -43Z" />
      <path className="f-light" d="M21 -48L48 -65.3L48.6 -64.4L22 -46Z" />
      <path className="f-deep" d="M46 -71L52 -74L57 -65L51 -62Z" />
      <circle className="f-deep" cx="-5" cy="-34" r="7" />
      <circle className="f-light" cx="-5" cy="-34" r="3.4" />
      <path className="f-deep" d="M-12 -17H12V-12H-12Z" />
      <path className="f-deep" d="M-26 2L-22 -6L-18 -5L-17 3ZM26 2L22 -6L18 -5L17 3ZM-3 4L-3 -4H3L3 4Z" />
    </>
  ),
};

/** The tall walker: four jointed legs, armoured box, head with two guns. */
export const walker: Figure = {
  outline:
    'M-66 -52L-57 -54L-59 -61L-52 -69L-38 -71L-33 -66L-27 -66L-24 -74L14 -79L30 -74L40 -66V-50L33 -43L34 -26L36 -21L35 -5L39 0H22L25 -5L24 -21L25 -26L23 -40H18L17 -22L19 -5L22 1H3L7 -4L8 -24L8 -40H-6L-6 -24L-4 -5L-1 0H-17L-13 -5L-13 -20L-15 -4L-11 2H-31L-26 -4L-25 -20L-26 -24L-25 -40L-29 -44L-27 -54L-32 -54L-34 -48L-44 -45L-54 -48L-66 -48.5Z',
  detail: (
    <>
      <path
        className="f-deep"
        d="M-14 -42H-6L-6 -24L-4 -5L-1 0H-17L-13 -5L-12 -24ZM24 -42H33L34 -26L36 -21L35 -5L39 0H22L25 -5L24 -21Z"
      />
      <path className="f-light" d="M-23 -73L14 -78L29 -73.5L38 -66.5L-26 -62Z" />
      <path className="f-deep" d="M-28 -47L39 -51L33 -43L22 -40H-24Z" />
      <path className="f-line" d="M-10 -63V-48M8 -65V-49M24 -66V-50" />
      <path className="f-light" d="M-58 -61L-52 -68L-38 -70L-36 -67L-50 -63Z" />
      <path className="f-deep" d="M-57 -59L-42 -62L-42 -57.5L-56 -55.5Z" />
      <path className="f-deep" d="M-66 -52L-50 -53.5L-36 -52L-44 -45.5L-54 -48L-66 -48.5Z" />
      <path className="f-deep" d="M-33 -66H-28V-54H-33Z" />
      <path className="f-light" d="M-25 -40H-20L-21 -5H-25L-25 -20ZM9 -40H13L12 -5H8L8 -22Z" />
      <circle className="f-deep" cx="-19" cy="-22" r="5.5" />
      <circle className="f-deep" cx="13" cy="-23" r="5.5" />
      <circle className="f-light" cx="-19" cy="-22" r="2.2" />
      <circle className="f-light" cx="13" cy="-23" r="2.2" />
      <path className="f-deep" d="M-31 2L-26 -4H-15L-11 2ZM3 1L7 -4H19L22 1Z" />
    </>
  ),
};

/** A hovering spy: domed head, ring of eyes, thin arms hanging. */
export const droid: Figure = {
  outline:
    'M-15 -42L-13 -45Q-12 -56 -2 -58L5 -58L8 -69L10 -68.5L8.5 -57Q13 -54 13 -45L16 -42L14 -35L10 -33L9 -29L16 -20L14 -8L12 -8L12.5 -19L6 -25L7 -14L4 -7L2 -8L4 -14L2 -24H-3L-5 -12L-2.5 -6L-5 -5.5L-8 -12L-7 -24L-13 -17L-11 -9L-13 -8L-16 -17L-9 -29L-10 -33L-14 -35Z',
  detail: (
    <>
      <path className="f-light" d="M-12 -45Q-11 -55 -2 -57L2 -57Q-4 -53 -4 -45Z" />
      <path className="f-deep" d="M-15 -42L-13 -45H13L16 -42L15 -39H-14Z" />
      <circle className="f-glass" cx="-4" cy="-49" r="3.6" />
      <circle className="f-deep" cx="-4" cy="-49" r="1.6" />
      <circle className="f-glass" cx="6" cy="-50" r="2.3" />
      <path className="f-deep" d="M-10 -33L10 -33L9 -29L4 -25H-5L-9 -29Z" />
      <path className="f-light" d="M-11 -38H-2V-35H-12Z" />
    </>
  ),
};
