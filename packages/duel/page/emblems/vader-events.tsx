/** Pictures of Vader's deck: events. */
import { droid, speeder } from '@wartable/web/art/machines.tsx';
import { CLOSING_HAND, GENERATOR, Mini } from './machines.tsx';
import type { Pictures } from './picture.ts';
import { At, BLAST, Bolt, CROSSHAIR, DRIFT, DUNES, p, SMOKE } from './shapes.tsx';

export const VADER_EVENTS: Pictures = {
  'target-the-main-generator': {
    sky: 'ice',
    drawing: (
      <>
        {DUNES}
        <At x={50} y={35}>
          {GENERATOR}
        </At>
        <At x={50} y={29} size={1.25}>
          {CROSSHAIR}
        </At>
      </>
    ),
  },
  'were-in-trouble': {
    sky: 'dusk',
    drawing: (
      <>
        <At x={22} y={30} turn={-62} size={0.9}>
          {SMOKE}
        </At>
        {DRIFT}
        <g className="de-foe">
          <At x={66} y={64} size={0.86} turn={14}>
            <Mini figure={speeder} />
          </At>
        </g>
        <At x={42} y={30} size={0.8}>
          {BLAST}
        </At>
        <Bolt d="M4 4L28 20" tone="l" />
      </>
    ),
  },
  'too-strong-for-blasters': {
    sky: 'night',
    drawing: (
      <>
        {p('c', 'M40 -4H104V64H34L46 40Z')}
        {p('b', 'M40 -4H56L60 40L50 64H34L46 40Z')}
        <path className="de-line-d" d="M62 0V60M82 0V60M60 22H100M60 42H100" />
        <Bolt d="M2 10L34 24" tone="l" />
        <Bolt d="M40 26L26 44" tone="l" />
        <Bolt d="M0 40L20 36" tone="l" />
        <At x={42} y={26} size={0.62}>
          {BLAST}
        </At>
      </>
    ),
  },
  'i-want-proof-not-leads': {
    sky: 'ice',
    drawing: (
      <>
        {DRIFT}
        {p('beam', 'M45 24L4 60H40Z')}
        <At x={52} y={58} size={0.86}>
          <Mini figure={droid} />
        </At>
        <path className="de-line-t" d="M76 14Q81 20 76 26M82 9Q90 20 82 31" />
      </>
    ),
  },
  'you-have-failed-me': {
    sky: 'fire',
    drawing: (
      <>
        <circle className="de-halo-r" cx={32} cy={24} r={16} />
        <circle className="de-line-r thin" cx={32} cy={24} r={7} />
        <circle className="de-line-r thin" cx={32} cy={24} r={14} />
        <At x={54} y={30} size={1.05}>
          {CLOSING_HAND}
        </At>
      </>
    ),
  },
  'the-desolation-of-hoth': {
    sky: 'fire',
    drawing: (
      <>
        <At x={26} y={40} size={0.9}>
          {SMOKE}
        </At>
        <At x={74} y={44} size={0.8} mirrored>
          {SMOKE}
        </At>
        {p('snow-far', 'M0 46Q20 40 50 46T100 42V60H0Z')}
        {p('k', 'M14 52L18 34L24 38L26 30L32 52ZM62 52L66 40L74 44L80 36L86 52Z')}
        <path className="de-line-k wide" d="M44 52L50 24M50 24L42 20M50 24L60 30M46 42L56 40" />
        {p('w', 'M22 52Q20 44 25 40Q26 46 29 46Q28 50 29 52ZM70 52Q68 46 72 42Q74 47 77 47Q76 50 77 52Z')}
        {p('y', 'M23.6 52Q23 48 25.4 45Q26 49 27.6 52ZM71.4 52Q71 49 73 46Q74 50 75.4 52Z')}
        {p('snow', 'M0 52Q30 48 60 53T100 50V60H0Z')}
      </>
    ),
  },
};
