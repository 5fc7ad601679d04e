/** Badges of units: each with its own outline, so that no colour is needed to tell them apart. */
import type { ReactNode } from 'react';
import type { Badge } from '../scene.ts';
import './badges.css';

type Drawing = { readonly frame: string; readonly sign: ReactNode };

const BADGES: Readonly<Record<Badge, Drawing>> = {
  // A wedge with two chevrons.
  assault: {
    frame: 'M0 -15L15 11H-15Z',
    sign: <path className="sign-line" d="M-6 1L0 -5L6 1M-6 8L0 2L6 8" />,
  },
  // A box with a gun on three feet.
  'e-web': {
    frame: 'M-12.5 -12.5H12.5V12.5H-12.5Z',
    sign: <path className="sign" d="M-10 -6.5H-1V-9H7V-1.5H2L8 9.5H5L0.8 1.6V9.5H-1.6V1.6L-5.6 9.5H-8.6L-3 -1.5V-3.5H-10Z" />,
  },
  // A round glass.
  scouts: {
    frame: 'M0 -13.5A13.5 13.5 0 1 1 -0.01 -13.5Z',
    sign: (
      <>
        <path className="sign" d="M-10 1.5Q0 -10.5 10 1.5Q0 11.5 -10 1.5Z" />
        <circle className="sign-hole" r="3.4" cy="1" />
      </>
    ),
  },
  // A shield with a star.
  'elite-troops': {
    frame: 'M-12.5 -12.5H12.5V1Q12.5 10 0 16Q-12.5 10 -12.5 1Z',
    sign: <path className="sign" d="M0 -10L2.6 -3.2L9.6 -2.8L4.2 1.7L6 8.6L0 4.8L-6 8.6L-4.2 1.7L-9.6 -2.8L-2.6 -3.2Z" />,
  },
  // A lozenge with wings.
  'elite-squadron': {
    frame: 'M0 -15.5L17 0L0 15.5L-17 0Z',
    sign: <path className="sign" d="M0 -7L3 -1L11 0L3 3L0 8L-3 3L-11 0L-3 -1Z" />,
  },
};

export function BadgeSign({ badge, moving = false }: { readonly badge: Badge; readonly moving?: boolean }) {
  const { frame, sign } = BADGES[badge];
  return (
    <g className={moving ? 'badge badge-moving' : 'badge'}>
      <path className="badge-frame" d={frame} />
      {sign}
      {moving && <path className="badge-arrow" d="M-9 17H6M2 13L7 17L2 21" />}
    </g>
  );
}
