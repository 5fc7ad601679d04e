import { randomBytes } from 'node:crypto';
import { BOTS } from '@wartable/ai';
import { type GameEvent, InputError, newMatch, resume, type Seed, seedFrom } from '@wartable/kernel';
import { type Args, gameNamed, textOption, wordOption } from '../args.ts';
import { FileError } from '../files.ts';
import { GAMES, seatsFor } from '../games.ts';
import { type Io, say, UsageError } from '../io.ts';
import { gameOptions } from '../options.ts';
import { saveFolder } from '../paths.ts';
import { hasSave, readSave, savePath, setAside } from '../play/save.ts';
import { PERSON, runSession, type Session } from '../play/session.ts';
import { openTerminal, type Terminal } from '../play/terminal.ts';
import { text } from '../text/index.ts';

export const playOptions = {
  seat: 'text',
  bot: 'text',
  setup: 'text',
  seed: 'text',
  new: 'flag',
  resume: 'flag',
  plain: 'flag',
  fast: 'flag',
} as const;

const BOTH = 'both';

/** `wartable play duel [--seat leia|vader|both] [--bot greedy] [--setup first-game] [--resume | --new]` */
export async function play(args: Args, given: Io): Promise<number> {
  const [id = GAMES[0]?.id ?? '', surplus] = args.rest;
  if (surplus !== undefined) throw new UsageError(text('error.surplus', { what: surplus }));
  const game = gameNamed(id);
  const bot = wordOption(args, 'bot', Object.keys(BOTS), 'greedy');
  const options = gameOptions(game, args);
  const seats = seatsFor(game, options);
  if (textOption(args, 'seat') !== undefined) wordOption(args, 'seat', [...seats, BOTH], BOTH);
  const plain = args.values['plain'] === true;
  const io = plain ? { ...given, color: false } : given;
  const folder = saveFolder(process.env);
  const path = savePath(folder, game.id);
  if (args.values['resume'] && !hasSave(path)) throw new UsageError(text('error.no-save', { path }));

  const terminal = openTerminal(plain);
  try {
    const table = { game, folder, path, io, terminal, fast: args.values['fast'] === true };
    if (hasSave(path) && !args.values['new']) {
      const restored = await restore(table, args.values['resume'] === true);
      if (restored === 'leave') return 0;
      if (restored) return await runSession(restored);
    }
    const seat = textOption(args, 'seat') ?? (await askSeat(seats, io, terminal));
    if (seat === undefined) return 0;
    const players = seats.map((name) => (seat === BOTH || seat === name ? PERSON : bot));
    return await runSession(begin(table, players, options, seedOf(args)));
  } finally {
    terminal.close();
  }
}

type Table = Pick<Session, 'game' | 'folder' | 'path' | 'io' | 'terminal' | 'fast'>;

function seedOf(args: Args): Seed {
  const wanted = textOption(args, 'seed');
  return wanted === undefined ? randomBytes(16).toString('hex') : seedFrom(wanted);
}

function begin(table: Table, players: readonly string[], options: unknown, seed: Seed): Session {
  const { game } = table;
  const unseen: GameEvent[][] = players.map(() => []);
  const match = newMatch(game, { options, players, seed }, (event) => {
    unseen.forEach((events, seat) => {
      const seen = game.seenBy(event, seat);
      if (seen) events.push(seen);
    });
  });
  return { ...table, match, seed, players, unseen, at: undefined, mayTakeBack: false, isNew: true };
}

/** The saved game, if the person wants it. A save that cannot be read is set aside, never deleted. */
async function restore(table: Table, asked: boolean): Promise<Session | 'leave' | undefined> {
  const { game, path, io, terminal } = table;
  try {
    const save = readSave(path);
    if (!asked) {
      terminal.print(say(io, text('play.continue')));
      const typed = await terminal.ask('1–2: ');
      if (typed === undefined) return 'leave';
      if (typed.trim() === '2') return undefined;
    }
    const { match } = resume(game, save.record, save.seed);
    return {
      ...table,
      match,
      seed: save.seed,
      players: save.players,
      unseen: match.seats.map(() => []),
      at: undefined,
      mayTakeBack: false,
      isNew: false,
    };
  } catch (error) {
    if (!(error instanceof FileError || error instanceof InputError)) throw error;
    terminal.print(say(io, text('play.damaged', { reason: error.message, path: setAside(path) })));
    return undefined;
  }
}

async function askSeat(seats: readonly string[], io: Io, terminal: Terminal): Promise<string | undefined> {
  terminal.print(say(io, text('play.welcome')));
  for (;;) {
    const typed = await terminal.ask('1–3: ');
    if (typed === undefined) return undefined;
    const seat = [...seats, BOTH][Number(typed.trim() || '1') - 1];
    if (seat !== undefined) return seat;
  }
}
