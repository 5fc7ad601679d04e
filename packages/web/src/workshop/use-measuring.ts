/** A measurement under way: it goes on while one draws, and ends with the page. */
import type { Said } from '@wartable/kernel';
import { useEffect, useRef, useState } from 'react';
import { type Asked, type Measuring, measure, NO_TALLY, type Tally } from '../table/balances.ts';

type Measured = {
  readonly is: 'idle' | 'working' | 'done' | 'stopped' | 'failed';
  /** By candidate. */
  readonly tallies: readonly Tally[];
  readonly trouble: Said | undefined;
};

const IDLE: Measured = { is: 'idle', tallies: [], trouble: undefined };

export type UseMeasuring = {
  readonly state: Measured;
  readonly start: (asked: Omit<Asked, 'onTally'>, whenOver?: (tallies: readonly Tally[]) => void) => void;
  readonly stop: () => void;
};

export function useMeasuring(): UseMeasuring {
  const [state, setState] = useState(IDLE);
  const now = useRef<Measuring>(undefined);
  useEffect(() => () => now.current?.stop(), []);
  return {
    state,
    start: (asked, whenOver) => {
      now.current?.stop();
      let tallies: readonly Tally[] = asked.candidates.map(() => NO_TALLY);
      setState({ is: 'working', tallies, trouble: undefined });
      const own = measure({
        ...asked,
        onTally: (candidate, tally) => {
          tallies = tallies.with(candidate, tally);
          if (now.current === own) setState({ is: 'working', tallies, trouble: undefined });
        },
      });
      now.current = own;
      own.done.then((how) => {
        if (now.current !== own) return;
        if (typeof how === 'object') setState({ is: 'failed', tallies, trouble: how.trouble });
        else setState({ is: how, tallies, trouble: undefined });
        if (typeof how === 'string') whenOver?.(tallies);
      });
    },
    stop: () => now.current?.stop(),
  };
}
