/** The heroes, each with an outline of one's own. Large heads, so that they are known when they are small. */
import type { Figure } from './figure.ts';

/** Open vest over a light shirt, blaster raised. */
export const han: Figure = {
  outline: [
    'M-13 -66Q-14 -83 1 -84Q15 -83 14 -66Q13 -56 8 -53L18 -49L27 -58L26 -63L40 -76L44 -72L34 -59L33 -52L22 -38L15 -41L15 -22L17 0H3L0 -17L-3 0H-18L-15 -22L-16 -34L-22 -24L-28 -28L-21 -47L-8 -53Q-12 -57 -13 -66Z',
  ].join(''),
  detail: (
    <>
      <path className="c-skin" d="M-12 -68Q-12 -53 0 -52Q12 -53 13 -68L6 -74L-6 -73ZM-6 -55H7V-48H-6Z" />
      <path className="c-hair" d="M-14 -63Q-15 -83 1 -84Q16 -83 15 -63L11 -62L10 -70L3 -73L-8 -69L-10 -61Z" />
      <path className="c-white" d="M-6 -53L0 -47L7 -53L9 -24H-9Z" />
      <path className="c-dark" d="M-8 -53L-16 -49L-15 -23H-6L-7 -45ZM8 -53L16 -49L15 -23H7L8 -45Z" />
      <path className="c-white" d="M-16 -48L-21 -46L-28 -28L-22 -24L-15 -36ZM16 -48L27 -58L33 -52L22 -38L16 -41Z" />
      <path className="c-deep" d="M-15 -24H15L17 0H3L0 -17L-3 0H-18Z" />
      <path className="c-band" d="M-15 -26H15V-21H-15Z" />
      <path className="c-steel" d="M26 -63L40 -76L44 -72L34 -59L30 -56Z" />
    </>
  ),
};

/** Hair wound at both sides, a long light coat like a bell. */
export const leia: Figure = {
  outline: [
    'M-13 -68Q-13 -83 0 -84Q13 -83 13 -68Q13 -57 7 -53L15 -48L19 -34L26 -38L40 -42L41 -36L29 -31L20 -24L16 -27L23 0H-23L-14 -30L-19 -20L-25 -23L-15 -48L-7 -53Q-13 -57 -13 -68Z',
    'M-15 -76A8.4 9.4 0 1 1 -15.01 -57A8.4 9.4 0 1 1 -15 -76ZM15 -76A8.4 9.4 0 1 1 15.01 -57A8.4 9.4 0 1 1 15 -76Z',
  ].join(''),
  detail: (
    <>
      <path className="c-skin" d="M-11 -70Q-12 -54 0 -53Q12 -54 11 -70L0 -75ZM-5 -55H5V-49H-5Z" />
      <path className="c-hair" d="M-13 -68Q-13 -83 0 -84Q13 -83 13 -68L9 -63L8 -71L0 -75L-8 -71L-9 -63Z" />
      <path
        className="c-hair"
        d="M-15 -76A8.4 9.4 0 1 0 -15 -57A8.4 9.4 0 1 0 -15 -76ZM15 -76A8.4 9.4 0 1 0 15 -57A8.4 9.4 0 1 0 15 -76Z"
      />
      <path className="c-line" d="M-19 -67A4.4 5 0 1 1 -15 -62M19 -67A4.4 5 0 1 0 15 -62" />
      <path className="c-white" d="M-7 -53L0 -49L7 -53L15 -48L12 -30L22 -1H-22L-12 -30L-15 -48Z" />
      <path className="c-shade" d="M3 -49L7 -53L15 -48L12 -30L22 -1H6L8 -30Z" />
      <path className="c-band" d="M-12.6 -33H12.6L13.6 -28H-13.6Z" />
      <path className="c-steel" d="M26 -38L40 -42L41 -36L29 -31Z" />
    </>
  ),
};

