/** All puzzles: that of the day of each game, how many days in a row, the rating, and what is solved. */
import pictures from 'virtual:games/doors';
import { puzzleOfTheDay } from '@wartable/ai';
import type { Text } from '@wartable/kernel';
import { useState } from 'react';
import { MANIFESTS } from '../games/manifests.ts';
import { type Listed, useListed } from '../games/puzzle-lists.ts';
import { useWords } from '../shell/language.tsx';
import { Link } from '../shell/link.tsx';
import { dayOf } from '../shell/today.ts';
import { useProgress } from './kept-progress.ts';
import { type Progress, streakOf, triedOf } from './progress.ts';
import { text } from './text/index.ts';
import { PuzzleWords } from './words.tsx';
import './puzzles-page.css';

/** `game`: of this one alone. */
export function PuzzlesPage({ game }: { readonly game: string | undefined }) {
  return (
    <PuzzleWords>
      <Puzzles key={game} only={game} />
    </PuzzleWords>
  );
}

function Puzzles({ only }: { readonly only: string | undefined }) {
  const { say } = useWords();
  const progress = useProgress();
  const [today] = useState(() => dayOf(new Date()));
  const games = MANIFESTS.map(({ id }) => id).filter((id) => only === undefined || id === only);
  const title = only === undefined ? text('puzzles.title') : text('puzzles.of', { game: { key: `door.${only}` } });
  return (
    <div className="puzzles">
      <header className="puzzles-head">
        <h1>{say(title)}</h1>
        <p>{say(text('puzzles.intro'))}</p>
        <Standing progress={progress} today={today} />
      </header>
      <div className="puzzles-today">
        {games.map((game) => (
          <Daily key={game} game={game} today={today} progress={progress} />
        ))}
      </div>
      {games.map((game) => (
        <AllOf key={game} game={game} open={only !== undefined} progress={progress} />
      ))}
      {only !== undefined && (
        <Link to="/puzzles" className="button">
          {say(text('puzzles.all'))}
        </Link>
      )}
    </div>
  );
}

type Shared = { readonly progress: Progress };

function Standing({ progress, today }: Shared & { readonly today: string }) {
  const { say, language } = useWords();
  const streak = streakOf(progress, today);
  const note = streak === 0 ? 'none' : progress.days.includes(today) ? 'now' : 'open';
  return (
    <dl className="puzzles-standing">
      <div>
        <dt>{say(text('puzzles.streak', { n: streak }))}</dt>
        <dd className="puzzles-number">{streak.toLocaleString(language)}</dd>
        <dd>{say(text(`puzzles.streak-${note}`))}</dd>
      </div>
      <div>
        <dt>{say(text('puzzles.rating'))}</dt>
        <dd className="puzzles-number">{progress.rating}</dd>
        <dd>{say(text('puzzles.rating-note'))}</dd>
      </div>
    </dl>
  );
}

/** A goal has a name here; what exactly is to be reached says the game at the board. */
const goalOf = ({ goal }: Listed): Text => ({ key: `puzzles.goal.${goal}` });

type State = 'solved' | 'missed' | 'fresh';

function stateOf(progress: Progress, game: string, id: string): State {
  const tried = triedOf(progress, { game, id });
  return tried ? (tried.solved ? 'solved' : 'missed') : 'fresh';
}

function Daily({ game, today, progress }: Shared & { readonly game: string; readonly today: string }) {
  const { say } = useWords();
  const puzzle = puzzleOfTheDay(useListed(game), today);
  if (!puzzle) return null;
  const Picture = pictures[game];
  const state = stateOf(progress, game, puzzle.id);
  return (
    <section className={`puzzle-daily is-${state}`}>
      {Picture && <Picture />}
      <div className="puzzle-daily-words">
        <h2>{say(text('puzzles.today-of', { game: { key: `door.${game}` } }))}</h2>
        <p>
          <strong>{say(goalOf(puzzle))}</strong> · {say(text('puzzles.level', { rating: puzzle.rating }))} ·{' '}
          {say(text(`puzzles.${state}`))}
        </p>
        <Link to={`/puzzles/${game}/today`} className={state === 'solved' ? 'button' : 'button main'}>
          {say(text(state === 'solved' ? 'puzzles.play-again' : 'puzzles.play'))}
        </Link>
      </div>
    </section>
  );
}

function AllOf({ game, open, progress }: Shared & { readonly game: string; readonly open: boolean }) {
  const { say } = useWords();
  const all = useListed(game);
  const done = all.filter(({ id }) => triedOf(progress, { game, id })?.solved).length;
  if (all.length === 0) return open ? <p className="notice">{say(text('puzzles.empty'))}</p> : null;
  return (
    <details className="puzzles-all" open={open}>
      <summary>
        <span>{say({ key: `door.${game}` })}</span> <small>{say(text('puzzles.solved-of', { n: done, all: all.length }))}</small>
      </summary>
      <progress max={all.length} value={done} aria-hidden="true" />
      <ol>
        {all.map((puzzle, i) => (
          <Entry key={puzzle.id} game={game} n={i + 1} puzzle={puzzle} state={stateOf(progress, game, puzzle.id)} />
        ))}
      </ol>
    </details>
  );
}

type EntryProps = { readonly game: string; readonly n: number; readonly puzzle: Listed; readonly state: State };

function Entry({ game, n, puzzle, state }: EntryProps) {
  const { say } = useWords();
  const words = [
    text('puzzles.entry', { n }),
    goalOf(puzzle),
    text('puzzles.level', { rating: puzzle.rating }),
    text(`puzzles.${state}`),
  ];
  return (
    <li>
      <Link to={`/puzzles/${game}/${puzzle.id}`} className={`puzzle-entry is-${state}`} label={words.map(say).join(', ')}>
        <span aria-hidden="true">{n}</span>
        {state !== 'fresh' && <span aria-hidden="true">{state === 'solved' ? '✓' : '•'}</span>}
      </Link>
    </li>
  );
}
