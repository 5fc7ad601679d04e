import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  closeRecord,
  freshFor,
  type Match,
  type MatchRecord,
  matchOutcome,
  openTable,
  readRecord,
  replay,
  resume,
  type Seed,
  verify,
} from '@wartable/kernel';
import { describe, expect, it } from 'vitest';
import { gameNamed } from '../src/args.ts';
import { type AnyGame, GAMES } from '../src/games.ts';
import { readSave } from '../src/play/save.ts';
import { randomAnswers, wartable } from './helpers.ts';

const folder = fileURLToPath(new URL('../../../records', import.meta.url));

const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((file) => file.isFile() && file.name.endsWith('.json'))
  .map((file) => relative(folder, join(file.parentPath, file.name)))
  .sort();

type Written = {
  readonly format: string;
  readonly seed?: Seed;
  readonly outcome?: object;
  readonly log?: readonly unknown[];
  readonly record?: object;
};

const written = (file: string): Written => JSON.parse(readFileSync(join(folder, file), 'utf8'));
const isRecord = (file: string): boolean => written(file).format.startsWith('wartable-record/');
const finished = files.filter((file) => isRecord(file) && written(file).outcome);
const running = files.filter((file) => isRecord(file) && !written(file).outcome);
/** Saves of the terminal and tables of the web application: they hold the seed beside the record. */
const kept = files.filter((file) => !isRecord(file));

const gameOf = ({ game }: MatchRecord): AnyGame => gameNamed(game);

function outcomeOf(match: Match): unknown {
  const outcome = matchOutcome(match);
  return outcome && { winners: outcome.winners.map((seat) => match.seats[seat]), rule: outcome.rule };
}

/** Whoever sits down at the table is told what has happened and stands. */
function sitDown(game: AnyGame, { match, events }: ReturnType<typeof resume>): void {
  const table = openTable(match, events);
  for (const viewer of table.feeds.keys()) {
    const { past = [], view } = freshFor(table, viewer, 'opened');
    expect(past.flatMap((event) => game.log(event) ?? []).length).toBeGreaterThan(0);
    expect(view).toEqual(game.view(match.state, viewer));
  }
}

describe('Records of earlier versions', () => {
  it('are there, of every format and every game there was', () => {
    for (const format of ['1', '2'])
      for (const id of ['duel', 'hoth', 'endor'])
        expect(finished.some((file) => file.startsWith(join(format, id))) && format + id).toBe(format + id);
    expect(running.length).toBeGreaterThanOrEqual(2);
    expect(kept.length).toBeGreaterThanOrEqual(5);
  });

  it.each(finished)('%s is replayed to its outcome, from the seed and without it, and verified', (file) => {
    const record = readRecord(written(file), GAMES);
    const game = gameOf(record);
    const { match, stopped } = replay(game, record);
    expect([stopped, outcomeOf(match)]).toEqual([undefined, record.outcome]);
    const { seed: _seed, outcome: _outcome, ...rest } = record;
    expect(outcomeOf(replay(game, rest).match)).toEqual(record.outcome);
    expect(match.record.log.map(([by, what]) => (by === 'chance' ? by : [by, what]))).toEqual(
      (written(file).log as [string, unknown][]).map(([by, what]) => (by === 'chance' ? by : [by, what])),
    );
    expect(verify(game, record).commitment).toBe(true);
  });

  it.each(running)('%s is shown as far as it goes, from its outcomes of chance', async (file) => {
    const record = readRecord(written(file), GAMES);
    expect(replay(gameOf(record), record).match.record.log.length).toBe(record.log.length);
    expect((await wartable(['replay', join(folder, file)])).code).toBe(0);
    expect((await wartable(['verify', join(folder, file)])).err).toContain('the match is not over');
  });

  it.each(kept)('%s is resumed and played on to the end', (file) => {
    const { seed = '', record: inside, format } = written(file);
    const record = readRecord(inside, GAMES);
    const game = gameOf(record);
    const resumed = resume(game, record, seed);
    expect(resumed.changed).toBeUndefined();
    expect(resumed.match.record.log.length).toBe(record.log.length);
    expect(outcomeOf(resumed.match)).toBeUndefined();
    sitDown(game, resumed);
    randomAnswers(resumed.match, file);
    const whole = readRecord(JSON.parse(JSON.stringify(closeRecord(resumed.match, seed))), GAMES);
    expect(verify(game, whole).from).toBe(0);
    if (format.startsWith('wartable-save/')) expect(readSave(join(folder, file)).record).toEqual(record);
  });
});
