/** The table of the day, on the page of a day: play it, go on with it, one's place, who else has played. */
import type { DayState } from '@wartable/protocol';
import { useId } from 'react';
import { useWords } from '../../shell/language.tsx';
import { Link } from '../../shell/link.tsx';
import { go } from '../../shell/route.ts';
import { dayOf } from '../../shell/today.ts';
import { when } from '../../shell/when.ts';
import { api, whyNot } from '../api.ts';
import { beSomebody, useOnline } from '../me.ts';
import { text } from '../text/index.ts';
import { useAsking } from '../use-asking.ts';
import { OnlineWords } from '../words.tsx';
import { RankingTable } from './ranking-table.tsx';
import { useDay } from './use-day.ts';
import '../part.css';
import './day.css';

type Props = { readonly game: string; readonly date: string };

/** The words of the game have to be there. */
export function DayFar(props: Props) {
  return (
    <OnlineWords>
      <Part {...props} />
    </OnlineWords>
  );
}

function Part({ game, date }: Props) {
  const { say } = useWords();
  const online = useOnline();
  const { day, trouble } = useDay(game);
  const heading = useId();
  // On this device it may be another day already, or still: today is what the server says.
  const isToday = day === undefined || date >= day.day || date === dayOf(new Date());
  const shown = isToday ? (day?.day ?? date) : date;
  return (
    <section className="room-part day-far" aria-labelledby={heading}>
      <h2 id={heading}>{say(text('day.title'))}</h2>
      <p className="room-note">{say(text(online.state === 'none' ? 'day.no-server' : 'day.what'))}</p>
      {online.state === 'none' ? (
        <p className="buttons">
          <button type="button" className="button" disabled>
            {say(text('day.play'))}
          </button>
        </p>
      ) : (
        isToday && <Today game={game} day={day} date={date} failed={trouble} />
      )}
      {day && <RankingTable key={shown} game={game} date={shown} shown={!isToday || day.mine?.over === true} />}
      {day && isToday && (
        <Link to={`/daily/${game}/${dayBefore(shown)}`} className="button small">
          {say(text('day.yesterday'))}
        </Link>
      )}
    </section>
  );
}

function inWords(day: string, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(day));
}

function dayBefore(date: string): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
}

type TodayProps = Props & { readonly day: DayState | undefined; readonly failed: unknown };

function Today({ game, date, day, failed }: TodayProps) {
  const { say, language } = useWords();
  const { busy, trouble, ask } = useAsking();
  const { mine } = day ?? {};
  const play = (): void =>
    void ask(async () => {
      await beSomebody();
      go(`/at/${(await api.dayTable(game)).id}`);
    });
  return (
    <>
      {(trouble ?? failed) !== undefined && (
        <p className="notice" role="alert">
          {say(trouble ?? whyNot(failed))}
        </p>
      )}
      {day && day.day !== date && <p>{say(text('day.date', { date: inWords(day.day, language) }))}</p>}
      {mine?.standing && (
        <p className="day-place">
          {say(text('day.place', { place: mine.standing.place, all: day?.finished ?? 1, points: mine.standing.points }))}
        </p>
      )}
      {mine && !mine.over && day && <p>{say(text('day.until', { when: when(day.opens, language) }))}</p>}
      {mine?.over && !mine.standing && <p>{say(text('day.late'))}</p>}
      <p className="buttons">
        <button
          type="button"
          className={mine?.over ? 'button' : 'button main'}
          disabled={busy || (!day && failed === undefined)}
          onClick={play}
        >
          {say(text(mine ? (mine.over ? 'day.table' : 'day.go-on') : 'day.play'))}
        </button>
      </p>
      {!mine?.over && (
        <p className="room-note" role="status">
          {day &&
            [...(day.finished > 0 ? [text('day.finished', { n: day.finished })] : []), text('day.first-play')]
              .map((one) => say(one))
              .join(' ')}
        </p>
      )}
    </>
  );
}

/** How today stands in every game, with the ways there. */
export function DaysFar({ games }: { readonly games: readonly string[] }) {
  return (
    <OnlineWords>
      <All games={games} />
    </OnlineWords>
  );
}

function All({ games }: { readonly games: readonly string[] }) {
  const { say } = useWords();
  const online = useOnline();
  const heading = useId();
  return (
    <section className="room-part day-far" aria-labelledby={heading}>
      <h2 id={heading}>{say(text('day.title'))}</h2>
      <p className="room-note">{say(text(online.state === 'none' ? 'day.no-server' : 'day.what'))}</p>
      {online.state !== 'none' && (
        <ul className="day-games">
          {games.map((game) => (
            <OneOf key={game} game={game} />
          ))}
        </ul>
      )}
    </section>
  );
}

function OneOf({ game }: { readonly game: string }) {
  const { say } = useWords();
  const { day } = useDay(game);
  const { mine, finished = 0 } = day ?? {};
  const how = mine?.standing
    ? text('day.place', { place: mine.standing.place, all: finished, points: mine.standing.points })
    : text(mine ? 'day.begun' : 'day.not-yet');
  return (
    <li>
      <Link to={`/daily/${game}`} className="button">
        {say(text('day.of-game', { game: { key: `door.${game}` }, how }))}
      </Link>
    </li>
  );
}
