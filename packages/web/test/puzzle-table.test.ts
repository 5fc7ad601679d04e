/** Puzzles as tables: the right answer leads to the end, a wrong one changes nothing, and nothing hidden reaches the page. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Puzzle, readPuzzles } from '@wartable/ai';
import { INSTALLED } from '@wartable/games';
import { gameFolders } from '@wartable/games/folders';
import { type Game, isFresh, isReply, type Question, seatAt, seedFrom, type ToSeat } from '@wartable/kernel';
import { describe, expect, it } from 'vitest';
import { nim } from '../../games/test/nim/src/index.ts';
import { type PuzzleMoment, puzzleMoment, tryPuzzle } from '../src/table/puzzle-moment.ts';
import { type Judged, openPuzzleTable, type PuzzleTable } from '../src/table/puzzle-table.ts';
import { games } from '../vite-games.ts';

const GAMES = INSTALLED.flatMap(({ game }) => {
  const folder = gameFolders().find(({ id }) => id === game.id)?.folder ?? '';
  if (!game.puzzles) return [];
  const all = readPuzzles(JSON.parse(readFileSync(join(folder, 'puzzles', 'puzzles.json'), 'utf8')), game);
  return [[game.id, game, all] as const];
});
/** Of each game so many are looked at more closely. */
const FEW = 3;
const CLOSELY = GAMES.flatMap(([, game, all]) => all.slice(0, FEW).map((puzzle) => [puzzle.id, game, puzzle] as const));

function opened(game: Game, puzzle: Puzzle, luck = 'a'): { moment: PuzzleMoment; table: PuzzleTable; asked: Question } {
  const moment = puzzleMoment(game, puzzle);
  if (!moment) throw new Error('no puzzle');
  const { table } = tryPuzzle(moment, seedFrom(luck), luck);
  const asked = questionIn(table.hear({ say: 'since', number: 0 }).messages);
  if (!asked) throw new Error('nothing is asked');
  return { moment, table, asked };
}

const questionIn = (messages: readonly ToSeat[]): Question | undefined =>
  messages.flatMap((one) => (isReply(one) ? [] : [one.decision])).at(-1) ?? undefined;
/** Plays the best answers to the end; gives what was judged, and what was told last. */
function playThrough(table: PuzzleTable, asked: Question): { judged: Judged[]; last: readonly ToSeat[] } {
  const judged: Judged[] = [];
  let question: Question | undefined = asked;
  let last: readonly ToSeat[] = [];
  for (let n = 0; question && table.standing() === 'open' && n < 50; n++) {
    const choice = table.best()?.choice ?? -1;
    const heard = table.hear({ say: 'answer', decision: question.id, choice, id: `best ${n}` });
    expect(repliesIn(heard.messages)).toEqual([{ reply: `best ${n}`, done: true }]);
    judged.push(...heard.judged);
    last = heard.messages;
    question = questionIn(last);
  }
  return { judged, last };
}

const repliesIn = (messages: readonly ToSeat[]): ToSeat[] => messages.filter(isReply);

describe.each(GAMES)('All puzzles of %s', (_, game, all) => {
  it('are solved by their best answers, and not passed by any other', { timeout: 240_000 }, () => {
    const passed: string[] = [];
    for (const puzzle of all) {
      const { moment, table, asked } = opened(game, puzzle);
      for (const choice of asked.choices) {
        if (game.notate(moment.view, choice) === puzzle.best) continue;
        const { judged } = table.hear({ say: 'answer', decision: asked.id, choice, id: `${choice}` });
        if (judged[0]?.right !== false) passed.push(`${puzzle.id} ${choice}`);
      }
      playThrough(table, asked);
      if (table.standing() === 'open') passed.push(`${puzzle.id} has no end`);
    }
    expect(passed).toEqual([]);
  });
});

