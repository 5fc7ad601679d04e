/**
 * The search with considerations is what new bots are measured against: from the same seed it answers what it always
 * did. Whatever makes a difference here makes old measurements void.
 */
import { duel } from '@wartable/duel';
import { manifest as duelManifest } from '@wartable/duel/manifest';
import { endor } from '@wartable/endor';
import { manifest as endorManifest } from '@wartable/endor/manifest';
import { hoth } from '@wartable/hoth';
import { manifest as hothManifest } from '@wartable/hoth/manifest';
import { type Game, pick, rngFromSeed, seedFrom } from '@wartable/kernel';
import { describe, expect, it } from 'vitest';
import { makePlayer, type Opponents, readBot } from '../src/index.ts';

const NO_CLOCK = (): number => {
  throw new Error('an iteration budget reads no clock');
};

/** Every so many decisions of a walk by lot, the bot is asked. */
const EVERY = 9;
const ASKED = 7;

/** What it chose, how often it looked there, and a sum over all it thought. */
function answersIn(game: Game, opponents: Opponents, options: object): string[] {
  const spec = readBot('search:60', opponents);
  if (!spec) throw new Error('search:60');
  const bot = makePlayer(game, spec, NO_CLOCK);
  const state = game.setup(game.options(options), rngFromSeed(seedFrom('yardstick')));
  const lots = rngFromSeed(seedFrom('yardstick lots'));
  const rng = rngFromSeed(seedFrom('yardstick bot'));
  const answers: string[] = [];
  let waited = EVERY;
  while (answers.length < ASKED) {
    const [decision] = game.pending(state);
    if (!decision) break;
    const view = game.view(state, decision.seat);
    let choice = pick(lots, decision.choices);
    waited++;
    if (waited >= EVERY && decision.choices.length > 1) {
      const answer = bot({ view, decision, rng });
      const sum = answer.opinions.reduce((total, { visits, expected }, i) => total + (i + 1) * visits * expected, 0);
      answers.push(`${game.notate(view, answer.choice)} ${answer.opinions[0]?.visits} ${sum.toFixed(6)}`);
      choice = answer.choice;
      waited = 0;
    }
    game.apply(state, decision.seat, choice);
  }
  return answers;
}

describe('The search that others are measured against answers what it always did', () => {
  it('in the duel, also where both answer in secret', () => {
    expect(answersIn(duel as Game, duelManifest, { setup: 'standard' })).toMatchInlineSnapshot(`
      [
        "keep 30 42.941872",
        "initiative 44 37.980192",
        "play scouting-tie-fighter 19 60.663651",
        "deploy 52 40.669853",
        "play hoth-trooper 53 58.100263",
        "play first-legion-trooper 31 4.150817",
        "play han-solo 43 68.989930",
      ]
    `);
  });

  it('in the battle of two', () => {
    expect(answersIn(hoth as Game, hothManifest, { scenario: '2' })).toMatchInlineSnapshot(`
      [
        "play rebel-spearhead 32 41.847267",
        "order C2 9 158.036395",
        "order G2 31 62.152633",
        "order B2 15 106.435565",
        "to B4 16 100.854749",
        "order H7 18 82.956633",
        "move G1 36 52.756413",
      ]
    `);
  });

  it('in the battle of teams', () => {
    expect(answersIn(hoth as Game, hothManifest, { scenario: '2', players: { rebel: 2, empire: 2 } })).toMatchInlineSnapshot(`
      [
        "play rebel-direct-from-hq 50 30.004866",
        "to H6 21 42.906596",
        "move I2 31 56.846429",
        "to E7 10 69.395308",
        "to F1 15 116.384478",
        "to C4 23 145.543959",
        "to I6 26 44.516320",
      ]
    `);
  });

  it('against the rules themselves', () => {
    expect(answersIn(endor as Game, endorManifest, { ties: 'auto' })).toMatchInlineSnapshot(`
      [
        "place R.0 54 36.693215",
        "default 45 11.346651",
        "to R.2 8 49.942549",
        "target SB3 8 5.424042",
        "done 34 4.156329",
        "act EW6 8 17.198774",
        "to E5.2 6 23.006339",
      ]
    `);
  });
});
