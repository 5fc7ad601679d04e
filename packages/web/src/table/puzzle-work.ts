/** A puzzle in a worker of the browser: the rules, what is hidden, and what each answer is worth stay here. */
import { readPuzzles } from '@wartable/ai';
import { type Seat, seedFrom } from '@wartable/kernel';
import { puzzlesOf } from '../games/puzzles.ts';
import { loadGame } from '../games/rules.ts';
import type { Seated } from './messages.ts';
import { randomName } from './names.ts';
import type { FromPuzzle, ToPuzzle } from './puzzle-messages.ts';
import { type PuzzleMoment, puzzleMoment, tryPuzzle } from './puzzle-moment.ts';
import type { PuzzleTable } from './puzzle-table.ts';
import { reasonOf } from './reason.ts';

/** With so many wrong answers the best one is shown. */
const TRIES = 2;

const post = (message: FromPuzzle): void => self.postMessage(message);
let moment: PuzzleMoment | undefined;
let table: PuzzleTable | undefined;
let wrong = 0;

export async function puzzleWork(message: ToPuzzle): Promise<void> {
  try {
    if (message.say === 'open') moment = await found(message.game, message.id);
    if (message.say === 'open' || message.say === 'again') begin();
    else if (message.say === 'show') show();
    else listen(message.message);
  } catch (error) {
    post({ say: 'trouble', reason: reasonOf(error) });
  }
}

async function found(name: string, id: string): Promise<PuzzleMoment | undefined> {
  const [{ game }, all] = await Promise.all([loadGame(name), puzzlesOf(name)]);
  const puzzle = readPuzzles(all, game).find((one) => one.id === id);
  return puzzle && puzzleMoment(game, puzzle);
}

function begin(): void {
  if (!moment) {
    post({ say: 'missing' });
    return;
  }
  const opened = tryPuzzle(moment, seedFrom(randomName(16)), randomName());
  table = opened.table;
  wrong = 0;
  post({ say: 'opened', seated: seatedAt(table.seats, moment.seat), about: { statement: opened.statement } });
  // While the player reads, it is worked out.
  setTimeout(() => table === opened.table && table.best());
}

/** Nobody hands the device over to who answers for the others. */
function seatedAt(seats: readonly string[], viewer: Seat): Seated {
  const player = { kind: 'person' } as const;
  const all = seats.map((name, seat) => (seat === viewer ? { name, player } : { name, player, elsewhere: '' }));
  return { say: 'seated', viewer, seats: all, handOverTo: undefined };
}

function listen(message: Extract<ToPuzzle, { say: 'seat' }>['message']): void {
  if (!moment || !table) return;
  const was = table.standing();
  const { messages, judged } = table.hear(message);
  if (message.say === 'answer' || message.say === 'plan') post({ say: 'judged', judged });
  if (messages.length > 0) post({ say: 'seat', messages });
  const standing = table.standing();
  if (standing !== 'open' && was === 'open')
    post({ say: 'over', end: { reached: standing === 'reached', chance: moment.chance } });
  const missed = judged.filter(({ right }) => !right).length;
  wrong += missed;
  if (missed > 0 && wrong >= TRIES) show();
}

function show(): void {
  const best = table?.best();
  if (!moment || !best) return;
  const { choice, chance, view } = best;
  const advice = moment.game.advice?.(view, choice);
  post({ say: 'best', chance, hint: { choice, why: { expected: undefined, reasons: [] }, advice } });
}
