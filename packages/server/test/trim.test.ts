/** A table that lets go of what is on disk says the same as one that remembers everything. */
import { INSTALLED } from '@wartable/games';
import {
  type Game,
  type GameEvent,
  hear,
  newMatch,
  openTable,
  pendingDecisions,
  pick,
  resume,
  rngFromSeed,
  type Seat,
  seedFrom,
  type Table,
  whyNotUndo,
} from '@wartable/kernel';
import { describe, expect, it } from 'vitest';
import { numbersOf, trim } from '../src/hall/awake.ts';
import type { Awake } from '../src/hall/room.ts';

const gameOf = (id: string): Game => INSTALLED.find(({ manifest }) => manifest.id === id)?.game as Game;

function opened(game: Game, seed: string): Table {
  const happened: { entry: number; event: GameEvent }[] = [];
  const seats = game.seats(game.setup(game.options({}), rngFromSeed(seedFrom('seats'))));
  const match = newMatch(game, { options: {}, players: seats.map(() => 'person'), seed: seedFrom(seed) }, (event) =>
    happened.push({ entry: -1, event }),
  );
  return openTable(match, happened, 'o');
}

/** As from the log: everything that can be taken back, and the numbers as they were. */
function whole({ table, ...awake }: Awake): Awake {
  const { match, events } = resume(table.match.game, structuredClone(table.match.record), awake.seed);
  const again = openTable(match, events, table.opening);
  const numbers = numbersOf(table);
  for (const [viewer, feed] of again.feeds) feed.number = numbers.get(viewer) ?? feed.number;
  const { trimmed: _trimmed, ...rest } = awake;
  return { ...rest, table: again };
}

describe.each(['duel', 'hoth', 'endor'])('A table of %s', (id) => {
  it('is told the same with its past trimmed and read again', () => {
    const seed = 'one';
    const game = gameOf(id);
    const sure = opened(game, seed);
    let awake: Awake = { table: opened(game, seed), seed: seedFrom(seed), clocks: undefined };
    const chance = rngFromSeed(seedFrom(`${seed} answers`));
    const seats = sure.match.seats.map((_, seat) => seat as Seat);
    let [undone, trims] = [0, 0];
    for (let n = 0; n < 200; n++) {
      const open = pendingDecisions(sure.match);
      if (open.length === 0) break;
      // Now and then several are taken back one after the other.
      const undoes = n % 9 >= 6 ? seats.filter((seat) => !whyNotUndo(sure.match, seat)) : [];
      const { seat, id: decision, choices } = pick(chance, open);
      const undoer = undoes.length > 0 ? pick(chance, undoes) : undefined;
      const message =
        undoer === undefined
          ? ({ say: 'answer', decision, choice: pick(chance, choices), id: `a.${n}` } as const)
          : ({ say: 'undo', id: `u.${n}` } as const);
      if (undoer !== undefined) {
        undone++;
        if (awake.trimmed) awake = whole(awake);
      }
      const speaker = undoer ?? seat;
      expect(hear(awake.table, speaker, message)).toEqual(hear(sure, speaker, message));
      trim(awake);
      if (awake.trimmed) trims++;
    }
    expect(awake.table.match.record).toEqual(sure.match.record);
    expect(undone).toBeGreaterThan(3);
    expect(trims).toBeGreaterThan(10);
    for (const feed of awake.table.feeds.values()) expect(feed.recent.length).toBeLessThanOrEqual(12);
  });
});
