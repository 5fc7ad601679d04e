/** Rebel troopers, Ewoks and their catapults. */
import type { Figure } from './figure.ts';

/** A round helmet with a wide rim, pack, rifle across. */
export const trooper: Figure = {
  outline:
    'M-17 -60L-12 -62Q-12 -77 1 -77Q14 -77 14 -62L20 -59L19 -55L12 -54Q11 -47 6 -45L15 -41L20 -30L38 -42L40 -46L44 -42L42 -38L20 -21L16 -22L17 0H4L0 -14L-4 0H-17L-15 -20L-21 -17Q-24 -38 -15 -42L-5 -45Q-9 -47 -10 -54L-17 -55Z',
  detail: (
    <>
      <path className="c-skin" d="M-10 -57Q-10 -44 1 -44Q12 -44 12 -57Z" />
      <path className="c-mid" d="M-12 -60Q-12 -77 1 -77Q14 -77 14 -60Z" />
      <path className="c-light" d="M-10 -62Q-9 -75 1 -75.6Q-3 -70 -3 -62Z" />
      <path className="c-deep" d="M-17 -60L-12 -62H14L20 -59L19 -55H-17Z" />
      <path className="c-deep" d="M-15 -42L-9 -43L-10 -20L-21 -17Q-24 -38 -15 -42Z" />
      <path className="c-light" d="M-8 -44L0 -41L-2 -22L-13 -21L-11 -40Z" />
      <path className="c-deep" d="M-15 -19H16L17 0H4L0 -14L-4 0H-17Z" />
      <path className="c-band" d="M-14 -22H16V-18H-15Z" />
      <path className="c-dark" d="M-12 -23L38 -42L40 -46L44 -42L42 -38L-8 -17Z" />
    </>
  ),
};

/** Small and round, ears out of a hood, a spear. */
export const ewok: Figure = {
  outline: [
    'M-20 -44A7.6 7.6 0 1 1 -11 -55Q-6 -60 0 -60Q6 -60 11 -55A7.6 7.6 0 1 1 20 -44Q22 -34 17 -29L21 -14L16 -12L17 0H3L0 -5L-3 0H-17L-16 -12L-21 -14L-17 -29Q-22 -34 -20 -44Z',
    'M21 -66L26 -78L31 -66L28.4 -64L26.4 0H23.6L24 -64Z',
  ].join(''),
  detail: (
    <>
      <path className="c-dark" d="M24 -64H28.4L26.4 0H23.6Z" />
      <path className="c-steel" d="M21 -66L26 -78L31 -66L26 -63Z" />
      <path className="c-hood" d="M-20 -44Q-17 -60 0 -60Q17 -60 20 -44Q22 -34 17 -29L14 -24H-14L-17 -29Q-22 -34 -20 -44Z" />
      <path className="c-fur-lit" d="M-14 -40Q-14 -52 0 -52Q14 -52 14 -40Q14 -29 0 -28Q-14 -29 -14 -40Z" />
      <path className="c-dark" d="M-8 -45A3.4 3.4 0 1 1 -8.01 -45ZM8 -45A3.4 3.4 0 1 1 7.99 -45ZM-3.4 -37H3.4L0 -33Z" />
      <path className="c-fur-lit" d="M-20 -52A4 4 0 1 1 -20.01 -52ZM20 -52A4 4 0 1 1 19.99 -52Z" />
      <path className="c-shade" d="M2 -26H14L17 -29L21 -14L16 -12L17 0H3L0 -5Z" />
      <path className="c-fur-lit" d="M-8 -24H0L-2 -8Q-9 -8 -10 -14Z" />
    </>
  ),
};

/** A crown of feathers and teeth, a necklace, a staff with a skull. */
export const leader: Figure = {
  outline: [
    'M-20 -46A7.6 7.6 0 1 1 -13 -57L-17 -74L-8 -66L-5 -84L1 -68L9 -82L10 -66L18 -72L14 -57A7.6 7.6 0 1 1 20 -46Q22 -35 17 -30L22 -13L17 -12L18 0H3L0 -5L-3 0H-18L-17 -12L-22 -13L-17 -30Q-22 -35 -20 -46Z',
    'M24 -62Q19 -66 21 -73Q24 -80 31 -78Q38 -76 36 -68Q35 -63 31 -62L29 0H25.6L27 -62Z',
  ].join(''),
  detail: (
    <>
      <path className="c-dark" d="M27 -62H31L29 0H25.6Z" />
      <path className="c-white" d="M24 -62Q19 -66 21 -73Q24 -80 31 -78Q38 -76 36 -68Q35 -63 31 -62Z" />
      <path className="c-dark" d="M26 -72A2.4 2.4 0 1 1 25.99 -72ZM32 -71A2.4 2.4 0 1 1 31.99 -71Z" />
      <path className="c-band" d="M-13 -57L-17 -74L-8 -66L-5 -84L1 -68L9 -82L10 -66L18 -72L14 -57Z" />
      <path className="c-white" d="M-15 -58H15V-53H-15Z" />
      <path className="c-mid" d="M-20 -46Q-17 -55 0 -55Q17 -55 20 -46Q22 -35 17 -30H-17Q-22 -35 -20 -46Z" />
      <path className="c-fur-lit" d="M-13 -42Q-13 -52 0 -52Q13 -52 13 -42Q13 -31 0 -30Q-13 -31 -13 -42Z" />
      <path className="c-dark" d="M-7 -46A3.2 3.2 0 1 1 -7.01 -46ZM7 -46A3.2 3.2 0 1 1 6.99 -46ZM-3.4 -38.6H3.4L0 -35Z" />
      <path className="c-shade" d="M2 -28H16L22 -13L17 -12L18 0H3L0 -5Z" />
      <path className="c-white" d="M-14 -28L-10 -20L-6 -27L-2 -18L2 -27L6 -20L10 -28Z" />
    </>
  ),
};

/** Two trestles, a long arm with its stone drawn back. */
export const catapult: Figure = {
  outline: [
    'M-40 0L-38 -7L-8 -48L-12 -52L-6 -58L-1 -53L4 -57L10 -50L6 -46L38 -7L42 0L30 2L26 -4H-24L-28 2Z',
    'M-30 -62Q-44 -62 -45 -50Q-44 -38 -32 -38L-28 -41L44 -72L42 -77L-22 -51Q-22 -60 -30 -62Z',
  ].join(''),
  detail: (
    <>
      <path className="c-wood-low" d="M-6 -50L2 -54L38 -7L42 0L30 2L-4 -44Z" />
      <path className="c-wood" d="M-40 0L-38 -7L-6 -50L4 -46L-24 -4L-28 2Z" />
      <path className="c-wood-low" d="M-30 -12H30V-5H-30Z" />
      <path className="c-wood" d="M-28 -41L44 -72L42 -77L-30 -48Z" />
      <path className="c-wood-lit" d="M-28 -46L42 -76L42 -74L-28 -44Z" />
      <path className="c-stone" d="M-32 -62Q-44 -62 -45 -50Q-44 -38 -32 -38Q-21 -40 -21 -51Q-22 -61 -32 -62Z" />
      <path className="c-stone-lit" d="M-34 -60Q-42 -58 -42 -49Q-36 -50 -32 -56Z" />
      <path className="c-band" d="M-9 -58L8 -54L8 -46L-9 -50Z" />
    </>
  ),
};
