import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useWords } from '../shell/language.tsx';
import { text } from '../text/index.ts';
import '../shell/ask.css';

type Props = {
  readonly title: string;
  /** What is done for good. */
  readonly label: string;
  readonly onDo: () => void;
  readonly onClose: () => void;
  readonly children?: ReactNode;
};

/** Asks before something is done for good; to play on lies first, and Escape does it. */
export function Ask({ title, label, onDo, onClose, children }: Props) {
  const { say } = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className="ask" aria-labelledby={id} onClose={onClose}>
      <h2 id={id}>{title}</h2>
      {children}
      <form method="dialog" className="buttons">
        <button type="submit" className="button main">
          {say(text('play.play-on'))}
        </button>
        <button type="submit" className="button" onClick={onDo}>
          {label}
        </button>
      </form>
    </dialog>
  );
}
