/** The rulebook of the game that runs: the same paragraphs and ids that the code, the cases and every "why not" cite. */
import type { Rule } from '@wartable/kernel';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useWords } from '../shell/language.tsx';
import { useShortcuts } from '../shell/shortcuts.ts';
import { text } from '../text/index.ts';
import type { GamePage } from './game-page.ts';
import './rulebook.css';

type Props = { readonly page: GamePage; readonly onClose: () => void };

/** Behind a button; what is typed is looked for in the paragraphs and in the ids. */
export function RulebookButton({ page }: Pick<Props, 'page'>) {
  const { say } = useWords();
  const [open, setOpen] = useState(false);
  useShortcuts({ r: () => setOpen(true) });
  return (
    <>
      <button type="button" className="button rules-open" onClick={() => setOpen(true)}>
        {say(text('rules.title'))}
      </button>
      {open && <Rulebook page={page} onClose={() => setOpen(false)} />}
    </>
  );
}

function Rulebook({ page, onClose }: Props) {
  const { say } = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const [wanted, setWanted] = useState('');
  const looked = useDeferredValue(wanted);
  useEffect(() => dialog.current?.showModal(), []);
  const rules = useMemo(
    () => page.telling.rulebook.map((rule) => ({ rule, paragraphs: rule.texts.map((key) => say({ key })) })),
    [page, say],
  );
  const words = looked.toLocaleLowerCase().split(/\s+/);
  const found = rules.filter(({ rule, paragraphs }) => {
    const all = `${rule.id} ${paragraphs.join(' ')}`.toLocaleLowerCase();
    return words.every((word) => all.includes(word));
  });
  return (
    <dialog ref={dialog} className="rulebook" aria-labelledby="rulebook-title" onClose={onClose}>
      <header>
        <h2 id="rulebook-title">{say(text('rules.title'))}</h2>
        <form method="dialog">
          <button type="submit" className="button small">
            {say(text('set.close'))}
          </button>
        </form>
        <input
          type="text"
          enterKeyHint="search"
          value={wanted}
          aria-label={say(text('rules.search'))}
          placeholder={say(text('rules.search'))}
          onChange={({ target }) => setWanted(target.value)}
        />
      </header>
      <p className="only-heard" aria-live="polite">
        {say(text('rules.found', { n: found.length }))}
      </p>
      {found.length === 0 && <p>{say(text('rules.none'))}</p>}
      <dl>
        {found.map(({ rule, paragraphs }) => (
          <Paragraphs key={rule.id} rule={rule} paragraphs={paragraphs} ours={say(text('rules.ours'))} />
        ))}
      </dl>
    </dialog>
  );
}

type ParagraphsProps = { readonly rule: Rule; readonly paragraphs: readonly string[]; readonly ours: string };

function Paragraphs({ rule, paragraphs, ours }: ParagraphsProps) {
  return (
    <div className="rule-entry">
      <dt>
        {rule.id}
        {rule.ours && <small>{ours}</small>}
      </dt>
      {paragraphs.map((paragraph) => (
        <dd key={paragraph}>{paragraph}</dd>
      ))}
    </div>
  );
}
