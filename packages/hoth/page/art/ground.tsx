/** The snow under everything, and the lines of the field. */

import { hash } from '@wartable/web/board/chance.ts';
import { HEX_SHAPE, hexPath } from '@wartable/web/board/hexes.ts';
import { memo, useEffect, useRef, useState } from 'react';
import { CENTRES, FIELD, HALVES, HEXES, SECTION_LINES } from '../layout.ts';
import { RELIEF, type Relief, reliefOf } from '../relief.ts';
import type { Terrain } from '../scene.ts';
import './ground.css';

const RIPPLES = [
  'M-34 -14q16 -7 34 -1M-6 6q15 -6 32 1M-30 24q13 -6 26 -1',
  'M-20 -24q18 -5 38 3M-38 8q14 -6 30 0M4 28q12 -5 26 0',
  'M-30 -4q20 -8 40 -2M6 -22q10 -4 22 1M-8 22q14 -5 30 2',
  'M2 -8q14 -6 32 0M-36 -18q10 -4 22 0M-24 14q18 -7 38 1',
];
const TINTS = ['var(--snow-1)', 'var(--snow-3)', 'var(--snow-dusk)', 'var(--snow-4)'];

const GRID = [...CENTRES, ...HALVES].map((at) => hexPath(at)).join('');
const EDGE = CENTRES.map((at) => hexPath(at, -2.5)).join('') + HALVES.map((at) => hexPath(at, -2.5)).join('');

/** In milliseconds. */
const REST = 300;

export const Snow = memo(function Snow({ terrain }: { readonly terrain: readonly Terrain[] }) {
  const [relief, setRelief] = useState<Relief>();
  const drawn = useRef(false);
  useEffect(() => {
    let wanted = true;
    // While ground is being painted the snow waits: it is worked out once the hand rests.
    const rest = setTimeout(() => reliefOf(terrain).then((made) => wanted && setRelief(made)), drawn.current ? REST : 0);
    drawn.current = true;
    return () => {
      wanted = false;
      clearTimeout(rest);
    };
  }, [terrain]);
  return (
    <g className="snow">
      <rect {...RELIEF} fill="url(#hoth-far)" />
      <rect {...RELIEF} fill="url(#hoth-sun)" />
      <rect {...RELIEF} fill="url(#hoth-dusk)" />
      {HEXES.map((hex) => (
        <path
          key={hex}
          d={hexPath(CENTRES[hex] ?? [0, 0])}
          fill={TINTS[Math.floor(hash(hex, 41) * TINTS.length)]}
          opacity={0.06 + 0.16 * hash(hex, 42)}
        />
      ))}
      {relief && (
        <>
          <image className="relief-shade" href={relief.shade} {...RELIEF} preserveAspectRatio="none" />
          <image className="relief-light" href={relief.light} {...RELIEF} preserveAspectRatio="none" />
        </>
      )}
      {HEXES.flatMap((hex) =>
        terrain[hex] === 'snow'
          ? [
              <use
                key={hex}
                href={`#hoth-ripple-${Math.floor(hash(hex, 43) * RIPPLES.length)}`}
                x={CENTRES[hex]?.[0]}
                y={CENTRES[hex]?.[1]}
              />,
            ]
          : [],
      )}
    </g>
  );
});

export const Grid = memo(function Grid() {
  const bottom = FIELD.top + FIELD.height;
  return (
    <g className="grid">
      <clipPath id="hoth-field">
        <rect x={FIELD.left} y={FIELD.top - 4} width={FIELD.width} height={FIELD.height + 8} />
      </clipPath>
      <g clipPath="url(#hoth-field)">
        <path className="grid-light" d={GRID} transform="translate(0 1.4)" />
        <path className="grid-line" d={GRID} />
      </g>
      {SECTION_LINES.map((x) => (
        <path key={x} className="section-line" d={`M${x} ${FIELD.top - 12}V${bottom + 12}`} />
      ))}
    </g>
  );
});

/** A soft edge of light around the field lifts it out of the land around. */
export const FieldEdge = memo(function FieldEdge() {
  return (
    <g className="field-edge">
      <clipPath id="hoth-around">
        <rect x={FIELD.left - 3} y={FIELD.top - 9} width={FIELD.width + 6} height={FIELD.height + 18} />
      </clipPath>
      <g clipPath="url(#hoth-around)">
        <path d={EDGE} />
      </g>
    </g>
  );
});

export function GroundDefs() {
  return (
    <>
      <radialGradient id="hoth-far">
        <stop offset="0" stopColor="var(--snow-2)" />
        <stop offset="0.6" stopColor="var(--snow-3)" />
        <stop offset="0.84" stopColor="var(--snow-4)" />
        <stop offset="1" stopColor="var(--snow-far)" />
      </radialGradient>
      <radialGradient id="hoth-sun" cx="0.36" cy="0.36" r="0.36">
        <stop offset="0" stopColor="var(--snow-glow)" stopOpacity="0.8" />
        <stop offset="1" stopColor="var(--snow-glow)" stopOpacity="0" />
      </radialGradient>
      <radialGradient id="hoth-dusk" cx="0.69" cy="0.67" r="0.31">
        <stop offset="0" stopColor="var(--snow-dusk)" stopOpacity="0.6" />
        <stop offset="1" stopColor="var(--snow-dusk)" stopOpacity="0" />
      </radialGradient>
      {RIPPLES.map((d, i) => (
        <g key={d} id={`hoth-ripple-${i}`}>
          <path className="ripple-shade" d={d} />
          <path className="ripple-light" d={d} transform="translate(0 -1.8)" />
        </g>
      ))}
      <path id="hoth-hex" d={HEX_SHAPE} />
    </>
  );
}
