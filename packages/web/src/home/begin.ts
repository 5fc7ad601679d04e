/** Setting up a table: the set-up waits here until its page opens. */
import { type Json, type Seed, seedFrom } from '@wartable/kernel';
import { go } from '../app/route.ts';
import { tableNamed } from '../table/saves.ts';
import type { SeatPlayer, TableSetup } from '../table/table.ts';
import { teach } from './lessons.ts';

/** A scenario by its number or whole, people per side, leaders; see `readOptions` of the game. */
export type HothOptions = {
  readonly scenario: Json;
  readonly players?: { readonly rebel: number; readonly empire: number };
  readonly leaders?: { readonly rebel: readonly string[]; readonly empire: readonly string[] };
};

const waiting = new Map<string, TableSetup>();

function randomHex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function begin(options: unknown, players: readonly SeatPlayer[]): string {
  const id = randomHex(6);
  const seed: Seed = seedFrom(randomHex(16));
  waiting.set(id, { options, players, seed });
  return id;
}

export function beginHoth(scenario: string | HothOptions, players: readonly SeatPlayer[]): void {
  go(`/table/${begin(typeof scenario === 'string' ? { scenario } : scenario, players)}`);
}

/** The first battle: small, against a gentle bot, with lessons. */
export function beginLesson(): void {
  const id = begin({ scenario: '1' }, [{ kind: 'person' }, { kind: 'bot', level: 1 }]);
  teach(id);
  go(`/table/${id}`);
}

/** The same battle from the start: same options, same players, other dice. */
export async function beginAgain(id: string): Promise<void> {
  const save = await tableNamed(id);
  if (save) go(`/table/${begin(save.record.options, save.players)}`);
}

/** The set-up of a table that has not begun yet. */
export function setupFor(id: string): TableSetup | undefined {
  return waiting.get(id);
}

export function hasBegun(id: string): void {
  waiting.delete(id);
}
