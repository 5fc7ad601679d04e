/** The rulebook of a game as a page of its own: every rule has an address, and all of it can be searched and printed. */
import { type RefObject, useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useBook } from '../games/books.ts';
import { loadPage, usePage } from '../games/pages.ts';
import { type Chapter, chaptersOf, hasAll, wordsIn } from '../play/rule-entries.ts';
import { GameWords, useWords } from '../shell/language.tsx';
import { Link } from '../shell/link.tsx';
import { quoted } from '../shell/route.ts';
import { useShortcuts } from '../shell/shortcuts.ts';
import { text as shared } from '../text/index.ts';
import { BookChapter } from './chapter.tsx';
import { Contents, ContentsSheet } from './contents.tsx';
import { anchorOf, goTo, useChapterInSight, walk } from './places.ts';
import { text } from './text/index.ts';
import './book.css';
import './print.css';
import './tokens.css';

/** `at` is the id of a rule or of a chapter, or the game itself. */
type Props = { readonly game: string; readonly at: string };

export function BookPage(props: Props) {
  loadPage(props.game);
  return (
    <GameWords game={props.game}>
      <GameWords game={`book-${props.game}`}>
        <Book {...props} />
      </GameWords>
    </GameWords>
  );
}

function Book({ game, at }: Props) {
  const { say, knows } = useWords();
  const { telling, Art } = usePage(game);
  const book = useBook(game);
  // Who came from a real table goes back there, however far the reading led.
  const [table] = useState(() => new URLSearchParams(location.search).get('table'));
  const field = useRef<HTMLInputElement>(null);
  const [wanted, setWanted] = useState('');
  const words = wordsIn(useDeferredValue(wanted));
  const chapters = useMemo(() => chaptersOf(telling.rulebook, { say, knows }), [telling, say, knows]);
  const titles = useMemo(
    () => new Map(chapters.flatMap(({ entries }) => entries.map(({ rule, title }) => [rule.id, title]))),
    [chapters],
  );
  const isKnown = at === game || titles.has(at) || chapters.some(({ id }) => id === at);
  const found = new Set(foundIn(chapters, words));
  const inSight = useChapterInSight(chapters);
  const title = say(text('book.title', { game: say({ key: 'game.name' }) }));
  useOpenAt(isKnown ? at : game, game);
  useTitle(title);
  useShortcuts({
    '/': () => field.current?.focus(),
    arrowleft: () => walk(chapters, inSight, -1),
    arrowright: () => walk(chapters, inSight, 1),
  });
  return (
    <div className="book">
      {Art && <Art />}
      <header className="book-head">
        <h1 tabIndex={-1} id={anchorOf(game)}>
          {title}
        </h1>
        {table !== null && (
          <Link to={`/companion/${game}/${encodeURIComponent(table)}`} className="button small main book-control">
            {say(text('book.to-table'))}
          </Link>
        )}
        <button type="button" className="button small book-control" onClick={() => print()}>
          {say(text('book.print'))}
        </button>
      </header>
      <div className="book-bar book-control">
        <Search field={field} wanted={wanted} onChange={setWanted} count={found.size} />
        <ContentsSheet chapters={chapters} inSight={inSight} />
      </div>
      <aside className="book-side book-control">
        <Contents chapters={chapters} inSight={inSight} />
      </aside>
      <div className="book-text">
        {!isKnown && (
          <p className="notice" role="status">
            {say(text('book.unknown', { id: quoted(at) }))}
          </p>
        )}
        {found.size === 0 && <p className="book-none">{say(shared('rules.none'))}</p>}
        {chapters.map((chapter, i) => (
          <BookChapter
            key={chapter.id}
            chapter={chapter}
            book={book}
            titles={titles}
            found={found}
            words={words}
            at={at}
            previous={chapters[i - 1]}
            next={chapters[i + 1]}
          />
        ))}
      </div>
    </div>
  );
}

type SearchProps = {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly wanted: string;
  readonly count: number;
  readonly onChange: (wanted: string) => void;
};

function Search({ field, wanted, count, onChange }: SearchProps) {
  const { say } = useWords();
  const id = useId();
  return (
    <search className="book-search">
      <input
        ref={field}
        type="search"
        enterKeyHint="search"
        value={wanted}
        aria-label={say(shared('rules.search'))}
        aria-describedby={id}
        placeholder={say(shared('rules.search'))}
        onChange={({ target }) => onChange(target.value)}
      />
      <output id={id} className={wanted.trim() === '' ? 'only-heard' : 'book-count'}>
        {say(shared('rules.found', { n: count }))}
      </output>
    </search>
  );
}

/** The ids of the rules that have all words. */
function foundIn(chapters: readonly Chapter[], words: readonly string[]): string[] {
  return chapters.flatMap((chapter) =>
    chapter.entries.filter((entry) => hasAll(chapter, entry, words)).map(({ rule }) => rule.id),
  );
}

/** Where the address leads is where one reads on; who opens the book itself begins at the top of the page. */
function useOpenAt(at: string, game: string): void {
  const last = useRef(game);
  useEffect(() => {
    if (last.current !== at) goTo(at);
    last.current = at;
  }, [at]);
}

function useTitle(title: string): void {
  useEffect(() => {
    const before = document.title;
    document.title = title;
    return () => {
      document.title = before;
    };
  }, [title]);
}
