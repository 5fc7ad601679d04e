/** Pictures of Leia's deck: persons and beasts. */
import { trooper } from '@wartable/web/art/infantry.tsx';
import { DOME_DROID, GOLD_DROID, Mini, MOUNT } from './machines.tsx';
import { COORDINATOR, GENERAL, HAN, LEIA, LUKE, REBEL_TROOPER, WOOKIEE } from './people.tsx';
import type { Pictures } from './picture.ts';
import { At, BLAST, Bolt, DRIFT, DUNES, PEAKS, p } from './shapes.tsx';

export const LEIA_PEOPLE: Pictures = {
  'leia-organa': {
    sky: 'dawn',
    drawing: (
      <>
        <circle className="de-halo" cx={50} cy={28} r={25} />
        <path className="de-line-a thin" d="M50 -4V4M74 4L69 9M26 4L31 9M84 28H77M16 28H23" />
        <At x={50} y={32}>
          {LEIA}
        </At>
      </>
    ),
  },
  chewbacca: {
    sky: 'cave',
    drawing: (
      <>
        {p('snow-far', 'M0 60L6 34L16 44L24 22L36 60ZM100 60L94 30L84 44L76 26L66 60Z')}
        <At x={50} y={33}>
          {WOOKIEE}
        </At>
      </>
    ),
  },
  'echo-coordinator': {
    sky: 'room',
    drawing: (
      <>
        {p('screen', 'M4 8H30V30H4ZM72 6H98V32H72Z')}
        <path className="de-line-t" d="M6 20Q11 12 16 20T28 18M75 26L82 18L88 22L95 11M75 11H84M8 26H20" />
        <At x={51} y={32}>
          {COORDINATOR}
        </At>
      </>
    ),
  },
  'trench-defender': {
    sky: 'ice',
    drawing: (
      <>
        {p('snow-far', 'M0 36Q30 26 62 34T100 30V60H0Z')}
        <At x={46} y={60} size={0.94}>
          <Mini figure={trooper} />
        </At>
        {p('snow', 'M0 46Q18 38 34 43T66 43T100 40V60H0Z')}
        {p('qd', 'M0 54H100V60H0Z')}
        {p('d', 'M10 54H12V60H10ZM34 54H36V60H34ZM58 54H60V60H58ZM82 54H84V60H82Z')}
        <At x={84} y={18} size={0.6}>
          {BLAST}
        </At>
      </>
    ),
  },
  'han-solo': {
    sky: 'night',
    drawing: (
      <>
        {PEAKS}
        <At x={46} y={33}>
          {HAN}
        </At>
        <At x={80} y={40} turn={-24}>
          {p('k', 'M-8 -4H12V0H-2L-4 10H-10Z')}
          {p('c', 'M-8 -4H12V-2.6H-8ZM-6 -8H4V-5H-6Z')}
          <Bolt d="M15 -2L28 -2" />
        </At>
      </>
    ),
  },
  'r2-d2': {
    sky: 'ice',
    drawing: (
      <>
        {DUNES}
        <At x={50} y={31} size={1.02}>
          {DOME_DROID}
        </At>
        <path className="de-line-t" d="M76 12Q82 20 76 28M82 8Q91 20 82 32M24 12Q18 20 24 28M18 8Q9 20 18 32" />
      </>
    ),
  },
  'tauntaun-mount': {
    sky: 'ice',
    drawing: (
      <>
        {DRIFT}
        <At x={46} y={33}>
          {MOUNT}
        </At>
      </>
    ),
  },
  'c-3po': {
    sky: 'room',
    drawing: (
      <>
        {p('screen', 'M6 6H24V54H6ZM76 6H94V54H76Z')}
        <path className="de-line-t thin" d="M9 14H21M9 22H17M9 30H21M79 14H91M83 22H91M79 30H88" />
        <At x={50} y={32}>
          {GOLD_DROID}
        </At>
      </>
    ),
  },
  'luke-skywalker': {
    sky: 'dusk',
    drawing: (
      <>
        {PEAKS}
        <Bolt tone="t" d="M80 52L88 4" />
        {p('b', 'M78.4 50.6L81.8 51.2L80.4 60H76.8Z')}
        <At x={46} y={34}>
          {LUKE}
        </At>
      </>
    ),
  },
  'general-rieekan': {
    sky: 'room',
    drawing: (
      <>
        {p('screen', 'M8 4H92V34H8Z')}
        <path className="de-line-t thin" d="M8 26Q28 14 50 24T92 20M20 4V34M80 4V34" />
        <path className="de-line-y" d="M70 28L84 12M84 12L77 13M84 12L84 19" />
        <At x={46} y={33}>
          {GENERAL}
        </At>
      </>
    ),
  },
  'hoth-trooper': {
    sky: 'ice',
    drawing: (
      <>
        {PEAKS}
        <At x={50} y={33}>
          {REBEL_TROOPER}
        </At>
      </>
    ),
  },
};
