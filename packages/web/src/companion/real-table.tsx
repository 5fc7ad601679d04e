/** A game at a real table: five small helps beside the box, one tap apart. None of them asks where the pieces stand. */
import type { Rule, Text } from '@wartable/kernel';
import { type ReactNode, useEffect } from 'react';
import { useWords } from '../shell/language.tsx';
import { Link } from '../shell/link.tsx';
import { useShortcuts } from '../shell/shortcuts.ts';
import { Dice, type DiceKind } from './dice.tsx';
import { changeKept, useKept } from './kept.ts';
import { TABS, type Tab } from './kept-form.ts';
import { Rules } from './rules.tsx';
import { type Score, ScoreSheet } from './score.tsx';
import { type Step, Steps } from './steps.tsx';
import { text } from './text/index.ts';
import { useAwake } from './use-awake.ts';
import './real-table.css';

type Props = {
  readonly game: string;
  /** What lies on the table, in the address; its ticks and numbers are kept under the name of the battle. */
  readonly address: string;
  readonly battle: string;
  readonly title: Text | string;
  readonly steps: readonly Step[];
  readonly turnsMap?: boolean;
  readonly score: Score;
  readonly dice?: DiceKind;
  readonly odds?: ReactNode;
  readonly rulebook: readonly Rule[];
};

export function RealTable({ game, address, battle, title, steps, turnsMap = false, score, dice, odds, rulebook }: Props) {
  const { say } = useWords();
  const kept = useKept(game);
  const tabs = TABS.filter((tab) => (tab !== 'dice' || dice !== undefined) && (tab !== 'odds' || odds !== undefined));
  const tab = tabs.includes(kept.tab) ? kept.tab : 'set-up';
  const name = typeof title === 'string' ? title : say(title);
  useAwake();
  useEffect(() => {
    changeKept(game, (now) =>
      now.last?.address === address && now.last.title === name ? now : { ...now, last: { address, title: name } },
    );
  }, [game, address, name]);
  const open = (next: Tab): void => changeKept(game, (now) => ({ ...now, tab: next }));
  useShortcuts(Object.fromEntries(tabs.map((one, i) => [String(i + 1), () => open(one)])));
  return (
    <div className="real-table">
      <header className="real-head">
        <h1>{name}</h1>
        <Link to={`/companion/${game}`} className="button small">
          {say(text('companion.another'))}
        </Link>
      </header>
      <div className="real-body">
        {tab === 'set-up' && <Steps game={game} battle={battle} steps={steps} turns={turnsMap} />}
        {tab === 'score' && <ScoreSheet game={game} battle={battle} score={score} />}
        {tab === 'dice' && dice && <Dice game={game} dice={dice} />}
        {tab === 'rules' && <Rules game={game} address={address} rulebook={rulebook} />}
        {tab === 'odds' && odds}
      </div>
      <nav className="real-tabs" aria-label={say(text('companion.title'))}>
        {tabs.map((one) => (
          <button key={one} type="button" aria-current={one === tab ? 'page' : undefined} onClick={() => open(one)}>
            <svg className="line-sign" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
              <path d={SIGNS[one]} />
            </svg>
            {say(text(`companion.tab.${one}`))}
          </button>
        ))}
      </nav>
    </div>
  );
}

/** On a square of 24: a map with a flag, a medal, a die, a book, a scale of chances. */
const SIGNS: Readonly<Record<Tab, string>> = {
  'set-up': 'M3 7l6-3 6 3 6-3v13l-6 3-6-3-6 3zM9 4v13M15 7v13',
  score: 'M8 3h8l-2.5 6h-3zM12 9a6 6 0 1 1 0 12a6 6 0 0 1 0-12M10.5 14l2-1v5',
  dice: 'M5 4h14a1 1 0 0 1 1 1v14a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1M8.5 8.5v.01M15.5 8.5v.01M12 12v.01M8.5 15.5v.01M15.5 15.5v.01',
  rules: 'M4 5c3-1 6-1 8 1c2-2 5-2 8-1v14c-3-1-6-1-8 1c-2-2-5-2-8-1zM12 6v14',
  odds: 'M4 20V10M10 20V4M16 20v-8M22 20H2',
};
