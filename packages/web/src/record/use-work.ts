/** Work that goes on while one looks at the page, and ends with it. */
import { useEffect, useRef, useState } from 'react';

export type Work = {
  /** From 0 to `of`; undefined while nothing is done. */
  readonly done: number | undefined;
  readonly of: number;
  /** In milliseconds, as soon as there is something to reckon with. */
  readonly left: number | undefined;
  readonly start: (of: number, work: (tell: (done: number) => void, stop: AbortSignal) => Promise<void>) => void;
  readonly stop: () => void;
};

type State = { readonly done: number; readonly of: number; readonly since: number };

export function useWork(): Work {
  const [state, setState] = useState<State>();
  const stop = useRef<AbortController>(undefined);
  useEffect(() => () => stop.current?.abort(), []);
  const end = (): void => {
    stop.current?.abort();
    stop.current = undefined;
    setState(undefined);
  };
  return {
    done: state?.done,
    of: state?.of ?? 0,
    left:
      state && state.done > 0 ? ((performance.now() - state.since) / state.done) * Math.max(0, state.of - state.done) : undefined,
    start: (of, work) => {
      end();
      const own = new AbortController();
      stop.current = own;
      const since = performance.now();
      setState({ done: 0, of, since });
      work((done) => stop.current === own && setState({ done, of, since }), own.signal)
        .catch(() => {})
        .finally(() => stop.current === own && end());
    },
    stop: end,
  };
}
