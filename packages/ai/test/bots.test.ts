import { duel } from '@wartable/duel';
import { manifest as duelManifest } from '@wartable/duel/manifest';
import { en as duelEn } from '@wartable/duel/text/en.ts';
import { endor, REBEL } from '@wartable/endor';
import { manifest as endorManifest } from '@wartable/endor/manifest';
import { en as endorEn } from '@wartable/endor/text/en.ts';
import { hoth } from '@wartable/hoth';
import { manifest as hothManifest } from '@wartable/hoth/manifest';
import { en as hothEn } from '@wartable/hoth/text/en.ts';
import { type Choice, type Game, render, rngFromSeed, type Sentences, seedFrom, type Words } from '@wartable/kernel';
import { describe, expect, it } from 'vitest';
import { type BotSpec, makePlayer, type Player, playOut, readBot, whyTexts } from '../src/index.ts';
import { en } from '../src/text/en.ts';
import { text } from '../src/text/index.ts';

const GAMES: readonly Game[] = [duel, hoth, endor];
const english = (rules: Sentences): Words => ({ language: 'en', sentences: { ...en, ...rules } });
const ENGLISH: Readonly<Record<string, Words>> = { duel: english(duelEn), hoth: english(hothEn), endor: english(endorEn) };
const NO_CLOCK = (): number => {
  throw new Error('an iteration budget reads no clock');
};

const OPPONENTS = new Map([duelManifest, hothManifest, endorManifest].map((manifest) => [manifest.id, manifest]));

const OPTIONS: Readonly<Record<string, object>> = {
  duel: { setup: 'standard' },
  hoth: { scenario: '2' },
  endor: { ties: 'auto' },
};

function specOf(game: string, name: string): BotSpec {
  const spec = readBot(name, OPPONENTS.get(game) ?? { levels: [] });
  if (!spec) throw new Error(name);
  return spec;
}

function player(game: Game, name: string): Player {
  return makePlayer(game, specOf(game.id, name), NO_CLOCK);
}

