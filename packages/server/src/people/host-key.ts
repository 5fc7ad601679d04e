/** Who can read the data folder runs the server: the key that lies there says so. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeOnce } from '../store/disk.ts';
import { newToken } from './secrets.ts';

const HOST_KEY = 'host.key';

/** The key of the host. */
export const hostKeyIn = (folder: string): string => keyIn(folder, HOST_KEY);

/** A key that lies in the data folder, made where there is none. */
export function keyIn(folder: string, name: string): string {
  const path = join(folder, name);
  writeOnce(path, `${newToken()}\n`);
  return readFileSync(path, 'utf8').trim();
}
