import { duel } from '@wartable/duel';
import { seedFrom } from '@wartable/kernel';
import { describe, expect, it } from 'vitest';
import { BOTS, playOut } from '../src/index.ts';

describe('Bots', () => {
  it.each(Object.keys(BOTS))('%s: same seed, same game, and every answer is legal', (name) => {
    const bot = BOTS[name]?.(duel);
    if (!bot) throw new Error(name);
    const checked: typeof bot = (ask) => {
      const answer = bot(ask);
      expect(ask.decision.choices).toContain(answer.choice);
      return answer;
    };
    const play = () => playOut(duel, { setup: 'standard' }, [checked, checked], seedFrom('same')).state;
    expect(play()).toEqual(play());
  });

  it('greedy beats random from both seats', () => {
    const [greedy, random] = [BOTS['greedy']?.(duel), BOTS['random']?.(duel)];
    if (!greedy || !random) throw new Error('bots');
    let wins = 0;
    for (let i = 0; i < 20; i++) {
      const bots = i % 2 === 0 ? [greedy, random] : [random, greedy];
      const { state } = playOut(duel, { setup: 'standard' }, bots, seedFrom(`pair ${i >> 1}`));
      if (duel.outcome(state)?.winners[0] === i % 2) wins++;
    }
    expect(wins).toBeGreaterThanOrEqual(18);
  });
});
