/** The three faces of the dice, with signs of our own. */
import { BlankDie, type DieProps } from '@wartable/web/art/die.tsx';
import type { ReactNode } from 'react';
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

export function DieFace({ face, ...die }: DieProps & { readonly face: Face }) {
  return (
    <BlankDie look=" endor-die" {...die}>
      {SIGNS[face]}
    </BlankDie>
  );
}
