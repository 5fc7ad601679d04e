import { randomBytes } from 'node:crypto';
import { InputError, type Seed, seedFrom } from '@wartable/kernel';
import { type Args, gameNamed, textOption, wordOption } from '../args.ts';
import { botNamed, usualBot } from '../bots.ts';
import { type AnyGame, GAMES, seatsFor, USUAL_GAME } from '../games.ts';
import { FileError, type Io, inGame, say, UsageError } from '../io.ts';
import { GAME_OPTIONS, gameOptions } from '../options.ts';
import { saveFolder } from '../paths.ts';
import { hasSave, readSave, savePath, setAside } from '../play/save.ts';
import { beginSession, PERSON, resumeSession, runSession, type Session, type Setting } from '../play/session.ts';
import { openTerminal, type Terminal } from '../play/terminal.ts';
import { text } from '../text/index.ts';

export const playOptions = {
  seat: 'text',
  bot: 'text',
  ...GAME_OPTIONS,
  seed: 'text',
  new: 'flag',
  resume: 'flag',
  plain: 'flag',
  fast: 'flag',
} as const;

const BOTH = 'both';

/** `wartable play [game] [--seat leia|vader|both] [--bot greedy] [--setup …] [--scenario …] [--resume | --new]` */
export async function play(args: Args, given: Io): Promise<number> {
  const [id, surplus] = args.rest;
  if (surplus !== undefined) throw new UsageError(text('error.surplus', { what: surplus }));
  const named = id === undefined ? undefined : gameNamed(id);
  const wanted = textOption(args, 'bot');
  if (wanted !== undefined) botNamed(wanted, named ?? { id: USUAL_GAME });
  if (named) checkSeat(named, args);
  const plain = args.values['plain'] === true;
  const io = plain ? { ...given, color: false } : given;
  const folder = saveFolder(process.env);
  if (named && args.values['resume'] && !hasSave(savePath(folder, named.id)))
    throw new UsageError(text('error.no-save', { path: savePath(folder, named.id) }));

  const terminal = openTerminal(plain);
  try {
    const game = named ?? (await askGame(io, terminal));
    if (!game) return 0;
    const path = savePath(folder, game.id);
    const setting = { game, folder, path, io, terminal, fast: args.values['fast'] === true };
    if (hasSave(path) && !args.values['new']) {
      const restored = await restore(setting, args.values['resume'] === true);
      if (restored === 'leave') return 0;
      if (restored) return await runSession(restored);
    }
    const options = gameOptions(game, args);
    const seats = seatsFor(game, options);
    const seat = textOption(args, 'seat') ?? (await askSeat(game, seats, io, terminal));
    if (seat === undefined) return 0;
    const players = seats.map((name) => (seat === BOTH || seat === name ? PERSON : (wanted ?? usualBot(game))));
    return await runSession(beginSession(setting, players, options, seedOf(args)));
  } finally {
    terminal.close();
  }
}

function checkSeat(game: AnyGame, args: Args): void {
  const seats = seatsFor(game, gameOptions(game, args));
  if (textOption(args, 'seat') !== undefined) wordOption(args, 'seat', [...seats, BOTH], BOTH);
}

function seedOf(args: Args): Seed {
  const wanted = textOption(args, 'seed');
  return wanted === undefined ? randomBytes(16).toString('hex') : seedFrom(wanted);
}

/** The saved game, if the person wants it. A save that cannot be read is set aside, never deleted. */
async function restore(setting: Setting, asked: boolean): Promise<Session | 'leave' | undefined> {
  const { path, io, terminal } = setting;
  try {
    const save = readSave(path);
    if (!asked) {
      terminal.print(say(io, text('play.continue')));
      const typed = await terminal.ask('1–2: ');
      if (typed === undefined) return 'leave';
      if (typed.trim() === '2') return undefined;
    }
    return resumeSession(setting, save);
  } catch (error) {
    if (!(error instanceof FileError || error instanceof InputError)) throw error;
    terminal.print(say(inGame(io, setting.game.id), text('play.damaged', { reason: error.text, path: setAside(path) })));
    return undefined;
  }
}

/** Numbered lines, and the number that was typed; Enter takes the first. */
async function askNumber(lines: readonly string[], terminal: Terminal): Promise<number | undefined> {
  for (const line of lines) terminal.print(`  ${line}`);
  for (;;) {
    const typed = await terminal.ask(`1–${lines.length}: `);
    if (typed === undefined) return undefined;
    const number = Number(typed.trim() || '1');
    if (Number.isInteger(number) && number >= 1 && number <= lines.length) return number - 1;
  }
}

async function askSeat(game: AnyGame, seats: readonly string[], io: Io, terminal: Terminal): Promise<string | undefined> {
  const own = inGame(io, game.id);
  const lines = seats.map((seat, i) => say(own, text('play.seat', { n: i + 1, seat: game.seatName(seat) })));
  const number = await askNumber([...lines, say(io, text('play.everybody', { n: seats.length + 1 }))], terminal);
  return number === undefined ? undefined : [...seats, BOTH][number];
}

async function askGame(io: Io, terminal: Terminal): Promise<AnyGame | undefined> {
  terminal.print(say(io, text('play.game')));
  const names = GAMES.map((game, i) => `${i + 1}  ${say(inGame(io, game.id), { key: 'game.name' })}`);
  const number = await askNumber(names, terminal);
  return number === undefined ? undefined : GAMES[number];
}
