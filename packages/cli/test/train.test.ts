import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readNet } from '@wartable/ai';
import { describe, expect, it } from 'vitest';
import { wartable } from './helpers.ts';

const folder = mkdtempSync(join(tmpdir(), 'wartable-'));
const SMALL = '--games 5 --iterations 4 --hasty 2 --long 30 --passes 1 --wide 8 --threads 2'.split(' ');
const TWICE = '--generations 2 --gate 2 --ms 1'.split(' ');
const ONCE = '--generations 1 --gate 0'.split(' ');

describe('wartable train', () => {
  it.each(['duel', 'hoth', 'endor'])(
    '%s: plays itself, learns, plays who was best before, and tells it on a page',
    async (game) => {
      const out = join(folder, game);
      const { code, out: said } = await wartable(['train', game, ...SMALL, ...TWICE, '--out', out]);
      expect(said).toMatch(/5 games in \d+ s, search:4 against itself/);
      expect(code).toBe(0);
      const { net, card } = readNet(readFileSync(join(out, `${game}-2.net`)));
      expect(card).toMatchObject({ game, generation: 2, games: 10 });
      expect(net.shape.wide).toBe(8);
      expect(card.opinion?.weights.some((weight) => weight !== 0)).toBe(true);
      expect(card.opinion?.accounts).toBeGreaterThan(0.2);
      const page = readFileSync(join(out, 'report.html'), 'utf8');
      expect(page.match(/<svg class="plot"/g)).toHaveLength(6);
    },
  );

  it('makes the same net of the same seed, however many threads there are', async () => {
    const nets = [];
    for (const threads of ['1', '2']) {
      const out = join(folder, `again-${threads}`);
      await wartable(['train', 'duel', ...SMALL.with(-1, threads), ...ONCE, '--seed', 'x', '--out', out]);
      nets.push(readNet(readFileSync(join(out, 'duel-1.net'))).net);
    }
    expect(nets[0]).toEqual(nets[1]);
  });

  it('says what is wrong with a net, and where there is no PyTorch', async () => {
    const path = join(folder, 'wrong.net');
    writeFileSync(path, 'nothing');
    const own = join(folder, 'duel', 'duel-1.net');
    for (const [words, told] of [
      [['tournament', '--bots', `net:2@${path},random`, '--games', '2'], 'is no net that can be used here'],
      [['tournament', '--game', 'hoth', '--bots', `net:2@${own},random`, '--games', '2'], 'it is for duel'],
      [
        ['train', 'duel', ...SMALL, '--python', 'no-such-python', '--out', join(folder, 'none')],
        'no-such-python could not fit the net',
      ],
    ] as const) {
      const { code, err } = await wartable(words);
      expect(err).toContain(told);
      expect(code).toBe(2);
    }
  });
});
