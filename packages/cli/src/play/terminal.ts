import { createInterface, type Interface } from 'node:readline';

/** Lines typed by people, one at a time; `undefined` when the input has ended. */
export type Terminal = {
  readonly ask: (prompt: string) => Promise<string | undefined>;
  /** Shows what is asked again, after something else was printed. */
  readonly remind: () => void;
  readonly print: (line: string) => void;
  readonly clear: () => void;
  readonly close: () => void;
};

export function openTerminal(plain: boolean): Terminal {
  const lines: string[] = [];
  let waiting: ((line: string | undefined) => void) | undefined;
  let ended = false;
  const reader: Interface = createInterface({ input: process.stdin, output: process.stdout, terminal: process.stdin.isTTY });
  reader.on('line', (line) => {
    if (waiting) {
      waiting(line);
      waiting = undefined;
    } else lines.push(line);
  });
  const end = (): void => {
    ended = true;
    waiting?.(undefined);
    waiting = undefined;
  };
  // A terminal that is gone, or no terminal at all (a folder): nothing more will be typed.
  process.stdin.on('error', end);
  reader.on('close', end);
  reader.on('SIGINT', end);
  return {
    ask: (prompt) => {
      const typed = lines.shift();
      if (typed !== undefined || ended) {
        process.stdout.write(`${prompt}${typed ?? ''}\n`);
        return Promise.resolve(typed);
      }
      reader.setPrompt(prompt);
      reader.prompt();
      return new Promise((resolve) => {
        waiting = resolve;
      });
    },
    remind: () => {
      if (waiting) reader.prompt();
    },
    print: (line) => {
      process.stdout.write(`${line}\n`);
    },
    clear: () => {
      if (!plain && process.stdout.isTTY) process.stdout.write('\x1b[2J\x1b[3J\x1b[H');
    },
    close: () => reader.close(),
  };
}
