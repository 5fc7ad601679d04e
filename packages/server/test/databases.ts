/** The same tests on both databases: a new, empty one for each that asks. */
import { mkdtempSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Config } from '../src/config.ts';
import { type Where, whereOf } from '../src/store/index.ts';
import { DOOR } from './postgres.ts';

/** A new place: for `openStore`, and as a server is told of it. */
export type Place = { readonly where: Where; readonly config: Pick<Config, 'data' | 'database'> };

export const DATABASES: readonly (readonly [name: 'sqlite' | 'postgres', fresh: () => Promise<Place>])[] = [
  ['sqlite', async () => sqlite()],
  ['postgres', postgres],
];

const newFolder = (): string => mkdtempSync(join(tmpdir(), 'data-'));

export function sqlite(): Place {
  const data = newFolder();
  return { where: whereOf({ data }), config: { data } };
}

export async function postgres(): Promise<Place> {
  const url = await text(connect(DOOR()));
  if (!url.startsWith('postgres:')) throw new Error(url);
  return { where: { url }, config: { data: newFolder(), database: url } };
}
