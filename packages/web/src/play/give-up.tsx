import { useRef } from 'react';
import { useWords } from '../shell/language.tsx';
import { text } from '../text/index.ts';
import { Tool } from './tool.tsx';
import '../shell/ask.css';

/** Giving up ends the battle for good, so it asks once. */
export function GiveUp({ onGiveUp }: { readonly onGiveUp: () => void }) {
  const { say } = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <>
      <Tool sign="give-up" label={say(text('play.give-up'))} onPress={() => dialog.current?.showModal()} />
      <dialog ref={dialog} className="ask" aria-labelledby="give-up-title">
        <h2 id="give-up-title">{say(text('play.give-up-ask'))}</h2>
        <form method="dialog" className="buttons">
          <button type="submit" className="button main">
            {say(text('play.play-on'))}
          </button>
          <button type="submit" className="button" onClick={onGiveUp}>
            {say(text('play.give-up'))}
          </button>
        </form>
      </dialog>
    </>
  );
}
