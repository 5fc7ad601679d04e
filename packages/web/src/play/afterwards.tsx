/** After the battle, what comes next. */
import type { SeatPlayer } from '@wartable/games/manifest';
import { useEffect } from 'react';
import { useWords } from '../shell/language.tsx';
import { Link } from '../shell/link.tsx';
import { beginAgain, beginFrom } from '../table/begin.ts';
import { takeUp } from '../table/day-job.ts';
import { dayOfTable } from '../table/day-names.ts';
import { text } from '../text/index.ts';
import type { Next } from './scenes.ts';
import './afterwards.css';

type Props = {
  readonly id: string;
  readonly players: readonly SeatPlayer[];
  /** Where it turned, for who lost. */
  readonly retry: { readonly entry: number; readonly turn: number } | undefined;
  /** The look back is still looking for it. */
  readonly expected: boolean;
  readonly next: Next | undefined;
  readonly onLookBack: () => void;
};

/** After a loss the first offer is to try again from where it turned. Its place is kept while the look back takes its time, so that nothing moves under a finger. */
export function Afterwards({ id, players, retry, expected, next, onLookBack }: Props) {
  const { say } = useWords();
  const [one, other] = players;
  // Two people change seats without us, and bots do not care.
  const swaps = players.length === 2 && one?.kind !== other?.kind;
  const day = dayOfTable(id);
  useEffect(() => {
    takeUp(id).catch(reportError);
  }, [id]);
  const isMain = !retry && !expected && !day;
  return (
    <div className="afterwards">
      {day && (
        <Link to={`/daily/${day.game}/${day.date}`} className="button main">
          {say(text(day.counts ? 'play.day' : 'play.day-practice'))}
        </Link>
      )}
      {expected && (
        <button type="button" className={day ? 'button' : 'button main'} aria-disabled="true">
          {say(text('back.working'))}
        </button>
      )}
      {retry && (
        <button type="button" className={day ? 'button' : 'button main'} onClick={() => beginFrom(id, retry)}>
          {say(text('back.retry', { turn: retry.turn }))}
        </button>
      )}
      <button type="button" className={isMain ? 'button main' : 'button'} onClick={() => beginAgain(id)}>
        {say(text('play.again'))}
      </button>
      {swaps && (
        <button type="button" className="button" onClick={() => beginAgain(id, { swapped: true })}>
          {say(text('play.swap'))}
        </button>
      )}
      {next && (
        <button type="button" className="button" onClick={() => beginAgain(id, { options: next.options })}>
          {say(text('play.next', { title: say(next.title) }))}
        </button>
      )}
      <button type="button" className="button to-look-back" onClick={onLookBack}>
        {say(text('play.look-back'))}
      </button>
      <Link to={`/film/${id}`} className="button">
        {say(text('play.film'))}
      </Link>
      <Link to="/" className="button">
        {say(text('play.home'))}
      </Link>
    </div>
  );
}
