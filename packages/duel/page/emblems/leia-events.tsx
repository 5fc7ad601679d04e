/** Pictures of Leia's deck: events. */
import { trooper } from '@wartable/web/art/infantry.tsx';
import { speeder, walker } from '@wartable/web/art/machines.tsx';
import { Mini } from './machines.tsx';
import type { Pictures } from './picture.ts';
import { At, BLAST, Bolt, DUNES, dot, HEALING, p } from './shapes.tsx';
import { SAUCER } from './ships.tsx';

export const LEIA_EVENTS: Pictures = {
  'ill-cover-for-you': {
    sky: 'dusk',
    drawing: (
      <>
        {DUNES}
        <At x={24} y={58} size={0.86}>
          <Mini figure={trooper} />
        </At>
        <Bolt d="M50 20L64 12M74 7L82 3" />
        <Bolt d="M52 28L68 28M78 28L88 28" />
        <At x={92} y={28} size={0.5}>
          {BLAST}
        </At>
        <At x={88} y={2} size={0.5}>
          {BLAST}
        </At>
      </>
    ),
  },
  'ive-found-them': {
    sky: 'room',
    drawing: (
      <>
        <circle className="de-screen" cx={50} cy={30} r={27} />
        <circle className="de-line-t" cx={50} cy={30} r={27} />
        <circle className="de-line-t thin" cx={50} cy={30} r={18} />
        <circle className="de-line-t thin" cx={50} cy={30} r={9} />
        {p('sweep', 'M50 30L50 3A27 27 0 0 1 73.4 16.5Z')}
        <path className="de-line-t thin" d="M23 30H77M50 3V57" />
        {dot('y', 62, 18, 3)}
        <circle className="de-line-y" cx={62} cy={18} r={6} />
        {dot('t', 38, 40, 2.4)}
        {dot('t', 58, 44, 2.4)}
      </>
    ),
  },
  recovery: {
    sky: 'bacta',
    drawing: (
      <>
        {p('d', 'M32 0H68V5H32ZM30 54H70V60H30Z')}
        {p('tank', 'M34 5H66V54H34Z')}
        <At x={50} y={30} size={0.62}>
          {p('s', 'M-6 -20A6 7 0 0 1 6 -20L5 -12Q14 -10 14 2L12 18H8L8 34H1L0 20L-1 34H-8L-8 18H-12L-14 2Q-14 -10 -5 -12Z')}
          {p('a', 'M-8 12H8V20H-8Z')}
          {p('k', 'M-4 -19H4V-13H-4Z')}
        </At>
        <path className="de-line-a thin" d="M38 8V50M62 12V46" />
        {dot('a', 40, 18, 1.6)}
        {dot('a', 60, 12, 1.2)}
        {dot('a', 59, 40, 1.8)}
        <At x={83} y={20} size={1.1}>
          {HEALING}
        </At>
        <At x={17} y={38} size={0.8}>
          {HEALING}
        </At>
      </>
    ),
  },
  'go-for-the-legs': {
    sky: 'dusk',
    drawing: (
      <>
        {DUNES}
        <g className="de-foe">
          <At x={62} y={56} size={0.6}>
            <Mini figure={walker} />
          </At>
        </g>
        <path className="de-line-a" d="M14 20Q30 36 46 42Q66 50 83 44Q86 39 70 38Q50 37 46 44Q54 53 84 48" />
        <At x={12} y={27} size={0.34} turn={-8}>
          <Mini figure={speeder} />
        </At>
      </>
    ),
  },
  'improvised-detonation': {
    sky: 'fire',
    drawing: (
      <>
        <At x={62} y={26} size={1.7}>
          {BLAST}
        </At>
        <At x={26} y={42} turn={-18}>
          <circle className="de-c" r={11} />
          {p('d', 'M3 -10.6A11 11 0 0 1 0 11Q8 0 3 -10.6Z')}
          {p('k', 'M-11 -2H11V2H-11ZM-4 -15H4V-10H-4Z')}
          {dot('r', 0, 0, 2.2)}
        </At>
        <path className="de-line-a thin" d="M6 12Q14 20 20 28M20 6Q24 16 27 24" />
      </>
    ),
  },
  'watch-this': {
    sky: 'hyper',
    drawing: (
      <>
        <path
          className="de-line-a"
          d="M50 30L0 4M50 30L20 -4M50 30L62 -4M50 30L100 2M50 30L104 30M50 30L100 54M50 30L66 64M50 30L30 64M50 30L0 56M50 30L-4 28"
        />
        <circle className="de-halo" cx={50} cy={30} r={16} />
        <At x={50} y={31} size={0.6} turn={-20}>
          {SAUCER}
        </At>
      </>
    ),
  },
};
