/** Whether words can mean anything in a game: what is claimed not to be there must be something that could be there. */
import { ALONE, type Names } from './game.ts';
import { unknownWord } from './input.ts';
import { text } from './text/index.ts';
import type { Sentences, Text, Words } from './text.ts';

/** What is wrong with the words of a choice, or undefined where they could be one: "attack hoth-trooper". */
export function strangeChoice(names: Names, notation: string): Text | undefined {
  return strange(names, notation, Object.keys(names.verbs));
}

/** The same for what somebody tries: steps joined by "->", capitals or not, and after an arrow a thing alone will do. */
export function strangeIntent(names: Names, intent: string): Text | undefined {
  const small = inSmall(names);
  const things = Object.values(small.things).flat();
  for (const [i, part] of intent.split('->').entries()) {
    const said = part.trim().toLowerCase();
    if (i > 0 && things.includes(said)) continue;
    const wrong = strange(small, said, i === 0 ? Object.keys(small.verbs) : [...Object.keys(small.verbs), ...things]);
    if (wrong) return wrong;
  }
  return undefined;
}

function strange({ things, verbs }: Names, notation: string, beginnings: readonly string[]): Text | undefined {
  if (verbs[notation]?.includes(ALONE)) return undefined;
  const [verb = '', ...rest] = notation.split(' ');
  const kinds = Object.hasOwn(verbs, verb) ? verbs[verb] : undefined;
  if (!kinds) return unknownWord('input.word', verb, beginnings);
  const known = kinds.flatMap((kind) => things[kind] ?? []);
  if (rest.length === 0) return text('case.verb-needs', { verb, kinds: kinds.join(', ') });
  if (known.length === 0) return text('case.verb-alone', { verb });
  const thing = rest.join(' ');
  return known.includes(thing) ? undefined : unknownWord('input.word', thing, known);
}

function inSmall({ things, verbs, decisions }: Names): Names {
  const small = Object.entries(things).map(([kind, words]) => [kind, words.map((word) => word.toLowerCase())]);
  return { things: Object.fromEntries(small), verbs, decisions };
}

const LOG = 'log.';
const PLACEHOLDER = /\{([a-zA-Z]+)(?:\|([^{}]*))?\}/g;
const ESCAPED = /[.*+?^${}()|[\]\\]/g;

// What a language calls things in a game, worked out once. Not part of any state.
const parts = new WeakMap<Sentences, string>();

/** Whether a line of the log could read like this: a sentence of the log, filled with names, numbers and words of the game. */
export function canBeLogged(words: Words, names: Names, line: string): boolean {
  return Object.entries(words.sentences).some(([key, sentence]) => {
    if (!key.startsWith(LOG)) return false;
    // Most sentences are ruled out by what stands between their parameters.
    if (!new RegExp(`^${patternOf(sentence, '.+')}$`, 'u').test(line)) return false;
    return new RegExp(`^${patternOf(sentence, partsIn(words, names))}$`, 'u').test(line);
  });
}

/** Numbers, names, and what the game says without parameters ("Snowtroopers"); numbered where there are several. */
function partsIn({ sentences }: Words, names: Names): string {
  const said = parts.get(sentences) ?? saidIn(sentences);
  parts.set(sentences, said);
  const named = Object.values(names.things).flat().map(escaped);
  const one = `(?:\\d+|(?:${[...named, said].join('|')})(?: \\d+)?)`;
  // A list of texts, as `Intl.ListFormat` joins them in English.
  return `${one}(?:(?:,|,? and) ${one})*`;
}

function saidIn(sentences: Sentences): string {
  const plain = Object.entries(sentences).filter(([key, said]) => !key.startsWith(LOG) && !/\{|\.$/.test(said));
  return plain.map(([, said]) => escaped(said)).join('|');
}

function patternOf(sentence: string, param: string): string {
  let pattern = '';
  let from = 0;
  for (const found of sentence.matchAll(PLACEHOLDER)) {
    const [whole, , forms] = found;
    pattern += escaped(sentence.slice(from, found.index));
    pattern += forms === undefined ? `(?:${param})` : `(?:${forms.split('|').map(escaped).join('|')})`;
    from = found.index + whole.length;
  }
  return pattern + escaped(sentence.slice(from));
}

function escaped(words: string): string {
  return words.replace(ESCAPED, '\\$&');
}
