import { useEffect, useState } from 'react';
import { tableOfRun } from '../table/run-tables.ts';
import { tableNamed } from '../table/saves.ts';

/** Tables of a campaign's battles that are still on this device. */
export function useFilms(run: string, fought: number): ReadonlySet<string> {
  const [films, setFilms] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    let stopped = false;
    const names = Array.from({ length: fought }, (_, i) => tableOfRun(run, i + 1));
    Promise.all(names.map((name) => tableNamed(name).catch(() => undefined))).then((tables) => {
      if (!stopped) setFilms(new Set(names.filter((_, i) => tables[i])));
    });
    return () => {
      stopped = true;
    };
  }, [run, fought]);
  return films;
}
