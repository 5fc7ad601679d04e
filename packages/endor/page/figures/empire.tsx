/** Walkers, bikes and soldiers of the Empire. */
import type { Figure } from './figure.ts';

/** Two legs bent backwards under a square head with narrow windows and guns at its chin. */
export const atSt: Figure = {
  outline: [
    'M-34 -88L-26 -97H14L26 -90L30 -76L38 -74V-62L28 -60L22 -54H10L31 -38L30 -30L17 -9L27 -5L30 0H0L3 -5L9 -9L16 -32L2 -44L-2 -46L4 -36L3 -28L-12 -9L-3 -5L0 0H-32L-28 -5L-20 -9L-10 -30L-20 -46L-18 -54H-28L-32 -60L-44 -58L-46 -66L-38 -70Z',
  ].join(''),
  detail: (
    <>
      <path className="c-deep" d="M2 -54H12L31 -38L30 -30L17 -9L27 -5L30 0H0L3 -5L9 -9L16 -32L-2 -46Z" />
      <path className="c-mid" d="M-18 -54H-4L4 -36L3 -28L-12 -9L-3 -5L0 0H-32L-28 -5L-20 -9L-10 -30L-20 -46Z" />
      <path className="c-light" d="M-18 -52H-12L-3 -34L-5 -28L-18 -9L-20 -9L-10 -30L-20 -46ZM-28 -4L-20 -8H-14L-18 -2H-30Z" />
      <path className="c-mid" d="M-34 -88L-26 -97H14L26 -90L30 -70L22 -54H-28L-38 -70Z" />
      <path className="c-shade" d="M14 -97L26 -90L30 -70L22 -54H8L12 -72L8 -88Z" />
      <path className="c-light" d="M-26 -96H14L8 -88H-33Z" />
      <path className="c-dark" d="M-32 -84H-16V-76H-34ZM-9 -84H7L9 -76H-9Z" />
      <path className="c-glass" d="M-30 -82H-19V-79H-31ZM-6 -82H4L5 -79H-6Z" />
      <path className="c-deep" d="M-37 -69H12L8 -54H-28Z" />
      <path className="c-dark" d="M-46 -66L-44 -58L-24 -60V-66ZM-18 -62L-20 -52H-15L-13 -62ZM-6 -62L-8 -52H-3L-1 -62Z" />
      <path className="c-deep" d="M24 -76L38 -74V-62L28 -60Z" />
      <circle className="c-dark" cx="-3" cy="-33" r="5.4" />
      <circle className="c-dark" cx="24" cy="-34" r="5" />
      <circle className="c-light" cx="-3" cy="-33" r="2.2" />
    </>
  ),
};

/** A long narrow machine in the air, the rider bent over it. */
export const bike: Figure = {
  outline:
    'M-48 -29L-40 -37L-20 -38L-16 -46Q-14 -56 -4 -60L0 -58Q-4 -72 9 -75Q22 -75 22 -61Q21 -53 14 -52L20 -44L30 -42L54 -46L56 -41L34 -33L50 -25L48 -20L24 -27L10 -22L-2 -12H-10L-8 -22L-36 -19L-46 -23Z',
  detail: (
    <>
      <path className="c-mid" d="M-48 -29L-40 -37L-14 -39L18 -38L30 -36L24 -27L-8 -22L-36 -19L-46 -23Z" />
      <path className="c-deep" d="M-46 -24L-10 -29L24 -29L10 -22L-36 -19Z" />
      <path className="c-light" d="M-47 -29L-40 -36L-16 -37.6L-18 -34L-44 -29Z" />
      <path className="c-dark" d="M20 -40L54 -46L56 -41L30 -34ZM26 -30L50 -25L48 -20L22 -27Z" />
      <path className="c-white" d="M-18 -38Q-14 -56 -4 -60L8 -55L16 -44L30 -44L30 -39L10 -39L4 -46L2 -30L-2 -12H-10L-8 -30Z" />
      <path className="c-shade" d="M4 -46L2 -30L-2 -12H-5L-2 -34Z" />
      <path className="c-white" d="M-1 -60Q-4 -74 9 -75Q22 -75 22 -61Q21 -53 12 -52Q2 -52 -1 -60Z" />
      <path className="c-dark" d="M6 -68H22V-61L14 -60L6 -62Z" />
      <path className="c-dark" d="M12 -56H20L18 -53H13Z" />
    </>
  ),
};

