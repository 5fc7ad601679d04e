/**
 * Who may write a save: one process at a time. The holder's name stands in a file beside the save; whoever takes over puts the own name there.
 *
 * Nobody overwrites what somebody else has written since. A writer (1) makes a new file, (2) sees that its own name still stands, (3) puts
 * the file in place; whoever takes over (a) puts its name there, (b) removes new files, (c) reads the save. If (1) comes before (b),
 * either (3) comes before (b) and so before (c), or the new file is gone and (3) fails. If (1) comes after (b), (2) comes after (a) and finds the other name.
 */
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { DiskError, readKept, remove, sweep, systemCode, writeWhole } from '../disk.ts';
import { FileError } from '../io.ts';
import { text } from '../text/index.ts';

export type Hold = { readonly path: string; readonly token: string };

type Holder = {
  readonly pid: number;
  readonly host: string;
  /** When the machine and the process were started, as far as the system tells: numbers of processes come again. */
  readonly boot: string;
  readonly began: string;
  readonly token: string;
};

/** Somebody else holds the save by now. */
export class TakenOver extends FileError {}

const nameplate = (path: string): string => `${path}.lock`;

function holderAt(path: string): Partial<Holder> | undefined {
  const found = readKept(nameplate(path));
  if (found === undefined) return undefined;
  try {
    const holder: unknown = JSON.parse(found);
    return typeof holder === 'object' && holder !== null ? holder : {};
  } catch {
    return {};
  }
}

/** Who holds a save, if that process is still there; of other machines one cannot know. */
export function holderOf(path: string): { readonly pid: number; readonly host: string } | undefined {
  const { pid, host, boot, began } = holderAt(path) ?? {};
  if (typeof pid !== 'number' || typeof host !== 'string') return undefined;
  const here = host === hostname();
  return here && (boot !== bootOf() || !isAlive(pid) || began !== beganOf(pid)) ? undefined : { pid, host };
}

/** Takes a save, whoever had it, with the files that belong to it. */
export function take(path: string, ...others: readonly string[]): Hold {
  const token = randomBytes(16).toString('hex');
  const holder: Holder = { pid: process.pid, host: hostname(), boot: bootOf(), began: beganOf(process.pid), token };
  writeWhole(nameplate(path), `${JSON.stringify(holder)}\n`);
  for (const one of [nameplate(path), path, ...others]) sweep(one);
  return { path, token };
}

/** Throws where the save is not held any more. */
export function mustHold({ path, token }: Hold): void {
  if (holderAt(path)?.token !== token) throw new TakenOver(path, text('play.taken-over'));
}

/** A name that stays, because the disk does not let it go, is that of a process that has ended. */
export function letGo({ path, token }: Hold): void {
  try {
    if (holderAt(path)?.token === token) remove(nameplate(path));
  } catch (error) {
    if (!(error instanceof DiskError)) throw error;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return systemCode(error) === 'EPERM';
  }
}

const bootOf = (): string => told('/proc/sys/kernel/random/boot_id').trim();

/** After its name, which may hold anything, come the state of a process and, 20th, when it began; one that is dead and not yet buried has not. */
function beganOf(pid: number): string {
  const [state, ...rest] = told(`/proc/${pid}/stat`)
    .replace(/^.*\)\s/s, '')
    .split(' ');
  return state === 'Z' ? 'dead' : (rest[18] ?? '');
}

function told(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
