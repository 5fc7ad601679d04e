import { useEffect, useRef, useState } from 'react';
import { useWords } from '../shell/language.tsx';
import { useShortcuts } from '../shell/shortcuts.ts';
import { text } from '../text/index.ts';
import { KEYS } from './keys.ts';
import './keys-sheet.css';

/** Behind a button and a key: what all the keys do. */
export function KeysButton() {
  const { say } = useWords();
  const [open, setOpen] = useState(false);
  useShortcuts({ '?': () => setOpen(true) });
  return (
    <>
      <button type="button" className="button" onClick={() => setOpen(true)}>
        {say(text('keys.title'))}
      </button>
      {open && <KeysSheet onClose={() => setOpen(false)} />}
    </>
  );
}

function KeysSheet({ onClose }: { readonly onClose: () => void }) {
  const { say } = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const title = say(text('keys.title'));
  return (
    <dialog ref={dialog} className="ask keys-sheet" aria-label={title} onClose={onClose}>
      <h2>{title}</h2>
      <dl>
        {KEYS.map(({ does, keys }) => (
          <div key={does}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key === 'Space' ? say(text('keys.space')) : key}</kbd>
              ))}
            </dt>
            <dd>{say(text(`keys.${does}`))}</dd>
          </div>
        ))}
      </dl>
      <p>{say(text('keys.skip'))}</p>
      <form method="dialog" className="buttons">
        <button type="submit" className="button main">
          {say(text('set.close'))}
        </button>
      </form>
    </dialog>
  );
}
