/** Those beside the page who look at a view for it: hints, why not, what a choice would come to. */
import type { BotReply, BotRequest, Level, Why } from '@wartable/ai';
import { type Advice, type Choice, type Decision, type Refusal, type Seat, seedFrom } from '@wartable/kernel';
import type { ClosingAnswer, FromAhead, ToAhead, WhyNotAnswer } from './ahead-work.ts';
import type { ToBots } from './bots-work.ts';
import { randomName } from './names.ts';

/** `advice` is what the game says about the choice. */
export type Hint = { readonly choice: Choice; readonly why: Why; readonly advice: Advice | undefined };
export type WhyNot = { readonly thing: string; readonly refusals: readonly Refusal[] };

export type Advisers = {
  readonly hint: (view: unknown, decision: Decision) => Promise<Hint>;
  readonly whyNot: (view: unknown, thing: string) => Promise<WhyNot>;
  readonly previews: (view: unknown) => Promise<readonly unknown[]>;
  readonly preview: (view: unknown, thing: string) => Promise<unknown>;
  readonly about: (view: unknown, thing: string) => Promise<unknown>;
  /** Whether answers would be the last ones before something that cannot be taken back. */
  readonly closing: (view: unknown, seat: Seat, notations: readonly string[]) => Promise<ClosingAnswer>;
};

const ADVISER: Level = { kind: 'search', ms: 1000 };

export const workerFor = (name: string): Worker => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name });

type Desk = Advisers & { readonly bots: (port: MessagePort) => void; readonly close: () => void };

export function openAdvisers(game: () => string, trouble: (reason: string) => void): Desk {
  const bots = workerFor('bots');
  const ahead = workerFor('ahead');
  for (const worker of [bots, ahead]) worker.onerror = (event) => trouble(event.message);

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
      const message: ToAhead = { game: game(), question, ask: what, thing, ...more };
      ahead.postMessage(view === lookedAt ? message : { ...message, view });
      lookedAt = view;
    });

  const own = randomName(4);
  const hints = new Map<number, (answer: BotReply['answer']) => void>();
  let asked = 0;
  bots.onmessage = ({ data: { id, answer } }: MessageEvent<BotReply>) => {
    hints.get(id)?.(answer);
    hints.delete(id);
  };
  const think = (view: unknown, decision: Decision): Promise<BotReply['answer']> =>
    new Promise((resolve) => {
      const id = asked++;
      hints.set(id, resolve);
      const seed = seedFrom(`hint ${own} ${id}`);
      const request: BotRequest = { id, table: own, game: game(), bot: ADVISER, view, decision, seed };
      bots.postMessage(request);
    });

  return {
    hint: async (view, decision) => {
      const { choice, why } = await think(view, decision);
      return { choice, why, advice: (await ask('advice', view, `${choice}`)) as Advice | undefined };
    },
    whyNot: async (view, thing) => ({ thing, refusals: (await ask('why-not', view, thing)) as WhyNotAnswer }),
    previews: async (view) => (await ask('previews', view)) as readonly unknown[],
    preview: (view, thing) => ask('preview', view, thing),
    about: (view, thing) => ask('about', view, thing),
    closing: async (view, seat, notations) => (await ask('closing', view, '', { seat, notations })) as ClosingAnswer,
    bots: (port) => {
      const line: ToBots = { port };
      bots.postMessage(line, [port]);
    },
    close: () => {
      for (const worker of [bots, ahead]) worker.terminate();
    },
  };
}
