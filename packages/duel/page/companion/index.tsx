/** Intro Battle: Hoth at a real table. There are no dice in this box. */
import { BASE_HP, deployCost, SETUPS, type Setup } from '@wartable/duel/companion';
import { telling } from '@wartable/duel/telling';
import { GoOn } from '@wartable/web/companion/go-on.tsx';
import { RealTable } from '@wartable/web/companion/real-table.tsx';
import type { Score, Side } from '@wartable/web/companion/score.tsx';
import type { GameCompanion } from '@wartable/web/play/own-pages.ts';
import { useWords } from '@wartable/web/shell/language.tsx';
import { Link } from '@wartable/web/shell/link.tsx';
import { useMemo } from 'react';
import { Emblem } from '../emblems/emblem.tsx';
import { SIDES } from '../scene.ts';
import { seatText, stepsOf } from './steps.tsx';
import { text } from './text/index.ts';
import '@wartable/web/companion/choose.css';
import '../tokens.css';
import './companion.css';

const MOST_RESOURCES = 50;
const MOST_ROUNDS = 99;
const LOOKS = { leia: 'rebel', vader: 'empire' } as const;

function scoreOf(setup: Setup): Score {
  const hp = BASE_HP[setup];
  return {
    sides: SIDES.map(
      (side): Side => ({
        look: LOOKS[side],
        name: text('table.base-of', { side: seatText(side) }),
        main: {
          id: `damage-${side}`,
          label: text('table.damage'),
          start: 0,
          least: 0,
          most: hp,
          goal: hp,
          reached: text('table.destroyed'),
          heaps: true,
        },
        more: [
          {
            id: `resources-${side}`,
            label: text('table.count-resources'),
            start: 2,
            least: 0,
            most: MOST_RESOURCES,
            heaps: true,
            note: (n) => (n >= deployCost(side) ? text('table.can-deploy') : undefined),
          },
        ],
      }),
    ),
    shared: [
      { id: 'round', label: text('table.count-round'), start: 1, least: 1, most: MOST_ROUNDS },
      { id: 'initiative', label: text('table.holder'), start: 0, least: 0, most: 1, words: SIDES.map(seatText) },
    ],
    goals: [text('table.goal'), text('table.round')],
  };
}

function Table({ setup }: { readonly setup: Setup }) {
  const steps = useMemo(() => stepsOf(setup), [setup]);
  const score = useMemo(() => scoreOf(setup), [setup]);
  return (
    <RealTable
      game="duel"
      address={setup}
      battle={setup}
      title={text(`table.${setup}`)}
      steps={steps}
      score={score}
      rulebook={telling.rulebook}
    />
  );
}

const PICTURES: Readonly<Record<Setup, readonly [string, string]>> = {
  'first-game': ['leia-organa', 'darth-vader'],
  standard: ['millennium-falcon', 'avenger'],
};

function Companion({ id }: { readonly id: string | undefined }) {
  const { say } = useWords();
  const setup = SETUPS.find((one) => one === id);
  if (setup) return <Table setup={setup} />;
  return (
    <div className="real-choose">
      <h1>{say(text('table.choose'))}</h1>
      <GoOn game="duel" />
      <ul className="real-cards duel-choice">
        {SETUPS.toReversed().map((one) => (
          <li key={one}>
            <Link to={`/companion/duel/${one}`} className="real-card">
              <span className="duel-choice-picture" aria-hidden="true">
                {PICTURES[one].map((card) => (
                  <span key={card} className="dl-art">
                    <Emblem card={card} />
                  </span>
                ))}
              </span>
              <span>
                <strong>{say(text(`table.${one}`))}</strong>
                <br />
                <small>{say(text(`table.${one}-note`))}</small>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

export const companion: GameCompanion = { Companion };
