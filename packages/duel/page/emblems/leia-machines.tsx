/** Pictures of Leia's deck: machines and places. */
import { speeder } from '@wartable/web/art/machines.tsx';
import { BALL_GUN, Mini } from './machines.tsx';
import type { Pictures } from './picture.ts';
import { At, Bolt, DUNES, PEAKS, PLANET, p, STARS_A, STARS_B } from './shapes.tsx';
import { SAUCER, TRANSPORT, X_FIGHTER, Y_FIGHTER } from './ships.tsx';

export const LEIA_MACHINES: Pictures = {
  'echo-caverns': {
    sky: 'cave',
    drawing: (
      <>
        {p('snow-far', 'M0 0H100V60H86Q92 22 50 16Q8 22 14 60H0Z')}
        {p('ice', 'M8 60Q2 10 50 8Q98 10 92 60H84Q88 24 50 20Q12 24 16 60Z')}
        {p('y', 'M24 54Q24 32 50 29Q76 32 76 54Z')}
        {p('k', 'M30 54Q32 38 50 36Q68 38 70 54Z')}
        {p('snow', 'M30 0L33 16L37 0ZM46 0L49 20L53 0ZM62 0L65 14L69 0Z')}
        <At x={50} y={50} size={0.42}>
          {X_FIGHTER}
        </At>
        {p('snow', 'M0 54H100V60H0Z')}
      </>
    ),
  },
  'rogue-squadron-speeder': {
    sky: 'ice',
    drawing: (
      <>
        {PEAKS}
        <path className="de-line-a" d="M2 31H20M8 37H22M0 25H16" />
        <At x={49} y={57} size={1.02}>
          <Mini figure={speeder} />
        </At>
        <Bolt d="M92 21L99 20" />
      </>
    ),
  },
  'rebellion-y-wing': {
    sky: 'space',
    drawing: (
      <>
        {STARS_A}
        {PLANET}
        <At x={50} y={28} turn={52} size={0.92}>
          {Y_FIGHTER}
        </At>
      </>
    ),
  },
  'evacuation-escort': {
    sky: 'space',
    drawing: (
      <>
        {STARS_B}
        <At x={24} y={46} turn={58} size={0.4} faint={0.75}>
          {X_FIGHTER}
        </At>
        <At x={56} y={27} turn={58} size={0.95}>
          {X_FIGHTER}
        </At>
      </>
    ),
  },
  'bright-hope': {
    sky: 'space',
    drawing: (
      <>
        {STARS_A}
        <At x={51} y={33} size={1.08}>
          {TRANSPORT}
        </At>
        <path className="de-shield" d="M16 4Q-4 30 16 58" />
        <path className="de-shield faint" d="M10 8Q-8 30 10 54" />
      </>
    ),
  },
  'ion-cannon': {
    sky: 'night',
    drawing: (
      <>
        {STARS_B}
        {DUNES}
        <Bolt tone="t" d="M67 6L73 -4" />
        <At x={48} y={38}>
          {BALL_GUN}
        </At>
        <Bolt tone="t" d="M69 5L76 -6" />
      </>
    ),
  },
  'gr-75-medium-transport': {
    sky: 'space',
    drawing: (
      <>
        {STARS_B}
        {PLANET}
        <At x={76} y={14} size={0.34} faint={0.8}>
          {TRANSPORT}
        </At>
        <At x={22} y={18} size={0.42} faint={0.9}>
          {TRANSPORT}
        </At>
        <At x={53} y={36} size={0.88}>
          {TRANSPORT}
        </At>
      </>
    ),
  },
  'millennium-falcon': {
    sky: 'space',
    drawing: (
      <>
        {STARS_A}
        <At x={50} y={31} turn={48} size={1.05}>
          {SAUCER}
        </At>
      </>
    ),
  },
};
