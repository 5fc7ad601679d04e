/** What is said at a table besides the game: each under a name of its own. */
import type { FromClient } from '@wartable/protocol';
import { randomName } from '../table/names.ts';
import type { Lasting } from './outbox.ts';
import { theLine } from './the-line.ts';

/** What can be said at a table, but for its seats. */
type Spoken = Exclude<Extract<FromClient, { id: string }>, { say: 'seat' }>;
type Without<T, K extends string> = T extends unknown ? Omit<T, K> : never;

/** Gives 'done' or the word of the refusal. */
export function sayAt(table: string, what: Without<Spoken, 'id' | 'table'>): Promise<string> {
  return theLine().tell({ ...what, table, id: randomName(8) } as Lasting);
}
