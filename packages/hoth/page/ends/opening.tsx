/** How a battle of Hoth opens: the scenario, both armies as they stand, who has the first turn. */
import { SCENARIOS, UNIT_KINDS, type View } from '@wartable/hoth/telling';
import type { Force, Opening, Troop } from '@wartable/web/play/scenes.ts';
import { DRAWN } from '../figures/drawn.ts';
import type { Kind, SideName } from '../scene.ts';
import { text } from '../text/index.ts';
import { Field, Figure, type FigureProps, fights } from './field.tsx';

export function opening(view: View): Opening {
  const { battle, seats, seat } = view;
  const boxed = SCENARIOS.some(({ id }) => id === battle.id);
  const first = seats[seat]?.side ?? 'rebel';
  return {
    title: boxed ? { key: `scenario.${battle.id}` } : battle.title,
    goal: boxed
      ? { key: `scenario.${battle.id}.story` }
      : text('new.medals', { rebel: battle.medals[0] || '–', empire: battle.medals[1] || '–' }),
    forces: [forceOf(view, 'rebel', 0), forceOf(view, 'empire', 1)],
    begins: text('open.begins', { seat: { key: `side.${first}` } }),
    picture: (
      <Field>
        {FIGHTERS.filter(({ kind }) => fights(view, kind)).map((fighter) => (
          <Figure key={`${fighter.at}`} {...fighter} />
        ))}
      </Field>
    ),
  };
}

/** The picture shows who takes part. */
const FIGHTERS: readonly FigureProps[] = [
  { kind: 'at-at', side: 'empire', at: [470, 262], size: 1.5 },
  { kind: 'at-at', side: 'empire', at: [560, 276], size: 1.9 },
  { kind: 'probe-droids', side: 'empire', at: [500, 210], size: 1.4 },
  { kind: 'snowtroopers', side: 'empire', at: [530, 304], size: 1.5 },
  { kind: 'snowtroopers', side: 'empire', at: [580, 308], size: 1.5 },
  { kind: 'snowspeeders', side: 'rebel', at: [170, 190], size: 1.5 },
  { kind: 'snowspeeders', side: 'rebel', at: [90, 150], size: 1.1 },
  { kind: 'rebel-artillery', side: 'rebel', at: [170, 270], size: 1.3 },
  { kind: 'echo-base-troopers', side: 'rebel', at: [60, 300], size: 1.5 },
  { kind: 'echo-base-troopers', side: 'rebel', at: [112, 306], size: 1.5 },
];

function forceOf({ units, battle }: View, side: SideName, i: 0 | 1): Force {
  const troops = UNIT_KINDS.flatMap((kind): Troop[] => {
    const n = units.filter((unit) => unit.side === side && unit.kind === kind).length;
    return n === 0 ? [] : [{ name: { key: `unit.${kind}` }, n, drawing: <Portrait kind={kind as Kind} side={side} /> }];
  });
  const need = battle.medals[i];
  const name = { key: `side.${side}` };
  return need > 0 ? { side, name, note: text('open.medals', { n: need }), troops } : { side, name, troops };
}

function Portrait({ kind, side }: { readonly kind: Kind; readonly side: SideName }) {
  return (
    <svg className={side} viewBox="-50 -78 100 84" aria-hidden="true">
      <use href={`#hoth-figure-${kind}`} transform={`scale(${DRAWN[kind].base < 20 ? 1.3 : 0.9})`} />
    </svg>
  );
}
