/** Rows for tests. */
import type { MatchRow, PersonRow, StepRow } from '../src/store/schema.ts';

export const NOON = 1_790_000_000_000;

export const personRow = (id: string, also: Partial<PersonRow> = {}): PersonRow => ({
  id,
  name: `Name of ${id}`,
  handle: null,
  password: null,
  language: null,
  host: 0,
  banned: 0,
  created: NOON,
  seen: NOON,
  ...also,
});

export const matchRow = (id: string, also: Partial<MatchRow> = {}): MatchRow => ({
  id,
  game: 'duel',
  options: '{}',
  agreement: '{}',
  status: 'open',
  listed: 0,
  owner: 'ann',
  created: NOON,
  changed: NOON,
  head: null,
  seed: null,
  room: '{}',
  outcome: null,
  due: null,
  deal: null,
  ...also,
});

export const stepRow = (match: string, sequence: number, entries = '[]'): StepRow => ({
  match,
  sequence,
  at: NOON + sequence,
  entries,
  snapshot: null,
  clocks: null,
  rules: null,
  hash: null,
  rows: 0,
});
