/** Golden records as tables that the browser keeps. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SeatPlayer } from '@wartable/games';
import { type MatchRecord, seedFrom } from '@wartable/kernel';
import type { Kept } from '../../src/table/messages.ts';

export function goldenRecord(game: string, name: string): MatchRecord {
  const path = join(import.meta.dirname, '..', '..', '..', game, 'test', 'golden', `${name}.json`);
  return JSON.parse(readFileSync(path, 'utf8')) as MatchRecord;
}

/** All of it, or as it was before an entry of its log. */
export function keptTable(id: string, record: MatchRecord, players: readonly SeatPlayer[], upTo?: number): Kept {
  const { seed = seedFrom(id), ...rest } = record;
  const snapshots = record.snapshots.filter(({ entry }) => upTo === undefined || entry <= upTo);
  const { outcome: _outcome, ...running } = { ...rest, log: record.log.slice(0, upTo), snapshots };
  return {
    format: 'wartable-table/2',
    id,
    game: record.game,
    seed,
    players,
    record: upTo === undefined ? rest : running,
    changed: 1_700_000_000_000,
    over: upTo === undefined,
  };
}
