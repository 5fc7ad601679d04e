/** A table by where it is: on this device, or on a server. The page asks it and does not care. */
import type { MatchRecord } from '@wartable/kernel';
import { isGame } from '../games/manifests.ts';
import type { OpenDesk } from './advisers.ts';
import { hasBegun, setupFor } from './begin.ts';
import { branches } from './branches.ts';
import type { Carry } from './carrier.ts';
import { gameOnLine } from './line.ts';
import { onDevice } from './on-device.ts';
import { problemOf, StoreError } from './problems.ts';
import { tableNamed } from './saves.ts';

export type Place = {
  readonly id: string;
  /** Which game is played there. */
  readonly game: () => Promise<string>;
  readonly carry: Carry;
  /** Who looks ahead there, where not those of the page. */
  readonly desk?: OpenDesk;
  /** Whether it begins just now, before these eyes; asked once. */
  readonly begins: () => boolean;
  /** The record of what is over, with its seed. */
  readonly record: () => Promise<MatchRecord | undefined>;
  /** Where its film is when it is over, and since when: it belongs into one's record. Lessons and puzzles have none. */
  readonly kept?: { readonly film: string; readonly ended: () => Promise<number> };
};

export function placeOnDevice(id: string): Place {
  return {
    id,
    game: () => gameAt(id),
    carry: onDevice(id, () => setupFor(id)),
    begins: () => {
      const begins = setupFor(id) !== undefined;
      hasBegun(id);
      return begins;
    },
    record: async () => {
      const save = await tableNamed(id);
      return save && { ...save.record, seed: save.seed };
    },
    // Another try at a moment of a battle is no battle of its own.
    ...(branches().has(id)
      ? {}
      : { kept: { film: `film/${id}`, ended: async () => (await tableNamed(id))?.changed ?? Date.now() } }),
  };
}

/** Which game is played at a table: one that begins, one on this device, or one that another window has in its memory alone. */
async function gameAt(id: string): Promise<string> {
  const stored = async (): Promise<string | undefined> => (setupFor(id) ?? (await tableNamed(id)))?.game;
  let problem = new StoreError('missing');
  const found = await stored().catch((error) => {
    problem = new StoreError(problemOf(error));
  });
  const game = found ?? (await gameOnLine(id));
  if (game === undefined) throw problem;
  if (!isGame(game)) throw new StoreError('newer');
  return game;
}
