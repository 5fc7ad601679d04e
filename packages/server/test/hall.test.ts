import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { INSTALLED } from '@wartable/games';
import { type Game, type MatchRecord, readRecord, verify } from '@wartable/kernel';
import { AGREED } from '@wartable/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openServer, type Server } from '../src/index.ts';
import { newPlayer, playAt } from './player.ts';

let server: Server;
let address: string;
const duel = INSTALLED.find(({ manifest }) => manifest.id === 'duel')?.game as Game;

beforeAll(async () => {
  const data = mkdtempSync(join(tmpdir(), 'wartable-server-'));
  server = await openServer(
    { data, host: '127.0.0.1', port: 0, botThreads: 1, limits: { messages: 100_000, requests: 100_000 } },
    { botPace: 0 },
  );
  address = `http://127.0.0.1:${server.port}`;
});
afterAll(() => server.close());

test('two people play a whole duel, and anybody can verify it', async () => {
  const [leia, vader] = [await newPlayer(address, 'Ann'), await newPlayer(address, 'Ben')];
  const table = await leia.create({
    game: 'duel',
    options: {},
    seats: [{ kind: 'me' }, { kind: 'open' }],
    agreement: { ...AGREED, open: true },
  });
  const first = await leia.connect();
  const one = playAt(first, duel, table.id, ({ decision }) => decision?.choices[0]);
  await vader.join(table.id);
  const second = await vader.connect();
  const two = playAt(second, duel, table.id, ({ decision }) => decision?.choices[0]);
  const [won, lost] = await Promise.all([one, two]);
  expect(won.outcome).toEqual(lost.outcome);
  const record = await leia.call<MatchRecord>('GET', `/api/tables/${table.id}/record`);
  expect(verify(duel, readRecord(record, [duel])).commitment).toBe(true);
  expect(record.shares).toHaveLength(2);
});
