/** Battle dice: five symbols of our own, a die that tumbles and settles. */
import { BlankDie, type DieProps } from '@wartable/web/art/die.tsx';
import { walker } from '@wartable/web/art/machines.tsx';
import type { ReactNode } from 'react';
import './die.css';
import './tokens.css';

export type DieSymbol = 'infantry' | 'vehicle' | 'explosion' | 'retreat' | 'cross';

/** On a square from -24 to 24. */
const SIGNS: Readonly<Record<DieSymbol, ReactNode>> = {
  // A soldier's helmet over shoulders.
  infantry: (
    <path d="M-13 -1Q-14 -21 0 -21Q14 -21 13 -1L9 0L8 -8H-8L-9 0ZM-6.5 -6H6.5V0Q6 6.5 0 6.5Q-6 6.5 -6.5 0ZM-18 20Q-18 8 -8.5 6.5Q0 13 8.5 6.5Q18 8 18 20Z" />
  ),
  vehicle: (
    <g transform="translate(6 17) scale(0.46)">
      <path d={walker.outline} />
      <path className="die-cut" d="M-30 -74V-50M-30 -43L42 -47M-60 -57L-40 -60" />
    </g>
  ),
  explosion: (
    <path d="M0 -22L4.5 -10L14 -17L11 -6L22 -5L13 2L20 12L8.5 9.5L7 21L0 12L-7 21L-8.5 9.5L-20 12L-13 2L-22 -5L-11 -6L-14 -17L-4.5 -10Z" />
  ),
  // A flag carried back.
  retreat: <path d="M-16 20V-20H-11V-17H4L0 -10L4 -3H-11V20ZM18 6V14H6V19L-5 10L6 1V6Z" />,
  cross: <path d="M-15 -20L0 -6L15 -20L20 -15L6 0L20 15L15 20L0 6L-15 20L-20 15L-6 0L-20 -15Z" />,
};

function DieSign({ symbol }: { readonly symbol: DieSymbol }) {
  return <g className={`die-sign die-${symbol}`}>{SIGNS[symbol]}</g>;
}

export function Die({ symbol, ...die }: DieProps & { readonly symbol: DieSymbol }) {
  return (
    <BlankDie {...die}>
      <DieSign symbol={symbol} />
    </BlankDie>
  );
}
