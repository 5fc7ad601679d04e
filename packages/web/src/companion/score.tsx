/** How it stands: a large number for each side, whose turn it is, the rest small; every change can be taken back. */
import type { Text } from '@wartable/kernel';
import { useState } from 'react';
import { useWords } from '../shell/language.tsx';
import { useShortcuts } from '../shell/shortcuts.ts';
import { Big, type Count, Small, wordFor } from './counters.tsx';
import { changeBattle, changeKept, useKept } from './kept.ts';
import { FRESH_BATTLE } from './kept-form.ts';
import { type Change, type Counter, changed, countOf, undone } from './tally.ts';
import { text } from './text/index.ts';
import './score.css';

export type Side = {
  /** Worn as a class, as on the board. */
  readonly look: 'rebel' | 'empire';
  readonly name: Text;
  readonly main: Count;
  readonly more: readonly Count[];
};

/** Turns that alternate: their number, and whose it is (0 or 1). */
type Turns = { readonly count: Count; readonly whose: Counter };

export type Score = {
  readonly sides: readonly Side[];
  readonly turns?: Turns;
  readonly shared: readonly Count[];
  /** How one wins, and what is special; as sentences. */
  readonly goals: readonly Text[];
};

type Props = { readonly game: string; readonly battle: string; readonly score: Score };

export function ScoreSheet({ game, battle, score }: Props) {
  const { say } = useWords();
  const kept = useKept(game);
  const { tally } = kept.battles[battle] ?? FRESH_BATTLE;
  const [heard, setHeard] = useState('');
  const { sides, turns, shared, goals } = score;
  const all: readonly Named[] = [
    ...sides.flatMap(({ name, main, more }) => [
      { count: main, what: name },
      ...more.map((count) => ({ count, what: text('companion.of', { what: count.label, of: name }) })),
    ]),
    ...(turns ? [{ count: turns.count, what: turns.count.label }] : []),
    ...shared.map((count) => ({ count, what: count.label })),
  ];
  const told = (changes: readonly Change[]): string =>
    changes
      .flatMap(({ id, from, to }) => {
        const named = all.find(({ count }) => count.id === id);
        if (!named) return [];
        const word = (n: number): string => wordFor(named.count, n, say);
        return [say(text('companion.changed', { what: named.what, from: word(from), to: word(to) }))];
      })
      .join(', ');
  const change = (wishes: readonly { readonly counter: Counter; readonly to: number }[]): void =>
    changeBattle(game, battle, (now) => {
      const next = changed(now.tally, wishes, Date.now());
      const last = next.log.at(-1);
      setHeard(last && next !== now.tally ? told(last.changes) : '');
      return next === now.tally ? now : { ...now, tally: next };
    });
  const undo = (): void => {
    const last = tally.log.at(-1);
    if (!last) return;
    setHeard(told(last.changes.map(({ id, from, to }) => ({ id, from: to, to: from }))));
    changeBattle(game, battle, (now) => ({ ...now, tally: undone(now.tally) }));
  };
  useShortcuts({ u: undo });
  const value = (counter: Counter): number => countOf(tally, counter);
  const set = (counter: Counter) => (to: number) => change([{ counter, to }]);
  const last = tally.log.at(-1);
  const whose = turns && sides[value(turns.whose)];
  const isFresh = all.every(({ count }) => value(count) === count.start) && (!turns || value(turns.whose) === turns.whose.start);
  const restart = (): void =>
    change(
      [...all.map(({ count }) => count), ...(turns ? [turns.whose] : [])].map((counter) => ({ counter, to: counter.start })),
    );
  return (
    <section className="real-score" data-steady="">
      {sides.length > 0 && (
        <div className={kept.between ? 'real-sides between' : 'real-sides'}>
          {sides.map((side, i) => (
            <div
              key={side.main.id}
              className={`real-side ${side.look}${turns && whose === side ? ' to-play' : ''}`}
              data-place={i}
            >
              <Big count={side.main} name={say(side.name)} value={value(side.main)} onChange={set(side.main)} />
              {side.more.length > 0 && (
                <div className="real-more">
                  {side.more.map((count) => (
                    <Small key={count.id} count={count} of={say(side.name)} value={value(count)} onChange={set(count)} />
                  ))}
                </div>
              )}
            </div>
          ))}
          {turns && whose && (
            <div className="real-turn">
              <p>
                <strong>{say(text('companion.turn', { n: value(turns.count) }))}</strong>{' '}
                <span className={whose.look}>{say(text('companion.to-play', { side: whose.name }))}</span>
              </p>
              <button
                type="button"
                className="button main"
                onClick={() =>
                  change([
                    { counter: turns.count, to: value(turns.count) + 1 },
                    { counter: turns.whose, to: 1 - value(turns.whose) },
                  ])
                }
              >
                {say(text('companion.end-turn'))}
              </button>
            </div>
          )}
        </div>
      )}
      <div className="real-undo">
        <p>{last ? told(last.changes) : say(text('companion.untouched'))}</p>
        <button type="button" className="button" disabled={!last} onClick={undo}>
          {say(text('companion.undo'))}
        </button>
      </div>
      <p className="only-heard" role="status">
        {heard}
      </p>
      {shared.length > 0 && (
        <div className="real-shared">
          {shared.map((count) => (
            <Small key={count.id} count={count} value={value(count)} onChange={set(count)} />
          ))}
        </div>
      )}
      {goals.length > 0 && (
        <details className="real-goals">
          <summary>{say(text('companion.goals'))}</summary>
          <ul>
            {goals.map((goal, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the goals of a battle never change
              <li key={i}>{say(goal)}</li>
            ))}
          </ul>
        </details>
      )}
      <div className="buttons real-rest">
        {sides.length > 1 && (
          <button
            type="button"
            className="button small"
            aria-pressed={kept.between}
            onClick={() => changeKept(game, (now) => ({ ...now, between: !now.between }))}
          >
            {say(text('companion.between'))}
          </button>
        )}
        <button type="button" className="button small" disabled={isFresh} onClick={restart}>
          {say(text('companion.restart'))}
        </button>
      </div>
    </section>
  );
}

type Named = { readonly count: Count; readonly what: Text };
