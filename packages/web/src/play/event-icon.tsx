// Every game's page draws this sign, so the styles of the table come before the game's own, which change some of them.
import './event-icon.css';

/** A small sign for what happened, on a square of 16. */
const SIGNS = {
  turn: 'M3 14V2H13L10.5 5.5L13 9H5V14Z',
  card: 'M4 1H12Q13 1 13 2V14Q13 15 12 15H4Q3 15 3 14V2Q3 1 4 1ZM5 4V6H11V4Z',
  order: 'M8 1L10 6L15 6.3L11.2 9.5L12.5 15L8 12L3.5 15L4.8 9.5L1 6.3L6 6Z',
  move: 'M1 6.5H9V2.5L15 8L9 13.5V9.5H1Z',
  attack: 'M7 0H9V4H7ZM7 12H9V16H7ZM0 7H4V9H0ZM12 7H16V9H12ZM8 4.5A3.5 3.5 0 1 1 7.99 4.5ZM8 6.5A1.5 1.5 0 1 0 8.01 6.5Z',
  dice: 'M3 1H13Q15 1 15 3V13Q15 15 13 15H3Q1 15 1 13V3Q1 1 3 1ZM5 3.5A1.5 1.5 0 1 0 5.01 3.5ZM11 9.5A1.5 1.5 0 1 0 11.01 9.5ZM8 6.5A1.5 1.5 0 1 0 8.01 6.5Z',
  hit: 'M8 0L9.7 4.6L13.5 2.2L12.2 6.2L16 8L12.2 9.8L13.5 13.8L9.7 11.4L8 16L6.3 11.4L2.5 13.8L3.8 9.8L0 8L3.8 6.2L2.5 2.2L6.3 4.6Z',
  miss: 'M3 1L8 6L13 1L15 3L10 8L15 13L13 15L8 10L3 15L1 13L6 8L1 3Z',
  retreat: 'M15 6.5H7V2.5L1 8L7 13.5V9.5H15Z',
  medal: 'M4 0H12L10 6A5 5 0 1 1 6 6Z',
  dot: 'M8 5A3 3 0 1 1 7.99 5Z',
} as const;

export type Sign = keyof typeof SIGNS;

export function EventIcon({ sign = 'dot' }: { readonly sign: Sign | undefined }) {
  return (
    <svg className={`event-icon icon-${sign}`} width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
      <path d={SIGNS[sign]} fillRule="evenodd" />
    </svg>
  );
}
