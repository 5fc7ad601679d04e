/** A year of games: a square for each day, full as often as one played, with a ring on days with more won than lost. */
import { useState } from 'react';
import { useWords } from '../shell/language.tsx';
import type { Played } from '../table/played.ts';
import { calendarOf, type Day } from './stats.ts';
import { text } from './text/index.ts';

const WEEKS = 53;
/** A day is as full as it gets with so many games. */
const FULL = 4;

export function Calendar({ games }: { readonly games: readonly Played[] }) {
  const { say, language } = useWords();
  const [today] = useState(() => Date.now());
  const days = calendarOf(games, today, WEEKS);
  const played = days.filter((day) => day.games > 0);
  const total = played.reduce((sum, day) => sum + day.games, 0);
  const best = played.reduce<Day | undefined>((most, day) => (day.games > (most?.games ?? 0) ? day : most), undefined);
  const date = (day: string): string =>
    new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(new Date(`${day}T12:00:00`));
  const label = say(text('record.calendar-label', { games: total, days: played.length }));
  return (
    <figure className="record-calendar">
      <figcaption>
        <strong>{say(text('record.calendar'))}</strong>{' '}
        {[
          label,
          ...(best && best.games > 1 ? [say(text('record.calendar-best', { n: best.games, day: date(best.day) }))] : []),
        ].join(' · ')}
      </figcaption>
      <div className="calendar-days" role="img" aria-label={label}>
        {days.map(({ day, games: n, won }) => (
          <i
            key={day}
            className={n === 0 ? 'day' : won * 2 > n ? 'day is-good' : 'day is-played'}
            data-n={Math.min(n, FULL)}
            title={n === 0 ? undefined : say(text('record.calendar-day', { day: date(day), n, won }))}
          />
        ))}
      </div>
      <div className="calendar-months" aria-hidden="true">
        {monthsOf(days, language).map(({ week, name }) => (
          <span key={week} style={{ gridColumnStart: week + 1 }}>
            {name}
          </span>
        ))}
      </div>
    </figure>
  );
}

/** Where a month begins, every other one. */
function monthsOf(days: readonly Day[], language: string): { readonly week: number; readonly name: string }[] {
  const format = new Intl.DateTimeFormat(language, { month: 'short' });
  return days.flatMap(({ day }, i) => {
    const isFirst = day.endsWith('-01') && Number(day.slice(5, 7)) % 2 === 1;
    const week = Math.floor(i / 7);
    return isFirst && week < WEEKS - 3 ? [{ week, name: format.format(new Date(`${day}T12:00:00`)) }] : [];
  });
}