describe.each(CLOSELY)('%s', (_, game, puzzle) => {
  it('takes no answer but the best, says what each is worth, and stays as it was', () => {
    const { moment, table, asked } = opened(game, puzzle);
    const best = asked.choices.find((choice) => game.notate(moment.view, choice) === puzzle.best);
    const others = asked.choices.filter((choice) => choice !== best);
    expect(others.length).toBe(asked.choices.length - 1);
    for (const [i, choice] of others.entries()) {
      const { messages, judged } = table.hear({ say: 'answer', decision: asked.id, choice, id: `${i}` });
      expect(messages).toEqual([{ reply: `${i}`, refused: 'stale-decision' }]);
      expect(judged).toHaveLength(1);
      expect(judged[0]?.right).toBe(false);
      expect(judged[0]?.best).toBeCloseTo(puzzle.chance.best, 5);
      expect(judged[0]?.chosen).toBeLessThanOrEqual(puzzle.chance.second + 1e-6);
    }
    // As a plan it is no better, and what comes after it is not heard.
    const [wrong = -1] = others;
    const notations = [game.notate(moment.view, wrong), puzzle.best];
    const planned = table.hear({ say: 'plan', decision: asked.id, notations, id: 'plan' });
    expect(planned.judged.map(({ right }) => right)).toEqual([false]);
    expect(planned.messages).toEqual([{ reply: 'plan', refused: 'stale-decision' }]);
    expect(table.standing()).toBe('open');
    expect(table.best()?.choice).toBe(best);
    const seen = table.hear({ say: 'since', number: 0 }).messages.find((one) => !isReply(one) && isFresh(one));
    expect(seen).toMatchObject({ view: moment.view, decision: asked, outcome: null });
  });

  it('is solved by the best answers, whatever dice and others do', () => {
    for (const luck of ['a', 'b', 'c']) {
      const { table, asked } = opened(game, puzzle, luck);
      const { judged, last } = playThrough(table, asked);
      expect(judged.every(({ right }) => right)).toBe(true);
      // What comes after the end is no part of it.
      expect(questionIn(last)).toBeUndefined();
      const types = last.flatMap((one) => ('events' in one ? one.events.map(({ type }) => type) : []));
      expect(types.filter((type) => game.puzzles?.ends?.includes(type))).toEqual([]);
      expect(table.standing()).not.toBe('open');
      if (puzzle.chance.best === 1) expect(table.standing()).toBe('reached');
      const late = table.hear({ say: 'answer', decision: 1, choice: 0, id: 'late' });
      expect(late).toEqual({ messages: [{ reply: 'late', refused: 'stale-decision' }], judged: [] });
    }
  });

  it('tells its seat what that may know', () => {
    const { moment, table } = opened(game, puzzle);
    for (const message of table.hear({ say: 'since', number: 0 }).messages) {
      if (isReply(message) || !isFresh(message)) continue;
      expect(message.view).toEqual(moment.view);
      expect(message.past).toEqual(moment.past.flatMap((event) => game.seenBy(event, moment.seat) ?? []));
    }
  });
});

describe('A puzzle with somebody on the other side', () => {
  const start = { ...nim.read({ sticks: 8, active: 0 }) };
  const chances: Readonly<Record<number, readonly number[]>> = {
    8: [0.5, 0.2, 0.2],
    7: [0.5, 0.1, 0.9],
    5: [1, 1, 0],
    4: [0, 0, 0],
  };
  const table = openPuzzleTable({
    game: nim as unknown as Game,
    state: start,
    seat: seatAt(0),
    past: [],
    opening: 'nim',
    goal: {
      standing: () => 'open',
      ends: [],
      worth: (now) => {
        const all = chances[(now as typeof start).sticks] ?? [];
        return all.map((chance, i) => ({ choice: i + 1, chance })).sort((a, b) => b.chance - a.chance);
      },
    },
  });
  const take = (decision: number, choice: number) => table.hear({ say: 'answer', decision, choice, id: `${decision}` });

  it('is answered there as is worst for the player, who may take any of several best answers', () => {
    const first = take(1, 1);
    const took = first.messages.flatMap((one) => ('events' in one ? one.events : [])).filter(({ type }) => type === 'took');
    expect(took).toEqual([
      { type: 'took', seat: 0, n: 1 },
      { type: 'took', seat: 1, n: 2 },
    ]);
    expect(take(2, 3).judged).toEqual([{ right: false, chosen: 0, best: 1 }]);
    expect(take(2, 1).judged).toEqual([{ right: true, chosen: 1, best: 1 }]);
    // Where nothing leads there any more, it is over.
    expect(table.standing()).toBe('lost');
  });
});

describe('What pages load of puzzles', () => {
  it('is no more than a list says', async () => {
    const { load } = games() as { load: (id: string) => string };
    for (const { id } of gameFolders()) {
      const source = load(`\0virtual:puzzle-list/${id}`);
      const list = JSON.parse(source.replace(/^export default |;$/g, '')) as object[];
      for (const one of list) expect(Object.keys(one).sort()).toEqual(['depth', 'goal', 'id', 'rating']);
    }
  });
});
