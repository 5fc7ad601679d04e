/** What a puzzle asks, and what was said to the last answer. */
import type { Text } from '@wartable/kernel';
import { type RefObject, useEffect, useRef } from 'react';
import type { Listed } from '../games/puzzle-lists.ts';
import { Sentence } from '../play/sentence.tsx';
import { type Speaker, useWords } from '../shell/language.tsx';
import { useShortcuts } from '../shell/shortcuts.ts';
import { text as shared } from '../text/index.ts';
import { isSolved, type PuzzleState } from './state.ts';
import { text } from './text/index.ts';
import type { PuzzleOnPage } from './use-puzzle.ts';
import './puzzle-card.css';

type Props = {
  readonly number: number;
  readonly puzzle: Listed;
  readonly day: string | undefined;
  readonly state: PuzzleState;
  readonly rated: PuzzleOnPage['rated'];
  /** What came of the answer is still being shown: its end is not told before. */
  readonly busy: boolean;
  readonly onClose: () => void;
};

export function PuzzleCard({ number, puzzle, day, state, rated, busy, onClose }: Props) {
  const speaker = useWords();
  const { say } = speaker;
  const { about, end } = state;
  const card = useRef<HTMLElement>(null);
  useShortcuts({ escape: onClose });
  useClosedOutside(card, onClose);
  const lines = busy ? [] : linesOf(state, rated, speaker);
  const mood = lines.length === 0 ? 'asks' : moodOf(state);
  return (
    <section ref={card} className={`puzzle-card puzzle-${mood}`} aria-label={say(text('puzzles.name'))}>
      <button type="button" className="note-close" aria-label={say(shared('set.close'))} onClick={onClose}>
        ×
      </button>
      <h2>
        {say(day === undefined ? text('puzzles.entry', { n: number }) : text('puzzles.daily'))}
        <small>{say(text('puzzles.level', { rating: puzzle.rating }))}</small>
      </h2>
      {about && (busy || !end) && (
        <p className="puzzle-task">
          <Sentence text={about.statement.task} /> <span className="puzzle-hidden">{say(about.statement.hidden)}</span>
        </p>
      )}
      <div className="puzzle-said">
        {lines.map((line) => (
          <p key={line.key}>{say(line)}</p>
        ))}
      </div>
    </section>
  );
}

function moodOf(state: PuzzleState): 'asks' | 'wrong' | 'solved' {
  const { end, judged } = state;
  if (end) return isSolved(state) ? 'solved' : 'asks';
  if (!judged) return 'asks';
  return judged.right ? 'solved' : 'wrong';
}

/** The same for who listens, also while the card is closed: first what is asked. */
export function PuzzleSaid({ state, rated, busy }: Pick<Props, 'state' | 'rated' | 'busy'>) {
  const speaker = useWords();
  const lines = busy ? [] : linesOf(state, rated, speaker);
  const { task, hidden } = state.about?.statement ?? {};
  const asked = busy || !task || !hidden ? [] : [task, hidden];
  return (
    <p role="status" className="only-heard">
      {(lines.length > 0 ? lines : asked).map(speaker.say).join(' ')}
    </p>
  );
}

/** As wide and as high as the board stands beside the card, not below it (battle.css). */
const BESIDE = '(width > 56rem) and (height > 30rem)';

/** Where it lies over the board, whoever goes on there has read it. */
function useClosedOutside(card: RefObject<HTMLElement | null>, onClose: () => void): void {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    const onDown = ({ target }: PointerEvent): void => {
      if (matchMedia(BESIDE).matches || !(target instanceof Node) || card.current?.contains(target)) return;
      // Its own button opens and closes it.
      if (target instanceof Element && target.closest('.tool')) return;
      close.current();
    };
    window.addEventListener('pointerdown', onDown);
    return () => window.removeEventListener('pointerdown', onDown);
  }, [card]);
}

function linesOf(state: PuzzleState, rated: Props['rated'], { inPercent }: Speaker): Text[] {
  const { end, judged, best, judging } = state;
  if (judging) return [text('puzzles.judging')];
  if (end) {
    const gap = text('puzzles.over-gap', { best: inPercent(end.chance.best), second: inPercent(end.chance.second) });
    const luck = text(end.reached ? 'puzzles.over-lucky' : 'puzzles.over-unlucky');
    const change = rated && text('puzzles.rated', { rating: rated.rating, change: signed(rated.change) });
    return isSolved(state) ? [gap, luck, ...(change ? [change] : [])] : [gap, luck, text('puzzles.over-helped-note')];
  }
  const wrong = judged && !judged.right ? judged : undefined;
  if (best !== undefined)
    return [
      wrong
        ? text('puzzles.shown', { best: inPercent(best), chosen: inPercent(wrong.chosen) })
        : text('puzzles.shown-alone', { best: inPercent(best) }),
    ];
  if (wrong)
    return [wrong.chosen === 0 ? text('puzzles.wrong-never') : text('puzzles.wrong', { chosen: inPercent(wrong.chosen) })];
  if (!judged) return [];
  return [judged.best === 1 ? text('puzzles.right-sure') : text('puzzles.right-chance', { best: inPercent(judged.best) })];
}

const signed = (change: number): string => (change < 0 ? `−${-change}` : `+${change}`);
