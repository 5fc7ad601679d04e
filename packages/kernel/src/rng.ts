/**
 * Chance. One source for every die and every shuffle: ChaCha8 with a 128-bit key in counter mode.
 * A cipher and not a fast linear generator, because whoever has seen a few hundred dice of a linear one can compute the next.
 * The state is the key and how far each stream has come, so that any moment is plain data and "was chance used?" is a comparison.
 * There is a stream for dice and one for each deck, and each shuffle of a deck has a part of its own: the n-th roll and the n-th
 * shuffle do not depend on what came between.
 */

import { chachaBlock } from './chacha.ts';
import { sha256 } from './sha256.ts';
import { text } from './text/index.ts';
import { forLogs, shortened, type Text } from './text.ts';

/** 32 hexadecimal digits. */
export type Seed = string;

/** An outcome fixed in advance: a number for a die, a list for a shuffle (the items that end up last, in order). */
export type Scripted = number | readonly number[];

/** 'chacha8' is the chance of records of format 1: one stream for everything. */
export type Algorithm = 'chacha8' | 'chacha8-streams';

export type Rng = {
  readonly algorithm: Algorithm;
  /** Four 32-bit words; empty when the seed is not known and every outcome must come from the script. */
  readonly key: readonly number[];
  /** Words drawn so far, of all streams; a scripted outcome counts as one. */
  used: number;
  /** Words drawn of the stream of dice. */
  dice: number;
  /** By deck: how often it was shuffled. Replaced whole, so that clones share it. */
  shuffles: readonly number[];
  readonly script: readonly Scripted[];
  /** Entries of the script taken so far. */
  taken: number;
};

const NO_SCRIPT: readonly Scripted[] = [];
const NO_SHUFFLES: readonly number[] = [];
const SEED_PATTERN = /^[0-9a-f]{32}$/;

export function isSeed(text: string): boolean {
  return SEED_PATTERN.test(text);
}

/** Makes a seed of any text: a seed stays itself, anything else is hashed. */
export function seedFrom(text: string): Seed {
  return isSeed(text) ? text : sha256(text).slice(0, 32);
}

/** What is published before the game, so that the seed can be checked after it. */
export function commitmentTo(seed: Seed): string {
  return sha256(`wartable seed ${seed}`);
}

export function rngFromSeed(seed: Seed, script: readonly Scripted[] = NO_SCRIPT): Rng {
  if (!isSeed(seed)) throw new RangeError(`a seed is 32 hexadecimal digits, not "${seed}"`);
  return newRng('chacha8-streams', keyOf(seed), script);
}

/** The generator of a match: its key follows from the seed and the players' shares of it. */
export function rngOfMatch(seed: Seed, shares: readonly string[], algorithm: Algorithm): Rng {
  if (algorithm === 'chacha8') return newRng(algorithm, keyOf(seed), NO_SCRIPT);
  return newRng(algorithm, keyOf(sha256(['wartable chance', seed, ...shares].join(' ')).slice(0, 32)), NO_SCRIPT);
}

function keyOf(hex: string): number[] {
  return [0, 8, 16, 24].map((at) => Number.parseInt(hex.slice(at, at + 8), 16) | 0);
}

function newRng(algorithm: Algorithm, key: readonly number[], script: readonly Scripted[]): Rng {
  return { algorithm, key, used: 0, dice: 0, shuffles: NO_SHUFFLES, script, taken: 0 };
}

/** A generator without a seed: every outcome comes from the script. */
export function rngFromScript(script: readonly Scripted[]): Rng {
  return newRng('chacha8-streams', [], script);
}

/** A new generator whose key is drawn from another one. */
export function rngFromRng(rng: Rng): Rng {
  const key = [nextWord(rng) | 0, nextWord(rng) | 0, nextWord(rng) | 0, nextWord(rng) | 0];
  return newRng('chacha8-streams', key, NO_SCRIPT);
}

export function cloneRng(rng: Rng): Rng {
  return {
    algorithm: rng.algorithm,
    key: rng.key,
    used: rng.used,
    dice: rng.dice,
    shuffles: rng.shuffles,
    script: rng.script,
    taken: rng.taken,
  };
}

