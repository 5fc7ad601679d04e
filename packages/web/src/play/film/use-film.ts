/** A film, worked out in a worker. */
import type { MatchRecord, Text, Viewer } from '@wartable/kernel';
import { useEffect, useState } from 'react';
import { workerFor } from '../../table/advisers-at-work.ts';
import type { Film } from '../../table/film.ts';
import type { FromReplay, ToReplay } from '../../table/replay-work.ts';

export type Filmed =
  | { readonly film: Film }
  | { readonly wrong: { readonly at: string; readonly text: Text } }
  | 'failed'
  | undefined;

/** Undefined while it is worked out. `only`: while it goes on, one pair of eyes alone. */
export function useFilm(record: MatchRecord, only: Viewer | undefined): Filmed {
  const [filmed, setFilmed] = useState<Filmed>();
  useEffect(() => {
    const worker = workerFor('replay');
    worker.onmessage = ({ data }: MessageEvent<FromReplay>) => {
      if (data.say === 'film') setFilmed({ film: data.film });
      else if (data.say === 'wrong') setFilmed({ wrong: data });
      worker.terminate();
    };
    worker.onerror = () => setFilmed('failed');
    const request: ToReplay = only === undefined ? { say: 'film', record } : { say: 'film', record, only };
    worker.postMessage(request);
    return () => worker.terminate();
  }, [record, only]);
  return filmed;
}
