/** A save that another process plays: one may look on, which writes nothing, or take it over. */
import { existsSync, statSync } from 'node:fs';
import { allSeats, freshFor, openTable, resume } from '@wartable/kernel';
import { boardOf } from '../board.ts';
import type { AnyGame } from '../games.ts';
import { type Io, inGame, paint, say, UsageError } from '../io.ts';
import { text } from '../text/index.ts';
import { askNumber } from './ask.ts';
import { type Hold, holderOf, take } from './hold.ts';
import { damageIn, readSave, type Save } from './save.ts';
import { PERSON } from './session.ts';
import type { Terminal } from './terminal.ts';

/** What is held, and the file in which its match is kept: that of a campaign is another one. */
type Held = {
  readonly game: AnyGame;
  readonly path: string;
  readonly match: string;
  readonly io: Io;
  readonly terminal: Terminal;
};

const EVERY_MS = 300;

/** Takes the save; where another process has it, the person decides. Undefined when she leaves. */
export async function takeOrLook(held: Held): Promise<Hold | undefined> {
  const { path, match, io, terminal } = held;
  for (let holder = holderOf(path); holder; holder = holderOf(path)) {
    terminal.print(paint(io, 'yellow', say(io, text('play.held', holder))));
    const choices = [text('play.look'), text('play.take-over'), text('play.leave')];
    const number = await askNumber(
      held,
      choices.map((choice) => say(io, choice)),
    );
    if (number === undefined || number === 2) return undefined;
    if (number === 1) break;
    if ((await lookOn(held)) === 'leave') return undefined;
  }
  return take(path, match);
}

/** Shows the table as it is on disk, anew with each change, until the person has seen enough. */
async function lookOn(held: Held): Promise<'leave' | 'ask'> {
  const { path, match, io, terminal } = held;
  let seen = '';
  const look = (): void => {
    const now = `${stampOf(match)} ${holderOf(path)?.pid}`;
    if (now === seen) return;
    seen = now;
    terminal.clear();
    for (const line of ['', ...tableAt(held)]) terminal.print(line);
    if (!holderOf(path)) terminal.print(paint(io, 'yellow', say(io, text('play.held-no-more'))));
    terminal.remind();
  };
  look();
  const timer = setInterval(look, EVERY_MS);
  const typed = await terminal.ask(`${say(io, text('play.looking'))} `);
  clearInterval(timer);
  return typed === undefined || typed.trim() === 'q' ? 'leave' : 'ask';
}

/** Another file each time it is written. */
function stampOf(path: string): string {
  const stat = statSync(path, { throwIfNoEntry: false });
  return stat ? `${stat.ino} ${stat.mtimeMs} ${stat.size}` : 'none';
}

function tableAt(held: Held): string[] {
  const { match, io } = held;
  // Between two battles, or when the match is over.
  if (!existsSync(match)) return [say(io, text('play.nothing-to-see'))];
  try {
    return tableIn(readSave(match), held);
  } catch (error) {
    const { text: wrong } = error instanceof UsageError ? error : damageIn(match, error);
    return [say(inGame(io, held.game.id), wrong)];
  }
}

function tableIn({ record, seed, players }: Save, { game, io: given }: Held): string[] {
  const io = inGame(given, game.id);
  const resumed = resume(game, record, seed);
  // One at the keyboard looks over the own shoulder; with several, nobody sees a hand.
  const [person, another] = allSeats(players).filter((seat) => players[seat] === PERSON);
  const viewer = person === undefined || another !== undefined ? 'spectator' : person;
  const { view, seats, past = [] } = freshFor(openTable(resumed.match, resumed.events), viewer, 'opened');
  return [
    ...boardOf(game).table(view, io, new Map()),
    '',
    ...past
      .slice(-LAST)
      .flatMap((event) => game.log(event) ?? [])
      .map((line) => paint(io, 'dim', say(io, line))),
    ...game.asked(view).map((asked) => say(io, game.waiting(asked, seats[asked.seat] ?? ''))),
  ];
}

/** How many events are told to one who looks on. */
const LAST = 6;
