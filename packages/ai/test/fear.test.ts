/** What bots fear most: the best answer of an enemy, guessed from what the seat sees. */
import { duel } from '@wartable/duel';
import { manifest as duelManifest } from '@wartable/duel/manifest';
import { endor } from '@wartable/endor';
import { manifest as endorManifest } from '@wartable/endor/manifest';
import { gameFolders } from '@wartable/games/folders';
import { hoth } from '@wartable/hoth';
import { manifest as hothManifest } from '@wartable/hoth/manifest';
import {
  below,
  type Choice,
  type Decision,
  type Game,
  type GameState,
  pick,
  type Rng,
  render,
  rngFromSeed,
  type Seat,
  seedFrom,
} from '@wartable/kernel';
import { gameParts, LANGUAGES, sharedPart, wordsFor } from '@wartable/languages';
import { describe, expect, it } from 'vitest';
import {
  type Answer,
  chance,
  type Evaluator,
  insteadOf,
  lineFrom,
  makePlayer,
  mergeAnswers,
  type Opponents,
  whyTexts,
} from '../src/index.ts';
import { FIRST, roads, roadsState, valuing } from './toys.ts';

const NO_CLOCK = (): number => {
  throw new Error('an iteration budget reads no clock');
};

type Taken = { readonly type: string; readonly choice: Choice; readonly seat: Seat };

/** Roads that are heard of, and whose end is worth what the way was. */
const heard = {
  ...roads,
  outcome: () => undefined,
  apply: (state: GameState, seat: Seat, choice: Choice, emit?: (event: Taken) => void) => {
    roads.apply(state, seat, choice);
    emit?.({ type: 'taken', choice, seat });
  },
  seenBy: (event: Taken) => event,
  log: ({ choice, seat }: Taken) => ({ key: `${seat} takes ${choice}` }),
} as unknown as Game;

/** Which roads the second seat has is hidden: two of three. */
const unsure = {
  ...heard,
  sampleWorld: (view: object, rng: Rng) => ({ ...roads.sampleWorld(view, rng), secret: below(rng, 2) }),
  pending: (state: GameState) => {
    const { secret } = state as unknown as { readonly secret: number };
    return roads.pending(state).map((open) => ({ ...open, choices: open.seat === 0 ? [0, 1] : [secret, secret + 1] }));
  },
} as Game;

function ask(game: Game, evaluator: Evaluator, iterations: number, fears = true, rng = rngFromSeed(seedFrom('fear'))): Answer {
  const bot = makePlayer(game, { kind: 'search', iterations }, NO_CLOCK, evaluator);
  const [decision] = game.pending(roadsState);
  return bot({ view: game.view(roadsState, FIRST), decision: decision as Decision, rng, fears });
}

/** The middle road is best, and the last one the best answer to it. */
const judged = valuing((taken) => (taken[0] === 1 ? 1 : -1) - (taken[1] === 2 ? 0.5 : 0));

