/** A beat every few seconds: whether the database is there, and that this node is. */
import { SYSTEM_TIME } from '../around.ts';

export type Pulse = {
  readonly isUp: () => boolean;
  /** At once, if none is under way. */
  readonly beat: () => void;
  readonly close: () => Promise<void>;
};

const [EVERY, TRIED_AGAIN] = [2000, 500];
/** One that takes longer than so many of these is trouble. Counted, not measured: a process that was paused shall not blame the database. */
const [PATIENCE, TICK] = [10, 200];

/** `once` asks the database; `turned` is told when that fails, or works again. The first has been done. */
export function openPulse(once: () => Promise<void>, turned: (isUp: boolean, error?: unknown) => void): Pulse {
  let up = true;
  let beating: Promise<void> | undefined;
  let closed = false;
  let next = SYSTEM_TIME.after(EVERY, beat);

  const turn = (isUp: boolean, error?: unknown): void => {
    if (up === isUp || closed) return;
    up = isUp;
    turned(isUp, error);
  };
  const work = async (): Promise<void> => {
    const impatient = patience(() => turn(false, new Error('the database is slow')));
    try {
      await once();
      turn(true);
    } catch (error) {
      turn(false, error);
    } finally {
      impatient();
      beating = undefined;
      if (!closed) next = SYSTEM_TIME.after(up ? EVERY : TRIED_AGAIN, beat);
    }
  };
  function beat(): void {
    if (beating || closed) return;
    next();
    beating = work();
  }
  return {
    isUp: () => up,
    beat,
    close: async () => {
      closed = true;
      next();
      await beating;
    },
  };
}

function patience(over: () => void): () => void {
  let ticks = 0;
  const timer = setInterval(() => {
    ticks++;
    if (ticks === PATIENCE) over();
  }, TICK);
  timer.unref();
  return () => clearInterval(timer);
}