/** A whole number from 0 to n − 1, each equally likely. */
export function below(rng: Rng, n: number): number {
  const scripted = takeScripted(rng);
  if (scripted !== undefined) {
    if (typeof scripted !== 'number' || !Number.isInteger(scripted) || scripted < 0 || scripted >= n)
      throw new ChanceError(text('chance.number', { given: shortened(JSON.stringify(scripted)), n }), rng.taken - 1);
    return scripted;
  }
  // Words past the last multiple of n are thrown away: otherwise the first values would be likelier.
  const limit = 4294967296 - (4294967296 % n);
  let word = nextWord(rng);
  while (word >= limit) word = nextWord(rng);
  return word % n;
}

/** One of the items, each equally likely. There must be one. */
export function pick<T>(rng: Rng, items: readonly T[]): T {
  return items[below(rng, items.length)] as T;
}

/**
 * Puts the items into random order, in place (Fisher–Yates). `deck` says which deck of the game it is;
 * without it the order comes from the stream of dice, as suits worlds that are only imagined.
 */
export function shuffle(rng: Rng, items: number[], deck?: number): void {
  const scripted = takeScripted(rng);
  if (scripted !== undefined) {
    if (typeof scripted === 'number') throw new ChanceError(text('chance.order', { given: scripted }), rng.taken - 1);
    moveToEnd(items, scripted, rng.taken - 1);
    return;
  }
  if (deck !== undefined && rng.algorithm === 'chacha8-streams') {
    shuffleDeck(rng, items, deck);
    return;
  }
  for (let i = items.length - 1; i > 0; i--) swap(items, i, below(rng, i + 1));
}

function swap(items: number[], i: number, j: number): void {
  const item = items[i] as number;
  items[i] = items[j] as number;
  items[j] = item;
}

// The block of the shuffle that is under way. Not part of any state.
const deckBlock = new Int32Array(16);

function shuffleDeck(rng: Rng, items: number[], deck: number): void {
  const before = rng.shuffles[deck] ?? 0;
  let drawn = 0;
  for (let i = items.length - 1; i > 0; i--) {
    const limit = 4294967296 - (4294967296 % (i + 1));
    let word: number;
    do {
      if ((drawn & 15) === 0) chachaBlock(rng.key, drawn >>> 4, 8, deckBlock, deck + 1, before);
      word = (deckBlock[drawn++ & 15] ?? 0) >>> 0;
    } while (word >= limit);
    swap(items, i, word % (i + 1));
  }
  const shuffles = [...rng.shuffles];
  while (shuffles.length < deck) shuffles.push(0);
  shuffles[deck] = before + 1;
  rng.shuffles = shuffles;
  // Also where there was nothing to put in order: the shuffle has been made.
  rng.used += Math.max(1, drawn);
}

/** The script does not fit the game that is played with it. */
export class ChanceError extends Error {
  readonly text: Text;
  /** Which entry of the script; where the script ends, the one that is missing. */
  readonly entry: number;
  constructor(said: Text, entry: number) {
    super(forLogs(said));
    this.text = said;
    this.entry = entry;
  }
}

function takeScripted(rng: Rng): Scripted | undefined {
  if (rng.taken < rng.script.length) {
    rng.used++;
    return rng.script[rng.taken++];
  }
  if (rng.key.length === 0) throw new ChanceError(text('chance.ends'), rng.taken);
  return undefined;
}

function moveToEnd(items: number[], last: readonly number[], entry: number): void {
  for (const item of last) {
    const at = items.indexOf(item);
    if (at < 0) throw new ChanceError(text('chance.item', { item }), entry);
    items.splice(at, 1);
  }
  for (const item of last) items.push(item);
}

// The block computed last: drawing in sequence costs one block for sixteen words. Not part of any state.
const block = new Int32Array(16);
let blockKey: readonly number[] | undefined;
let blockNumber = -1;

function nextWord(rng: Rng): number {
  const number = rng.dice >>> 4;
  if (blockKey !== rng.key || blockNumber !== number) {
    chachaBlock(rng.key, number, 8, block, 0, 0);
    blockKey = rng.key;
    blockNumber = number;
  }
  rng.used++;
  return (block[rng.dice++ & 15] ?? 0) >>> 0;
}
