/** The program in a process of its own, told what to type from the start. */
import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PROGRAM = join(import.meta.dirname, '..', 'src', 'run.ts');
export const WITNESS = join(import.meta.dirname, 'witness.mjs');

export type Ended = { readonly code: number | null; readonly out: string; readonly err: string };

export type How = {
  readonly typed?: readonly string[];
  /** What stands before the command: a limit, a small disk, a tracer. */
  readonly around?: readonly string[];
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** Options of Node. */
  readonly node?: readonly string[];
  readonly uid?: number;
  /** A file or a device instead of a pipe. */
  readonly stdout?: number;
};

export function run(home: string | undefined, words: readonly string[], how: How = {}): Promise<Ended> {
  const [command = '', ...args] = [...(how.around ?? []), process.execPath, ...(how.node ?? []), PROGRAM, ...words];
  const child = spawn(command, args, {
    env: { ...process.env, WARTABLE_HOME: home, WARTABLE_LANG: 'en', NO_COLOR: '1', NODE_OPTIONS: '', ...how.env },
    stdio: ['pipe', how.stdout ?? 'pipe', 'pipe'],
    timeout: 50_000,
    killSignal: 'SIGKILL',
    ...(how.uid === undefined ? {} : { uid: how.uid, gid: how.uid }),
  });
  let [out, err] = ['', ''];
  child.stdout?.on('data', (data) => {
    out += data;
  });
  child.stderr?.on('data', (data) => {
    err += data;
  });
  child.stdin?.on('error', () => {});
  child.stdin?.end((how.typed ?? []).map((line) => `${line}\n`).join(''));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, out, err }));
  });
}

export const newFolder = (): string => mkdtempSync(join(tmpdir(), 'wartable-saves-'));
