import { styleText } from 'node:util';
import { LANGUAGES, type Language, render, type Text } from '@wartable/kernel';
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
  constructor(text: Text) {
    super(render(CATALOGUE, 'en', text));
    this.text = text;
  }
}

export function languageFrom(environment: Readonly<Record<string, string | undefined>>): Language {
  const { WARTABLE_LANG, LC_ALL, LC_MESSAGES, LANG } = environment;
  const wanted = (WARTABLE_LANG || LC_ALL || LC_MESSAGES || LANG || 'en').slice(0, 2).toLowerCase();
  return LANGUAGES.find((language) => language === wanted) ?? 'en';
}

export function say(io: Pick<Io, 'language'>, text: Text): string {
  return render(CATALOGUE, io.language, text);
}

export type Style = Parameters<typeof styleText>[0];

export function paint(io: Pick<Io, 'color'>, style: Style, text: string): string {
  return io.color ? styleText(style, text, { validateStream: false }) : text;
}
