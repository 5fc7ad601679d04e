/** Battle of Hoth at a real table. */
import { watchedIn } from '@wartable/hoth/companion';
import { type Battle, FACES, SYMBOLS, telling } from '@wartable/hoth/telling';
import type { DiceKind } from '@wartable/web/companion/dice.tsx';
import { RealTable } from '@wartable/web/companion/real-table.tsx';
import type { Score, Side } from '@wartable/web/companion/score.tsx';
import type { GameCompanion } from '@wartable/web/play/own-pages.ts';
import { useMemo, useState } from 'react';
import { Die, type DieSymbol } from '../die.tsx';
import { battleNamed, Choose, keptAs } from './choose.tsx';
import { Odds } from './odds.tsx';
import { goalsOf, sideText, stepsOf } from './steps.tsx';
import { text } from './text/index.ts';
import '../tokens.css';

const SIDES = ['rebel', 'empire'] as const;
const MOST_MEDALS = 20;
const MOST_TURNS = 999;

const DICE: DiceKind = {
  faces: FACES.map((face) => SYMBOLS[face] ?? ''),
  most: 8,
  Die: ({ face, ...die }) => <Die symbol={face as DieSymbol} {...die} />,
  name: (face) => ({ key: `symbol.${face}` }),
};

function scoreOf(battle: Battle): Score {
  const watched = watchedIn(battle);
  return {
    sides: SIDES.map((side, i): Side => {
      const goal = battle.medals[i] ?? 0;
      return {
        look: side,
        name: sideText(side),
        main: {
          id: `medals-${side}`,
          label: text('table.medals-won'),
          start: 0,
          least: 0,
          most: MOST_MEDALS,
          ...(goal > 0 ? { goal, reached: text('table.wins') } : {}),
        },
        more: watched
          .filter((one) => one.for === side)
          .map(({ id, what, goal: needed, unit }) => ({
            id,
            label: what === 'fallen' ? text('table.fallen', { unit: { key: `unit.${unit}` } }) : text(`table.${what}`),
            start: 0,
            least: 0,
            most: MOST_MEDALS,
            goal: needed,
            ...(what === 'charges' ? {} : { reached: text('table.wins') }),
          })),
      };
    }),
    turns: {
      count: { id: 'turn', label: text('table.turn'), start: 1, least: 1, most: MOST_TURNS },
      whose: { id: 'whose', start: battle.first, least: 0, most: 1 },
    },
    shared: [],
    goals: goalsOf(battle),
  };
}

function Table({ id, battle }: { readonly id: string; readonly battle: Battle }) {
  const steps = useMemo(() => stepsOf(battle), [battle]);
  const score = useMemo(() => scoreOf(battle), [battle]);
  const isOwn = keptAs(id, battle) !== id;
  return (
    <RealTable
      game="hoth"
      address={id}
      battle={keptAs(id, battle)}
      title={isOwn ? battle.title : { key: `scenario.${battle.id}` }}
      steps={steps}
      turnsMap
      score={score}
      dice={DICE}
      odds={<Odds />}
      rulebook={telling.rulebook}
    />
  );
}

function Companion({ id }: { readonly id: string | undefined }) {
  // Another file under the same address is another battle.
  const [files, setFiles] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again for each file
  const battle = useMemo(() => (id === undefined ? undefined : battleNamed(id)), [id, files]);
  return battle && id !== undefined ? (
    <Table id={id} battle={battle} />
  ) : (
    <Choose missing={id !== undefined} onOwn={() => setFiles(files + 1)} />
  );
}

export const companion: GameCompanion = { Companion };
