/** The program in a process of its own, with somebody who types at it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';

const PROGRAM = join(import.meta.dirname, '..', '..', 'packages', 'cli', 'src', 'run.ts');

/** Longer than any answer takes on a busy machine. */
const PATIENCE_MS = 60_000;

export type Program = {
  readonly pid: number | undefined;
  readonly said: () => string;
  /** Waits until the program asks for a line, has ended, or hangs. */
  readonly waits: () => Promise<'asks' | 'ended' | 'hang'>;
  readonly type: (line: string) => void;
  readonly kill: () => Promise<void>;
  /** The exit code; null after a kill. */
  readonly ended: Promise<number | null>;
};

/** Everything printed ends its line; only a question leaves it open. Who looks on is told how to stop. */
const asks = (said: string): boolean => said !== '' && (!said.endsWith('\n') || said.endsWith('q: leave\n'));

/** `around` wraps the command: a limit, another user, another file system. */
export function start(home: string, words: readonly string[], around: readonly string[] = []): Program {
  const [command = process.execPath, ...args] = [...around, process.execPath, PROGRAM, ...words];
  const child: ChildProcess = spawn(command, args, {
    env: { ...process.env, WARTABLE_HOME: home, WARTABLE_LANG: 'en', NO_COLOR: '1' },
    stdio: ['pipe', 'pipe', 'pipe'],
    // A group of its own: what wraps the program dies with it.
    detached: true,
  });
  let said = '';
  let answered = 0;
  let isOver = false;
  let wake = (): void => {};
  const hear = (data: Buffer): void => {
    said += data.toString();
    wake();
  };
  child.stdout?.on('data', hear);
  child.stderr?.on('data', hear);
  // A program that has ended reads no more.
  child.stdin?.on('error', () => {});
  const ended = new Promise<number | null>((resolve) => {
    child.on('close', (code) => {
      isOver = true;
      resolve(code);
      wake();
    });
  });
  return {
    pid: child.pid,
    said: () => said,
    ended,
    type: (line) => {
      answered = said.length;
      child.stdin?.write(`${line}\n`);
    },
    waits: async () => {
      const until = performance.now() + PATIENCE_MS;
      while (!isOver && !(said.length > answered && asks(said))) {
        const left = until - performance.now();
        if (left <= 0) return 'hang';
        const { promise, resolve } = Promise.withResolvers<void>();
        const timer = setTimeout(resolve, left);
        wake = resolve;
        await promise;
        clearTimeout(timer);
      }
      return isOver ? 'ended' : 'asks';
    },
    kill: async () => {
      try {
        if (!isOver && child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
      } catch {
        // It has ended by itself, and what it said is still being read.
      }
      await ended;
    },
  };
}
