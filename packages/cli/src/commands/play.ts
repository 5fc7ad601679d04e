import { randomBytes } from 'node:crypto';
import { matchOutcome, resume, type Seed, seedFrom } from '@wartable/kernel';
import { type Args, gameNamed, textOption, wordOption } from '../args.ts';
import { botNamed, usualBot } from '../bots.ts';
import { setAside } from '../disk.ts';
import { type AnyGame, GAMES, manifestOf, seatsFor, USUAL_GAME } from '../games.ts';
import { type Io, inGame, say, UsageError } from '../io.ts';
import { GAME_OPTIONS, gameOptions } from '../options.ts';
import { saveFolder } from '../paths.ts';
import { askNumber, trying } from '../play/ask.ts';
import { letGo } from '../play/hold.ts';
import { takeOrLook } from '../play/look.ts';
import { damageIn, hasSave, readSave, type Save, savePath } from '../play/save.ts';
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
  coach: 'flag',
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
    const hold = await takeOrLook({ game, path, match: path, io, terminal });
    if (!hold) return 0;
    try {
      const fast = args.values['fast'] === true;
      const coach = args.values['coach'] === true ? manifestOf(game) : undefined;
      const command = `play ${game.id} --resume`;
      return await playHeld(
        { game, folder, path, hold, io, terminal, fast, coach, command, surely: trying({ io, terminal }) },
        args,
      );
    } finally {
      letGo(hold);
    }
  } finally {
    terminal.close();
  }
}

async function playHeld(setting: Setting, args: Args): Promise<number> {
  const { game, io, terminal } = setting;
  const restored = await restore(setting, args);
  if (restored === 'leave') return 0;
  if (restored) return await runSession(restored);
  const options = gameOptions(game, args);
  const seats = seatsFor(game, options);
  const seat = textOption(args, 'seat') ?? (await askSeat(game, seats, io, terminal));
  if (seat === undefined) return 0;
  const bot = textOption(args, 'bot') ?? usualBot(game);
  const players = seats.map((name) => (seat === BOTH || seat === name ? PERSON : bot));
  return await runSession(beginSession(setting, players, options, seedOf(args)));
}

function checkSeat(game: AnyGame, args: Args): void {
  const seats = seatsFor(game, gameOptions(game, args));
  if (textOption(args, 'seat') !== undefined) wordOption(args, 'seat', [...seats, BOTH], BOTH);
}

function seedOf(args: Args): Seed {
  const wanted = textOption(args, 'seed');
  return wanted === undefined ? randomBytes(16).toString('hex') : seedFrom(wanted);
}

/** The saved game, if there is one and the person wants it. A save that cannot be read is set aside, never deleted. */
async function restore(setting: Setting, { values }: Args): Promise<Session | 'leave' | undefined> {
  const { game, path, io, terminal } = setting;
  if (!hasSave(path)) return undefined;
  let save: Save;
  let isOver: boolean;
  try {
    save = readSave(path);
    isOver = matchOutcome(resume(game, save.record, save.seed).match) !== undefined;
  } catch (error) {
    const { text: reason } = damageIn(path, error);
    terminal.print(say(inGame(io, game.id), text('play.damaged', { reason, path: setAside(path) })));
    return undefined;
  }
  if (isOver) {
    // It came to its end and the process with it: the record is kept before anything else begins.
    const session = resumeSession(setting, save);
    if (!values['new']) return session;
    await runSession(session);
    return undefined;
  }
  if (values['new']) return undefined;
  if (!values['resume']) {
    terminal.print(say(io, text('play.continue')));
    const choices = [text('play.go-on'), text('play.begin-new')];
    const number = await askNumber(
      setting,
      choices.map((choice) => say(io, choice)),
      'first',
    );
    if (number === undefined) return 'leave';
    if (number === 1) return undefined;
  }
  return resumeSession(setting, save);
}

async function askSeat(game: AnyGame, seats: readonly string[], io: Io, terminal: Terminal): Promise<string | undefined> {
  const own = inGame(io, game.id);
  const lines = seats.map((seat) => say(own, text('play.seat', { seat: game.seatName(seat) })));
  const number = await askNumber({ io, terminal }, [...lines, say(io, text('play.everybody'))], 'first');
  return number === undefined ? undefined : [...seats, BOTH][number];
}

async function askGame(io: Io, terminal: Terminal): Promise<AnyGame | undefined> {
  terminal.print(say(io, text('play.game')));
  const names = GAMES.map((game) => say(inGame(io, game.id), { key: 'game.name' }));
  const number = await askNumber({ io, terminal }, names, 'first');
  return number === undefined ? undefined : GAMES[number];
}
