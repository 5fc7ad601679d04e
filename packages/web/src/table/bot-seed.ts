import { type Seed, seedFrom } from '@wartable/kernel';

/** A bot's chance follows from the seed and from how far the log had come, so that a game can be repeated. */
export const botSeed = (seed: Seed, entry: number): Seed => seedFrom(`${seed} bot ${entry}`);
