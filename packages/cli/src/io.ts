import { styleText } from 'node:util';
import {
  forLogs,
  type Language,
  languageFor,
  legible,
  render,
  type Said,
  shortened,
  type Text,
  type Words,
} from '@wartable/kernel';
import { ENGLISH, LANGUAGES } from '@wartable/languages';

/** Where a command writes, and in which words. Commands return their exit code and never end the process. */
export type Io = Spoken & {
  readonly out: (line: string) => void;
  readonly err: (line: string) => void;
  readonly color: boolean;
};

/** The words of the program, or of a game with those of the program, in the reader's language. */
export type Spoken = { readonly words: Words; readonly wordsOf: (game: string) => Words };

/** The command was called wrongly: one line, exit code 2. What it quotes is made legible where it is said. */
export class UsageError extends Error {
  readonly text: Text;
  /** The game whose words it needs. */
  readonly game: string | undefined;
  constructor(text: Text, game?: string) {
    super(forLogs(text));
    this.text = inBrief(text);
    this.game = game;
  }
}

const LONG = 400;

/** What was typed is quoted only as far as anybody reads. */
function inBrief({ key, params = {} }: Text): Text {
  const brief = Object.entries(params).map(([name, value]) => [name, typeof value === 'string' ? shortened(value, LONG) : value]);
  return { key, params: Object.fromEntries(brief) };
}

/** Something is wrong in a file: which one and in which line, what. */
export class FileError extends UsageError {
  readonly place: string;
  constructor(place: string, text: Text, game?: string) {
    super(text, game);
    this.place = place;
  }
}

export function languageFrom(environment: Readonly<Record<string, string | undefined>>): Language {
  const { WARTABLE_LANG, LC_ALL, LC_MESSAGES, LANG } = environment;
  const wanted = (WARTABLE_LANG || LC_ALL || LC_MESSAGES || LANG || ENGLISH).replace(/[.@].*$/, '').replace('_', '-');
  return languageFor([wanted], LANGUAGES) ?? ENGLISH;
}

/** The same, speaking with the words of a game. */
export function inGame<Speaker extends Spoken>(io: Speaker, game: string): Speaker {
  return { ...io, words: io.wordsOf(game) };
}

export function say(io: Pick<Io, 'words'>, said: Said): string {
  return typeof said === 'string' ? legible(said) : render(io.words, said);
}

const COLOURED = new RegExp(`(\n|${String.fromCharCode(27)}\\[[\\d;]*m)`);

/** A line as it is written: nothing in it moves the cursor or turns the writing round. Colours are ours. */
export function screened(line: string, color: boolean): string {
  const parts = line.split(color ? COLOURED : /(\n)/);
  return parts.map((part, i) => (i % 2 === 0 ? legible(part) : part)).join('');
}

export type Style = Parameters<typeof styleText>[0];

export function paint(io: Pick<Io, 'color'>, style: Style, text: string): string {
  return io.color ? styleText(style, text, { validateStream: false }) : text;
}
