/**
 * Chance. One source for every die and every shuffle: ChaCha8 with a 128-bit key in counter mode.
 * A cipher and not a fast linear generator, because whoever has seen a few hundred dice of a linear one can compute the next.
 * The state is the key and the number of words drawn, so that any moment is plain data and "was chance used?" is a comparison.
 */

import { chachaBlock } from './chacha.ts';
import { sha256 } from './sha256.ts';

/** 32 hexadecimal digits. */
export type Seed = string;

/** An outcome fixed in advance: a number for a die, a list for a shuffle (the items that end up last, in order). */
export type Scripted = number | readonly number[];

export type Rng = {
  readonly algorithm: 'chacha8';
  /** Four 32-bit words; empty when the seed is not known and every outcome must come from the script. */
  readonly key: readonly number[];
  /** Words drawn so far. */
  used: number;
  readonly script: readonly Scripted[];
  /** Entries of the script taken so far. */
  taken: number;
};

const NO_SCRIPT: readonly Scripted[] = [];
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
  const key = [0, 8, 16, 24].map((at) => Number.parseInt(seed.slice(at, at + 8), 16) | 0);
  return { algorithm: 'chacha8', key, used: 0, script, taken: 0 };
}

/** A generator without a seed: every outcome comes from the script. */
export function rngFromScript(script: readonly Scripted[]): Rng {
  return { algorithm: 'chacha8', key: [], used: 0, script, taken: 0 };
}

/** A new generator whose key is drawn from another one. */
export function rngFromRng(rng: Rng): Rng {
  const key = [nextWord(rng) | 0, nextWord(rng) | 0, nextWord(rng) | 0, nextWord(rng) | 0];
  return { algorithm: 'chacha8', key, used: 0, script: NO_SCRIPT, taken: 0 };
}

export function cloneRng(rng: Rng): Rng {
  return {
    algorithm: 'chacha8',
    key: rng.key,
    used: rng.used,
    script: rng.script,
    taken: rng.taken,
  };
}

/** A whole number from 0 to n − 1, each equally likely. */
export function below(rng: Rng, n: number): number {
  const scripted = takeScripted(rng);
  if (scripted !== undefined) {
    if (typeof scripted !== 'number' || !Number.isInteger(scripted) || scripted < 0 || scripted >= n)
      throw new ChanceError(`the script gives ${JSON.stringify(scripted)} where a number below ${n} is due`);
    return scripted;
  }
  // Words past the last multiple of n are thrown away: otherwise the first values would be likelier.
  const limit = 4294967296 - (4294967296 % n);
  let word = nextWord(rng);
  while (word >= limit) word = nextWord(rng);
  return word % n;
}

/** Puts the items into random order, in place (Fisher–Yates). */
export function shuffle(rng: Rng, items: number[]): void {
  const scripted = takeScripted(rng);
  if (scripted !== undefined) {
    if (typeof scripted === 'number') throw new ChanceError(`the script gives ${scripted} where an order is due`);
    moveToEnd(items, scripted);
    return;
  }
  for (let i = items.length - 1; i > 0; i--) {
    const j = below(rng, i + 1);
    const item = items[i] as number;
    items[i] = items[j] as number;
    items[j] = item;
  }
}

/** The script does not fit the game that is played with it. */
export class ChanceError extends Error {}

function takeScripted(rng: Rng): Scripted | undefined {
  if (rng.taken < rng.script.length) {
    rng.used++;
    return rng.script[rng.taken++];
  }
  if (rng.key.length === 0) throw new ChanceError('the outcomes of chance end here, and the seed is not known');
  return undefined;
}

function moveToEnd(items: number[], last: readonly number[]): void {
  for (const item of last) {
    const at = items.indexOf(item);
    if (at < 0) throw new ChanceError(`the script puts item ${item} where there is none`);
    items.splice(at, 1);
  }
  for (const item of last) items.push(item);
}

// The block computed last: drawing in sequence costs one block for sixteen words. Not part of any state.
const block = new Int32Array(16);
let blockKey: readonly number[] | undefined;
let blockNumber = -1;

function nextWord(rng: Rng): number {
  const number = rng.used >>> 4;
  if (blockKey !== rng.key || blockNumber !== number) {
    chachaBlock(rng.key, number, 8, block);
    blockKey = rng.key;
    blockNumber = number;
  }
  return (block[rng.used++ & 15] as number) >>> 0;
}
