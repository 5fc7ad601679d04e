/** The page's side of a table: several answers are taken back one after another, as far as the table lets them. */
import { hoth } from '@wartable/hoth';
import { type Followed, freshFor, type Game, hear, newMatch, openTable, seatAt, seedFrom } from '@wartable/kernel';
import { describe, expect, it } from 'vitest';
import { openClient } from '../src/table/client.ts';
import type { TableEvents } from '../src/table/events.ts';
import { NO_DESK } from './no-desk.ts';

const GAME: Game = hoth;
const REBEL = seatAt(0);
const POSITION = {
  map: { D6: '.I', E6: '.I', F6: '.I', A1: '.i' },
  hands: { rebel: ['rebel-raid-center'] },
};

function atTable() {
  const game: Game = { ...GAME, setup: (_, rng) => ({ ...GAME.read(POSITION), rng }) };
  const table = openTable(newMatch(game, { options: {}, players: ['person', 'person'], seed: seedFrom('client') }), []);
  let now: Followed | undefined;
  const nothing = (): void => {};
  const events: TableEvents = {
    seated: nothing,
    changed: (change) => {
      now = change.now;
    },
    earlier: nothing,
    rulesChanged: nothing,
    role: nothing,
    kept: nothing,
    unkept: nothing,
    unopened: nothing,
    refused: nothing,
    trouble: (reason) => {
      throw new Error(JSON.stringify(reason));
    },
    pace: () => 0,
    busy: () => false,
  };
  const client = openClient(
    events,
    (to) => ({
      open: () => {
        to.seated({ say: 'seated', viewer: REBEL, seats: [], handOverTo: undefined });
        to.heard([freshFor(table, REBEL, 'opened')]);
      },
      // What is said goes its way: nothing comes back while it is being said.
      toSeat: (message) => {
        queueMicrotask(() =>
          to.heard(hear(table, REBEL, message).deliveries.flatMap((one) => (one.to === REBEL ? [one.message] : []))),
        );
      },
      close: nothing,
    }),
    () => NO_DESK,
  );
  client.open(game);
  const rest = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
  const answer = async (notation: string): Promise<void> => {
    const { decision, view } = now as Followed;
    const choice = decision?.choices.find((one) => game.notate(view, one) === notation);
    client.answer(decision?.id ?? -1, choice ?? Number.NaN);
    await rest();
  };
  return { client, answer, rest, asked: () => now?.decision?.choices.map((one) => game.notate(now?.view, one)) };
}

describe('Taking back', () => {
  it.each([1, 2, 3])('goes %s answers back, and no further', async (answers) => {
    const { client, answer, rest, asked } = atTable();
    const before = [asked()];
    for (const notation of ['play rebel-raid-center', 'order D6', 'order E6']) {
      await answer(notation);
      before.push(asked());
    }
    client.undo(answers);
    await rest();
    expect(asked()).toEqual(before[before.length - 1 - answers]);
  });
});
