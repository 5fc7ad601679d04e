/**
 * A finished game in one's record: a note that is the same wherever it comes from, so that notes of several devices can be joined
 * (`joinNotes`): what changes as a whole is a list, what grows is an object. Shares are in hundredths of a hundredth.
 */
import {
  InputError,
  isFields,
  join,
  type Note,
  readBoolean,
  readFields,
  readItems,
  readList,
  readNumber,
  readOptional,
  readText,
  readWord,
  type Text,
} from '@wartable/kernel';
import { RESULTS, type Result } from './fought.ts';

const SITTERS = ['here', 'bot', 'far'] as const;
/** Which seat, who sat there, and the level of a bot (0 for people). */
type PlayedSeat = readonly [seat: string, ...sitter: Sitter];
export type Sitter = readonly [who: (typeof SITTERS)[number], level: number];

type Facts = {
  readonly facets: Readonly<Record<string, string>>;
  readonly cards: Readonly<Record<string, number>>;
  readonly deeds: readonly { readonly id: string; readonly entry: number }[];
};
/** As the game tells it, and in which version of its telling. */
export type Told = readonly [version: number, facts: Facts];

const FIGURES = ['luck', 'luckError', 'without', 'loss', 'lossError', 'lowest', 'lowestAt', 'decisions'] as const;
/** What a review found, by one seat of this device. `lowest`: the worst chance on the way, before which entry of the log. */
export type Figures = Readonly<Record<(typeof FIGURES)[number], number>>;
/** How hard the review looked comes first: the harder look stays. */
export type Looked = readonly [iterations: number, figures: Figures];

export type Played = Note & {
  readonly game: string;
  /** In milliseconds since 1970. */
  readonly ended: number;
  readonly seats: readonly PlayedSeat[];
  readonly result: Result;
  readonly gaveUp: boolean;
  readonly turns: number;
  readonly told: Told;
  readonly looked?: Looked;
  /** Where its film is: "film/…" on the device it was played at, "replay/…" on a server. */
  readonly films: Readonly<Record<string, true>>;
};

/** A game that was taken out of the record. */
export type Gone = Note;

const FIELDS = ['id', 'life', 'game', 'ended', 'seats', 'result', 'gaveUp', 'turns', 'told', 'looked', 'films'];
const GONE_FIELDS = ['id', 'life'];
const ID = /^[0-9a-f]{16,128}$/;
const WORD = /^[\w.-]{1,64}$/;
const FILM = /^(?:film|replay)\/[\w-]{1,64}$/;
/** More of anything is no game of ours. */
const [MOST_SEATS, MOST_WORDS, MOST_DEEDS, MOST_FILMS, MOST_LIFE] = [8, 200, 40, 20, 1_000_000];
const LATEST = 8_640_000_000_000_000;
/** Shares may be above one and below none in single matches. */
const MOST_SHARE = 1_000_000;

const NOT_THAT: Text = { key: 'record.wrong-word' };

/** Throws `InputError`, with the place. */
export function readPlayed(input: unknown, path: string): Played | Gone {
  if (isFields(input) && Number(input['life']) % 2 === 1) {
    const gone = readFields(input, path, GONE_FIELDS);
    return { id: readLike(gone['id'], join(path, 'id'), ID), life: readLife(gone['life'], join(path, 'life')) };
  }
  const fields = readFields(input, path, FIELDS);
  const at = (name: string): string => join(path, name);
  const looked = readOptional(fields['looked'], at('looked'), readLooked, undefined);
  return {
    id: readLike(fields['id'], at('id'), ID),
    life: readLife(fields['life'], at('life')),
    game: readLike(fields['game'], at('game'), WORD),
    ended: readNumber(fields['ended'], at('ended'), 0, LATEST),
    seats: readSome(fields['seats'], at('seats'), MOST_SEATS, readSeat),
    result: readWord(fields['result'], at('result'), RESULTS),
    gaveUp: readBoolean(fields['gaveUp'], at('gaveUp')),
    turns: readNumber(fields['turns'], at('turns'), 0, MOST_SHARE),
    told: readTold(fields['told'], at('told')),
    ...(looked === undefined ? {} : { looked }),
    films: readTable(fields['films'], at('films'), MOST_FILMS, FILM, readTrue),
  };
}

/** Left alone where it cannot be read: a later version may have written it. */
export function playedIn(row: unknown): Played | Gone | undefined {
  try {
    return readPlayed(row, '');
  } catch (error) {
    if (error instanceof InputError) return undefined;
    throw error;
  }
}

export function isPlayed(note: Played | Gone): note is Played {
  return 'game' in note && note.life % 2 === 0;
}

const readLife = (input: unknown, path: string): number => readNumber(input, path, 0, MOST_LIFE);

function readLike(input: unknown, path: string, form: RegExp): string {
  const found = readText(input, path);
  if (!form.test(found)) throw new InputError(path, NOT_THAT);
  return found;
}

function readSome<T>(input: unknown, path: string, most: number, read: (item: unknown, path: string) => T): readonly T[] {
  if (Array.isArray(input) && input.length > most) throw new InputError(path, { key: 'record.too-many', params: { most } });
  return readItems(input, path, read);
}

/** An object whose names have a form. */
function readTable<T>(
  input: unknown,
  path: string,
  most: number,
  form: RegExp,
  read: (item: unknown, path: string) => T,
): Readonly<Record<string, T>> {
  const names = isFields(input) ? Object.keys(input) : [];
  const fields = readFields(input, path, names);
  if (names.length > most) throw new InputError(path, { key: 'record.too-many', params: { most } });
  return Object.fromEntries(names.map((name) => [readLike(name, join(path, name), form), read(fields[name], join(path, name))]));
}

function readTrue(input: unknown, path: string): true {
  if (input !== true) throw new InputError(path, NOT_THAT);
  return true;
}

function readSeat(input: unknown, path: string): PlayedSeat {
  const [seat, who, level] = readList(input, path);
  return [
    readLike(seat, join(path, 0), WORD),
    readWord(who, join(path, 1), SITTERS),
    readNumber(level, join(path, 2), 0, MOST_WORDS),
  ];
}

function readTold(input: unknown, path: string): Told {
  const [version, told] = readList(input, path);
  const within = join(path, 1);
  const { facets, cards, deeds } = readFields(told, within, ['facets', 'cards', 'deeds']) as Record<string, unknown>;
  const word = (item: unknown, at: string): string => readLike(item, at, WORD);
  return [
    readNumber(version, join(path, 0), 0, MOST_LIFE),
    {
      facets: readTable(facets, join(within, 'facets'), MOST_DEEDS, WORD, word),
      cards: readTable(cards, join(within, 'cards'), MOST_WORDS, WORD, (item, at) => readNumber(item, at, 0, MOST_LIFE)),
      deeds: readSome(deeds, join(within, 'deeds'), MOST_DEEDS, (item, at) => {
        const deed = readFields(item, at, ['id', 'entry']);
        return { id: word(deed['id'], join(at, 'id')), entry: readNumber(deed['entry'], join(at, 'entry'), 0, MOST_LIFE) };
      }),
    },
  ];
}

function readLooked(input: unknown, path: string): Looked {
  const [iterations, found] = readList(input, path);
  const within = join(path, 1);
  const fields = readFields(found, within, FIGURES);
  const numbers = FIGURES.map((name) => [name, readNumber(fields[name], join(within, name), -MOST_SHARE, MOST_SHARE)]);
  return [readNumber(iterations, join(path, 0), 1, MOST_LIFE), Object.fromEntries(numbers) as Figures];
}
