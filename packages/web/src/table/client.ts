/**
 * The page's side of a table on this device: starts the workers, follows what whoever sits here is told, and lets bots answer at
 * a human pace. A table far away will be the same with another carrier.
 */
import type { BotReply, BotRequest, Level, Why } from '@wartable/ai';
import {
  type Advice,
  type Choice,
  type Decision,
  type Followed,
  type FromSeat,
  follow,
  isFresh,
  isReply,
  type Refusal,
  type Said,
  type Seat,
  seedFrom,
  type Telling,
  type Told,
  type ToSeat,
  type Viewer,
} from '@wartable/kernel';
import type { ClosingAnswer, FromAhead, ToAhead, WhyNotAnswer } from './ahead-work.ts';
import type { ToBots } from './bots-work.ts';
import type { FromHost, FromTable, Seated, TableSetup, ToHost, ToTable, Unwritten, Written } from './messages.ts';
import { randomName } from './names.ts';
import type { StoreProblem } from './problems.ts';
import { forgetUnwritten, keepUnwritten, unwritten } from './unwritten.ts';

/** `advice` is what the game says about the choice. */
export type Hint = { readonly choice: Choice; readonly why: Why; readonly advice: Advice | undefined };
export type WhyNot = { readonly thing: string; readonly refusals: readonly Refusal[] };
type Earlier = Extract<FromHost, { say: 'earlier' }>;

/** What whoever sits here knows now, and how it came to that. */
export type Change = {
  readonly now: Followed;
  /** A view that does not follow from the one before. */
  readonly fresh: boolean;
  readonly before: unknown;
  readonly told: readonly Told[];
};

export type TableEvents = {
  readonly seated: (seated: Seated) => void;
  readonly changed: (change: Change) => void;
  readonly earlier: (earlier: Earlier) => void;
  readonly rulesChanged: (turn: number) => void;
  /** Whether another window keeps the table, and this one follows. */
  readonly role: (follows: boolean) => void;
  /** The table is on disk as it stands. */
  readonly kept: (found: Written['found']) => void;
  /** It could not be written as it stands, or cannot be opened at all. */
  readonly unkept: (problem: StoreProblem, table: Unwritten) => void;
  readonly unopened: (problem: StoreProblem) => void;
  readonly trouble: (reason: Said) => void;
  /** How long a bot waits before its answer counts, in milliseconds. */
  readonly pace: () => number;
  /** While something is still being shown, bots wait. */
  readonly busy: () => boolean;
};

export type TableClient = {
  /** A table that begins has a set-up; any other is kept on this device. */
  readonly open: (telling: Telling, id: string, setup: TableSetup | undefined) => void;
  /** From the window that keeps the table now. */
  readonly takeOver: () => void;
  readonly takeDevice: (seat: Seat) => void;
  readonly answer: (decision: number, choice: Choice) => void;
  readonly plan: (decision: number, notations: readonly string[]) => void;
  readonly undo: () => void;
  readonly giveUp: () => void;
  /** These look at the view they are given, beside the page. */
  readonly hint: (view: unknown, decision: Decision) => Promise<Hint>;
  readonly whyNot: (view: unknown, thing: string) => Promise<WhyNot>;
  readonly previews: (view: unknown) => Promise<readonly unknown[]>;
  readonly preview: (view: unknown, thing: string) => Promise<unknown>;
  readonly about: (view: unknown, thing: string) => Promise<unknown>;
  /** Whether answers would be the last ones before something that cannot be taken back. */
  readonly closing: (view: unknown, seat: Seat, notations: readonly string[]) => Promise<ClosingAnswer>;
  readonly close: () => void;
};

const ADVISER: Level = { kind: 'search', ms: 1000 };
/** How often a waiting bot looks whether all has been shown, in milliseconds. */
const GLANCE = 60;
/** A click too many: the table goes on, and the page already shows how. */
const HARMLESS: readonly string[] = ['stale-decision', 'not-your-seat', 'match-over', 'nothing-to-undo', 'new-information'];

const workerFor = (name: string): Worker => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name });

