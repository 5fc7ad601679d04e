/** The way to the battles of the day, and at a glance which of them are open: filled signs were played. */
import { useEffect, useState } from 'react';
import { WITH_DAYS } from '../games/manifests.ts';
import { useWords } from '../shell/language.tsx';
import { Link } from '../shell/link.tsx';
import { dayOf } from '../shell/today.ts';
import type { Day } from '../table/day-rows.ts';
import { MARKS, stateOf } from '../table/day-signs.ts';
import { text } from '../text/index.ts';

export function Today() {
  const { say } = useWords();
  const [kept, setKept] = useState<readonly (Day | undefined)[]>([]);
  // What is kept is looked at as soon as the page stands.
  useEffect(() => {
    let stop: (() => void) | undefined;
    let gone = false;
    const watch = async (): Promise<void> => {
      const { watchDays } = await import('../table/days.ts');
      if (!gone) stop = watchDays(WITH_DAYS, dayOf(new Date()), setKept);
    };
    watch().catch(() => {});
    return () => {
      gone = true;
      stop?.();
    };
  }, []);
  const open = WITH_DAYS.filter((_, i) => !kept[i]?.end).length;
  return (
    <Link to="/daily" className="learn-row">
      <strong>{say(text('home.daily'))}</strong>
      <span>{say(text('home.daily-note'))}</span>
      <span className="day-signs" role="img" aria-label={say(text('home.daily-open', { n: open, all: WITH_DAYS.length }))}>
        {WITH_DAYS.map((_, i) => MARKS[stateOf(kept[i])]).join(' ')}
      </span>
    </Link>
  );
}
