/** One's own record: what was played, how it went, what luck had to do with it. Of all games, or of one. */
import { Suspense, useEffect, useMemo, useState } from 'react';
import { MANIFESTS } from '../games/manifests.ts';
import { RECORDS } from '../games/own-pages.ts';
import type { GameRecord } from '../play/own-record.ts';
import { GameWords, useWords } from '../shell/language.tsx';
import { Link } from '../shell/link.tsx';
import { Loading } from '../shell/loading.tsx';
import type { Played } from '../table/played.ts';
import { allTables } from '../table/saves.ts';
import { Calendar } from './calendar.tsx';
import { Cards } from './cards.tsx';
import { Empty } from './empty.tsx';
import { Facets } from './facets.tsx';
import { GamesList } from './games-list.tsx';
import { JudgementPlot } from './judgement-plot.tsx';
import { Keeping } from './keeping.tsx';
import { Ladder } from './ladder.tsx';
import { Looking } from './looking.tsx';
import { LuckPlot } from './luck-plot.tsx';
import { Medals } from './medals.tsx';
import { Overview } from './overview.tsx';
import { type Progress, takeAll } from './take-all.ts';
import { text } from './text/index.ts';
import { Totals } from './totals.tsx';
import { useNotes } from './use-notes.ts';
import { RecordWords } from './words.tsx';
import './record.css';
import './ladder.css';
import './list.css';
import './plots.css';

export type Props = { readonly game: string | undefined; readonly id: string | undefined };

export function RecordPage({ game }: Props) {
  return (
    <RecordWords>
      <Page key={game} only={game} />
    </RecordWords>
  );
}

function Page({ only }: { readonly only: string | undefined }) {
  const { say } = useWords();
  const { games: all, notes, problem } = useNotes();
  const taking = useTaking();
  const films = useFilms();
  const games = useMemo(() => (all ?? []).filter(({ game }) => only === undefined || game === only), [all, only]);
  const title = only === undefined ? text('record.title') : text('record.of', { game: { key: `door.${only}` } });
  const busy = all === undefined || taking !== undefined;
  return (
    <div className="record">
      <header>
        <h1>{say(title)}</h1>
        <p>{say(text('record.intro'))}</p>
        <Games only={only} />
        {/* Its place is kept: nothing moves when it has gone. */}
        <p className="record-taking" role="status">
          {taking && taking.of > 0 && (
            <>
              <progress max={taking.of} value={taking.done} aria-hidden="true" />
              {say(text('record.taking', { n: Math.min(taking.of, taking.done + 1), of: taking.of }))}
            </>
          )}
        </p>
      </header>
      {problem !== undefined && (
        <p className="notice" role="alert">
          {say(text('record.not-kept'))}
        </p>
      )}
      {all !== undefined && games.length === 0 && !busy && <Empty game={only} />}
      {games.length > 0 && (
        <>
          <Totals games={games} />
          <p className="record-sure">{say(text('record.sure'))}</p>
          <Calendar games={games} />
          {only === undefined ? (
            <>
              <Overview games={games} />
              <Plots games={games} films={films} own={undefined} />
              <GamesList games={games} films={films} own={undefined} />
            </>
          ) : (
            <Suspense fallback={<Loading />}>
              <GameWords game={only}>
                <GameWords game={`record-${only}`}>
                  <OfGame game={only} games={games} films={films} />
                </GameWords>
              </GameWords>
            </Suspense>
          )}
        </>
      )}
      {all !== undefined && <Keeping games={all} notes={notes} />}
    </div>
  );
}

type OfGameProps = { readonly game: string; readonly games: readonly Played[]; readonly films: ReadonlySet<string> };

function OfGame({ game, games, films }: OfGameProps) {
  const own = RECORDS.use(game);
  return (
    <>
      {own && <Medals own={own} games={games} films={films} />}
      {own && <Facets own={own} games={games} />}
      <Ladder game={game} games={games} />
      {own && <Cards own={own} games={games} />}
      <Plots games={games} films={films} own={own} />
      <GamesList games={games} films={films} own={own} />
    </>
  );
}

type PlotsProps = Pick<OfGameProps, 'games' | 'films'> & { readonly own: GameRecord | undefined };

function Plots({ games, films, own }: PlotsProps) {
  return (
    <section className="record-plots">
      <LuckPlot games={games} films={films} own={own} />
      <JudgementPlot games={games} />
      <Looking games={games} films={films} />
    </section>
  );
}

function Games({ only }: { readonly only: string | undefined }) {
  const { say } = useWords();
  return (
    <nav className="record-games" aria-label={say(text('record.choose'))}>
      <Link to="/record" className="button small" current={only === undefined}>
        {say(text('record.all'))}
      </Link>
      {MANIFESTS.map(({ id }) => (
        <Link key={id} to={`/record/${id}`} className="button small" current={only === id}>
          {say({ key: `door.${id}` })}
        </Link>
      ))}
    </nav>
  );
}

/** Once on each visit: what has ended and is not in the record yet. */
function useTaking(): Progress | undefined {
  const [taking, setTaking] = useState<Progress | undefined>({ done: 0, of: 0 });
  useEffect(() => {
    const stop = new AbortController();
    takeAll(setTaking, stop.signal)
      .catch(() => {})
      .finally(() => setTaking(undefined));
    return () => stop.abort();
  }, []);
  return taking;
}

/** The films that can be seen on this device. */
function useFilms(): ReadonlySet<string> {
  const [films, setFilms] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    allTables().then(({ tables }) => setFilms(new Set(tables.map(({ id }) => `film/${id}`))));
  }, []);
  return films;
}