/** Head and shoulders above the others, shaggy, with a bandolier and a bowcaster. */
export const chewbacca: Figure = {
  outline:
    'M-14 -74Q-17 -95 0 -96Q17 -95 14 -74L18 -66L24 -60L29 -42L33 -40L46 -46L47 -42L36 -34L45 -26L42 -23L30 -30L26 -22L22 -26L21 -14L23 0H5L3 -12L0 -16L-3 -12L-5 0H-23L-21 -14L-22 -28L-25 -18L-31 -20L-32 -40L-24 -60L-18 -66Z',
  detail: (
    <>
      <path className="c-shade" d="M3 -60L18 -66L24 -60L29 -42L26 -22L22 -26L21 -14L23 0H5L3 -12L8 -30Z" />
      <path className="c-fur-lit" d="M-14 -74Q-16 -94 0 -95Q-8 -88 -8 -78L-12 -66L-20 -56L-26 -34L-28 -42L-23 -59L-17 -66Z" />
      <path className="c-fur-lit" d="M-12 -28L-15 -8L-20 -2L-18 -16ZM10 -28L12 -10L8 -3L7 -14Z" />
      <path
        className="c-dark"
        d="M-8 -82L-2 -80L-3 -77L-8 -78ZM8 -82L2 -80L3 -77L8 -78ZM-4 -74H4L2 -70H-2ZM-5 -67Q0 -64 5 -67L4 -64H-4Z"
      />
      <path className="c-band" d="M-20 -60L-14 -64L20 -28L17 -21Z" />
      <path className="c-dark" d="M-12 -57L-8 -60L-4 -55L-8 -52ZM-3 -47L1 -50L5 -46L1 -42ZM6 -37L10 -40L14 -35L10 -32Z" />
      <path className="c-steel" d="M46 -46L47 -42L34 -34L45 -26L42 -23L24 -33L25 -38L33 -40Z" />
    </>
  ),
};

/** A low barrel with a dome, and a tall golden companion behind. */
export const droids: Figure = {
  outline: [
    'M3 -60Q1 -64 3 -70Q4 -82 14 -82Q24 -82 25 -70Q27 -64 25 -60L32 -55L36 -30L31 -28L27 -42V-26L28 0H15L14 -20L12 0H2V-55Z',
    'M-36 -36Q-36 -52 -20 -52Q-4 -52 -4 -36L-1 -34V-14L1 0H-9L-8 -6H-32L-31 0H-41L-39 -14V-34Z',
  ].join(''),
  detail: (
    <>
      <path
        className="c-gold"
        d="M3 -60Q1 -64 3 -70Q4 -82 14 -82Q24 -82 25 -70Q27 -64 25 -60L32 -55L36 -30L31 -28L27 -42V-26L28 0H15L14 -20L12 0H2V-55Z"
      />
      <path className="c-gold-low" d="M15 -60L25 -60L32 -55L36 -30L31 -28L27 -42V-26L28 0H19L20 -40Z" />
      <path className="c-dark" d="M7 -72A3 3 0 1 1 6.99 -72ZM20 -72A3 3 0 1 1 19.99 -72ZM10 -63H18V-61H10ZM4 -36H26V-31H4Z" />
      <path className="c-white" d="M-36 -36Q-36 -52 -20 -52Q-4 -52 -4 -36V-6H-36Z" />
      <path className="c-dome" d="M-35 -37Q-35 -51 -20 -51Q-5 -51 -5 -37Z" />
      <path className="c-blue" d="M-32 -34H-8V-30H-32ZM-30 -25H-22V-20H-30ZM-18 -25H-10V-12H-18ZM-30 -16H-22V-11H-30Z" />
      <circle className="c-dark" cx="-20" cy="-43" r="3.4" />
      <path className="c-shade" d="M-39 -34L-35 -32V-14L-32 0H-41L-39 -14ZM-1 -34L-5 -32V-14L-9 0H1L-1 -14Z" />
    </>
  ),
};

/** Chewbacca's head out of the hatch of an AT-ST. */
export const driver: Figure = {
  outline: 'M-14 -8Q-17 -29 0 -30Q17 -29 14 -8L17 0H-17Z',
  detail: (
    <>
      <path className="c-fur-lit" d="M-14 -8Q-16 -28 0 -29Q-8 -22 -8 -12L-14 0H-16Z" />
      <path className="c-dark" d="M-8 -17L-2 -15L-3 -11L-8 -12ZM8 -17L2 -15L3 -11L8 -12ZM-4 -8H4L2 -4H-2Z" />
    </>
  ),
};
