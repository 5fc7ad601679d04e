/** The advisers of a page, in workers of the browser. */
import type { BotReply, BotRequest, Level } from '@wartable/ai';
import { type Advice, type Decision, seedFrom } from '@wartable/kernel';
import { MANIFESTS } from '../games/manifests.ts';
import type { ClosingAnswer, OpenDesk, WhyNot } from './advisers.ts';
import type { FromAhead, ToAhead } from './ahead-work.ts';
import type { ToBots } from './bots-work.ts';
import { openCoach } from './coach.ts';
import { randomName } from './names.ts';

/** It looks with what the best level looks with. */
function adviserOf(game: string): Level {
  const best = MANIFESTS.find(({ id }) => id === game)?.levels.at(-1);
  return { kind: 'search', ms: 1000, ...(best?.net === undefined ? {} : { net: best.net }) };
}

export const workerFor = (name: string): Worker => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name });

export const openAdvisers: OpenDesk = (game, trouble) => {
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
      const request: BotRequest = { id, table: own, game: game(), bot: adviserOf(game()), view, decision, seed, fears: true };
      bots.postMessage(request);
    });

  const coach = openCoach(game, () => workerFor('coach'));

  return {
    mistake: coach.ask,
    hint: async (view, decision) => {
      const { choice, why } = await think(view, decision);
      return { choice, why, advice: (await ask('advice', view, `${choice}`)) as Advice | undefined };
    },
    whyNot: async (view, thing) => ({ thing, refusals: (await ask('why-not', view, thing)) as WhyNot['refusals'] }),
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
      coach.close();
    },
  };
};
