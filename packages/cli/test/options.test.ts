import { describe, expect, it } from 'vitest';
import { wartable } from './helpers.ts';

const RECORD = new URL('../../../records/2/duel/shared.json', import.meta.url).pathname;

/** Every option that takes a number. */
const NUMBERS: readonly (readonly [command: readonly string[], option: string])[] = [
  [['simulate'], '--games'],
  [['simulate'], '--threads'],
  [['simulate', '--game', 'hoth'], '--seats'],
  [['tournament'], '--games'],
  [['tournament'], '--threads'],
  [['balance'], '--games'],
  [['balance'], '--seconds'],
  [['balance'], '--threads'],
  [['fuzz'], '--games'],
  [['serve'], '--port'],
  [['replay', RECORD], '--to'],
];
const NO_NUMBERS = ['NaN', 'Infinity', '-1', '+1', '1.5', '1e9', '0x10', '1_000', '99999999999999999999', '２', 'many'];
const TEXTS: readonly (readonly [command: string, option: string])[] = [
  ['simulate', '--seed'],
  ['simulate', '--bots'],
  ['simulate', '--game'],
  ['tournament', '--seed'],
  ['balance', '--out'],
  ['fuzz', '--seed'],
  ['fuzz', '--out'],
  ['play', '--seed'],
  ['serve', '--host'],
];

async function refused(words: readonly string[], message: string): Promise<void> {
  const { code, out, err } = await wartable(words);
  expect([words, code, out, err.split('\n').length]).toEqual([words, 2, '', 1]);
  expect(err).toContain(message);
}

describe.each(NUMBERS)('%j %s', (command, option) => {
  it('takes digits within its limits, once', async () => {
    for (const value of NO_NUMBERS) {
      await refused([...command, option, value], `${option} takes a whole number from `);
      await refused([...command, `${option}=${value}`], `${option} takes a whole number from `);
    }
    for (const nothing of ['', ' ', '\t\n']) await refused([...command, option, nothing], `${option} needs a value`);
    await refused([...command, `${option}=`], `${option} needs a value`);
    await refused([...command, option], `${option} needs a value`);
    await refused([...command, option, '--help'], `${option} needs a value`);
    await refused([...command, option, '2', option, '2'], `${option} is given twice`);
  });
});

describe('Words', () => {
  it.each(TEXTS)('of %s %s are given, once', async (command, option) => {
    for (const nothing of ['', '  ']) await refused([command, option, nothing], `${option} needs a value`);
    await refused([command, option, 'x', `${option}=y`], `${option} is given twice`);
  });

  it.each(['simulate', 'tournament', 'balance', 'fuzz', 'serve'])(
    'that %s has no use for are not passed over',
    async (command) => {
      await refused([command, 'now'], 'one thing too many: “now”');
      await refused([command, '--', '--games'], 'one thing too many: “--games”');
    },
  );
});
