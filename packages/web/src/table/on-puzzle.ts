/** A puzzle, carried by its worker: what its seat sees goes to the table on the page, what answers are worth to who asks here. */
import { workerFor } from './advisers-at-work.ts';
import type { Carry } from './carrier.ts';
import type { FromPuzzle, PuzzleNews, ToPuzzle } from './puzzle-messages.ts';

export type PuzzleLine = {
  readonly carry: Carry;
  readonly show: () => void;
  readonly again: () => void;
};

/** So long nobody needs to be told that it takes a moment, in milliseconds. */
const SOON = 400;

export function puzzleLine(game: string, id: string, tell: (news: PuzzleNews) => void): PuzzleLine {
  let worker: Worker | undefined;
  const post = (message: ToPuzzle): void => worker?.postMessage(message);
  const carry: Carry = (to, events) => {
    const own = workerFor('puzzle');
    worker = own;
    let late: ReturnType<typeof setTimeout> | undefined;
    own.onmessage = ({ data }: MessageEvent<FromPuzzle>) => {
      if (worker !== own) return;
      if (data.say === 'seat') return to.heard(data.messages);
      if (data.say === 'trouble') return events.trouble(data.reason);
      if (data.say === 'opened') {
        // Numbers of another beginning mean something else.
        to.anew();
        to.seated(data.seated);
      }
      if (data.say === 'judged') clearTimeout(late);
      if (data.say === 'best') events.advised?.(data.hint);
      tell(data);
    };
    own.onerror = (event) => events.trouble(event.message);
    return {
      open: () => post({ say: 'open', game, id }),
      toSeat: (message) => {
        clearTimeout(late);
        if (message.say === 'answer' || message.say === 'plan') late = setTimeout(() => tell({ say: 'asked' }), SOON);
        post({ say: 'seat', message });
      },
      close: () => {
        clearTimeout(late);
        own.terminate();
        if (worker === own) worker = undefined;
      },
    };
  };
  return { carry, show: () => post({ say: 'show' }), again: () => post({ say: 'again' }) };
}
