/** The way to the battles of the day, and at a glance which of them are open: filled signs were played. */
import { useEffect, useState } from 'react';
import { MANIFESTS } from '../games/manifests.ts';
import { useWords } from '../shell/language.tsx';
import { Link } from '../shell/link.tsx';
import { dayOf } from '../shell/today.ts';
import { whenBesideChanges } from '../table/beside.ts';
import type { Day } from '../table/day-rows.ts';
import { MARKS, stateOf } from '../table/day-signs.ts';
import { keptDay } from '../table/days.ts';
import { text } from '../text/index.ts';

const GAMES = MANIFESTS.filter(({ days }) => days);

export function Today() {
  const { say } = useWords();
  const [kept, setKept] = useState<readonly (Day | undefined)[]>([]);
  useEffect(() => {
    const date = dayOf(new Date());
    const look = async (): Promise<void> => {
      const found = GAMES.map(({ id }) => keptDay({ game: id, date }).catch(() => undefined));
      setKept(await Promise.all(found));
    };
    look();
    return whenBesideChanges('days', look);
  }, []);
  const open = GAMES.filter((_, i) => !kept[i]?.end).length;
  return (
    <Link to="/daily" className="learn-row">
      <strong>{say(text('home.daily'))}</strong>
      <span>{say(text('home.daily-note'))}</span>
      <span className="day-signs" role="img" aria-label={say(text('home.daily-open', { n: open, all: GAMES.length }))}>
        {GAMES.map((_, i) => MARKS[stateOf(kept[i])]).join(' ')}
      </span>
    </Link>
  );
}
