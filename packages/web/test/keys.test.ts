/** The list of keys is complete: whoever adds one finds it here. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { KEYS } from '../src/play/keys.ts';

const PACKAGES = join(import.meta.dirname, '../..');

it('every shortcut is listed', () => {
  const sources = globSync(['web/src/**/*.tsx', '*/page/**/*.tsx'], {
    cwd: PACKAGES,
    exclude: (name) => name === 'node_modules',
  });
  const used = sources.flatMap((path) =>
    [...readFileSync(join(PACKAGES, path), 'utf8').matchAll(/useShortcuts\(\{(.*?)\}\)/gs)].flatMap(([, body = '']) =>
      [...body.matchAll(/(?:^|[{,])\s*'?([a-z?])'?:/g)].map(([, key]) => key),
    ),
  );
  const listed: readonly string[] = KEYS.flatMap(({ keys }) => [...keys]);
  expect(used.length).toBeGreaterThan(4);
  expect(used.filter((key) => !listed.includes(key ?? ''))).toEqual([]);
});
