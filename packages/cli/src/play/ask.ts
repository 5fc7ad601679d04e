/** Questions around a game: one of several things, and what to do when the disk does not take something. */
import { DiskError } from '../disk.ts';
import { type Io, paint, say } from '../io.ts';
import { text } from '../text/index.ts';
import type { Terminal } from './terminal.ts';

type At = { readonly io: Io; readonly terminal: Terminal };

/** Numbered lines, and which of them was typed; anything else is asked again. Undefined when the input has ended. */
export async function askNumber({ io, terminal }: At, lines: readonly string[], enter?: 'first'): Promise<number | undefined> {
  for (const [i, line] of lines.entries()) terminal.print(`  ${i + 1}  ${line}`);
  for (;;) {
    const typed = (await terminal.ask(`1–${lines.length}: `))?.trim();
    if (typed === undefined) return undefined;
    if (typed === '' && enter) return 0;
    const number = /^\d+$/.test(typed) ? Number(typed) : 0;
    if (number >= 1 && number <= lines.length) return number - 1;
    terminal.print(paint(io, 'yellow', say(io, text('play.number', { n: lines.length }))));
  }
}

/** Tries until the disk takes it, or the person gives up: then what is on disk stays as it is, and the error is told. */
export function trying({ io, terminal }: At): <T>(work: () => T) => Promise<T> {
  return async (work) => {
    for (;;)
      try {
        return work();
      } catch (error) {
        if (!(error instanceof DiskError)) throw error;
        terminal.print(paint(io, 'red', `${error.place}: ${say(io, error.text)}`));
        const typed = await terminal.ask(`${say(io, text('play.not-kept'))} `);
        if (typed === undefined || typed.trim() === 'q') throw error;
      }
  };
}