describe.each(GAMES.map((game) => [game.id, game] as const))('Bots in %s', (id, game) => {
  it.each(['random', 'greedy', 'search:4'])('%s: same seed, same game, and every answer is legal', (name) => {
    const play = (): unknown => {
      const bot = player(game, name);
      const checked: Player = (ask) => {
        const answer = bot(ask);
        expect(ask.decision.choices).toContain(answer.choice);
        return answer;
      };
      const options = game.options(OPTIONS[id]);
      return game.write(playOut(game, options, [checked, checked], seedFrom('same')).state);
    };
    expect(play()).toEqual(play());
  });

  it('sees what its seat sees, made once for each decision, and only where it looks', () => {
    const looks: number[] = [];
    const watched: Game = {
      ...game,
      view: (state, viewer) => {
        looks.push(viewer === 'spectator' ? -1 : viewer);
        return game.view(state, viewer);
      },
    };
    const own: number[] = [];
    const curious: Player = (ask) => {
      const { seat, choices } = ask.decision;
      own.push(seat);
      // A bot that lies about its seat gets no other view by it.
      Object.assign(ask.decision, { seat: 1 - seat });
      expect(ask.view).toBe(ask.view);
      Object.assign(ask.decision, { seat });
      expect(Object.keys(ask).sort()).toEqual(['decision', 'rng']);
      return { choice: choices[0] as Choice, why: { expected: undefined, reasons: [] }, opinions: [] };
    };
    const options = game.options(OPTIONS[id]);
    playOut(watched, options, [curious, curious], seedFrom('looks'));
    expect(looks).toEqual(own);
    looks.length = 0;
    playOut(watched, options, [player(watched, 'random'), player(watched, 'random')], seedFrom('looks'));
    expect(looks).toEqual([]);
    let thoughts = 0;
    const greedy = player(watched, 'greedy');
    const counted: Player = (ask) => {
      if (ask.decision.choices.length > 1) thoughts++;
      return greedy(ask);
    };
    playOut(watched, options, [counted, counted], seedFrom('looks'));
    expect(looks.length).toBe(thoughts);
  });

  it('has six levels, each of them a bot', () => {
    expect(OPPONENTS.get(id)?.levels).toHaveLength(6);
    for (let level = 1; level <= 6; level++) expect(specOf(id, `level:${level}`).name).toBe(`level:${level}`);
  });

  it('can say each consideration', () => {
    for (const { name } of game.considerations) {
      const lines = whyTexts(
        { expected: 0.5, reasons: [{ name, weight: 2.5 }] },
        { what: text('line.impossible', { words: 'Wait' }), why: [] },
      );
      expect(lines.map((line) => render(ENGLISH[id] as Words, line))).toEqual([
        expect.stringMatching(/there: [^[]+\.$/),
        'Chance to win: 50 %.',
      ]);
    }
  });

  it('considers nothing that the view does not show', () => {
    const state = game.setup(game.options(OPTIONS[id]), rngFromSeed(seedFrom('setup')));
    const rng = rngFromSeed(seedFrom('walk'));
    const bot = player(game, 'random');
    for (let i = 0; i < 150; i++) {
      const decision = game.pending(state)[0];
      if (!decision) break;
      const view = game.view(state, decision.seat);
      const [real, sampled] = [new Float64Array(game.considerations.length), new Float64Array(game.considerations.length)];
      game.consider(state, decision.seat, real);
      game.consider(game.sampleWorld(view, rng), decision.seat, sampled);
      expect(sampled).toEqual(real);
      game.apply(state, decision.seat, bot({ view, decision, rng }).choice);
    }
  });
});

describe('Strength', () => {
  const winsOf = (game: Game, names: readonly [string, string], games: number): number => {
    let wins = 0;
    for (let i = 0; i < games; i++) {
      const options = game.options(OPTIONS[game.id]);
      const bots = names.map((name) => player(game, name));
      if (i % 2 === 1) bots.reverse();
      const { state } = playOut(game, options, bots, seedFrom(`pair ${i >> 1}`));
      if (game.outcome(state)?.winners[0] === i % 2) wins++;
    }
    return wins;
  };

  it('greedy beats random from both seats', () => {
    expect(winsOf(duel, ['greedy', 'random'], 20)).toBeGreaterThanOrEqual(18);
  });

  it('search beats greedy from both seats', () => {
    expect(winsOf(duel, ['search:40', 'greedy'], 20)).toBeGreaterThanOrEqual(14);
  });
});

describe('Names of bots', () => {
  it.each(['serch:200ms', 'search:fast', 'search:0', 'greedy:5', 'level:9', 'level:0', 'level', ''])('"%s" is none', (name) => {
    expect(readBot(name, duelManifest)).toBeUndefined();
  });

  it('carry a budget in milliseconds or in iterations, and how the game sets the search', () => {
    expect(readBot('search:50ms', hothManifest)).toEqual({ kind: 'search', ms: 50, name: 'search:50ms' });
    expect(readBot('search:500', duelManifest)).toEqual({
      kind: 'search',
      iterations: 500,
      search: { lookThrough: true },
      name: 'search:500',
    });
  });
});

describe('Why', () => {
  it.each(['greedy', 'search:60'])('%s says what weighed, in points of a hundred, and what it expects', (name) => {
    const game: Game = hoth;
    const state = game.setup(game.options({ scenario: '2' }), rngFromSeed(seedFrom('why')));
    const rng = rngFromSeed(seedFrom('why bots'));
    const bot = player(game, name);
    let told = 0;
    for (let i = 0; i < 40; i++) {
      const decision = game.pending(state)[0];
      if (!decision) break;
      const { choice, why, opinions } = bot({ view: game.view(state, decision.seat), decision, rng });
      if (decision.choices.length > 1) {
        expect(why.expected).toBeGreaterThan(0);
        expect(why.expected).toBeLessThan(1);
        expect(opinions[0]?.choice).toBe(choice);
        expect(why.reasons.length).toBeLessThanOrEqual(3);
        if (why.reasons.length > 0) told++;
      }
      game.apply(state, decision.seat, choice);
    }
    expect(told).toBeGreaterThan(5);
  });
});

describe('A budget of time', () => {
  it.each(GAMES.map((game) => [game.id, game] as const))('ends a search in %s soon after it is spent', (id, game) => {
    const state = game.setup(game.options(OPTIONS[id]), rngFromSeed(seedFrom('time')));
    const decision = game.pending(state)[0];
    if (!decision) throw new Error('over');
    let reads = 0;
    // Each look at this clock takes a millisecond.
    const clock = (): number => reads++;
    const bot = makePlayer(game, specOf(game.id, 'search:200ms'), clock);
    const { choice } = bot({ view: game.view(state, decision.seat), decision, rng: rngFromSeed(seedFrom('bot')) });
    expect(decision.choices).toContain(choice);
    expect(reads).toBeGreaterThan(200);
    // One look for each choice of the node in hand.
    expect(reads).toBeLessThan(200 + 100);
  });

  it('that is already spent still gives a legal answer', () => {
    const state = duel.setup({ setup: 'standard' }, rngFromSeed(seedFrom('spent')));
    const decision = duel.pending(state)[0];
    if (!decision) throw new Error('over');
    const bot = makePlayer(duel, specOf('duel', 'search:1000000'), NO_CLOCK);
    const rng = rngFromSeed(seedFrom('bot'));
    const { choice } = bot({ view: duel.view(state, decision.seat), decision, rng, stopped: () => true });
    expect(decision.choices).toContain(choice);
  });
});

describe('A search', () => {
  it('goes on with its tree in the next decision of a turn', () => {
    const game: Game = hoth;
    const state = game.setup(game.options({ scenario: '2' }), rngFromSeed(seedFrom('tree')));
    const rng = rngFromSeed(seedFrom('tree bots'));
    const bot = player(game, 'search:100');
    const seat = game.pending(state)[0]?.seat;
    const visits: number[] = [];
    for (let i = 0; i < 6; i++) {
      const decision = game.pending(state)[0];
      if (decision?.seat !== seat || decision === undefined) break;
      const { choice, opinions } = bot({ view: game.view(state, decision.seat), decision, rng });
      if (opinions.length > 0) visits.push(opinions.reduce((sum, opinion) => sum + opinion.visits, 0));
      game.apply(state, decision.seat, choice);
    }
    expect(visits[0]).toBe(100);
    expect(Math.max(...visits)).toBeGreaterThan(110);
  });

  it('takes a win that lies before it', () => {
    const game: Game = endor;
    const state = game.read({
      door: 3,
      pieces: { han: 'complex', leia: 'complex', chewbacca: 'complex', droids: 'complex' },
      card: 'heroes-3',
    });
    const decision = game.pending(state)[0];
    if (!decision) throw new Error('over');
    const bot = player(game, 'search:60');
    const rng = rngFromSeed(seedFrom('win'));
    const { choice, why } = bot({ view: game.view(state, REBEL), decision, rng });
    game.apply(state, REBEL, choice);
    const next = game.pending(state)[0];
    if (!next) return;
    const then = bot({ view: game.view(state, REBEL), decision: next, rng });
    expect(game.notate(game.view(state, REBEL), then.choice)).toBe('breach');
    expect(why.expected).toBeGreaterThan(0.5);
  });
});

describe('A game that never ends', () => {
  it('is an error that names the seed and the position', () => {
    const asked = duel.pending(duel.setup({ setup: 'standard' }, rngFromSeed(seedFrom('stuck'))));
    const stuck: Game = { ...duel, pending: () => asked, apply: () => {} };
    const first: Player = ({ decision }) => ({
      choice: decision.choices[0] as Choice,
      why: { expected: 0, reasons: [] },
      opinions: [],
    });
    expect(() => playOut(stuck, { setup: 'standard' }, [first, first], seedFrom('stuck'))).toThrow(
      /^duel with seed [0-9a-f]{32} is not over after 1000000 decisions: \{/,
    );
  });
});
