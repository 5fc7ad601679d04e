import { parseArgs } from 'node:util';
import { unknownWord } from '@wartable/kernel';
import { type AnyGame, GAMES, gameById } from './games.ts';
import { UsageError } from './io.ts';
import { text } from './text/index.ts';

export type Options = Readonly<Record<string, 'text' | 'flag'>>;
export type Args = { readonly values: Readonly<Record<string, unknown>>; readonly rest: readonly string[] };

/** Reads the words after a command's name. A wrong one is a `UsageError`. */
export function readArgs(words: readonly string[], options: Options): Args {
  const known = { ...options, help: 'flag', lang: 'text' } as const;
  for (const word of words) {
    const [name = ''] = word.slice(2).split('=');
    if (word.startsWith('--') && word !== '--' && !(name in known))
      throw new UsageError(unknownWord('error.option', name, Object.keys(known)));
  }
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: Object.fromEntries(
        Object.entries(known).map(([name, kind]) => [
          name,
          { type: kind === 'flag' ? ('boolean' as const) : ('string' as const) },
        ]),
      ),
    });
    return { values, rest: positionals };
  } catch (error) {
    const reason = (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';
    throw new UsageError(text('error.arguments', { reason }));
  }
}

export function textOption(args: Args, name: string): string | undefined {
  const value = args.values[name];
  return typeof value === 'string' ? value : undefined;
}

export function numberOption(args: Args, name: string, least: number, most: number, otherwise: number): number {
  const value = textOption(args, name);
  if (value === undefined) return otherwise;
  const number = Number(value);
  if (!Number.isInteger(number) || number < least || number > most)
    throw new UsageError(text('error.number', { option: `--${name}`, least, most, value }));
  return number;
}

export function wordOption(args: Args, name: string, words: readonly string[], otherwise: string): string {
  const value = textOption(args, name) ?? otherwise;
  if (!words.includes(value)) throw new UsageError(text('error.word', { option: `--${name}`, value, words: words.join(', ') }));
  return value;
}

export function gameNamed(id: string): AnyGame {
  const game = gameById(id);
  if (!game) throw new UsageError(text('error.game', { id, games: GAMES.map((known) => known.id).join(', ') }));
  return game;
}

export function onlyRest(args: Args, what: string): string {
  const [first, second] = args.rest;
  if (first === undefined) throw new UsageError(text('error.missing', { what }));
  if (second !== undefined) throw new UsageError(text('error.surplus', { what: second }));
  return first;
}
