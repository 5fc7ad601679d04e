/** What the disk takes to keep a page: the same call as that of PostgreSQL. */
import { closeSync, fdatasyncSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/** Milliseconds of each of so many. A file that has its length already, as those of the write-ahead log. */
export function syncTimes(folder: string, many = 300): readonly number[] {
  const path = join(folder, 'sync');
  const file = openSync(path, 'w');
  const page = Buffer.alloc(8192, 1);
  for (let n = 0; n < many; n++) writeSync(file, page, 0, page.length, n * page.length);
  fdatasyncSync(file);
  const times = Array.from({ length: many }, (_, n) => {
    page.fill(n % 256);
    writeSync(file, page, 0, page.length, n * page.length);
    const began = performance.now();
    fdatasyncSync(file);
    return performance.now() - began;
  });
  closeSync(file);
  rmSync(path);
  return times;
}
