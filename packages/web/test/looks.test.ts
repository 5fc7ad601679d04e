/** Trained bots in the worker of a browser: the net is fetched when it is needed, and missed without harm. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Answer, type BotReply, type Level, learned, makePlayer, readNet, SHIPPED } from '@wartable/ai';
import { duel } from '@wartable/duel';
import { manifest } from '@wartable/duel/manifest';
import { type Decision, type Game, rngFromSeed, seedFrom } from '@wartable/kernel';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aPage, BOT, PERSON } from './a-page.ts';

const GAME: Game = duel;
const NET = new Uint8Array(readFileSync(join(import.meta.dirname, '../../duel/nets/duel.net')));
const LEVEL: Level = { kind: 'search', iterations: 30 };
const TRAINED: Level = { ...LEVEL, net: SHIPPED };

/** What a server has to say. */
type Body = string | Uint8Array<ArrayBuffer>;

const fetched: string[] = [];
let bytes: () => Body | undefined = () => NET;

beforeEach(() => {
  vi.resetModules();
  fetched.length = 0;
  bytes = () => NET;
  vi.stubGlobal('fetch', async (address: string) => {
    fetched.push(address);
    const body = bytes();
    return body === undefined ? new Response('', { status: 404 }) : new Response(body);
  });
});
afterEach(() => vi.unstubAllGlobals());

const state = GAME.setup(GAME.options({ setup: 'standard' }), rngFromSeed(seedFrom('looks')));
const decision = GAME.pending(state)[0] as Decision;
const view = GAME.view(state, decision.seat);
const seed = seedFrom('looks');

/** A worker of its own. */
async function worker() {
  const { askDesk } = await import('../src/table/bots-desk.ts');
  return (bot: Level, table = 'one'): Promise<BotReply> => askDesk({ id: 1, table, game: 'duel', bot, view, decision, seed });
}

function answerOf(bot: Level): Answer {
  const { net, card } = readNet(NET);
  const look = bot.net === undefined ? undefined : learned(GAME, net, card);
  const skill = manifest.search ? { ...bot, search: manifest.search } : bot;
  return makePlayer(GAME, skill, () => 0, look)({ view, decision, rng: rngFromSeed(seed) });
}

describe('A bot in the browser', () => {
  it('looks with its net, which is fetched once', async () => {
    const ask = await worker();
    expect(await ask(TRAINED)).toEqual({ id: 1, answer: answerOf(TRAINED) });
    expect((await ask(TRAINED, 'another')).answer).toEqual(answerOf(TRAINED));
    expect(answerOf(TRAINED)).not.toEqual(answerOf(LEVEL));
    expect(fetched).toEqual([expect.stringContaining('duel.net')]);
  });

  it('that has none fetches none', async () => {
    const ask = await worker();
    expect((await ask(LEVEL)).answer).toEqual(answerOf(LEVEL));
    expect(fetched).toEqual([]);
  });

  it.each<[string, () => Body | undefined]>([
    ['is not there', () => undefined],
    ['is no net', () => '<!doctype html>'],
    ['breaks off', () => NET.subarray(0, 5000)],
    [
      'cannot be reached',
      () => {
        throw new TypeError('Failed to fetch');
      },
    ],
  ])('plays on where its net %s, says so once, and the next who sits down tries again', async (_, broken) => {
    const ask = await worker();
    bytes = broken;
    const { answer, netless, trouble } = await ask(TRAINED);
    expect(answer).toEqual(answerOf(LEVEL));
    expect(netless).toBeTruthy();
    expect(trouble).toBeUndefined();
    expect((await ask(TRAINED)).netless).toBeUndefined();
    bytes = () => NET;
    expect(await ask(TRAINED, 'another')).toEqual({ id: 1, answer: answerOf(TRAINED) });
  });
});

it('That a bot plays without its net is said at the table', async () => {
  const page = aPage(GAME);
  await page.begin([BOT, PERSON], { setup: 'standard' });
  await page.letBotsAnswer((reply) => ({ ...reply, netless: 'no net' }));
  expect(page.hosted).toContainEqual({ say: 'trouble', reason: { key: 'trouble.net', params: { reason: 'no net' } } });
});
