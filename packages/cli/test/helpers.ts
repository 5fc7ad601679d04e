import type { Language } from '@wartable/kernel';
import type { Io } from '../src/io.ts';
import { main } from '../src/main.ts';

export type Ran = { readonly code: number; readonly out: string; readonly err: string };

/** Runs a command and keeps what it writes. */
export async function wartable(words: readonly string[], language: Language = 'en'): Promise<Ran> {
  const out: string[] = [];
  const err: string[] = [];
  const io: Io = { out: (line) => out.push(line), err: (line) => err.push(line), language, color: false };
  const code = await main(words, io);
  return { code, out: out.join('\n'), err: err.join('\n') };
}