export function openClient(events: TableEvents): TableClient {
  const host = workerFor('host');
  const bots = workerFor('bots');
  const ahead = workerFor('ahead');
  let closed = false;
  let telling: Telling | undefined;
  let table = '';
  let viewer: Viewer = 'spectator';
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastNews = 0;
  let takingBack = false;
  let follows = false;
  /** What each person at this device knows; nobody else's is shown. */
  const known = new Map<Viewer, Followed>();
  const own = randomName(4);
  let sent = 0;
  const newId = (): string => `${own}.${sent++}`;

  const post = (message: ToTable, transfer: Transferable[] = []): void => host.postMessage(message, transfer);
  const toHost = (message: ToHost): void => post({ to: 'host', message });
  const toSeat = (message: FromSeat): void => post({ to: 'seat', message });
  const askSince = (): void => {
    const { number = 0, opening } = known.get(viewer) ?? {};
    toSeat(opening === undefined ? { say: 'since', number } : { say: 'since', number, opening });
  };
  const { port1, port2 } = new MessageChannel();
  post({ to: 'bots', port: port1 }, [port1]);
  const line: ToBots = { port: port2 };
  bots.postMessage(line, [port2]);

  const hearSeat = (messages: readonly ToSeat[]): void => {
    const changes = messages.flatMap((message) => changeBy(message) ?? []);
    const [first, last] = [changes[0], changes.at(-1)];
    if (!first || !last) return;
    const fresh = changes.some((one) => one.fresh);
    events.changed({ now: last.now, fresh, before: first.before, told: changes.flatMap(({ told }) => told) });
  };

  const changeBy = (message: ToSeat): Change | undefined => {
    if (isReply(message)) {
      if ('refused' in message && !HARMLESS.includes(message.refused)) events.trouble(message.refused);
      return undefined;
    }
    if (!telling) return undefined;
    const before = known.get(viewer);
    const next = follow(telling, before, message);
    if (next === 'known') return undefined;
    if (next === 'gap') {
      askSince();
      return undefined;
    }
    lastNews = performance.now();
    known.set(viewer, next.now);
    goFurtherBack(message, next.now);
    return { ...next, fresh: isFresh(message), before: before?.view };
  };

  /** Back to the last decision that was really one. */
  const goFurtherBack = (message: ToSeat, { decision, undo }: Followed): void => {
    if (!takingBack || !isFresh(message) || message.because !== 'undo') return;
    takingBack = decision?.choices.length === 1 && undo === null;
    if (takingBack) toSeat({ say: 'undo', id: newId() });
  };

  const letBotGoOn = (): void => {
    clearTimeout(timer);
    const wait = Math.max(0, events.pace() - (performance.now() - lastNews));
    const goOn = (): void => {
      if (events.busy()) timer = setTimeout(goOn, GLANCE);
      else toHost({ say: 'go-on' });
    };
    timer = setTimeout(goOn, wait);
  };

  const hearHost = (message: FromHost): void => {
    switch (message.say) {
      case 'seated': {
        const moved = viewer !== message.viewer || !known.has(message.viewer);
        viewer = message.viewer;
        events.seated(message);
        // Who takes the device is told what happened meanwhile.
        if (moved) askSince();
        return;
      }
      case 'role':
        // Numbers of another keeper mean something else.
        known.clear();
        clearTimeout(timer);
        follows = message.follows;
        events.role(message.follows);
        return;
      case 'earlier':
        events.earlier(message);
        return;
      case 'rules-changed':
        events.rulesChanged(message.turn);
        return;
      case 'bot-ready':
        letBotGoOn();
        return;
      case 'kept':
        forgetUnwritten(message.id);
        events.kept(message.found);
        return;
      case 'unkept':
        // What others have gone on from will never be written.
        if (message.problem !== 'elsewhere') keepUnwritten(message.table);
        events.unkept(message.problem, message.table);
        return;
      case 'unopened':
        events.unopened(message.problem);
        return;
      case 'trouble':
        events.trouble(message.reason);
    }
  };

  host.onmessage = ({ data }: MessageEvent<FromTable>) => {
    if (closed) return;
    if (data.from === 'seat') {
      // Whoever keeps the table really does: what waits here to be written is older. A window that is only closing says no more.
      if (follows) forgetUnwritten(table);
      hearSeat(data.messages);
    } else hearHost(data.message);
  };
  for (const worker of [host, bots, ahead]) worker.onerror = (event) => events.trouble(event.message);

  /** Questions that wait for their answers, by number. */
  const asking = new Map<number, (answer: unknown) => void>();
  let questions = 0;
  let lookedAt: unknown;
  ahead.onmessage = ({ data: { question, answer } }: MessageEvent<FromAhead>) => {
    asking.get(question)?.(answer);
    asking.delete(question);
  };
  const ask = (
    what: ToAhead['ask'],
    view: unknown,
    thing = '',
    more: Pick<ToAhead, 'seat' | 'notations'> = {},
  ): Promise<unknown> =>
    new Promise((resolve) => {
      const question = questions++;
      asking.set(question, resolve);
      const message: ToAhead = { game: telling?.id ?? '', question, ask: what, thing, ...more };
      ahead.postMessage(view === lookedAt ? message : { ...message, view });
      lookedAt = view;
    });

  const hints = new Map<number, (answer: BotReply['answer']) => void>();
  bots.onmessage = ({ data: { id, answer } }: MessageEvent<BotReply>) => {
    hints.get(id)?.(answer);
    hints.delete(id);
  };

  return {
    open: (reader, id, setup) => {
      telling = reader;
      table = id;
      const waiting = unwritten(id);
      const more = { ...(setup ? { setup } : {}), ...(waiting ? { waiting } : {}) };
      post({ to: 'table', message: { say: 'open', id, game: reader.id, ...more } });
    },
    takeOver: () => post({ to: 'table', message: { say: 'take-over' } }),
    takeDevice: (seat) => toHost({ say: 'take-device', seat }),
    answer: (decision, choice) => toSeat({ say: 'answer', decision, choice, id: newId() }),
    plan: (decision, notations) => toSeat({ say: 'plan', decision, notations, id: newId() }),
    undo: () => {
      takingBack = true;
      toSeat({ say: 'undo', id: newId() });
    },
    giveUp: () => toSeat({ say: 'concede', id: newId() }),
    hint: (view, decision) =>
      new Promise<BotReply['answer']>((resolve) => {
        const id = sent++;
        hints.set(id, resolve);
        const game = telling?.id ?? '';
        const request: BotRequest = { id, table: own, game, bot: ADVISER, view, decision, seed: seedFrom(`hint ${own} ${id}`) };
        bots.postMessage(request);
      }).then(async ({ choice, why }) => ({
        choice,
        why,
        advice: (await ask('advice', view, `${choice}`)) as Advice | undefined,
      })),
    whyNot: async (view, thing) => ({ thing, refusals: (await ask('why-not', view, thing)) as WhyNotAnswer }),
    previews: async (view) => (await ask('previews', view)) as readonly unknown[],
    preview: (view, thing) => ask('preview', view, thing),
    about: (view, thing) => ask('about', view, thing),
    closing: async (view, seat, notations) => (await ask('closing', view, '', { seat, notations })) as ClosingAnswer,
    close: () => {
      closed = true;
      clearTimeout(timer);
      for (const worker of [host, bots, ahead]) worker.terminate();
    },
  };
}