/** White armour, dark eyes and mouth, a rifle. */
export const stormtrooper: Figure = {
  outline:
    'M-15 -55L-14 -66Q-13 -82 0 -82Q13 -82 14 -66L15 -55L9 -48L18 -44L23 -34L20 -26L16 -28L18 0H3L0 -15L-3 0H-18L-16 -24L-33 -20L-44 -24L-43 -30L-24 -33L-20 -44L-9 -48Z',
  detail: (
    <>
      <path className="c-white" d="M-15 -55L-14 -66Q-13 -82 0 -82Q13 -82 14 -66L15 -55L8 -49H-8Z" />
      <path className="c-shade" d="M4 -81Q13 -79 14 -66L15 -55L8 -49H3L8 -60Z" />
      <path
        className="c-dark"
        d="M-14 -72H14L13 -69.6H-13ZM-12.4 -68H12.4L12 -61L4.6 -60L0 -64L-4.6 -60L-12 -61ZM-13 -56L-8.6 -55L-7 -51.6L-12 -54ZM13 -56L8.6 -55L7 -51.6L12 -54Z"
      />
      <path className="c-dome" d="M-5 -58H5L6 -53L3 -50H-3L-6 -53Z" />
      <path className="c-white" d="M-9 -48H9L18 -44L15 -26H-14L-18 -44Z" />
      <path className="c-shade" d="M4 -47H9L18 -44L15 -26H6Z" />
      <path className="c-dark" d="M-15 -26H15V-21H-15Z" />
      <path className="c-white" d="M-15 -20H-2L-4 -1H-17ZM2 -20H15L17 -1H4Z" />
      <path className="c-shade" d="M8 -20H15L17 -1H10Z" />
      <path className="c-dark" d="M-44 -24L-43 -30L-18 -35L14 -38L16 -33L-6 -27L-8 -21L-13 -20L-14 -25L-33 -20Z" />
    </>
  ),
};

/** A dark uniform under a wide black helmet that falls to the shoulders. */
export const security: Figure = {
  outline:
    'M-24 -54L-15 -62Q-15 -80 0 -80Q15 -80 15 -62L24 -54L22 -49L11 -50L9 -46L18 -42L24 -20L18 -18L17 -24L18 0H3L0 -15L-3 0H-18L-16 -26L-18 -17L-24 -19L-18 -42L-9 -46L-11 -50L-22 -49Z',
  detail: (
    <>
      <path className="c-skin" d="M-9 -60H9L8 -48Q0 -42 -8 -48Z" />
      <path className="c-black" d="M-24 -54L-15 -62Q-15 -80 0 -80Q15 -80 15 -62L24 -54L22 -49L11 -52L8 -58H-8L-11 -52L-22 -49Z" />
      <path className="c-steel-lit" d="M-12 -62Q-12 -77 -1 -78Q-7 -72 -7 -62L-15 -57Z" />
      <path className="c-eye" d="M-3 -72H3V-67H-3Z" />
      <path className="c-deep" d="M-9 -46L0 -43L9 -46L18 -42L24 -20L18 -18L15 -30V-24H-15V-30L-18 -17L-24 -19L-18 -42Z" />
      <path className="c-mid" d="M-9 -45L-2 -42L-4 -25H-14L-16 -40Z" />
      <path className="c-steel-lit" d="M-16 -25H16V-20H-16Z" />
      <path className="c-black" d="M-16 -20H16L18 0H3L0 -15L-3 0H-18Z" />
      <path className="c-dark" d="M-6 -36L22 -30L21 -24L-4 -31Z" />
    </>
  ),
};
