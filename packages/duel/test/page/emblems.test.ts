import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { CARD_NAMES } from '../../src/cards/index.ts';

const FOLDER = join(import.meta.dirname, '..', '..', 'page', 'emblems');

it('Every card has a picture', () => {
  const drawn = readdirSync(FOLDER)
    .map((file) => readFileSync(join(FOLDER, file), 'utf8'))
    .join('\n');
  expect(CARD_NAMES.filter((card) => !new RegExp(`^ {2}'?${card}'?: \\{$`, 'm').test(drawn))).toEqual([]);
});
