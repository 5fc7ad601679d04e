/** What earlier games of a campaign leave behind (endor/campaign/captured, fallen, kept): read, and set up. Ours. */
import { at, type Fields, InputError, join, readFields, readItems, readNumber, readWord } from '@wartable/kernel';
import { CAPTURE_CARD, CODE_CARD, eventOf } from './cards.ts';
import { CATAPULT, EWOK, EWOK_LEADER, HERO, type PieceId, pieceByName, pieceName, piecesOf, REBEL_TROOPER } from './pieces.ts';
import { CAPTURED, ELIMINATED, put, type State } from './state.ts';
import { text } from './text/index.ts';

/** Units that are alike: of them it only counts how many have fallen. */
const ALIKE = { 'rebel-trooper': REBEL_TROOPER, ewok: EWOK, catapult: CATAPULT } as const;
export type FallenName = keyof typeof ALIKE;
export const FALLEN_NAMES: readonly FallenName[] = ['rebel-trooper', 'ewok', 'catapult'];

const HEROES = piecesOf(HERO).map(pieceName);
/** Who is captured, not eliminated. */
export const PERSONS: readonly string[] = [...HEROES, ...piecesOf(EWOK_LEADER).map(pieceName)];

export const KEEPABLE = [CAPTURE_CARD, CODE_CARD] as const;
export type Kept = (typeof KEEPABLE)[number];

export type Carried = {
  /** Heroes and Ewok leaders, by name, in the order of the tables. */
  readonly captured: readonly string[];
  readonly fallen: Readonly<Record<FallenName, number>>;
  readonly kept: readonly Kept[];
};

export function countersOf(unit: FallenName): number {
  return piecesOf(ALIKE[unit]).length;
}

export const CARRIED_FIELDS = ['captured', 'fallen', 'kept'] as const;

export function hasHeroes({ captured }: Pick<Carried, 'captured'>): boolean {
  return HEROES.some((hero) => !captured.includes(hero));
}

/** `{captured: [leia], fallen: {ewok: 4}, kept: [security-code]}`; all of it may be left out. */
export function readCarried(input: unknown, path: string): Carried {
  const carried = readLosses(readFields(input, path, CARRIED_FIELDS), path);
  // A game without a hero could only be lost.
  if (!hasHeroes(carried)) throw new InputError(join(path, 'captured'), text('carried.no-hero'));
  return carried;
}

/** The same as a game left it: all heroes may be captured. */
export function readLosses(fields: Fields, path: string): Carried {
  const captured = readDistinct(fields['captured'] ?? [], join(path, 'captured'), PERSONS);
  const counts = readFields(fields['fallen'] ?? {}, join(path, 'fallen'), FALLEN_NAMES);
  const count = (unit: FallenName): number =>
    counts[unit] === undefined ? 0 : readNumber(counts[unit], join(path, `fallen.${unit}`), 0, countersOf(unit));
  return {
    captured,
    fallen: { 'rebel-trooper': count('rebel-trooper'), ewok: count('ewok'), catapult: count('catapult') },
    kept: readDistinct(fields['kept'] ?? [], join(path, 'kept'), KEEPABLE),
  };
}

/** Each at most once, in the order of the words. */
function readDistinct<Word extends string>(input: unknown, path: string, words: readonly Word[]): readonly Word[] {
  const found = readItems(input, path, (item, place) => readWord(item, place, words));
  const again = found.findIndex((word, i) => found.indexOf(word) < i);
  if (again >= 0) throw new InputError(join(path, again), text('carried.twice', { word: at(found, again) }));
  return words.filter((word) => found.includes(word));
}

/** The last of each kind are those who fell, so that the first of them stand where they always do. A kept card has been drawn. */
export function setUpCarried(state: State, { captured, fallen, kept }: Carried): void {
  for (const name of captured) put(state, pieceByName(name) as PieceId, CAPTURED);
  for (const unit of FALLEN_NAMES) {
    const pieces = piecesOf(ALIKE[unit]);
    for (const piece of pieces.slice(pieces.length - fallen[unit])) put(state, piece, ELIMINATED);
  }
  state.hasCapture = kept.includes(CAPTURE_CARD) ? 1 : 0;
  state.hasCode = kept.includes(CODE_CARD) ? 1 : 0;
  const drawn = state.events.filter((card) => kept.some((name) => name === eventOf(card).event));
  state.events = state.events.filter((card) => !drawn.includes(card));
  state.eventsGone.push(...drawn);
}
