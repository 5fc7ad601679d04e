/** Pictures of Vader's deck: machines and places. */
import { walker } from '@wartable/web/art/machines.tsx';
import { Mini, SCOUT_WALKER, WALKER_HEAD } from './machines.tsx';
import type { Pictures } from './picture.ts';
import { At, BLAST, Bolt, DUNES, PEAKS, PLANET, p, STARS_A, STARS_B } from './shapes.tsx';
import { EYE_BOMBER, EYE_FIGHTER, SHUTTLE, WEDGE } from './ships.tsx';

export const VADER_MACHINES: Pictures = {
  'forward-command-post': {
    sky: 'night',
    drawing: (
      <>
        {PEAKS}
        {p('d', 'M14 54L22 30H74L84 54Z')}
        {p('c', 'M22 30L30 22H66L74 30Z')}
        {p('b', 'M22 30H74L75 33H21Z')}
        {p('k', 'M42 40H58V54H42Z')}
        {p('r', 'M27 38H37V42H27ZM63 38H73V42H63Z')}
        <path className="de-line-c" d="M40 22V6M36 12H44M64 22V12" />
        {p('b', 'M58 4A7 7 0 0 0 70 10L64 12Z')}
        {p('snow', 'M0 53Q30 50 60 54T100 52V60H0Z')}
      </>
    ),
  },
  'ground-assault-at-at': {
    sky: 'ice',
    drawing: (
      <>
        {PEAKS}
        <At x={58} y={58} size={0.7}>
          <Mini figure={walker} />
        </At>
        <Bolt d="M11 22L2 24" />
      </>
    ),
  },
  'lambda-shuttle': {
    sky: 'space',
    drawing: (
      <>
        {STARS_B}
        <At x={50} y={36}>
          {SHUTTLE}
        </At>
      </>
    ),
  },
  'blizzard-force-at-st': {
    sky: 'dusk',
    drawing: (
      <>
        {PEAKS}
        <At x={50} y={32} size={0.86}>
          {SCOUT_WALKER}
        </At>
        <path className="de-shield" d="M12 8L24 4L24 30Q22 44 12 52" />
        <path className="de-shield" d="M88 8L76 4L76 30Q78 44 88 52" />
      </>
    ),
  },
  avenger: {
    sky: 'space',
    drawing: (
      <>
        {STARS_A}
        <At x={50} y={32} size={1.04}>
          {WEDGE}
        </At>
        <Bolt tone="l" d="M14 30L2 22" />
        <Bolt tone="l" d="M30 44L16 56" />
        <Bolt tone="l" d="M58 18L50 4" />
        <At x={10} y={52} size={0.4}>
          {BLAST}
        </At>
      </>
    ),
  },
  'scouting-tie-fighter': {
    sky: 'space',
    drawing: (
      <>
        {STARS_B}
        <At x={50} y={30}>
          {EYE_FIGHTER}
        </At>
      </>
    ),
  },
  'surface-assault-bomber': {
    sky: 'night',
    drawing: (
      <>
        {DUNES}
        <At x={50} y={20} size={0.92}>
          {EYE_BOMBER}
        </At>
        {p('k', 'M40 32H44V37L42 40L40 37ZM56 35H60V40L58 43L56 40Z')}
        {p('w', 'M40 33H44V34.6H40ZM56 36H60V37.6H56Z')}
        <At x={42} y={53} size={0.55}>
          {BLAST}
        </At>
      </>
    ),
  },
  'death-squadron-star-destroyer': {
    sky: 'space',
    drawing: (
      <>
        {STARS_B}
        {PLANET}
        <At x={76} y={12} size={0.36} faint={0.75}>
          {WEDGE}
        </At>
        <At x={26} y={17} size={0.46} faint={0.88}>
          {WEDGE}
        </At>
        <At x={56} y={37} size={0.8}>
          {WEDGE}
        </At>
      </>
    ),
  },
  'blizzard-one': {
    sky: 'night',
    drawing: (
      <>
        {DUNES}
        <At x={50} y={34}>
          {WALKER_HEAD}
        </At>
        <Bolt d="M32 46L22 60M68 46L78 60" />
      </>
    ),
  },
};
