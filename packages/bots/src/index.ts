/** Bots in threads of their own, so that whoever asks them is never held up. */
import { Worker } from 'node:worker_threads';
import { type Answer, type BotReply, type BotRequest, mergeAnswers } from '@wartable/ai';
import { seedFrom } from '@wartable/kernel';

export type Question = Omit<BotRequest, 'id'>;

export type Bots = {
  /** Asks all threads together; what they think is put into one answer. */
  readonly ask: (question: Question) => Promise<Answer>;
  /** Ends all thoughts at once; whoever waits gets the best found so far. */
  readonly stop: () => void;
  readonly close: () => Promise<void>;
};

/** `onTrouble` hears of a bot that failed; its table goes on with a legal choice. */
export function openBots(threads: number, onTrouble: (trouble: string) => void): Bots {
  const stopped = new Int32Array(new SharedArrayBuffer(4));
  const open = Array.from({ length: threads }, () => openThread(stopped, onTrouble));
  let last = 0;
  return {
    ask: async (question) => {
      last++;
      const id = last;
      // Who is loose takes a choice in one head: put together, the thoughts of several would be strict.
      const asked = (question.bot.loose ? open.slice(0, 1) : open).map((thread, i) =>
        thread.ask({ ...question, id, seed: i === 0 ? question.seed : seedFrom(`${question.seed} thread ${i}`) }),
      );
      return mergeAnswers(await Promise.all(asked));
    },
    stop: () => {
      Atomics.store(stopped, 0, last);
    },
    close: async () => {
      await Promise.all(open.map((thread) => thread.close()));
    },
  };
}

type Waiting = { readonly request: BotRequest; readonly resolve: (answer: Answer) => void };

function openThread(stopped: Int32Array, onTrouble: (trouble: string) => void) {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined = start();

  function start(): Worker {
    const started = new Worker(new URL('./worker.ts', import.meta.url), { workerData: stopped });
    started.unref();
    started.on('message', ({ id, answer, trouble, netless }: BotReply) => {
      const wrong = trouble ?? netless;
      if (wrong) onTrouble(wrong);
      settle(id, answer);
    });
    // A thread that dies (out of memory, say) is replaced when it is needed; whoever waits for it gets a legal answer.
    started.on('error', (error) => {
      onTrouble(String(error));
      if (worker === started) worker = undefined;
      for (const [id, { request }] of waiting) {
        const [choice] = request.decision.choices;
        if (choice !== undefined) settle(id, { choice, why: { expected: undefined, reasons: [] }, opinions: [] });
      }
    });
    return started;
  }

  function settle(id: number, answer: Answer): void {
    waiting.get(id)?.resolve(answer);
    waiting.delete(id);
    // A bot that is not asked keeps nobody waiting at the end.
    if (waiting.size === 0) worker?.unref();
  }

  return {
    ask: (request: BotRequest) =>
      new Promise<Answer>((resolve) => {
        waiting.set(request.id, { request, resolve });
        worker ??= start();
        worker.ref();
        worker.postMessage(request);
      }),
    close: async () => worker?.terminate(),
  };
}
