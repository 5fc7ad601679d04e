/** A map that is looked at alone: the layers of a board, as a whole, without hands and lights. */
import type { ReactNode } from 'react';
import type { Layout } from './hexes.ts';
import './still-board.css';

type Props = { readonly className: string; readonly layout: Pick<Layout, 'drawing'>; readonly children: ReactNode };

export function StillBoard({ className, layout: { drawing }, children }: Props) {
  return (
    <div className={`still-board ${className}`} data-detail="far">
      <svg viewBox={`${drawing.x} ${drawing.y} ${drawing.width} ${drawing.height}`} aria-hidden="true">
        {children}
      </svg>
    </div>
  );
}
