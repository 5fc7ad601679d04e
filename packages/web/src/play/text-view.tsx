/** The same table in words, complete by keyboard: the prompt, every choice as a button, and what the game tells of itself. */
import type { GameEvent, Offer } from '@wartable/kernel';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { keepWord, keptWord } from '../shell/kept.ts';
import { useWords } from '../shell/language.tsx';
import { text } from '../text/index.ts';
import type { GamePage } from './game-page.ts';
import type { ShownDecision } from './snapshot.ts';
import type { Held } from './use-hold.ts';
import './text-view.css';

const KEPT = 'wartable.as-text';
const LAST_LINES = 8;

type Props = {
  readonly page: GamePage;
  readonly decision: ShownDecision | undefined;
  /** The end of a turn that waits to be pressed. */
  readonly ends: Pick<Held, 'label' | 'end'> | undefined;
  /** What the table asks or tells now. */
  readonly prompt: string;
  readonly log: readonly GameEvent[];
  /** What the coach says; asked for by `onHint`, where one may. */
  readonly coached: ReactNode;
  readonly onPick: (offer: Offer) => void;
  readonly onHint: (() => void) | undefined;
  /** The game in words. */
  readonly children: ReactNode;
};

/** The switch, and the text over the board while it is on. */
export function TextView(props: Props) {
  const { say } = useWords();
  const [shown, setShown] = useState(() => keptWord(KEPT) === 'yes');
  const [pressed, setPressed] = useState(false);
  const lever = useRef<HTMLButtonElement>(null);
  const show = (wanted: boolean): void => {
    setShown(wanted);
    setPressed(true);
    keepWord(KEPT, wanted ? 'yes' : 'no');
  };
  // Whoever closes the text comes back to where it was opened.
  useEffect(() => {
    if (pressed && !shown) lever.current?.focus();
  }, [pressed, shown]);
  return (
    <>
      <button ref={lever} type="button" className="button text-switch" aria-pressed={shown} onClick={() => show(!shown)}>
        {say(text('play.text'))}
      </button>
      {shown && createPortal(<Opened {...props} opened={pressed} onClose={() => show(false)} />, document.body)}
    </>
  );
}

type OpenedProps = Props & {
  /** Opened by hand, not by habit: then the focus follows. */
  readonly opened: boolean;
  readonly onClose: () => void;
};

function Opened({ page, decision, ends, prompt, log, coached, onPick, onHint, opened, onClose, children }: OpenedProps) {
  const { say, knows } = useWords();
  const { telling, choiceNote } = page;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (opened) heading.current?.focus();
  }, [opened]);
  const id = decision?.id;
  // The button that was pressed is gone: go on where the next choices begin.
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each new decision
  useEffect(() => {
    const { activeElement } = document;
    if (activeElement === null || activeElement === document.body) heading.current?.focus();
  }, [id, ends]);
  const lines = log.flatMap((event) => telling.log(event) ?? []).slice(-LAST_LINES);
  return (
    <section className="text-view" aria-label={say(text('text.title'))}>
      <header className="text-head">
        <h2 ref={heading} tabIndex={-1}>
          {prompt}
        </h2>
        <button type="button" className="button small" onClick={onClose}>
          {say(text('text.show-board'))}
        </button>
      </header>
      <h3>{say(text('play.choices'))}</h3>
      {decision ? (
        <ol className="text-choices">
          {decision.choices.map((choice) => {
            const note = choiceNote?.(choice);
            return (
              <li key={choice.choice}>
                <button type="button" className="button" onClick={() => onPick(choice)}>
                  <span>
                    {say(choice.label)}
                    {note && knows(note.key) && <small>{say(note)}</small>}
                  </span>
                </button>
              </li>
            );
          })}
        </ol>
      ) : ends ? (
        <ol className="text-choices">
          <li>
            <button type="button" className="button" onClick={ends.end}>
              {say(ends.label)}
            </button>
          </li>
        </ol>
      ) : (
        <p>{say(text('text.no-choice'))}</p>
      )}
      <div className="text-coach">
        {onHint && (
          <button type="button" className="button small" onClick={onHint}>
            {say(text('coach.ask'))}
          </button>
        )}
        {coached}
      </div>
      {children}
      <h3>{say(text('play.log'))}</h3>
      <ul>
        {lines.map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: always the same number of last lines
          <li key={i}>{say(line)}</li>
        ))}
      </ul>
    </section>
  );
}
