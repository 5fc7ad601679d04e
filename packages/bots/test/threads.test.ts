import { makePlayer, SHIPPED } from '@wartable/ai';
import { duel } from '@wartable/duel';
import { hoth } from '@wartable/hoth';
import { type Decision, type Game, rngFromSeed, seedFrom } from '@wartable/kernel';
import { afterAll, describe, expect, it } from 'vitest';
import { type Bots, openBots, type Question } from '../src/index.ts';
import { lookOf } from '../src/nets.ts';

const troubles: string[] = [];
const opened: Bots[] = [];
function open(threads: number): Bots {
  const bots = openBots(threads, (trouble) => troubles.push(trouble));
  opened.push(bots);
  return bots;
}
afterAll(() => Promise.all(opened.map((bots) => bots.close())));

const SEARCH = { kind: 'search', iterations: 30 } as const;

/** A position in the middle of a game, with its first decision. */
function middle(game: Game, options: object, answers: number) {
  const state = game.setup(game.options(options), rngFromSeed(seedFrom('middle')));
  for (let i = 0; i < answers; i++) {
    const decision = game.pending(state)[0] as Decision;
    game.apply(state, decision.seat, decision.choices[i % decision.choices.length] as number);
  }
  while (game.pending(state)[0]?.choices.length === 1) {
    const decision = game.pending(state)[0] as Decision;
    game.apply(state, decision.seat, decision.choices[0] as number);
  }
  return { state, decision: game.pending(state)[0] as Decision };
}

function question(game: Game, view: unknown, decision: Decision, more: Partial<Question> = {}): Question {
  return { table: 'test', game: game.id, bot: SEARCH, view, decision, seed: seedFrom('question'), ...more };
}

describe.each<[string, Game, object, number]>([
  ['duel', duel, { setup: 'standard' }, 12],
  ['hoth', hoth, { scenario: '1' }, 8],
])('A bot in a thread, in %s', (_, game, options, answers) => {
  it('is given plain data: the view of its seat, the decision, a budget, a seed', async () => {
    const { state, decision } = middle(game, options, answers);
    const asked = question(game, game.view(state, decision.seat), decision);
    const sent = JSON.parse(JSON.stringify(asked)) as Question;
    expect(Object.keys(sent).sort()).toEqual(['bot', 'decision', 'game', 'seed', 'table', 'view']);
    expect(JSON.stringify(sent)).not.toContain('chacha');
    const bots = open(1);
    expect(await bots.ask(sent)).toEqual(await open(1).ask(asked));
    expect(decision.choices).toContain((await bots.ask(asked)).choice);
  });

  it.each([SEARCH, { ...SEARCH, net: SHIPPED }])('answers the same whatever lies in hidden hands and decks: %o', async (bot) => {
    const { state, decision } = middle(game, options, answers);
    const view = game.view(state, decision.seat);
    const other = game.sampleWorld(view, rngFromSeed(seedFrom('another world')));
    expect(game.write(other)).not.toEqual(game.write(state));
    const otherView = game.view(other, decision.seat);
    expect(await open(1).ask(question(game, otherView, decision, { bot }))).toEqual(
      await open(1).ask(question(game, view, decision, { bot })),
    );
  });

  it('looks with the net of its game, where it is said to, and gives its reasons', async () => {
    const { state, decision } = middle(game, options, answers);
    const view = game.view(state, decision.seat);
    const seed = seedFrom('question');
    const [blind, trained] = [
      { kind: 'search', iterations: 200 },
      { kind: 'search', iterations: 200, net: SHIPPED },
    ] as const;
    const player = makePlayer(game, trained, () => 0, lookOf(game, SHIPPED));
    const bots = open(1);
    const answer = await bots.ask(question(game, view, decision, { bot: trained }));
    expect(answer).toEqual(player({ view, decision, rng: rngFromSeed(seed) }));
    expect(answer).not.toEqual(await bots.ask(question(game, view, decision, { bot: blind })));
    expect(answer.why.reasons.length).toBeGreaterThan(0);
  });
});

describe('Threads', () => {
  const { state, decision } = middle(duel, { setup: 'standard' }, 12);
  const game: Game = duel;
  const view = game.view(state, decision.seat);
  const ask = (more: Partial<Question>): Question => question(duel, view, decision, more);

  it('think about one decision together', async () => {
    const visits = async (threads: number): Promise<number> => {
      const { opinions } = await open(threads).ask(ask({}));
      return opinions.reduce((sum, opinion) => sum + opinion.visits, 0);
    };
    expect(await visits(1)).toBe(SEARCH.iterations);
    expect(await visits(2)).toBe(2 * SEARCH.iterations);
  });

  it('stop at once when they are told to', async () => {
    const bots = open(2);
    const answer = bots.ask(ask({ bot: { kind: 'search', ms: 600_000 } }));
    await new Promise((resolve) => setTimeout(resolve, 300));
    bots.stop();
    expect(decision.choices).toContain((await answer).choice);
    const next = await bots.ask(ask({}));
    expect(next.opinions.reduce((sum, { visits }) => sum + visits, 0)).toBeGreaterThanOrEqual(2 * SEARCH.iterations);
  });

  it('leave a loose bot to one of them, or it would be strict', async () => {
    const bot = { ...SEARCH, loose: 20 };
    const loosely = async (threads: number): Promise<number[]> => {
      const bots = open(threads);
      const seeds = Array.from({ length: 12 }, (_, i) => seedFrom(`loose ${i}`));
      return Promise.all(seeds.map(async (seed) => (await bots.ask(ask({ bot, seed }))).choice));
    };
    expect(await loosely(2)).toEqual(await loosely(1));
  });

  it('play on with considerations where a net cannot be read, and say so once', async () => {
    troubles.length = 0;
    const bots = open(1);
    const answer = await bots.ask(ask({ bot: { ...SEARCH, net: 'no-such.net' } }));
    expect(answer).toEqual(await open(1).ask(ask({})));
    expect(answer.opinions.length).toBeGreaterThan(1);
    await bots.ask(ask({ bot: { ...SEARCH, net: 'no-such.net' } }));
    expect(troubles).toEqual([expect.stringContaining('no-such.net')]);
  });

  it('answer legally even where a bot fails, and say so', async () => {
    troubles.length = 0;
    const answer = await open(1).ask(ask({ view: { viewer: 'nonsense' } }));
    expect(decision.choices).toContain(answer.choice);
    expect(troubles).toHaveLength(1);
  });
});
