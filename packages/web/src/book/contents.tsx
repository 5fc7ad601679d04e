/** The contents: beside the text where there is room, else behind a button. */
import { useEffect, useId, useRef, useState } from 'react';
import { addressOf, type Chapter } from '../play/rule-entries.ts';
import { useWords } from '../shell/language.tsx';
import { Link } from '../shell/link.tsx';
import { text as shared } from '../text/index.ts';
import './contents.css';

type Props = { readonly chapters: readonly Chapter[]; readonly inSight: string | undefined };

/** All chapters, and the rules of the one that is being read. */
export function Contents({ chapters, inSight }: Props) {
  const { say } = useWords();
  const own = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each chapter that comes into sight
  useEffect(() => {
    const here = own.current?.querySelector<HTMLElement>('[aria-current]');
    const list = own.current?.parentElement;
    // Only this list moves, never the page.
    if (here && list)
      list.scrollTop += here.getBoundingClientRect().top - list.getBoundingClientRect().top - list.clientHeight / 3;
  }, [inSight]);
  return (
    <nav ref={own} className="book-contents" aria-label={say(shared('rules.contents'))}>
      <ol>
        {chapters.map(({ id, title, entries }) => (
          <li key={id}>
            <Link to={addressOf(id)} current={id === inSight}>
              {title}
            </Link>
            {id === inSight && (
              <ol>
                {entries.map(({ rule, title: heading }) => (
                  <li key={rule.id}>
                    <Link to={addressOf(rule.id)}>{heading}</Link>
                  </li>
                ))}
              </ol>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** On a phone; whatever is chosen in it closes it. */
export function ContentsSheet(props: Props) {
  const { say } = useWords();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="button book-open" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {say(shared('rules.contents'))}
      </button>
      {open && <Opened {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

function Opened({ onClose, ...props }: Props & { readonly onClose: () => void }) {
  const { say } = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a dialog closes with Escape by itself
    <dialog
      ref={dialog}
      className="book-sheet"
      aria-labelledby={id}
      onClose={onClose}
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget || (target instanceof Element && target.closest('a'))) currentTarget.close();
      }}
    >
      <header>
        <h2 id={id} className="book-sheet-title">
          {say(shared('rules.contents'))}
        </h2>
        <form method="dialog">
          <button type="submit" className="button small">
            {say(shared('set.close'))}
          </button>
        </form>
      </header>
      <div className="book-sheet-list">
        <Contents {...props} />
      </div>
    </dialog>
  );
}
