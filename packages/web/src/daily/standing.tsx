/** How many days in a row, the longest row, and how many battles of the day were won. */
import { useWords } from '../shell/language.tsx';
import type { Day } from '../table/day-rows.ts';
import { counts, inARow, longestRow } from './standing-of.ts';
import { text } from './text/index.ts';
import './standing.css';

export function Standing({ days, today }: { readonly days: readonly Day[]; readonly today: string }) {
  const { say, language } = useWords();
  const played = days.filter(counts);
  const dates = new Set(played.map(({ date }) => date));
  const streak = inARow(dates, today);
  const longest = longestRow(dates);
  const won = played.filter(({ end }) => end?.result.outcome === 'won').length;
  const note = streak === 0 ? 'none' : dates.has(today) ? 'now' : 'open';
  return (
    <dl className="daily-standing">
      <div>
        <dt>{say(text('daily.streak', { n: streak }))}</dt>
        <dd className="daily-number">{streak.toLocaleString(language)}</dd>
        <dd>{say(text(`daily.streak-${note}`))}</dd>
      </div>
      <div>
        <dt>{say(text('daily.longest'))}</dt>
        <dd className="daily-number">{longest.toLocaleString(language)}</dd>
        <dd>{say(text('daily.finished', { n: played.length, won }))}</dd>
      </div>
    </dl>
  );
}
