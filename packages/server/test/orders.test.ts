import { INSTALLED } from '@wartable/games';
import { answer, type Game, newMatch, pendingDecisions, seedFrom } from '@wartable/kernel';
import { describe, expect, it } from 'vitest';
import { answerByOrder } from '../src/hall/orders.ts';

const gameNamed = (id: string): Game => INSTALLED.find(({ manifest }) => manifest.id === id)?.game as Game;

/** Plays first choices, and notes what orders would have answered. */
function played(game: Game, options: unknown, orders: readonly string[]) {
  const match = newMatch(game, { options, players: ['Ann', 'Bob'], seed: seedFrom('orders') });
  const given: string[] = [];
  for (let n = 0; n < 400; n++) {
    const [decision] = pendingDecisions(match);
    if (!decision) break;
    const view = game.view(match.state, decision.seat);
    const choice = answerByOrder(game, () => view, decision, orders);
    if (choice !== undefined) given.push(`${decision.kind}: ${game.notate(view, choice)}`);
    answer(match, decision.seat, decision.id, choice ?? decision.choices[(n * 7) % decision.choices.length] ?? 0);
  }
  return given;
}

describe('Standing orders', () => {
  it('answer what was ordered, and nothing else', () => {
    const duel = gameNamed('duel');
    const given = played(duel, {}, ['no-resource']);
    expect(given.length).toBeGreaterThan(2);
    expect(new Set(given)).toEqual(new Set(['resource: no-resource']));
    expect(played(duel, {}, [])).toEqual([]);
    expect(played(duel, {}, ['only-way', 'unheard-of'])).toEqual([]);
  });

  it('let units retreat by the only way there is', () => {
    const hoth = gameNamed('hoth');
    const given = [1, 2, 3, 4, 5, 6].flatMap((scenario) => played(hoth, { scenario }, ['only-way']));
    expect(given.length).toBeGreaterThan(0);
    for (const one of given) expect(one).toMatch(/^retreat: retreat /);
  });

  it('do not answer in one’s own turn', () => {
    const hoth = gameNamed('hoth');
    const match = newMatch(hoth, { options: { scenario: 1 }, players: ['Ann', 'Bob'], seed: seedFrom('own turn') });
    const [decision = expect.unreachable()] = pendingDecisions(match);
    expect(answerByOrder(hoth, () => hoth.view(match.state, decision.seat), decision, hoth.orders ?? [])).toBeUndefined();
  });
});
