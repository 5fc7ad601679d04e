/** How a duel opens: two leaders face to face, their bases, who has the initiative. */
import type { View } from '@wartable/duel';
import type { Force, Opening } from '@wartable/web/play/scenes.ts';
import { Emblem } from '../emblems/emblem.tsx';
import { OF_SIDE, type SideName } from '../scene.ts';
import { text } from '../text/index.ts';
import './ends.css';

export function opening(view: View): Opening {
  return {
    title: text('open.title'),
    goal: text('open.goal'),
    forces: [forceOf(view, 'leia', 'rebel'), forceOf(view, 'vader', 'empire')],
    begins: text('thing.initiative', { side: { key: `seat.${view.initiative}` } }),
    picture: (
      <div className="dl-meet">
        <div className="leia">
          <Emblem card="leia-organa" />
        </div>
        <div className="vader">
          <Emblem card="darth-vader" />
        </div>
      </div>
    ),
  };
}

function forceOf(view: View, side: SideName, worn: Force['side']): Force {
  const { deck, hand } = view[side];
  const held = typeof hand === 'number' ? hand : hand.length;
  const { base } = OF_SIDE[side];
  return {
    side: worn,
    name: { key: `seat.${side}` },
    note: text('open.base', { base: { key: `card.${base}` }, hp: view.baseHp }),
    troops: [
      {
        name: text('open.cards', { n: deck + held }),
        drawing: (
          <span className="dl-opening-base">
            <Emblem card={base} />
          </span>
        ),
      },
    ],
  };
}
