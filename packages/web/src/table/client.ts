/** The page's side of a table: starts the workers, keeps each change before it is shown, and lets bots answer at a human pace. */
import type { BotReply, BotRequest, Why } from '@wartable/ai';
import type { Choice, Refusal, Seat } from '@wartable/kernel';
import type { FromEngine, ToEngine } from './messages.ts';
import { keepTable, StoreError } from './saves.ts';
import type { Snapshot } from './table.ts';

export type Hint = { readonly choice: Choice; readonly why: Why };
export type WhyNot = { readonly thing: string; readonly refusals: readonly Refusal[] };

export type TableEvents = {
  readonly changed: (snapshot: Snapshot) => void;
  /** The table is on disk as it stands. */
  readonly kept: () => void;
  readonly hint: (hint: Hint) => void;
  readonly whyNot: (whyNot: WhyNot) => void;
  readonly preview: (preview: unknown) => void;
  readonly trouble: (problem: unknown) => void;
  /** How long a bot waits before its answer counts, in milliseconds. */
  readonly pace: () => number;
  /** While something is still being shown, bots wait. */
  readonly busy: () => boolean;
};

export type TableClient = {
  readonly say: (message: ToEngine) => void;
  readonly answer: (seat: Seat, decision: number, choice: Choice) => void;
  /** A question about a thing. */
  readonly about: (thing: string) => Promise<unknown>;
  readonly close: () => void;
};

/** How often a waiting bot looks whether all has been shown, in milliseconds. */
const GLANCE = 60;

export function openClient(events: TableEvents): TableClient {
  const engine = new Worker(new URL('./engine.worker.ts', import.meta.url), { type: 'module' });
  const bots = new Worker(new URL('./bots.worker.ts', import.meta.url), { type: 'module' });
  let closed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const say = (message: ToEngine): void => engine.postMessage(message);
  /** Questions, answered in their order. */
  const asking: ((about: unknown) => void)[] = [];

  const askBot = (request: BotRequest): void => {
    const asked = performance.now();
    bots.onmessage = ({ data }: MessageEvent<BotReply>) => {
      if (data.trouble) events.trouble(data.trouble);
      const wait = Math.max(0, events.pace() - (performance.now() - asked));
      const reply = (): void => {
        if (events.busy()) timer = setTimeout(reply, GLANCE);
        else say({ say: 'bot-replied', reply: data });
      };
      timer = setTimeout(reply, wait);
    };
    bots.postMessage(request);
  };

  engine.onmessage = async ({ data }: MessageEvent<FromEngine>) => {
    if (closed) return;
    switch (data.say) {
      case 'changed':
        try {
          await keepTable(data.save, data.snapshot.outcome !== undefined);
          events.kept();
        } catch (problem) {
          events.trouble(problem);
        }
        if (!closed) events.changed(data.snapshot);
        return;
      case 'ask-bot':
        askBot(data.request);
        return;
      case 'hint':
        events.hint(data);
        return;
      case 'why-not':
        events.whyNot(data);
        return;
      case 'preview':
        events.preview(data.preview);
        return;
      case 'about':
        asking.shift()?.(data.about);
        return;
      case 'refused':
        events.trouble(data.unreadable ? new StoreError('damaged') : data.reason);
    }
  };
  engine.onerror = (event) => events.trouble(event.message);
  bots.onerror = (event) => events.trouble(event.message);

  return {
    say,
    answer: (seat, decision, choice) => say({ say: 'answer', seat, decision, choice }),
    about: (thing) =>
      new Promise((resolve) => {
        asking.push(resolve);
        say({ say: 'about', thing });
      }),
    close: () => {
      closed = true;
      clearTimeout(timer);
      engine.terminate();
      bots.terminate();
    },
  };
}
