/** The battles of today, one of each game; and those of one game, day by day. */
import { type ReactNode, Suspense, useState } from 'react';
import { WITH_DAYS } from '../games/manifests.ts';
import { GameWords, useWords } from '../shell/language.tsx';
import { Link } from '../shell/link.tsx';
import { dayOf } from '../shell/today.ts';
import { battleOf } from '../table/day-job.ts';
import { text as shared } from '../text/index.ts';
import { Calendar } from './calendar.tsx';
import { DayCard } from './day-card.tsx';
import { FarToday } from './far-today.tsx';
import { Standing } from './standing.tsx';
import { text } from './text/index.ts';
import { dayIn, useDays } from './use-days.ts';
import { DailyWords } from './words.tsx';
import './daily-page.css';

type Props = { readonly game: string | undefined; readonly id: string | undefined };

export function DailyPage({ game, id }: Props) {
  // Who begins before midnight goes on after it.
  const [today] = useState(() => dayOf(new Date()));
  return (
    <DailyWords game={game}>
      {game === undefined ? <Today today={today} /> : <OfGame key={game} game={game} date={id ?? today} today={today} />}
    </DailyWords>
  );
}

function Today({ today }: { readonly today: string }) {
  const { say, language } = useWords();
  const { all, problem } = useDays();
  return (
    <div className="daily">
      <Head title={say(text('daily.title'))} date={inWords(today, language)}>
        {say(text('daily.intro'))}
      </Head>
      {problem && <Trouble problem={problem} />}
      <div className="daily-cards">
        {WITH_DAYS.map((game) => (
          <Suspense key={game} fallback={<div className="day-card" />}>
            <GameWords game={game}>
              <DayCard game={game} date={today} today={today} day={all && (dayIn(all, { game, date: today }) ?? 'none')} more />
            </GameWords>
          </Suspense>
        ))}
      </div>
      <FarToday game={undefined} date={today} />
      <Standing days={all ?? []} today={today} />
      <p className="daily-small">{say(text('daily.practice'))}</p>
    </div>
  );
}

function OfGame({ game, date, today }: { readonly game: string; readonly date: string; readonly today: string }) {
  const { say, language } = useWords();
  const { all, problem } = useDays();
  const isDay = date <= today && battleOf({ game, date }) !== undefined;
  const own = (all ?? []).filter((day) => day.game === game);
  return (
    <div className="daily">
      <Head title={say(text('daily.of', { game: { key: `door.${game}` } }))} date={isDay ? inWords(date, language) : ''} />
      {problem && <Trouble problem={problem} />}
      <div className="daily-beside">
        {isDay ? (
          <DayCard key={date} game={game} date={date} today={today} day={all && (dayIn(all, { game, date }) ?? 'none')} />
        ) : (
          <p className="notice" role="alert">
            {say(text('daily.no-day'))}
          </p>
        )}
        {isDay && <FarToday game={game} date={date} />}
        <div className="daily-side">
          <Calendar key={isDay ? date.slice(0, 7) : today} game={game} days={own} date={isDay ? date : today} today={today} />
          <Standing days={own} today={today} />
        </div>
      </div>
      <p className="buttons">
        <Link to="/daily" className="button">
          {say(text('daily.all'))}
        </Link>
      </p>
      <p className="daily-small">{say(text('daily.practice'))}</p>
    </div>
  );
}

function Head({ title, date, children }: { readonly title: string; readonly date: string; readonly children?: ReactNode }) {
  return (
    <header className="daily-head">
      <h1>{title}</h1>
      {date && <p className="daily-date">{date}</p>}
      {children && <p>{children}</p>}
    </header>
  );
}

function Trouble({ problem }: { readonly problem: NonNullable<ReturnType<typeof useDays>['problem']> }) {
  const { say } = useWords();
  return (
    <p className="notice" role="alert">
      {say(shared(`trouble.${problem}`))}
    </p>
  );
}

function inWords(date: string, language: string): string {
  const format = new Intl.DateTimeFormat(language, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return format.format(new Date(`${date}T00:00:00Z`));
}
