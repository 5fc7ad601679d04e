/** Who can read the data folder runs the server: the key that lies there says so. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newToken } from './secrets.ts';

export const HOST_KEY = 'host.key';

/** The key of the host, made where there is none. */
export function hostKeyIn(folder: string): string {
  const path = join(folder, HOST_KEY);
  mkdirSync(folder, { recursive: true });
  try {
    // Only where there is none: two servers that start at once keep one key.
    writeFileSync(path, `${newToken()}\n`, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return readFileSync(path, 'utf8').trim();
}
