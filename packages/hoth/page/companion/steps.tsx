/** The steps of a set-up in words and pictures. */
import { type Lack, lacks, type SetUpStep, setUpSteps } from '@wartable/hoth/companion';
import type { Battle } from '@wartable/hoth/telling';
import type { Text } from '@wartable/kernel';
import type { Step } from '@wartable/web/companion/steps.tsx';
import type { ReactNode } from 'react';
import { GROUND, Plate } from '../book/tables.tsx';
import { BadgeSign } from '../figures/badges.tsx';
import { Unit } from '../figures/unit.tsx';
import { medalsToWin, specialsOf } from '../goals.ts';
import type { Badge } from '../scene.ts';
import { sceneOfBattle } from '../scenes.ts';
import { namesOf, SetUpField } from './field.tsx';
import { text } from './text/index.ts';

const SIDES = ['rebel', 'empire'] as const;
export const sideText = (side: 'rebel' | 'empire'): Text => ({ key: `side.${side}` });

export function stepsOf(battle: Battle): Step[] {
  const steps = setUpSteps(battle);
  const whole = sceneOfBattle(battle);
  const missing = lacks(battle);
  return steps.map((step, at): Step => {
    const map = (turned: boolean): ReactNode => <SetUpField whole={whole} steps={steps} at={at} turned={turned} />;
    const places = 'hexes' in step ? { places: namesOf(step.hexes) } : {};
    const piece = pieceOf(step);
    return { ...wordsOf(step, battle, missing), id: idOf(step), map, ...places, ...(piece ? { piece } : {}) };
  });
}

/** Stays the same while the scenario does. */
function idOf(step: SetUpStep): string {
  switch (step.does) {
    case 'terrain':
      return `terrain-${step.terrain}`;
    case 'structures':
      return `structures-${step.structure}`;
    case 'units':
      return `units-${step.unit}-${step.figures}`;
    case 'badges':
      return `badges-${step.side}-${step.badge}`;
    case 'medals':
    case 'exits':
      return `${step.does}-${namesOf(step.hexes).join('-')}`;
    default:
      return step.does;
  }
}

type Said = Pick<Step, 'title' | 'lines'>;

function wordsOf(step: SetUpStep, battle: Battle, missing: readonly Lack[]): Said {
  const lack = (of: Lack['of']): Text[] =>
    missing.flatMap((one) => (one.of === of ? [text('table.lack', { has: one.has, needs: one.needs })] : []));
  switch (step.does) {
    case 'board':
      return { title: text('table.board'), lines: [text('table.board-how'), text('table.board-side')] };
    case 'terrain': {
      const n = step.hexes.length;
      return {
        title: text('table.terrain', { n, terrain: { key: `terrain.${step.terrain}` } }),
        lines: [text('table.terrain-how', { n }), ...lack('terrain')],
      };
    }
    case 'structures': {
      const n = step.hexes.length;
      return {
        title: text('table.units', { n, unit: { key: `unit.${step.structure}` } }),
        lines: [text('table.structure-how', { n }), ...lack(step.structure)],
      };
    }
    case 'units': {
      const n = step.hexes.length;
      const { figures, unit } = step;
      return {
        title: text('table.units', { n, unit: { key: `unit.${unit}` } }),
        lines: [text('table.units-how', { side: sideText(step.side), n, figures }), ...lack(unit)],
      };
    }
    case 'badges':
      return {
        title: text('table.badges', { badge: { key: `badge.${step.badge}` } }),
        lines: [text('table.badges-how', { side: sideText(step.side), n: step.hexes.length }), ...lack('badges')],
      };
    case 'medals':
      return {
        title: text('table.medals', { n: step.hexes.length * step.count }),
        lines: [text(`table.medals-${step.for}`, { count: step.count }), ...lack('medals')],
      };
    case 'exits':
      return { title: text('table.exits'), lines: [text('table.exits-how', { side: sideText(step.for) })] };
    case 'cards':
      return {
        title: text('table.cards'),
        lines: [text('table.cards-how'), text('table.leaders-how'), text('table.teams-how')],
      };
    case 'hands':
      return {
        title: text('table.hands'),
        lines: [text('table.hands-how', { rebel: battle.hand[0], empire: battle.hand[1] })],
      };
    case 'medals-to-win':
      return { title: text('table.to-win'), lines: toWin(battle) };
    case 'special-rules':
      return { title: text('table.special'), lines: specials(battle) };
    case 'begins':
      return {
        title: text('table.begins'),
        lines: [text('table.begins-how', { side: sideText(SIDES[battle.first]) })],
      };
  }
}

function toWin(battle: Battle): Text[] {
  const without = SIDES.filter((_, i) => (battle.medals[i] ?? 0) === 0);
  return [...medalsToWin(battle), ...without.map((side) => text('table.no-medals', { side: sideText(side) }))];
}

function specials(battle: Battle): Text[] {
  return [...specialsOf(battle).map(({ line }) => line), ...(battle.unknown.length > 0 ? [text('table.unknown')] : [])];
}

export function goalsOf(battle: Battle): Text[] {
  return [...toWin(battle), ...specials(battle)];
}

const STANDING = { id: 0, hex: 0, badge: undefined, inPlace: true, ordered: false, moved: false };

function pieceOf(step: SetUpStep): ReactNode {
  switch (step.does) {
    case 'terrain':
      return <Plate>{GROUND[step.terrain]}</Plate>;
    case 'structures':
      return (
        <Plate>
          <use href={`#hoth-${step.structure}`} />
        </Plate>
      );
    case 'units':
      return (
        <Plate>
          <Unit unit={{ ...STANDING, kind: step.unit, side: step.side, figures: step.figures, full: step.figures }} />
        </Plate>
      );
    case 'badges':
      return (
        <svg viewBox="-24 -24 48 48" aria-hidden="true">
          <g className={`unit ${step.side}`}>
            <BadgeSign badge={step.badge as Badge} />
          </g>
        </svg>
      );
    default:
      return undefined;
  }
}
