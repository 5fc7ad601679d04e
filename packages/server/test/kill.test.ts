/** A few of the kills of `npm run soak`. */
import { expect, test } from 'vitest';
import { postgres, sqlite } from './databases.ts';
import { weather } from './storm.ts';

test('a server that is killed in a storm of answers has lost none that it acknowledged: SQLite', async () => {
  const { answers, kept, tables } = await weather(sqlite(), 3, 10);
  expect(answers).toBeGreaterThan(150);
  expect(kept).toBeGreaterThanOrEqual(answers);
  expect(tables).toBeGreaterThanOrEqual(10);
});

test('the same: PostgreSQL', async () => {
  const { answers, kept } = await weather(await postgres(), 1, 10);
  expect(answers).toBeGreaterThan(50);
  expect(kept).toBeGreaterThanOrEqual(answers);
});
