/** The rulebook of the game that runs: the same paragraphs and ids that the code, the cases and every "why not" cite. */
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useWords } from '../shell/language.tsx';
import { useShortcuts } from '../shell/shortcuts.ts';
import { text } from '../text/index.ts';
import type { GamePage } from './game-page.ts';
import { chaptersOf, type Entry, hasAll, wordsIn } from './rule-entries.ts';
import { RuleLink } from './rule-link.tsx';
import './rulebook.css';

type Props = {
  readonly page: GamePage;
  readonly onClose: () => void;
  /** The rule it is opened at. */
  readonly at?: string | undefined;
};

/** Behind a button; what is typed is looked for in headings, paragraphs and ids. */
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

/** Ids are unique on the page; slashes in them are legal. */
const anchorOf = (id: string): string => `rule-${id}`;

export function Rulebook({ page, onClose, at }: Props) {
  const { say, knows } = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [wanted, setWanted] = useState('');
  const looked = useDeferredValue(wanted);
  useEffect(() => {
    dialog.current?.showModal();
    const start = at === undefined ? undefined : document.getElementById(anchorOf(at));
    if (start) return goTo(start);
    // Where a finger points, a field with the focus would open a keyboard over the whole book.
    if (matchMedia('(pointer: fine)').matches) field.current?.focus();
    else dialog.current?.querySelector<HTMLElement>('h2')?.focus();
  }, [at]);
  const chapters = useMemo(() => chaptersOf(page.telling.rulebook, { say, knows }), [page, say, knows]);
  const words = wordsIn(looked);
  const found = chapters
    .map((chapter) => ({ ...chapter, entries: chapter.entries.filter((entry) => hasAll(chapter, entry, words)) }))
    .filter(({ entries }) => entries.length > 0);
  const count = found.reduce((sum, { entries }) => sum + entries.length, 0);
  // A sheet that is closed hides all that is in it: the book lies beside the page.
  return createPortal(
    <dialog ref={dialog} className="rulebook" aria-labelledby="rulebook-title" onClose={onClose}>
      <header>
        <h2 id="rulebook-title" tabIndex={-1}>
          {say(text('rules.title'))}
        </h2>
        <button type="button" className="button small" onClick={() => dialog.current?.scrollTo({ top: 0 })}>
          {say(text('rules.contents'))}
        </button>
        <form method="dialog">
          <button type="submit" className="button small">
            {say(text('set.close'))}
          </button>
        </form>
        <input
          ref={field}
          type="text"
          enterKeyHint="search"
          value={wanted}
          aria-label={say(text('rules.search'))}
          placeholder={say(text('rules.search'))}
          onChange={({ target }) => setWanted(target.value)}
        />
      </header>
      <p className="only-heard" aria-live="polite">
        {say(text('rules.found', { n: count }))}
      </p>
      {count === 0 && <p>{say(text('rules.none'))}</p>}
      <nav className="rule-chapters" aria-label={say(text('rules.contents'))}>
        {found.map(({ id, title }) => (
          <button key={id} type="button" className="rule-chapter" onClick={() => goTo(document.getElementById(anchorOf(id)))}>
            {title}
          </button>
        ))}
      </nav>
      {found.map(({ id, title, entries }) => (
        <section key={id} aria-labelledby={anchorOf(id)}>
          <h3 id={anchorOf(id)} tabIndex={-1}>
            {title}
          </h3>
          {entries.map((entry) => (
            <Paragraphs key={entry.rule.id} entry={entry} isWanted={entry.rule.id === at} ours={say(text('rules.ours'))} />
          ))}
        </section>
      ))}
    </dialog>,
    document.body,
  );
}

type ParagraphsProps = { readonly entry: Entry; readonly isWanted: boolean; readonly ours: string };

function Paragraphs({ entry: { rule, title, paragraphs }, isWanted, ours }: ParagraphsProps) {
  return (
    <article id={anchorOf(rule.id)} className={isWanted ? 'rule-entry rule-wanted' : 'rule-entry'} tabIndex={-1}>
      <h4>
        {title}
        {rule.ours && <small>{ours}</small>}
      </h4>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <RuleLink id={rule.id} />
    </article>
  );
}

/** Scrolls there, and goes on from there by keyboard and for who listens. */
function goTo(place: HTMLElement | null): void {
  place?.scrollIntoView({ block: 'start' });
  place?.focus({ preventScroll: true });
}
