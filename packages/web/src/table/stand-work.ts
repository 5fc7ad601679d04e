/** How a kept table stands, for the list of tables: worked out in a worker, since it needs the rules. */
import { matchOutcome, readRecord, resume } from '@wartable/kernel';
import { loadGame } from '../games/rules.ts';
import type { TableSave } from './messages.ts';

export type FromStand = {
  readonly id: string;
  /** As everybody may see it; undefined where the table cannot be opened. */
  readonly view: unknown;
  readonly seats: readonly string[];
  /** Who has won, where it is over. */
  readonly winners?: readonly number[];
};

export async function standWork({
  id,
  game: name,
  record,
  seed,
}: Pick<TableSave, 'id' | 'game' | 'record' | 'seed'>): Promise<void> {
  const post = (message: FromStand): void => self.postMessage(message);
  try {
    const { game } = await loadGame(name);
    const { match } = resume(game, readRecord(record, [game]), seed);
    const winners = matchOutcome(match)?.winners;
    post({ id, view: game.view(match.state, 'spectator'), seats: match.seats, ...(winners ? { winners } : {}) });
  } catch {
    post({ id, view: undefined, seats: [] });
  }
}
