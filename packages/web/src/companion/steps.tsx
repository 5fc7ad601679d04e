/** A battle laid out one thing at a time: what to take, where it goes, on the map. Every step can be skipped and come back to. */
import type { Text } from '@wartable/kernel';
import { type ReactNode, useEffect, useRef } from 'react';
import { useWords } from '../shell/language.tsx';
import { changeBattle, changeKept, useKept } from './kept.ts';
import { FRESH_BATTLE } from './kept-form.ts';
import { text } from './text/index.ts';
import './steps.css';

export type Step = {
  readonly id: string;
  readonly title: Text;
  readonly lines: readonly Text[];
  /** Names of hexes. */
  readonly places?: readonly string[];
  /** What it is, small beside the words. */
  readonly piece?: ReactNode;
  /** Where it goes; a map is seen from either side. */
  readonly map?: (turned: boolean) => ReactNode;
  /** Something to do on the page: a die, a coin. */
  readonly more?: ReactNode;
};

type Props = {
  readonly game: string;
  readonly battle: string;
  readonly steps: readonly Step[];
  /** Two people look at the map from two sides. */
  readonly turns: boolean;
};

export function Steps({ game, battle, steps, turns }: Props) {
  const { say } = useWords();
  const kept = useKept(game);
  const { done, step: wanted } = kept.battles[battle] ?? FRESH_BATTLE;
  const found = steps.findIndex(({ id }) => id === wanted);
  const at = Math.max(0, found);
  const step = steps[at];
  const heading = useRef<HTMLHeadingElement>(null);
  const moved = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each step that one goes to
  useEffect(() => {
    // Who listens hears the new step; where nobody has moved yet, the page keeps the focus it has.
    if (moved.current) heading.current?.focus({ preventScroll: true });
  }, [at]);
  if (!step) return null;
  const go = (to: number): void => {
    moved.current = true;
    changeBattle(game, battle, (now) => ({ ...now, step: steps[to]?.id }));
  };
  const next = (): void => {
    moved.current = true;
    const last = at === steps.length - 1;
    changeBattle(game, battle, (now) => ({
      ...now,
      done: [...new Set([...now.done, step.id])],
      step: steps[at + 1]?.id ?? step.id,
    }));
    if (last) changeKept(game, (now) => ({ ...now, tab: 'score' }));
  };
  const map = step.map?.(kept.turned);
  return (
    <>
      <section className={map ? 'real-steps with-map' : 'real-steps'}>
        <header className="real-steps-head">
          <progress
            max={steps.length}
            value={done.filter((id) => steps.some((one) => one.id === id)).length}
            aria-hidden="true"
          />
          <span>{say(text('companion.step', { n: at + 1, all: steps.length }))}</span>
          {turns && map && (
            <button
              type="button"
              className="button small"
              aria-pressed={kept.turned}
              onClick={() => changeKept(game, (now) => ({ ...now, turned: !now.turned }))}
            >
              {say(text('companion.turn-map'))}
            </button>
          )}
        </header>
        {map && <div className="real-map">{map}</div>}
        <div className="real-what">
          <h2 ref={heading} tabIndex={-1}>
            {done.includes(step.id) && (
              <>
                <span className="real-tick" aria-hidden="true">
                  ✓
                </span>
                <span className="only-heard">{say(text('companion.ticked'))}: </span>
              </>
            )}
            {say(step.title)}
          </h2>
          <div className="real-how">
            {step.piece && <div className="real-piece">{step.piece}</div>}
            <div>
              {step.lines.map((line, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the sentences of a step never change
                <p key={i}>{say(line)}</p>
              ))}
            </div>
          </div>
          {step.places && step.places.length > 0 && (
            <ul className="real-places">
              {step.places.map((place) => (
                <li key={place}>{place}</li>
              ))}
            </ul>
          )}
          {step.more}
        </div>
        <div className="real-acts" data-steady="">
          <button type="button" className="button" disabled={at === 0} onClick={() => go(at - 1)}>
            {say(text('companion.back'))}
          </button>
          <button type="button" className="button main big" onClick={next}>
            {say(text(at === steps.length - 1 ? 'companion.ready' : 'companion.next'))}
          </button>
        </div>
      </section>
      <details className="real-all">
        <summary>{say(text('companion.all-steps'))}</summary>
        <ol>
          {steps.map(({ id, title }, i) => (
            <li key={id}>
              <button type="button" className="button plain" aria-current={i === at ? 'step' : undefined} onClick={() => go(i)}>
                <span aria-hidden="true">{done.includes(id) ? '✓' : '·'}</span> {say(title)}
                {done.includes(id) && <span className="only-heard">, {say(text('companion.ticked'))}</span>}
              </button>
            </li>
          ))}
        </ol>
      </details>
    </>
  );
}
