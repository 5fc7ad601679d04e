/** The page's line to the worker behind its diagrams: one for all of them, from the first that is in sight to the last. */
import { workerFor } from './advisers-at-work.ts';
import type { Moment, Tried } from './diagram-moment.ts';
import type { FromDiagram, ToDiagram } from './diagram-work.ts';

type Desk = { readonly ask: (tried: Tried) => Promise<Moment | undefined>; readonly close: () => void };

let worker: Worker | undefined;
let open = 0;
let questions = 0;
const asking = new Map<number, (moment: Moment | undefined) => void>();

export function openDiagram(game: string): Desk {
  worker ??= started();
  open++;
  return {
    ask: (tried) =>
      new Promise((resolve) => {
        const question = questions++;
        asking.set(question, resolve);
        worker?.postMessage({ ...tried, game, question } satisfies ToDiagram);
      }),
    close: () => {
      if (--open > 0) return;
      worker?.terminate();
      worker = undefined;
      asking.clear();
    },
  };
}

function started(): Worker {
  const one = workerFor('diagram');
  one.onmessage = ({ data: { question, moment } }: MessageEvent<FromDiagram>) => {
    asking.get(question)?.(moment);
    asking.delete(question);
  };
  return one;
}
