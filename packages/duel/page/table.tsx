/** The whole table of the duel. It knows no rule: a scene, marks and words go in, touched things come out. */
import { revealedThing, type Thing } from '@wartable/duel/telling';
import { useRef } from 'react';
import { ArenaField } from './arena.tsx';
import { Arrow, type AttackArrow } from './arrow.tsx';
import { DuelCard } from './card.tsx';
import type { DuelLabels } from './labels.ts';
import { type Marks, NO_MARKS } from './marks.ts';
import { HiddenHand, InitiativeToken, Pile, Resources } from './piles.tsx';
import { ARENAS, type DuelScene, type SceneSide } from './scene.ts';
import { BaseTile, LeaderTile } from './tiles.tsx';
import { type TouchProps, useTouch } from './touch.ts';
import './sides.css';
import './table.css';

export type DuelTableProps = TouchProps & {
  readonly scene: DuelScene;
  readonly marks?: Marks;
  readonly labels: DuelLabels;
  /** What a screen reader says about a thing. */
  readonly describe: (thing: Thing) => string;
  readonly arrow?: AttackArrow | undefined;
};

export function DuelTable({ scene, marks = NO_MARKS, labels, describe, arrow, ...touch }: DuelTableProps) {
  const root = useRef<HTMLElement>(null);
  useTouch(root, marks, touch);
  const shared = { scene, marks, labels, describe };
  return (
    <section ref={root} className="dl-table" data-zone="table" aria-label={labels.table}>
      <div className="dl-felt">
        <SideRow of={scene.top} place="top" {...shared} />
        <div className="dl-arenas">
          {ARENAS.map((arena) => (
            <ArenaField key={arena} arena={arena} {...shared} />
          ))}
        </div>
        <SideRow of={scene.bottom} place="bottom" {...shared} />
        {scene.revealed.length > 0 && <Revealed {...shared} />}
      </div>
      <Arrow arrow={arrow} root={root} />
    </section>
  );
}

type Shared = Required<Pick<DuelTableProps, 'scene' | 'marks' | 'labels' | 'describe'>>;

function SideRow({ of, place, scene, marks, labels, describe }: Shared & { of: SceneSide; place: 'top' | 'bottom' }) {
  const part = (thing: Thing) => ({ thing, mark: marks.get(thing), label: describe(thing) });
  const { side } = of;
  const hidden = place === 'top' || typeof of.hand === 'number';
  const leaderMark = marks.get(of.leader.thing)?.state;
  return (
    <section
      className={`dl-side ${place} ${side}${scene.active === side ? ' active' : ''}`}
      aria-label={labels.seat(side)}
      aria-current={scene.active === side ? 'true' : undefined}
    >
      <div className="dl-wing">
        <span className="dl-seat">{labels.seat(side)}</span>
        {scene.initiative === side && <InitiativeToken taken={scene.taken === side} labels={labels} {...part('initiative')} />}
        <Resources of={of} labels={labels} {...part(`resources:${side}`)} />
      </div>
      <div className="dl-heart">
        <LeaderTile
          of={of}
          labels={labels}
          {...part(of.leader.thing)}
          draggable={place === 'bottom' && (leaderMark === 'choice' || leaderMark === 'chosen')}
        />
        <BaseTile of={of} labels={labels} {...part(of.base.thing)} />
      </div>
      <div className="dl-wing">
        {hidden && <HiddenHand of={of} labels={labels} {...part(`held:${side}`)} />}
        <Pile of={of} kind="deck" labels={labels} {...part(`deck:${side}`)} />
        <Pile of={of} kind="discard" labels={labels} {...part(`discard:${side}`)} />
      </div>
    </section>
  );
}

function Revealed({ scene, marks, labels, describe }: Shared) {
  return (
    <section className="dl-revealed" aria-label={labels.revealed}>
      <h3>{labels.revealed}</h3>
      <div className="dl-revealed-cards">
        {scene.revealed.map((card, i) => {
          const thing = revealedThing(card);
          return (
            <DuelCard
              // biome-ignore lint/suspicious/noArrayIndexKey: two copies of one card may lie there
              key={`${card} ${i}`}
              card={card}
              size="in-hand"
              labels={labels}
              thing={thing}
              mark={marks.get(thing)}
              label={describe(thing)}
            />
          );
        })}
      </div>
    </section>
  );
}
