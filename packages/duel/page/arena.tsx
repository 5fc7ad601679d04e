/** One arena: both sides face each other. */
import type { Thing } from '@wartable/duel/telling';
import { useFarewell } from '@wartable/web/board/change.ts';
import type { CSSProperties } from 'react';
import type { DuelLabels } from './labels.ts';
import { isPickable, type Marks } from './marks.ts';
import type { Arena, DuelScene, SceneSide } from './scene.ts';
import { Sign } from './symbols.tsx';
import { FadingUnit, UnitTile } from './tiles.tsx';
import './arena.css';

type Props = {
  readonly arena: Arena;
  readonly scene: DuelScene;
  readonly marks: Marks;
  readonly labels: DuelLabels;
  readonly describe: (thing: Thing) => string;
};

export function ArenaField({ arena, scene, ...shared }: Props) {
  const { marks, labels } = shared;
  const mark = marks.get(arena);
  return (
    <section className={`dl-arena ${arena}${mark ? ` is-${mark.state}` : ''}`} data-zone={arena} aria-label={labels.arena(arena)}>
      <Ground arena={arena} />
      <Row of={scene.top} arena={arena} {...shared} />
      <div className="dl-arena-head">
        <h2 className="dl-arena-name">
          <Sign of={arena} />
          {labels.arena(arena)}
        </h2>
        <Leap to={arena === 'ground' ? 'space' : 'ground'} scene={scene} marks={marks} labels={labels} />
      </div>
      <Row of={scene.bottom} arena={arena} own {...shared} />
    </section>
  );
}

/** On a small screen the other arena may lie out of sight: how many units are there, and whether one of them can be chosen. */
function Leap({ to, scene, marks, labels }: Omit<Props, 'arena' | 'describe'> & { readonly to: Arena }) {
  const [theirs, own] = [scene.top[to], scene.bottom[to]];
  const lit = [...theirs, ...own].some(({ thing }) => isPickable(marks.get(thing)));
  const go = (): void => document.querySelector(`.dl-arena.${to}`)?.scrollIntoView({ block: 'center' });
  return (
    <button type="button" className={lit ? 'dl-leap lit' : 'dl-leap'} onClick={go}>
      <Sign of={to} />
      {labels.arena(to)}
      <b>{`${theirs.length}:${own.length}`}</b>
    </button>
  );
}

type RowProps = Omit<Props, 'scene'> & { readonly of: SceneSide; readonly own?: boolean };

function Row({ of, arena, own = false, marks, labels, describe }: RowProps) {
  const units = useFarewell(of[arena]);
  return (
    <div
      className={`dl-row ${own ? 'own' : 'theirs'}${units.length === 0 ? ' empty' : ''}`}
      style={{ '--units': Math.max(1, units.length) } as CSSProperties}
    >
      {units.map(({ item, leaving }) =>
        leaving ? (
          <FadingUnit key={item.id} unit={item} labels={labels} />
        ) : (
          <UnitTile
            key={item.id}
            unit={item}
            labels={labels}
            thing={item.thing}
            mark={marks.get(item.thing)}
            label={describe(item.thing)}
            draggable={own && ['choice', 'chosen'].includes(marks.get(item.thing)?.state ?? '')}
          />
        ),
      )}
    </div>
  );
}

/** Snow under the ground arena, a world below the stars in the other. */
function Ground({ arena }: { readonly arena: Arena }) {
  return arena === 'ground' ? (
    <svg className="dl-land" viewBox="0 0 400 120" preserveAspectRatio="none" aria-hidden="true">
      <path className="far" d="M0 70L40 44L66 60L104 30L150 66L196 40L236 62L282 34L330 64L366 46L400 60V120H0Z" />
      <path className="mid" d="M0 84Q70 62 150 80T300 78T400 74V120H0Z" />
      <path className="near" d="M0 104Q90 86 190 100T400 96V120H0Z" />
    </svg>
  ) : (
    <svg className="dl-land" viewBox="0 0 400 120" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <circle className="world" cx={200} cy={520} r={440} />
      <path className="rim" d="M-40 151A440 440 0 0 1 440 151" />
    </svg>
  );
}
