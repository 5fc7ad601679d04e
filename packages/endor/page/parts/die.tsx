/** The three faces of the dice, with signs of our own. */
import type { ReactNode } from 'react';
import '@wartable/web/art/die.css';
import './die.css';

export type Face = 'saber' | 'vader' | 'blank';

/** On a square from -24 to 24. */
const SIGNS: Readonly<Record<Face, ReactNode>> = {
  // A blade of light upright.
  saber: (
    <>
      <path className="die-glow" d="M-4 -24Q0 -29 4 -24V8H-4Z" />
      <path className="die-blade" d="M-2 -23Q0 -26 2 -23V7H-2Z" />
      <path className="die-hilt" d="M-4.6 7H4.6V11H3.4V24H-3.4V11H-4.6ZM-9 7H9V10H-9Z" />
    </>
  ),
  // A dark helmet that flares to the shoulders, over a grille.
  vader: (
    <>
      <path className="die-helmet" d="M0 -25Q14 -25 16 -8L23 13L14 15L11 24H-11L-14 15L-23 13L-16 -8Q-14 -25 0 -25Z" />
      <path className="die-cut-fill" d="M-12 -4L-2 0L-3.4 5L-11 4ZM12 -4L2 0L3.4 5L11 4ZM0 6L8 21H4.6L2.6 16H-2.6L-4.6 21H-8Z" />
    </>
  ),
  blank: <path className="die-blank" d="M-7 0H7" />,
};

type Props = {
  readonly face: Face;
  /** Its name, for those who do not see it. */
  readonly label: string;
  readonly size?: number;
  readonly tumbling?: boolean;
  /** Counts: the others are quiet. */
  readonly hit?: boolean | undefined;
  readonly index?: number;
};

export function DieFace({ face, label, size = 48, tumbling = false, hit, index = 0 }: Props) {
  const look = `die endor-die${tumbling ? ' die-tumbling' : ''}${hit === undefined ? '' : hit ? ' die-hit' : ' die-miss'}`;
  return (
    <svg
      className={look}
      style={{ animationDelay: `${index * 70}ms` }}
      width={size}
      height={size}
      viewBox="-36 -36 72 72"
      role="img"
      aria-label={label}
    >
      <rect className="die-side" x="-31" y="-28" width="62" height="62" rx="14" />
      <rect className="die-face" x="-31" y="-32" width="62" height="60" rx="14" />
      <path className="die-light" d="M-25 -18Q-25 -26 -17 -26H12" />
      <g transform="translate(0 -2)">{SIGNS[face]}</g>
    </svg>
  );
}
