/** A row of the database as a table, or what is wrong with it. */
import type { SeatPlayer } from '@wartable/games/manifest';
import { isFields } from '@wartable/kernel';
import { isGame, levelsOf } from '../games/manifests.ts';
import type { Kept } from './messages.ts';

const FORMATS: readonly unknown[] = ['wartable-table/1', 'wartable-table/2'];

export type RowProblem = 'newer' | 'damaged';

export function readKept(found: unknown): Kept | RowProblem {
  if (!isFields(found)) return 'damaged';
  const { format } = found;
  if (typeof format === 'string' && format.startsWith('wartable-table/') && !FORMATS.includes(format)) return 'newer';
  if (!isKept(found)) return 'damaged';
  return isGame(found.game) ? found : 'newer';
}

function isKept(found: unknown): found is Kept {
  if (!isFields(found)) return false;
  const { format, id, game, record, players, seed, changed, fence } = found;
  return (
    FORMATS.includes(format) &&
    typeof id === 'string' &&
    typeof game === 'string' &&
    typeof seed === 'string' &&
    Number.isFinite(changed) &&
    (fence === undefined || isFence(fence)) &&
    isFields(record) &&
    Array.isArray(record['log']) &&
    Array.isArray(players) &&
    players.every((player) => isPlayer(player, game))
  );
}

function isFence(found: unknown): boolean {
  return isFields(found) && Number.isSafeInteger(found['number']) && typeof found['by'] === 'string';
}

export function isPlayer(found: unknown, game: string): found is SeatPlayer {
  if (!isFields(found)) return false;
  const { kind, level } = found;
  return (
    kind === 'person' ||
    (kind === 'bot' && Number.isInteger(level) && (!isGame(game) || levelsOf(game).some((one) => one === level)))
  );
}
