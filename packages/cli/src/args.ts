import { unknownWord } from '@wartable/kernel';
import { type AnyGame, GAMES, gameById } from './games.ts';
import { UsageError } from './io.ts';
import { text } from './text/index.ts';

export type Options = Readonly<Record<string, 'text' | 'flag'>>;
export type Args = { readonly values: Readonly<Record<string, unknown>>; readonly rest: readonly string[] };

/** Reads the words after a command's name: `--games 20`, `--games=20`, `--json`, and after `--` no options any more. */
export function readArgs(words: readonly string[], options: Options): Args {
  const known: Options = { ...options, help: 'flag', lang: 'text' };
  const values: Record<string, string | true> = Object.create(null);
  const rest: string[] = [];
  for (let i = 0; i < words.length; i++) {
    const word = words[i] ?? '';
    if (word === '--') return { values, rest: [...rest, ...words.slice(i + 1)] };
    if (!/^-./.test(word)) {
      rest.push(word);
      continue;
    }
    const [, name = '', given] = /^--?([^=]*)(?:=(.*))?$/s.exec(word) ?? [];
    const kind = word.startsWith('--') && Object.hasOwn(known, name) ? known[name] : undefined;
    if (kind === undefined) throw new UsageError(unknownWord('error.option', name, Object.keys(known)));
    if (kind === 'flag') {
      if (given !== undefined) throw new UsageError(text('error.flag', { option: `--${name}`, value: given }));
      values[name] = true;
    } else {
      const value = given ?? words[++i];
      if (value === undefined || value.trim() === '' || (given === undefined && value.startsWith('--')))
        throw new UsageError(text('error.value', { option: `--${name}` }));
      // Which of two would count is not for us to guess.
      if (name in values) throw new UsageError(text('error.twice', { option: `--${name}` }));
      values[name] = value;
    }
  }
  return { values, rest };
}

/** The language that was asked for, before anything else is read: also what is wrong is said in it. */
export function languageAsked(words: readonly string[]): string | undefined {
  const at = words.findIndex((word) => word === '--lang' || word.startsWith('--lang='));
  return at < 0 ? undefined : (words[at]?.split('=')[1] ?? words[at + 1]);
}

export function textOption(args: Args, name: string): string | undefined {
  const value = args.values[name];
  return typeof value === 'string' ? value : undefined;
}

export function numberOption(args: Args, name: string, least: number, most: number, otherwise: number): number {
  const value = textOption(args, name);
  if (value === undefined) return otherwise;
  // Digits alone: 1e9, 0x10 and nothing at all are numbers to the language, and slips of the hand here.
  const number = /^\d+$/.test(value) ? Number(value) : Number.NaN;
  if (!(number >= least && number <= most))
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

export function noRest({ rest: [surplus] }: Args): void {
  if (surplus !== undefined) throw new UsageError(text('error.surplus', { what: surplus }));
}

export function onlyRest(args: Args, what: string): string {
  const [first, second] = args.rest;
  if (first === undefined) throw new UsageError(text('error.missing', { what }));
  if (second !== undefined) throw new UsageError(text('error.surplus', { what: second }));
  return first;
}
