/** Hexes that matter in this battle: a painted ring in the shape of the side it is for, and a sign. */

import { sameItems } from '@wartable/web/board/same.ts';
import { memo, type ReactNode } from 'react';
import { centre, LAST_ROW, rowOf } from '../layout.ts';
import type { ScenePlace } from '../scene.ts';
import './places.css';

const ROUND = 'M0 -45A45 45 0 1 1 -0.01 -45Z';
const ANGULAR = 'M0 -51L44 -25.5V25.5L0 51L-44 25.5V-25.5Z';

const SIGNS: Readonly<Record<Exclude<ScenePlace['kind'], 'exit'>, ReactNode>> = {
  // A ribbon and a disc.
  hold: <path d="M-9 -12H-3.5L0 -7L3.5 -12H9L4.4 -4.6H-4.4ZM0 -2.6A6.6 6.6 0 1 1 -0.01 -2.6Z" />,
  take: <path d="M0 -12L3.2 -4.2L11.6 -3.6L5.2 1.8L7.2 10L0 5.6L-7.2 10L-5.2 1.8L-11.6 -3.6L-3.2 -4.2Z" />,
  'hold-all': <path d="M-7 12V-12H-4V-10H9L5 -4.5L9 1H-4V12Z" />,
  collect: <path d="M-10 -8H10V-3H-10ZM-9 -1H-2.5V3H2.5V-1H9V10H-9Z" />,
  'bonus-card': <path d="M-9 -8L2 -11L6 8L-5 11ZM5 -9L10 -7L8.5 6L7.5 6Z" />,
};

const keyOf = (place: ScenePlace): string => `${place.hex} ${place.kind} ${place.for}`;

type Props = { readonly places: readonly ScenePlace[] };
const same = (a: Props, b: Props): boolean => sameItems(a.places, b.places);

export const Places = memo(function Places({ places }: Props) {
  return places.map((place) => <Place key={keyOf(place)} place={place} />);
}, same);

/** Over the pieces, so that nobody hides what a place is worth. */
export const PlaceSigns = memo(function PlaceSigns({ places }: Props) {
  return places.map((place) => (place.kind === 'exit' ? null : <Sign key={keyOf(place)} place={place} kind={place.kind} />));
}, same);

function Place({ place }: { readonly place: ScenePlace }) {
  const [x, y] = centre(place.hex);
  const look = `place for-${place.for}${place.done ? ' place-done' : ''}`;
  if (place.kind === 'exit')
    return (
      <g className={`${look} exit`} transform={`translate(${x} ${y}) rotate(${outwards(place.hex)})`}>
        <path className="exit-edge" d="M-15 -35L0 -46L15 -35M-15 -46L0 -57L15 -46M-15 -57L0 -68L15 -57" />
        <path className="exit-arrow" d="M-15 -35L0 -46L15 -35M-15 -46L0 -57L15 -46M-15 -57L0 -68L15 -57" />
      </g>
    );
  return (
    <g className={look} transform={`translate(${x} ${y})`}>
      <path className="place-halo" d={place.for === 'rebel' ? ROUND : ANGULAR} />
      <path className={place.kind === 'hold' ? 'place-ring dashed' : 'place-ring'} d={place.for === 'rebel' ? ROUND : ANGULAR} />
      {place.for === 'either' && place.kind !== 'bonus-card' && (
        <path className="place-ring inner" d={ROUND} transform="scale(0.86)" />
      )}
    </g>
  );
}

function Sign({ place, kind }: { readonly place: ScenePlace; readonly kind: keyof typeof SIGNS }) {
  const [x, y] = centre(place.hex);
  return (
    <g
      className={`place for-${place.for}${place.done ? ' place-done' : ''}`}
      transform={`translate(${(x - 30).toFixed(1)} ${(y - 33).toFixed(1)})`}
    >
      <g className="place-sign">
        <circle r="14" />
        <g transform="scale(0.88)">{SIGNS[kind]}</g>
      </g>
      {place.medals > 1 && (
        <text className="place-count" x={-1} y={29}>
          ×{place.medals}
        </text>
      )}
    </g>
  );
}

/** Degrees by which an arrow that points up is turned to point off the board. */
function outwards(hex: number): number {
  if (rowOf(hex) === 0) return 0;
  if (rowOf(hex) === LAST_ROW) return 180;
  return centre(hex)[0] < 450 ? -90 : 90;
}
