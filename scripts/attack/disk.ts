/**
 * Disks that fill, and that become read-only, under a game: the player is told, a good save stays good, and play goes on once there is room.
 * A small file system of our own where the system lets us mount one, else a limit on the size of files.
 */
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Attack, Trial } from './tally.ts';

/** A tmpfs that nobody else sees and that goes with the process. */
const MOUNTED = ['unshare', '-rm', 'sh', '-c', 'mount -t tmpfs -o size=256k wartable "$0" && exec "$@"'];

const mayMount = (folder: string): boolean => {
  const [command = '', ...args] = [...MOUNTED, folder, 'true'];
  return spawnSync(command, args).status === 0;
};

export const fillDisk: Attack = async ({ seed, goesOn, report }) => {
  const folder = mkdtempSync(join(tmpdir(), 'wartable-attack-'));
  const disk = join(folder, 'disk');
  mkdirSync(disk);
  try {
    const isMounted = mayMount(disk);
    const script = join(import.meta.dirname, 'disk-inside.ts');
    const [command = '', ...args] = [
      ...(isMounted ? [...MOUNTED, disk] : []),
      process.execPath,
      script,
      disk,
      seed,
      isMounted ? 'mounted' : 'limited',
    ];
    const child = spawn(command, args, { stdio: ['pipe', 'pipe', 'inherit'] });
    let tried = 0;
    for await (const line of createInterface({ input: child.stdout })) {
      report(JSON.parse(line) as Trial);
      if (!goesOn(++tried)) break;
      child.stdin.write('\n');
    }
    child.kill();
    if (tried === 0) throw new Error('the disk could not be attacked');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
