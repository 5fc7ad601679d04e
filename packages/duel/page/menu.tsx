/** The choices of one thing, beside it: a unit attacks or uses its Action, a leader is used or deployed. */
import type { Thing } from '@wartable/duel/telling';
import type { Offer } from '@wartable/kernel';
import { useWords } from '@wartable/web/shell/language.tsx';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { text } from './text/index.ts';
import './menu.css';

type Props = {
  readonly thing: Thing;
  readonly name: string;
  readonly choices: readonly Offer[];
  readonly hinted: number | undefined;
  readonly onPick: (choice: Offer) => void;
  readonly onClose: () => void;
};

const GAP = 8;

export function Menu({ thing, name, choices, hinted, onPick, onClose }: Props) {
  const { say } = useWords();
  const menu = useRef<HTMLDialogElement>(null);
  const [place, setPlace] = useState({ left: 0, top: 0 });
  useLayoutEffect(() => {
    const box = document.querySelector(`[data-thing="${CSS.escape(thing)}"]`)?.getBoundingClientRect();
    const own = menu.current;
    if (!box || !own) return;
    if (!own.open) own.showModal();
    const { offsetWidth, offsetHeight } = own;
    const middle = box.left + box.width / 2 - offsetWidth / 2;
    const below = box.bottom + GAP + offsetHeight < innerHeight;
    setPlace({
      left: Math.max(GAP, Math.min(middle, innerWidth - offsetWidth - GAP)),
      top: below ? box.bottom + GAP : Math.max(GAP, box.top - GAP - offsetHeight),
    });
  }, [thing]);
  useEffect(() => {
    window.addEventListener('resize', onClose);
    return () => window.removeEventListener('resize', onClose);
  }, [onClose]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a dialog closes with Escape by itself
    <dialog
      ref={menu}
      className="dl-menu"
      style={place}
      aria-label={say(text('menu.title', { thing: name }))}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && event.currentTarget.close()}
    >
      {choices.map((choice) => (
        <button
          key={choice.choice}
          type="button"
          className={choice.choice === hinted ? 'button hinted' : 'button'}
          onClick={() => {
            menu.current?.close();
            onPick(choice);
          }}
        >
          {say(choice.label)}
        </button>
      ))}
    </dialog>
  );
}
