/** Who can read the data folder runs the server: the key that lies there says so. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newToken } from './secrets.ts';

export const HOST_KEY = 'host.key';

/** The key of the host. */
export const hostKeyIn = (folder: string): string => keyIn(folder, HOST_KEY);

/** A key that lies in the data folder, made where there is none. */
export function keyIn(folder: string, name: string): string {
  const path = join(folder, name);
  mkdirSync(folder, { recursive: true });
  try {
    // Only where there is none: two servers that start at once keep one key.
    writeFileSync(path, `${newToken()}\n`, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return readFileSync(path, 'utf8').trim();
}
