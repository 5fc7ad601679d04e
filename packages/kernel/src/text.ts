/**
 * Words for people. A text is a key with parameters; it becomes a sentence at the last moment, in the reader's language.
 * Two players read one game in two languages, and a log can be read again in a third.
 */

/** A BCP 47 tag. Which languages there are is known to @wartable/languages alone. */
export type Language = string;

export type Param = string | number | Text | readonly Text[];
export type Text = { readonly key: string; readonly params?: Readonly<Record<string, Param>> };

/**
 * Sentences by key: `{name}` is a parameter, `{n|card|cards}` a word that agrees with the number n. Where a language has more
 * than two forms they are named by their categories (CLDR): `{n|one=karta|few=karty|many=kart|other=karty}`.
 */
export type Sentences<Key extends string = string> = Readonly<Record<Key, string>>;

/** The sentences of one language. */
export type Words = { readonly language: Language; readonly sentences: Sentences };

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

/** English is needed as a type alone: code holds no sentences. */
export function textMaker<English extends Sentences>(): TextMaker<English> {
  return (key, ...[params]) => (params === undefined ? { key } : { key, params });
}

/** The language that fits a reader best: the first wanted one that there is, if only in another country. */
export function languageFor(wanted: readonly string[], known: readonly Language[]): Language | undefined {
  const main = (tag: string): string => tag.toLowerCase().split('-')[0] ?? '';
  for (const tag of wanted) {
    const found = known.find((one) => one.toLowerCase() === tag.toLowerCase()) ?? known.find((one) => main(one) === main(tag));
    if (found !== undefined) return found;
  }
  return undefined;
}

/** A text without any language, for logs. */
export function forLogs({ key, params }: Text): string {
  return params === undefined ? key : `${key} ${JSON.stringify(params)}`;
}

/** Turns a text into a sentence. */
export function render(words: Words, text: Text): string {
  const sentence = words.sentences[text.key];
  if (sentence === undefined) return `[${text.key}]`;
  return sentence.replace(PLACEHOLDER, (whole, name: string, forms?: string) => {
    const value = text.params?.[name];
    if (value === undefined) return whole;
    return forms === undefined ? renderParam(words, value) : formFor(words.language, Number(value), forms.split('|'));
  });
}

/** A part of a sentence; one that names a thing of the table can be shown there. */
export type SpokenPart = { readonly said: string; readonly thing?: string };

/** The same sentence in parts: those parameters stand apart that name a thing. */
export function spokenParts(words: Words, text: Text, thingOf: (value: Param) => string | undefined): readonly SpokenPart[] {
  const sentence = words.sentences[text.key] ?? `[${text.key}]`;
  const parts: SpokenPart[] = [];
  let end = 0;
  for (const { 0: whole, 1: name = '', 2: forms, index } of sentence.matchAll(PLACEHOLDER)) {
    parts.push({ said: sentence.slice(end, index) });
    end = index + whole.length;
    const value = text.params?.[name];
    if (value === undefined) parts.push({ said: whole });
    else if (forms !== undefined) parts.push({ said: formFor(words.language, Number(value), forms.split('|')) });
    else parts.push(...paramParts(words, value, thingOf));
  }
  return [...parts, { said: sentence.slice(end) }].filter(({ said }) => said !== '');
}

function paramParts(words: Words, value: Param, thingOf: (value: Param) => string | undefined): readonly SpokenPart[] {
  const thing = thingOf(value);
  if (thing !== undefined) return [{ said: renderParam(words, value), thing }];
  if (typeof value === 'string' || typeof value === 'number') return [{ said: renderParam(words, value) }];
  if (!isList(value)) return spokenParts(words, value, thingOf);
  const items = value.map((item) => paramParts(words, item, thingOf));
  let at = 0;
  return listFormat(words.language)
    .formatToParts(value.map((item) => render(words, item)))
    .flatMap(({ type, value: said }) => (type === 'element' ? (items[at++] ?? []) : [{ said }]));
}

/** What a reader cannot see and a terminal may obey: control codes, changes of direction, line breaks, halves of characters. */
const UNSEEN =
  /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u{ad}\u{61c}\u{180e}\u{200b}\u{200e}\u{200f}\u{202a}-\u{202e}\u{2060}-\u{206f}\u{feff}\u{fff9}-\u{fffb}\u{e0000}-\u{e007f}]/gu;

/** Words from outside as they may be shown: what cannot be seen is spelled out, as JSON does it. */
export function legible(words: string): string {
  return words.replace(UNSEEN, (unseen) =>
    Array.from({ length: unseen.length }, (_, i) => `\\u${unseen.charCodeAt(i).toString(16).padStart(4, '0')}`).join(''),
  );
}

const LONG = 60;

/** Words from outside in a sentence that has more to say. */
export function shortened(words: string, most = LONG): string {
  return words.length > most ? `${words.slice(0, most - 3)}...` : words;
}

/** The names of the parameters in a sentence, for tests that compare languages. */
export function paramNames(sentence: string): string[] {
  return [...new Set(Array.from(sentence.matchAll(PLACEHOLDER), ([, name = '']) => name))].sort();
}

const PLACEHOLDER = /\{([a-zA-Z]+)(?:\|([^{}]*))?\}/g;
const CATEGORY = /^(zero|one|two|few|many|other)=/;

/** The first form is for `one` and the last for all others, unless each names its category. */
function formFor(language: Language, n: number, forms: readonly string[]): string {
  const category = pluralRules(language).select(n);
  const named = (wanted: string): string | undefined => forms.find((form) => form.startsWith(`${wanted}=`));
  const form = named(category) ?? named('other') ?? (category === 'one' ? forms[0] : forms.at(-1)) ?? '';
  return form.replace(CATEGORY, '');
}

const rules = new Map<Language, Intl.PluralRules>();

function pluralRules(language: Language): Intl.PluralRules {
  const known = rules.get(language) ?? new Intl.PluralRules(language);
  rules.set(language, known);
  return known;
}

function renderParam(words: Words, value: Param): string {
  if (typeof value === 'string') return legible(value);
  if (typeof value === 'number') return String(value);
  if (!isList(value)) return render(words, value);
  const items = value.map((item) => render(words, item));
  return listFormat(words.language).format(items);
}

function listFormat(language: Language): Intl.ListFormat {
  return new Intl.ListFormat(language, { type: 'conjunction' });
}

function isList(value: Text | readonly Text[]): value is readonly Text[] {
  return Array.isArray(value);
}
