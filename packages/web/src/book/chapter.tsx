/** A chapter of the book: what stands at its head, its rules, and the ways to the chapters beside it. */
import type { RuleId } from '@wartable/kernel';
import { Fragment } from 'react';
import type { GameBook } from '../play/game-book.ts';
import { addressOf, type Chapter, type Entry, plain } from '../play/rule-entries.ts';
import { useWords } from '../shell/language.tsx';
import { Link } from '../shell/link.tsx';
import { text as shared } from '../text/index.ts';
import { InSight } from './diagram.tsx';
import { anchorOf } from './places.ts';
import { text } from './text/index.ts';

type Shown = {
  readonly book: GameBook;
  /** The headings of all rules. */
  readonly titles: ReadonlyMap<RuleId, string>;
  readonly words: readonly string[];
  /** Where the address leads. */
  readonly at: string;
};

type Props = Shown & {
  readonly chapter: Chapter;
  readonly found: ReadonlySet<RuleId>;
  readonly previous: Chapter | undefined;
  readonly next: Chapter | undefined;
};

/** What is not looked for is out of sight, but printed. */
export function BookChapter({ chapter, found, previous, next, ...shown }: Props) {
  const { say } = useWords();
  const { id, title, intro, entries } = chapter;
  const hasWords = intro !== undefined && shown.words.every((word) => plain(intro).includes(word));
  const isIn = hasWords || entries.some(({ rule }) => found.has(rule.id));
  const Head = shown.book.heads[id];
  return (
    <section className={isIn ? 'book-chapter' : 'book-chapter book-out'} data-chapter={id} aria-labelledby={anchorOf(id)}>
      <h2 id={anchorOf(id)} tabIndex={-1}>
        <Marked words={shown.words}>{title}</Marked>
      </h2>
      {intro !== undefined && (
        <p className={hasWords ? 'book-intro' : 'book-intro book-out'}>
          <Marked words={shown.words}>{intro}</Marked>
        </p>
      )}
      {Head && (
        <div className={shown.words.length > 0 ? 'book-plates book-out' : 'book-plates'}>
          <Head />
        </div>
      )}
      {entries.map((entry) => (
        <BookEntry key={entry.rule.id} entry={entry} isIn={found.has(entry.rule.id)} {...shown} />
      ))}
      {shown.words.length === 0 && (
        <nav className="book-ways book-control" aria-label={title}>
          {previous && (
            <Link to={addressOf(previous.id)} className="book-way">
              {say(text('book.previous', { chapter: previous.title }))}
            </Link>
          )}
          {next && (
            <Link to={addressOf(next.id)} className="book-way book-next">
              {say(text('book.next', { chapter: next.title }))}
            </Link>
          )}
        </nav>
      )}
    </section>
  );
}

type EntryProps = Shown & { readonly entry: Entry; readonly isIn: boolean };

function BookEntry({ entry: { rule, title, paragraphs }, isIn, book, titles, words, at }: EntryProps) {
  const { say } = useWords();
  const beside = book.see[rule.id] ?? [];
  const Picture = book.pictures[rule.id];
  const diagram = book.diagrams[rule.id];
  const [game = ''] = rule.id.split('/');
  const classes = ['book-rule', ...(isIn ? [] : ['book-out']), ...(rule.id === at ? ['book-wanted'] : [])];
  return (
    <article id={anchorOf(rule.id)} className={classes.join(' ')} tabIndex={-1} aria-labelledby={`${anchorOf(rule.id)}-title`}>
      <h3 id={`${anchorOf(rule.id)}-title`}>
        <Link to={addressOf(rule.id)} className="book-heading">
          <Marked words={words}>{title}</Marked>
        </Link>
        {rule.ours && <small>{say(shared('rules.ours'))}</small>}
      </h3>
      {Picture && (
        <div className="book-picture" inert>
          <Picture />
        </div>
      )}
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>
          <Marked words={words}>{paragraph}</Marked>
        </p>
      ))}
      {diagram && isIn && <InSight game={game} rule={rule.id} diagram={diagram} Stage={book.Stage} />}
      {beside.length > 0 && (
        <p className="book-see">
          {say(text('book.see'))}:{' '}
          {beside.map((id, i) => (
            <Fragment key={id}>
              {i > 0 && ', '}
              <Link to={addressOf(id)} className="book-link">
                {titles.get(id) ?? id}
              </Link>
            </Fragment>
          ))}
        </p>
      )}
      <cite>
        <Marked words={words}>{rule.id}</Marked>
      </cite>
    </article>
  );
}

/** What is looked for is marked, longest words first. */
function Marked({ words, children }: { readonly words: readonly string[]; readonly children: string }) {
  if (words.length === 0) return children;
  const any = words.toSorted((a, b) => b.length - a.length).map((word) => word.replace(/[^\p{L}\p{N}\s]/gu, '\\$&'));
  const parts = children.split(new RegExp(`(${any.join('|')})`, 'giu'));
  return parts.map((part, i) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence stay in their order
    words.includes(plain(part)) ? <mark key={i}>{part}</mark> : part,
  );
}
