/** Foot soldiers, standing on the origin. */
import type { Figure } from './figure.ts';
import './figure.css';
import './tokens.css';

/** Cap with ear flaps, pack on the back, rifle at the ready upwards. */
export const trooper: Figure = {
  outline: [
    'M-14 -34Q-14 -37 -11 -37H-6V-18H-11Q-14 -18 -14 -21Z',
    'M-8 -34Q-7 -37.5 0 -37.5Q8 -37.5 9.5 -33L9.5 -20L11 -11L5.5 -9.5L0 -12L-5 -9.5L-10 -11L-8 -20Z',
    'M-7.5 -12H-0.5L-2 -3L-2 0H-10L-9 -3Z',
    'M1 -12H8L10 -3L13 0H4L4 -3Z',
    'M-6.5 -43Q-6.5 -51.5 0.5 -51.5Q7.5 -51.5 8 -45L12.5 -42.6L8 -41.8Q8 -36 1 -36Q-6.5 -36 -6.5 -43Z',
    'M-3 -19.5L17 -43L16 -45L18.5 -47L25 -52.5L26.3 -51L20.8 -44.6L1 -17Z',
    'M5 -35L10.5 -32L13.5 -26L4 -19.5L1 -23L7 -27Z',
  ].join(''),
  detail: (
    <>
      <path className="f-deep" d="M-14 -34Q-14 -37 -11 -37H-8.5V-18H-11Q-14 -18 -14 -21Z" />
      <path className="f-light" d="M-7.4 -33.5Q-6.6 -36.8 -2 -37.2L-3 -21H-7.4Z" />
      <path className="f-deep" d="M-8.2 -22H9.6L9.9 -19H-8.4Z" />
      <path className="f-light" d="M-8.6 -18L-9.4 -11.4L-5 -10L-4 -18Z" />
      <path className="f-deep" d="M-9.5 -4H-2V0H-10ZM3.8 -4H10L13 0H4Z" />
      <path className="f-deep" d="M-3 -19.5L17 -43L16 -45L18.5 -47L25 -52.5L26.3 -51L20.8 -44.6L1 -17Z" />
      <path className="f-body-plain" d="M5 -35L10.5 -32L13.5 -26L4 -19.5L1 -23L7 -27Z" />
      <path className="f-light" d="M-5.6 -43.5Q-5.4 -50.6 0.5 -50.6Q4 -50.6 5.6 -48L-1 -44.5Z" />
      <path className="f-deep" d="M0 -44.8H8L12.5 -42.6L8 -41.4H1Z" />
      <path className="f-deep" d="M-6.3 -39Q-2 -35 6 -37.4L7.4 -35Q0 -32.4 -7 -36Z" />
    </>
  ),
};

/** Wide helmet that falls over the shoulders, coat flared like a bell, rifle level. */
export const snowtrooper: Figure = {
  outline:
    'M-6 0L-6 -6L-15 -5L-10 -22L-13 -21L-27 -22L-27 -25.5L-16 -26L-15 -28.5L-11 -29L-12 -34Q-9 -37 -9 -43Q-8 -52 0 -52Q8 -52 9 -43Q9 -37 12 -34L13 -24L10 -20L15 -5L6 -6L7 0H1L0 -9L-1 0Z',
  detail: (
    <>
      <path className="f-light" d="M-10.5 -34.5Q-8 -37 -8 -43Q-7 -51 0 -51Q2 -51 3.5 -50Q-3 -46 -3.5 -34.5Z" />
      <path className="f-deep" d="M-7.5 -43.5H4.5L3.5 -40.5L-2 -39.5L-7 -40.5Z" />
      <path className="f-deep" d="M-4 -38H1.5L1 -34.5H-3.5Z" />
      <path className="f-light" d="M-9 -20L-13.5 -6.5L-7 -7.5L-4 -20Z" />
      <path className="f-deep" d="M-9.5 -22.5H9.5L10.3 -19.5H-10Z" />
      <path className="f-deep" d="M-27 -22V-25.5L-16 -26L-15 -28.5L7 -27L8 -23.5L-2 -22.5L-4 -19L-7 -19L-8 -22Z" />
      <path className="f-deep" d="M7 -17L10.5 -7L4 -8Z" opacity="0.6" />
    </>
  ),
};

/** The officer to be brought home: long coat, peaked cap, a folder under the arm. */
export const officer: Figure = {
  outline:
    'M-7 0L-6 -6L-13 -4L-9 -32Q-8 -36 -4 -37Q-7 -39 -6 -43L-9 -45L-5 -50Q1 -53 7 -50L9 -45L6 -43Q7 -39 4 -37Q8 -36 9 -32L13 -4L6 -6L7 0H1L0 -6L-1 0Z',
  detail: (
    <>
      <path className="f-light" d="M-8 -31Q-7 -35 -2 -36L-4 -6L-11 -5Z" />
      <path className="f-deep" d="M-9 -45L9 -45L6 -42.6H-6Z" />
      <path className="f-deep" d="M-8.6 -21H8.6L9 -18H-9Z" />
      <path className="f-light" d="M2 -30H9L10 -22H2Z" />
      <path className="f-deep" d="M0 -36L-1 -6L1.4 -6Z" />
    </>
  ),
};