describe('What a search fears most', () => {
  it('is the answer of the enemy that it looked at most, and what is left then', () => {
    const { choice, why } = ask(heard, judged, 600);
    expect(choice).toBe(1);
    expect(why.fear?.what).toEqual({ key: '1 takes 2' });
    expect(why.fear?.sure).toBe(true);
    expect(why.fear?.expected).toBeCloseTo(chance(0.5), 9);
    expect(why.fear?.expected).toBeLessThan(why.expected ?? 0);
  });

  it('is found by who asks for it alone, and changes no answer', () => {
    const [asked, silent] = [rngFromSeed(seedFrom('fear')), rngFromSeed(seedFrom('fear'))];
    const { why, ...rest } = ask(heard, judged, 600, true, asked);
    const { fear, ...reasons } = why;
    expect(fear).toBeDefined();
    expect(ask(heard, judged, 600, false, silent)).toEqual({ why: reasons, ...rest });
    expect(asked).toEqual(silent);
  });

  it('is not told where too little was looked at, or where nothing would be heard of it', () => {
    expect(ask(heard, judged, 40).why.fear).toBeUndefined();
    const { log: _, ...dumb } = heard;
    expect(ask(dumb as Game, judged, 600).why.fear).toBeUndefined();
  });

  it('goes through what one does next oneself, and through what an enemy must do', () => {
    // The first seat takes two roads, the second one has no choice at its first.
    const slow = {
      ...heard,
      pending: (state: GameState) =>
        heard.pending(state).map((open) => {
          const { length } = (state as typeof roadsState).taken;
          return { ...open, seat: length < 2 ? FIRST : open.seat === FIRST ? 1 : 0, choices: length === 2 ? [0] : open.choices };
        }),
    } as unknown as Game;
    const { why } = ask(
      slow,
      valuing((taken) => (taken[1] === 1 ? 1 : 0) - (taken[4] === 0 ? 2 : 0)),
      3000,
    );
    expect(why.fear?.what.key).toBe('1 takes 0');
  });

  it('is a guess where it depends on what is hidden', () => {
    expect(ask(unsure, judged, 900).why.fear).toMatchObject({ what: { key: '1 takes 2' }, sure: false });
    const common = valuing((taken) => (taken[1] === 1 ? -1 : 0));
    expect(ask(unsure, common, 900).why.fear).toMatchObject({ what: { key: '1 takes 1' }, sure: true });
  });

  it('is told by the one of several whose choice is taken', () => {
    const fear = { what: { key: 'it' }, sure: true, expected: 0.3 };
    const one: Answer = { choice: 0, why: { expected: 0.5, reasons: [] }, opinions: [{ choice: 0, visits: 10, expected: 0.5 }] };
    const other: Answer = {
      choice: 1,
      why: { expected: 0.6, reasons: [], fear },
      opinions: [{ choice: 1, visits: 20, expected: 0.6 }],
    };
    expect(mergeAnswers([one, other]).why).toEqual({ expected: 0.6, reasons: [], fear });
    expect(mergeAnswers([other, one, one, one]).why.fear).toBeUndefined();
  });

  it('is told of a bot that is asked about a decision of somebody else', () => {
    const weighed = {
      ...unsure,
      considerations: [{ name: 'roads', weight: 1 }],
      consider: (state: GameState, seat: Seat, amounts: Float64Array) => {
        amounts[0] = ((state as typeof roadsState).taken[1] === 2 ? -2 : 0) * (seat === FIRST ? 1 : -1);
      },
      notate: (_: unknown, choice: Choice) => `road ${choice}`,
      offers: () => [],
    } as unknown as Game;
    const line = lineFrom(weighed, { ...roadsState, secret: 0 } as GameState, [{ entry: 0, seat: FIRST, notation: 'road 0' }]);
    const told = insteadOf(weighed, line, 0, { kind: 'search', iterations: 600 }, NO_CLOCK)?.fear;
    expect(told).toEqual({ key: 'fear.of-it-if', params: { what: { key: '1 takes 2' }, percent: Math.round(100 * chance(-2)) } });
  });

  it('is said where it costs something', () => {
    const fear = { what: { key: 'it' }, sure: false, expected: 0.49 };
    const keys = (expected: number) =>
      whyTexts({ expected, reasons: [], fear }, { what: { key: 'do' }, why: [] }).map(({ key }) => key);
    expect(keys(0.5)).toEqual(['why.alone', 'why.expected']);
    expect(keys(0.52)).toEqual(['why.alone', 'why.expected', 'fear.most-if']);
  });
});

const GAMES: readonly (readonly [string, Game, Opponents, object])[] = [
  ['duel', duel as Game, duelManifest, { setup: 'standard' }],
  ['hoth', hoth as Game, hothManifest, { scenario: '2' }],
  ['endor', endor as Game, endorManifest, { ties: 'auto' }],
];

describe.each(GAMES)('Fears in %s', (id, game, { search }, options) => {
  it('are the same whatever is hidden, and can be said in every language', async () => {
    const parts = [
      sharedPart('ai'),
      ...gameFolders().flatMap((folder) => (folder.id === id ? gameParts(folder, ['rules']) : [])),
    ];
    const words = await Promise.all(LANGUAGES.map((language) => wordsFor(language, parts)));
    const state = game.setup(game.options(options), rngFromSeed(seedFrom('fears')));
    const lots = rngFromSeed(seedFrom('lots'));
    const said: string[] = [];
    for (let i = 0; i < 64; i++) {
      const [decision] = game.pending(state);
      if (!decision) break;
      const { seat } = decision;
      if (i % 8 === 7 && decision.choices.length > 1) {
        const other = game.sampleWorld(game.view(state, seat), rngFromSeed(seedFrom(`another world ${i}`)));
        const [here, there] = [state, other].map((world) => {
          const skill = { kind: 'search', iterations: id === 'endor' ? 100 : 500, ...(search && { search }) } as const;
          const bot = makePlayer(game, skill, NO_CLOCK);
          return bot({ view: game.view(world, seat), decision, rng: rngFromSeed(seedFrom(`bot ${i}`)), fears: true }).why;
        });
        expect(there).toEqual(here);
        const { fear } = here ?? {};
        for (const one of fear ? words : []) {
          const lines = whyTexts(
            { expected: 1, reasons: [], fear: fear as NonNullable<typeof fear> },
            { what: { key: 'do' }, why: [] },
          );
          expect(render(one, lines[2] as (typeof lines)[0])).toMatch(/^[^[{]+\.$/);
        }
        if (fear) said.push(`${fear.what.key}${fear.sure ? '' : ', if it is there'}`);
      }
      game.apply(state, seat, pick(lots, decision.choices));
    }
    // On Endor the enemy belongs to the rules.
    if (id === 'endor') expect(said).toEqual([]);
    else expect(said).toContain('log.card-played, if it is there');
  });
});
