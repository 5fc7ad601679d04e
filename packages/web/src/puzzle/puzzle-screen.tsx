/** A puzzle: the board of its game at the moment, what is asked, and what the answer is worth. */
import { puzzleOfTheDay } from '@wartable/ai';
import { useState } from 'react';
import { type Listed, useListed } from '../games/puzzle-lists.ts';
import type { Around } from '../play/around.ts';
import { TableScreen } from '../play/play.tsx';
import { Tool } from '../play/tool.tsx';
import { useWords } from '../shell/language.tsx';
import { Link } from '../shell/link.tsx';
import { useShortcuts } from '../shell/shortcuts.ts';
import { dayOf } from '../shell/today.ts';
import { useProgress } from './kept-progress.ts';
import { type Progress, triedOf } from './progress.ts';
import { PuzzleCard, PuzzleSaid } from './puzzle-card.tsx';
import { isSolved } from './state.ts';
import { text } from './text/index.ts';
import { usePuzzle } from './use-puzzle.ts';
import { PuzzleWords } from './words.tsx';

const TODAY = 'today';

export function PuzzleScreen(props: { readonly game: string; readonly id: string }) {
  return (
    <PuzzleWords>
      <Found {...props} />
    </PuzzleWords>
  );
}

function Found({ game, id }: { readonly game: string; readonly id: string }) {
  const all = useListed(game);
  // Who begins before midnight goes on after it.
  const [day] = useState(() => dayOf(new Date()));
  const daily = puzzleOfTheDay(all, day);
  const puzzle = id === TODAY ? daily : all.find((one) => one.id === id);
  if (!puzzle) return <Nothing line={all.length === 0 ? 'puzzles.empty' : 'puzzles.missing'} />;
  return <Puzzle game={game} all={all} puzzle={puzzle} day={puzzle === daily ? day : undefined} />;
}

function Nothing({ line }: { readonly line: 'puzzles.empty' | 'puzzles.missing' }) {
  const { say } = useWords();
  return (
    <main className="page">
      <p className="notice" role="alert">
        {say(text(line))}
      </p>
      <Link to="/puzzles" className="button">
        {say(text('puzzles.all'))}
      </Link>
    </main>
  );
}

type Props = {
  readonly game: string;
  readonly all: readonly Listed[];
  readonly puzzle: Listed;
  readonly day: string | undefined;
};

function Puzzle({ game, all, puzzle, day }: Props) {
  const { say } = useWords();
  const progress = useProgress();
  const { place, state, line, rated } = usePuzzle({ game, ...puzzle }, day);
  const { end, best, judging, said } = state;
  // What is new opens by itself; what was read stays closed.
  const [read, setRead] = useState(0);
  const open = read !== said;
  const toggle = (): void => setRead(open ? said : 0);
  const show = (): void => {
    if (!end && !judging && best === undefined) line.show();
  };
  useShortcuts({ h: show });
  const next = nextOf(all, puzzle, game, progress);
  const around: Around = {
    notices: (page, _details, busy = false) =>
      page && (
        <>
          <PuzzleSaid state={state} rated={rated} busy={busy} />
          {open && (
            <PuzzleCard
              number={all.indexOf(puzzle) + 1}
              puzzle={puzzle}
              day={day}
              state={state}
              rated={rated}
              busy={busy}
              onClose={toggle}
            />
          )}
        </>
      ),
    tools: () => (
      <>
        {!end && <Tool sign="hint" label={say(text('puzzles.best'))} disabled={best !== undefined} onPress={show} />}
        <Tool sign="puzzle" label={say(text('puzzles.name'))} expanded={open} onPress={toggle} />
      </>
    ),
    afterwards: () => null,
    undo: 'free',
    askTakeback: () => {},
    hints: false,
    isSending: () => judging,
    stopped: end && text(isSolved(state) ? 'puzzles.over-solved' : 'puzzles.over-helped'),
    ways: end && (
      <>
        {next && (
          <Link to={`/puzzles/${game}/${next.id}`} className="button main">
            {say(text('puzzles.next'))}
          </Link>
        )}
        <button type="button" className="button" onClick={line.again}>
          {say(text('puzzles.again'))}
        </button>
        <Link to="/puzzles" className="button">
          {say(text('puzzles.all'))}
        </Link>
      </>
    ),
    keepsOn: true,
  };
  // The list and the puzzles are of two versions.
  if (state.missing) return <Nothing line="puzzles.missing" />;
  return <TableScreen place={place} around={around} />;
}

/** The first after this one that is not solved; where all are, the next. */
function nextOf(all: readonly Listed[], puzzle: Listed, game: string, progress: Progress): Listed | undefined {
  const at = all.indexOf(puzzle);
  const others = [...all.slice(at + 1), ...all.slice(0, at)];
  return others.find(({ id }) => !triedOf(progress, { game, id })?.solved) ?? others[0];
}
