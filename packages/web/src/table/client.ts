/** The page's side of a table: starts the workers, keeps each change before it is shown, and lets bots answer at a human pace. */
import type { BotReply, BotRequest, Why } from '@wartable/ai';
import type { Choice, Refusal, Seat } from '@wartable/kernel';
import type { FromEngine, TableSave, ToEngine } from './messages.ts';
import { type Kept, keepTable, StoreError } from './saves.ts';
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
  readonly resume: (save: Kept) => void;
  readonly answer: (seat: Seat, decision: number, choice: Choice) => void;
  /** A question about a thing. Where it has no answer, trouble is told instead. */
  readonly about: (thing: string) => Promise<unknown>;
  readonly close: () => void;
};

/** How often a waiting bot looks whether all has been shown, in milliseconds. */
const GLANCE = 60;

export function openClient(events: TableEvents): TableClient {
  const engine = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'engine' });
  const bots = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'bots' });
  let closed = false;
  let opened: Kept | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const say = (message: ToEngine): void => engine.postMessage(message);
  /** Questions that wait for their answers, by number. */
  const asking = new Map<number, (about: unknown) => void>();
  let questions = 0;

  const askBot = (request: BotRequest): void => {
    const asked = performance.now();
    bots.onmessage = ({ data }: MessageEvent<BotReply>) => {
      if (data.trouble) events.trouble(data.trouble);
      const wait = Math.max(0, events.pace() - (performance.now() - asked));
      const reply = (): void => {
        if (events.busy()) timer = setTimeout(reply, GLANCE);
        else say({ say: 'bot-replied', reply: data });
      };
      clearTimeout(timer);
      timer = setTimeout(reply, wait);
    };
    bots.postMessage(request);
  };

  const keep = async (save: TableSave, over: boolean): Promise<void> => {
    // Who only looks at a table has not changed it.
    const same = opened?.record.log.length === save.record.log.length;
    try {
      await keepTable(save, over, same ? opened?.changed : undefined);
      events.kept();
    } catch (problem) {
      events.trouble(problem);
    }
  };

  const hear = async (message: FromEngine): Promise<void> => {
    if (closed) return;
    switch (message.say) {
      case 'changed':
        await keep(message.save, message.snapshot.outcome !== undefined);
        if (!closed) events.changed(message.snapshot);
        return;
      case 'hint':
        events.hint(message);
        return;
      case 'why-not':
        events.whyNot(message);
        return;
      case 'preview':
        events.preview(message.preview);
        return;
      case 'about':
        asking.get(message.question)?.(message.about);
        asking.delete(message.question);
        return;
      case 'refused':
        events.trouble(message.unreadable ? new StoreError('damaged') : message.reason);
    }
  };

  // One after another: while a change is being written, what was said after it waits.
  let heard: Promise<void> = Promise.resolve();
  engine.onmessage = ({ data }: MessageEvent<FromEngine>) => {
    if (data.say === 'ask-bot') askBot(data.request);
    else heard = heard.then(() => hear(data)).catch(events.trouble);
  };
  engine.onerror = (event) => events.trouble(event.message);
  bots.onerror = (event) => events.trouble(event.message);

  return {
    say,
    resume: (save) => {
      opened = save;
      say({ say: 'resume', save });
    },
    answer: (seat, decision, choice) => say({ say: 'answer', seat, decision, choice }),
    about: (thing) =>
      new Promise((resolve) => {
        const question = questions++;
        asking.set(question, resolve);
        say({ say: 'about', question, thing });
      }),
    close: () => {
      closed = true;
      clearTimeout(timer);
      engine.terminate();
      bots.terminate();
    },
  };
}
