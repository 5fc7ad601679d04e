/** The page's line to the coach: its worker starts with the first question. */
import type { Answered, FoundMistake } from './advisers.ts';
import type { FromCoach, ToCoach } from './coach-work.ts';

type Coach = {
  readonly ask: (answered: Answered | undefined) => Promise<FoundMistake | undefined>;
  readonly close: () => void;
};

export function openCoach(game: () => string, start: () => Worker): Coach {
  let worker: Worker | undefined;
  let questions = 0;
  const asking = new Map<number, (mistake: FoundMistake | undefined) => void>();
  const started = (): Worker => {
    const one = start();
    one.onmessage = ({ data: { question, mistake } }: MessageEvent<FromCoach>) => {
      asking.get(question)?.(mistake);
      asking.delete(question);
    };
    // A coach who fails says nothing: the game goes on without.
    one.onerror = (event) => event.preventDefault();
    return one;
  };
  return {
    ask: (answered) =>
      new Promise((resolve) => {
        const question = questions++;
        if (answered) asking.set(question, resolve);
        else resolve(undefined);
        if (!worker && !answered) return;
        worker ??= started();
        worker.postMessage({ question, game: game(), ...(answered && { answered }) } satisfies ToCoach);
      }),
    close: () => worker?.terminate(),
  };
}
