/** Bots in threads of their own, asked in a fair order: each owner of tables has its turn, however many tables it has. */
import type { BotRequest } from '@wartable/ai';
import { type Bots, openBots } from '@wartable/bots';
import type { Choice } from '@wartable/kernel';

export type BotQueue = {
  /** What a bot of this level chooses. It gets the view and the decision of its seat. */
  readonly ask: (owner: string, request: Omit<BotRequest, 'id'>) => Promise<Choice>;
  readonly waiting: () => number;
  readonly close: () => Promise<void>;
};

type Waiting = {
  readonly request: Omit<BotRequest, 'id'>;
  readonly done: (choice: Choice) => void;
};

export function openBotQueue(threads: number, onTrouble: (trouble: string) => void): BotQueue {
  const idle: Bots[] = Array.from({ length: threads }, () => openBots(1, onTrouble));
  const all = [...idle];
  /** By owner, in the order in which they are served next. */
  const queues = new Map<string, Waiting[]>();
  let closed = false;

  const next = (): void => {
    if (closed || idle.length === 0) return;
    const [first] = queues;
    if (!first) return;
    const [owner, queue] = first;
    const waiting = queue.shift();
    // Whoever was served waits behind all others.
    queues.delete(owner);
    if (queue.length > 0) queues.set(owner, queue);
    const bots = idle.pop();
    if (!waiting || !bots) return;
    bots.ask(waiting.request).then(({ choice }) => {
      idle.push(bots);
      if (!closed) waiting.done(choice);
      next();
    });
    next();
  };

  return {
    ask: (owner, request) =>
      new Promise((done) => {
        const queue = queues.get(owner) ?? [];
        queue.push({ request, done });
        queues.set(owner, queue);
        next();
      }),
    waiting: () => [...queues.values()].reduce((sum, queue) => sum + queue.length, 0),
    close: async () => {
      closed = true;
      queues.clear();
      await Promise.all(all.map((bots) => bots.close()));
    },
  };
}
