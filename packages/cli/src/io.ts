import { styleText } from 'node:util';
import { AI_CATALOGUE } from '@wartable/ai';
import { forLogs, KERNEL_CATALOGUE, LANGUAGES, type Language, render, type Said, type Text } from '@wartable/kernel';
import { gameById } from './games.ts';
import { CATALOGUE } from './text/index.ts';

/** Where a command writes. Commands return their exit code and never end the process. */
export type Io = {
  readonly out: (line: string) => void;
  readonly err: (line: string) => void;
  readonly language: Language;
  readonly color: boolean;
};

/** The command was called wrongly: one line, exit code 2. */
export class UsageError extends Error {
  readonly text: Text;
  /** The game whose words it needs. */
  readonly game: string | undefined;
  constructor(text: Text, game?: string) {
    super(forLogs(text));
    this.text = text;
    this.game = game;
  }
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
  const wanted = (WARTABLE_LANG || LC_ALL || LC_MESSAGES || LANG || 'en').slice(0, 2).toLowerCase();
  return LANGUAGES.find((language) => language === wanted) ?? 'en';
}

/** A sentence of the program, or with the words of a game. */
export function say({ language }: Pick<Io, 'language'>, said: Said, game?: string): string {
  if (typeof said === 'string') return said;
  const own = game === undefined ? {} : gameById(game)?.catalogue[language];
  const all = { ...KERNEL_CATALOGUE[language], ...AI_CATALOGUE[language], ...CATALOGUE[language], ...own };
  return render({ en: all, fr: all, de: all, es: all }, language, said);
}

export type Style = Parameters<typeof styleText>[0];

export function paint(io: Pick<Io, 'color'>, style: Style, text: string): string {
  return io.color ? styleText(style, text, { validateStream: false }) : text;
}
