/** Pictures of Vader's deck: persons and beasts. */
import { snowtrooper } from '@wartable/web/art/infantry.tsx';
import { BEAST, Mini, TRIPOD_GUN } from './machines.tsx';
import { DARK_LORD, FIELD_GENERAL, MOUSTACHE, Officer, RANK, SNOW_HELMET } from './people.tsx';
import type { Pictures } from './picture.ts';
import { At, Bolt, DRIFT, DUNES, HEALING, PEAKS, p, STARS_A } from './shapes.tsx';

/** The windows of a bridge, slanted, with the stars behind. */
const BRIDGE = (
  <>
    {p('screen', 'M4 6L30 4V34L2 38ZM34 4H66V34H34ZM70 4L96 6L98 38L70 34Z')}
    {STARS_A}
  </>
);

export const VADER_PEOPLE: Pictures = {
  'darth-vader': {
    sky: 'fire',
    drawing: (
      <>
        <circle className="de-halo-r" cx={48} cy={28} r={27} />
        <Bolt d="M86 56L80 2" />
        {p('b', 'M84.4 54H88L89 62H85Z')}
        <At x={46} y={31}>
          {DARK_LORD}
        </At>
      </>
    ),
  },
  'first-legion-trooper': {
    sky: 'night',
    drawing: (
      <>
        {DUNES}
        <path className="de-line-c" d="M72 58V4" />
        {p('r', 'M72 5H92L87 12L92 19H72Z')}
        {p('a', 'M80.6 8.4H83V16H80.6Z')}
        <At x={46} y={57} size={1.02}>
          <Mini figure={snowtrooper} />
        </At>
      </>
    ),
  },
  'snowtrooper-vanguard': {
    sky: 'dusk',
    drawing: (
      <>
        {DRIFT}
        <At x={26} y={49} size={0.68}>
          <Mini figure={snowtrooper} />
        </At>
        <At x={80} y={49} size={0.68}>
          <Mini figure={snowtrooper} />
        </At>
        <At x={54} y={58} size={0.9}>
          <Mini figure={snowtrooper} />
        </At>
      </>
    ),
  },
  'admiral-piett': {
    sky: 'bridge',
    drawing: (
      <>
        {BRIDGE}
        <At x={50} y={33}>
          <Officer coat="u" shade="ud">
            {RANK}
          </Officer>
        </At>
      </>
    ),
  },
  'imperial-deck-officer': {
    sky: 'bridge',
    drawing: (
      <>
        {p('screen', 'M4 10H28V50H4Z')}
        <path className="de-line-r thin" d="M8 17H24M8 24H18M8 31H24M8 38H20" />
        <At x={52} y={33}>
          <Officer coat="kd" shade="k" skin="sd">
            {p('c', 'M-16 15H-10V18H-16Z')}
          </Officer>
        </At>
        <At x={85} y={26}>
          {HEALING}
        </At>
      </>
    ),
  },
  snowtrooper: {
    sky: 'ice',
    drawing: (
      <>
        {DUNES}
        <At x={50} y={32}>
          {SNOW_HELMET}
        </At>
      </>
    ),
  },
  'hoth-lieutenant': {
    sky: 'ice',
    drawing: (
      <>
        {PEAKS}
        <At x={38} y={33}>
          <Officer coat="u" shade="ud">
            {p('k', 'M-10 -22H10V-16H-10Z')}
            {p('t', 'M-8 -20.6H-1V-17.4H-8ZM1 -20.6H8V-17.4H1Z')}
            {p('r', 'M-16 15H-13V18H-16Z')}
          </Officer>
        </At>
        {p('r', 'M68 14L80 14V8L94 19L80 30V24H68Z')}
        {p('rd', 'M68 36L76 36V32L86 39L76 46V42H68Z')}
      </>
    ),
  },
  'general-veers': {
    sky: 'bridge',
    drawing: (
      <>
        {p('screen', 'M6 8H94V36L84 42H16L6 36Z')}
        {p('snow-far', 'M6 30Q40 22 94 28V36L84 42H16L6 36Z')}
        <At x={50} y={34}>
          {FIELD_GENERAL}
        </At>
      </>
    ),
  },
  'e-web-gunner': {
    sky: 'dusk',
    drawing: (
      <>
        {DUNES}
        <At x={30} y={54} size={0.86} mirrored>
          <Mini figure={snowtrooper} />
        </At>
        <At x={52} y={38}>
          {TRIPOD_GUN}
        </At>
        <Bolt d="M90 34L99 34" />
      </>
    ),
  },
  'rampaging-wampa': {
    sky: 'cave',
    drawing: (
      <>
        {p('snow-far', 'M0 0H14L10 22L6 60H0ZM100 0H86L90 22L94 60H100Z')}
        {p('ice', 'M20 0L23 18L27 0ZM72 0L76 20L80 0ZM48 0L50 8L53 0Z')}
        <At x={50} y={33}>
          {BEAST}
        </At>
        <path className="de-line-r" d="M82 34L92 52M77 37L85 55" />
      </>
    ),
  },
  'admiral-ozzel': {
    sky: 'bridge',
    drawing: (
      <>
        {BRIDGE}
        <circle className="de-line-r" cx={50} cy={39} r={12} />
        <At x={50} y={33}>
          <Officer coat="ud" shade="d">
            {MOUSTACHE}
            {RANK}
          </Officer>
        </At>
        <path className="de-line-r" d="M38 39Q50 47 62 39" />
      </>
    ),
  },
};
