/** A month of days: won, lost, begun or open, by shape as well as by colour; each leads to its battle. */
import { dateOf, dayNumber, weekdayOf } from '@wartable/kernel';
import { useState } from 'react';
import { useWords } from '../shell/language.tsx';
import { Link } from '../shell/link.tsx';
import type { Day } from '../table/day-rows.ts';
import { MARKS, stateOf } from '../table/day-signs.ts';
import { text } from './text/index.ts';
import './calendar.css';

type Props = { readonly game: string; readonly days: readonly Day[]; readonly date: string; readonly today: string };

/** The first month there are battles of. */
const FIRST = '2026-01';
/** A Monday. */
const MONDAY = 4;

export function Calendar({ game, days, date, today }: Props) {
  const { say, language } = useWords();
  const [month, setMonth] = useState(date.slice(0, 7));
  const first = dayNumber(`${month}-01`) ?? 0;
  const length = (dayNumber(`${monthAfter(month, 1)}-01`) ?? first) - first;
  const by = (format: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(language, { ...format, timeZone: 'UTC' });
  const at = (day: number): Date => new Date(`${dateOf(day)}T00:00:00Z`);
  const [inMonth, weekday, whole] = [
    by({ month: 'long', year: 'numeric' }),
    by({ weekday: 'narrow' }),
    by({ dateStyle: 'full' }),
  ];
  const turn = (label: 'daily.earlier' | 'daily.after', to: string, sign: string, may: boolean) => (
    <button
      type="button"
      className="button icon"
      aria-label={say(text(label))}
      title={say(text(label))}
      aria-disabled={!may}
      onClick={() => may && setMonth(to)}
    >
      {sign}
    </button>
  );
  return (
    <section className="calendar" aria-label={say(text('daily.calendar'))}>
      <header>
        {turn('daily.earlier', monthAfter(month, -1), '‹', month > FIRST)}
        <h2 aria-live="polite">{inMonth.format(at(first))}</h2>
        {turn('daily.after', monthAfter(month, 1), '›', month < today.slice(0, 7))}
      </header>
      <ol>
        {Array.from({ length: 7 }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the days of a week never change
          <li key={`weekday-${i}`} className="calendar-weekday" aria-hidden="true">
            {weekday.format(at(MONDAY + i))}
          </li>
        ))}
        {Array.from({ length }, (_, n) => {
          const one = dateOf(first + n);
          const day = days.find((kept) => kept.date === one);
          const state = stateOf(day);
          const style = n === 0 ? { gridColumnStart: weekdayOf(first) + 1 } : undefined;
          const late = day?.late ? `, ${say(text('daily.late'))}` : '';
          return (
            <li key={one} style={style}>
              {one > today ? (
                <span className="calendar-day ahead">{n + 1}</span>
              ) : (
                <Link
                  to={`/daily/${game}/${one}`}
                  className={`calendar-day is-${state}${day?.late ? ' late' : ''}${one === today ? ' today' : ''}`}
                  label={`${whole.format(at(first + n))}: ${say(text(`daily.${state}`))}${late}`}
                  current={one === date}
                >
                  <span aria-hidden="true">{n + 1}</span>
                  <span aria-hidden="true">{MARKS[state]}</span>
                </Link>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function monthAfter(month: string, n: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + n, 1)).toISOString().slice(0, 7);
}
