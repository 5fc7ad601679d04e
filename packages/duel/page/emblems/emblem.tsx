/** The picture of a card. Every card has its own. */
import { LEIA_EVENTS } from './leia-events.tsx';
import { LEIA_MACHINES } from './leia-machines.tsx';
import { LEIA_PEOPLE } from './leia-people.tsx';
import type { Picture, Pictures } from './picture.ts';
import { VADER_EVENTS } from './vader-events.tsx';
import { VADER_MACHINES } from './vader-machines.tsx';
import { VADER_PEOPLE } from './vader-people.tsx';
import './emblem.css';

const OF_LEIA: Pictures = { ...LEIA_PEOPLE, ...LEIA_MACHINES, ...LEIA_EVENTS };
const PICTURES: Pictures = { ...OF_LEIA, ...VADER_PEOPLE, ...VADER_MACHINES, ...VADER_EVENTS };

export function drawingOf(card: string): Picture | undefined {
  return PICTURES[card];
}

export function Emblem({ card }: { readonly card: string }) {
  const picture = PICTURES[card];
  if (!picture) return null;
  const side = card in OF_LEIA ? 'leia' : 'vader';
  return (
    <svg className={`de ${side} sky-${picture.sky}`} viewBox="0 0 100 60" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {picture.drawing}
    </svg>
  );
}
