import { readFileSync } from 'node:fs';
import { duel } from '@wartable/duel';
import { endor, inventTable } from '@wartable/endor';
import { hoth, inventBattle, SCENARIOS } from '@wartable/hoth';
import { type Game, newSparse, rngFromSeed, seedFrom } from '@wartable/kernel';
import { describe, expect, it } from 'vitest';
import { type Evaluator, learned, makePlayer, readNet } from '../src/index.ts';

const MOST_DECISIONS = 60;
const ROOM = newSparse().index.length;
const chanceOf = (name: string) => rngFromSeed(seedFrom(name));

function lookOf(game: Game): Evaluator {
  const { net, card } = readNet(readFileSync(new URL(`../../${game.id}/nets/${game.id}.net`, import.meta.url)));
  return learned(game, net, card);
}

/** Some decisions of a game with the net it ships with. */
function play(game: Game, look: Evaluator, options: object, name: string): void {
  const state = game.setup(game.options(options), chanceOf(name));
  const players = game.seats(state).map(() => makePlayer(game, { kind: 'search', iterations: 6 }, () => 0, look));
  const rng = chanceOf(`${name} bots`);
  const sparse = newSparse();
  for (let i = 0; i < MOST_DECISIONS; i++) {
    const decision = game.pending(state)[0];
    if (!decision) break;
    const { seat, choices } = decision;
    sparse.size = 0;
    game.encoding?.position(state, seat, sparse);
    expect(sparse.size).toBeLessThan(ROOM);
    const answer = players[seat]?.({ view: game.view(state, seat), decision, rng });
    if (!answer || !choices.includes(answer.choice)) throw new Error(`${answer?.choice} is not among the choices`);
    for (const { expected } of answer.opinions) expect(expected >= 0 && expected <= 1).toBe(true);
    game.apply(state, seat, answer.choice);
  }
}

describe('The net a game ships with', () => {
  it('plays every scenario of Battle of Hoth, with leaders, and with two to four people', () => {
    const look = lookOf(hoth);
    for (const { id } of SCENARIOS) play(hoth, look, { scenario: String(id) }, `box ${id}`);
    for (const [rebel, empire] of [
      [2, 1],
      [1, 2],
      [2, 2],
    ])
      play(hoth, look, { scenario: '1', players: { rebel, empire } }, `${rebel} ${empire}`);
    play(hoth, look, { scenario: '5', leaders: { rebel: ['han-solo'], empire: ['darth-vader'] } }, 'leaders');
  });

  it('plays scenarios and maps of one’s own, whatever is in them', () => {
    const [onHoth, onEndor] = [lookOf(hoth), lookOf(endor)];
    for (let i = 0; i < 40; i++) play(hoth, onHoth, inventBattle(chanceOf(`own ${i}`)), `own ${i}`);
    for (let i = 0; i < 10; i++) play(endor, onEndor, inventTable(chanceOf(`own ${i}`)), `own ${i}`);
  });

  it('plays the duel and the forest', () => {
    play(duel, lookOf(duel), {}, 'duel');
    play(endor, lookOf(endor), { ties: 'auto' }, 'endor');
  });

  const asked = () => {
    const state = duel.setup(duel.options({ setup: 'first-game' }), chanceOf('asked'));
    const decision = duel.pending(state)[0];
    if (!decision) throw new Error('nobody is asked');
    return { view: duel.view(state, decision.seat), decision, rng: chanceOf('asked bots') };
  };
  const thought = (look: Evaluator, settings: Evaluator['settings'], iterations: number) =>
    makePlayer(duel, { kind: 'search', iterations }, () => 0, { ...look, settings: { ...look.settings, ...settings } })(asked());

  it('looks at more first choices where it doubts itself', () => {
    const tried = (doubt: number): number => thought(lookOf(duel), { doubt }, 300).opinions.length;
    expect(tried(0)).toBeLessThan(asked().decision.choices.length);
    expect(tried(0.9)).toBe(asked().decision.choices.length);
  });

  it('says what a choice brings also where it looked at no other', () => {
    const { opinions, why } = thought(lookOf(duel), { width: 1 }, 100);
    expect(opinions).toHaveLength(1);
    expect(why.reasons.length).toBeGreaterThan(0);
  });

  it('is searched with as its card says', () => {
    const { net, card } = readNet(readFileSync(new URL('../../duel/nets/duel.net', import.meta.url)));
    expect(learned(duel, net, { ...card, settings: { curiosity: 0.7 } }).settings?.curiosity).toBe(0.7);
  });
});
