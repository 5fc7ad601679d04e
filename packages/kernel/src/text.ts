/**
 * Words for people. A text is a key with parameters; it becomes a sentence at the last moment, in the reader's language.
 * Two players read one game in two languages, and a log can be read again in a third.
 */

export const LANGUAGES = ['en', 'fr', 'de', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];

export type Param = string | number | Text | readonly Text[];
export type Text = { readonly key: string; readonly params?: Readonly<Record<string, Param>> };

/** The sentences of one language: `{name}` is a parameter, `{n|card|cards}` a word that agrees with the number n. */
export type Sentences<Key extends string = string> = Readonly<Record<Key, string>>;

/** All languages. English decides which keys there are; a missing one does not compile. */
export type Catalogue<Key extends string = string> = Readonly<Record<Language, Sentences<Key>>>;

/** What is said in a language, or is the same in all: a number, a name, a piece of notation. */
export type Said = string | Text;

/** The parameters a sentence names. */
type Names<Sentence extends string> = Sentence extends `${string}{${infer Inside}}${infer Rest}`
  ? (Inside extends `${infer Name}|${string}` ? Name : Inside) | Names<Rest>
  : never;

/** A typed maker of texts: the key must exist, and exactly its parameters must be given. */
export type TextMaker<English extends Sentences> = <Key extends keyof English & string>(
  key: Key,
  ...params: [Names<English[Key]>] extends [never] ? [] : [Readonly<Record<Names<English[Key]>, Param>>]
) => Text;

export function textMaker<English extends Sentences>(_english?: English): TextMaker<English> {
  return (key, ...[params]) => (params === undefined ? { key } : { key, params });
}

/** A text without any language, for logs. */
export function forLogs({ key, params }: Text): string {
  return params === undefined ? key : `${key} ${JSON.stringify(params)}`;
}

/** Turns a text into a sentence. */
export function render(catalogue: Catalogue, language: Language, text: Text): string {
  const sentence = catalogue[language][text.key];
  if (sentence === undefined) return `[${text.key}]`;
  return sentence.replace(PLACEHOLDER, (whole, name: string, one?: string, other?: string) => {
    const value = text.params?.[name];
    if (value === undefined) return whole;
    if (one !== undefined && other !== undefined) return isSingular(language, Number(value)) ? one : other;
    return renderParam(catalogue, language, value);
  });
}

/** The names of the parameters in a sentence, for tests that compare languages. */
export function paramNames(sentence: string): string[] {
  return [...new Set(Array.from(sentence.matchAll(PLACEHOLDER), ([, name = '']) => name))].sort();
}

/** What is wrong with a catalogue: keys a language lacks or has too many, empty sentences, other parameters than in English. */
export function catalogueProblems(catalogue: Catalogue): string[] {
  const english = Object.keys(catalogue.en);
  return LANGUAGES.flatMap((language) => {
    const sentences = catalogue[language];
    const surplus = Object.keys(sentences).filter((key) => !english.includes(key));
    const wrong = english.flatMap((key) => {
      const sentence = sentences[key];
      if (sentence === undefined || sentence.trim() === '') return [`${language}: ${key} has no words`];
      const [expected, found] = [paramNames(catalogue.en[key] ?? '').join(), paramNames(sentence).join()];
      return expected === found ? [] : [`${language}: ${key} has the parameters ${found}, not ${expected}`];
    });
    return [...surplus.map((key) => `${language}: ${key} is not in English`), ...wrong];
  });
}

const PLACEHOLDER = /\{([a-zA-Z]+)(?:\|([^|{}]*)\|([^|{}]*))?\}/g;

function renderParam(catalogue: Catalogue, language: Language, value: Param): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  if (!isList(value)) return render(catalogue, language, value);
  const items = value.map((item) => render(catalogue, language, item));
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(items);
}

function isList(value: Text | readonly Text[]): value is readonly Text[] {
  return Array.isArray(value);
}

function isSingular(language: Language, n: number): boolean {
  return language === 'fr' ? n >= 0 && n < 2 : n === 1;
}
