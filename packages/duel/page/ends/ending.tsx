/** How a duel ends: the base that fell breaks, and its lights go out. */
import type { Event, View } from '@wartable/duel';
import { Blast } from '@wartable/web/art/blast.tsx';
import { type Ended, type Ending, lastOf } from '@wartable/web/play/scenes.ts';
import { drawingOf } from '../emblems/emblem.tsx';
import { OF_SIDE, SIDES, type SideName } from '../scene.ts';
import { text } from '../text/index.ts';
import './ends.css';

export function ending({ view, log, winners, gaveUp }: Ended<View, Event>): Ending {
  const winner = SIDES.find((side) => winners.includes(side));
  const loser = winner && (winner === 'leia' ? 'vader' : 'leia');
  return {
    what: loser ? text('end.base', { base: { key: `card.${OF_SIDE[loser].base}` } }) : text('end.bases'),
    decided: loser && !gaveUp ? lastOf(log, (event) => hits(event, loser), view.round, 'round-began') : undefined,
    scores: SIDES.map((side) => {
      const n = Math.max(0, view.baseHp - view[side].base);
      return {
        side: side === 'leia' ? 'rebel' : 'empire',
        n,
        of: view.baseHp,
        label: text('status.base', { side: { key: `seat.${side}` }, left: n, hp: view.baseHp }),
      };
    }),
    picture: <Picture loser={loser} broken={!gaveUp} />,
  };
}

/** The attack or the card that brought the last damage says more than the damage itself. */
function hits(event: Event, loser: SideName): boolean {
  if (event.type === 'attack-declared') return 'base' in event.target && event.target.base === loser;
  return event.type === 'card-played' && event.side !== loser;
}

type PictureProps = { readonly loser: SideName | undefined; readonly broken: boolean };

const CRACK = '52 -2 46 14 55 24 47 36 54 46 49 62';

function Picture({ loser = 'leia', broken }: PictureProps) {
  const { base } = OF_SIDE[loser];
  const drawing = drawingOf(base);
  return (
    <div className={`dl-fall sky-${drawing?.sky}`}>
      <svg className={`de ${loser}`} viewBox="0 0 100 60" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
        <defs>
          <clipPath id="dl-west">
            <path d={`M-60 -2H52L${CRACK}H-60Z`} />
          </clipPath>
          <clipPath id="dl-east">
            <path d={`M160 -2H52L${CRACK}H160Z`} />
          </clipPath>
        </defs>
        {broken ? (
          <>
            <g className="dl-half west">
              <g clipPath="url(#dl-west)">{drawing?.drawing}</g>
            </g>
            <g className="dl-half east">
              <g clipPath="url(#dl-east)">{drawing?.drawing}</g>
            </g>
            <Blast at={[50, 44]} size={0.26} />
            <Blast at={[30, 50]} size={0.14} />
            <Blast at={[70, 49]} size={0.16} />
          </>
        ) : (
          drawing?.drawing
        )}
      </svg>
    </div>
  );
}
