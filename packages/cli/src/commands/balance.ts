import { join } from 'node:path';
import type { Balance, BotSpec, CellBalance, WinRate } from '@wartable/ai';
import { arenaOf } from '../arena/arena.ts';
import { bestOpenings, cellBalance, compact, type Result, unbroken } from '../arena/balance.ts';
import type { GameJob } from '../arena/game.ts';
import { balancePage } from '../arena/report.ts';
import { openResults, type Results } from '../arena/results.ts';
import { playSeries, threadsOption } from '../arena/series.ts';
import { printTable, shareText } from '../arena/table.ts';
import { type Args, gameNamed, noRest, numberOption, textOption } from '../args.ts';
import { botNamed } from '../bots.ts';
import { writeWhole } from '../disk.ts';
import type { Cell } from '../game-terminal.ts';
import { type AnyGame, folderOf, GAMES, seatsFor } from '../games.ts';
import { type Io, inGame, say, UsageError } from '../io.ts';
import { marksOfNets } from '../nets.ts';
import { rounded } from '../numbers.ts';
import { text } from '../text/index.ts';

export const balanceOptions = {
  game: 'text',
  bots: 'text',
  games: 'text',
  seconds: 'text',
  seed: 'text',
  out: 'text',
  threads: 'text',
  quick: 'flag',
  resume: 'flag',
  new: 'flag',
  keep: 'flag',
  json: 'flag',
} as const;

const DEFAULT_BOT = 'search:100';
const USUAL_GAMES = 100;
const MOST_GAMES = 1_000_000;
/** So many openings of a kind are kept for each side. */
const KEPT_OPENINGS = 3;
const DEFAULT_FOLDER = 'wartable-balance';

type GameCell = Cell & { readonly game: string };
type Job = GameJob & { readonly cell: string; readonly number: number };

/** `wartable balance [--game id] [--bots search:100] [--games N] [--seconds S] [--out folder] [--resume | --new] [--quick] [--keep] [--json]` */
export async function balance(args: Args, io: Io): Promise<number> {
  noRest(args);
  const wanted = textOption(args, 'game');
  const games = wanted === undefined ? GAMES : [gameNamed(wanted)];
  const names = (textOption(args, 'bots') ?? DEFAULT_BOT).split(',');
  const [name = ''] = names;
  if (names.length !== 1) throw new UsageError(text('error.balance-bots'));
  const bots = new Map(games.map((game) => [game.id, botNamed(name, game)]));
  const limit = args.values['seconds'] === undefined ? undefined : numberOption(args, 'seconds', 1, 1_000_000, 1);
  // Who gave a time and no number of games wants as many as there is time for.
  const count = numberOption(args, 'games', 1, MOST_GAMES, limit === undefined ? USUAL_GAMES : MOST_GAMES);
  const threads = threadsOption(args);
  const seed = textOption(args, 'seed') ?? 'wartable';
  const folder = textOption(args, 'out') ?? DEFAULT_FOLDER;
  const cells = games.flatMap((game) =>
    arenaOf(game)
      .cells(args.values['quick'] === true)
      .map((cell) => ({ game: game.id, ...cell })),
  );
  const path = join(folder, 'games.jsonl');
  const run = {
    bot: name,
    seed,
    rules: Object.fromEntries(GAMES.map(({ id, rules }) => [id, rules])),
    ...marksOfNets([...bots.values()]),
  };
  const results = openResults(path, run, args.values['new'] ? 'new' : args.values['resume'] ? 'resume' : undefined);

  const places = cells.map((cell) => placeOf(cell, bots.get(cell.game) as BotSpec));
  const { all, code } = await playMissing({ places, count, seed, threads, limit }, results, io);
  if (all.length === 0) return code;
  const measured = measure(games, cells, all, name, seed);
  const [data, page] = [join(folder, 'balance.json'), join(folder, 'balance.html')];
  const today = new Intl.DateTimeFormat(io.words.language, { dateStyle: 'long' }).format(new Date());
  writeWhole(data, `${JSON.stringify(measured, null, 1)}\n`);
  writeWhole(page, balancePage(measured, io, today));
  if (args.values['keep'] && code === 0) keep(measured);
  if (args.values['json']) io.out(JSON.stringify(measured));
  else {
    for (const game of games) printCells(game, Object.entries(measured[game.id]?.cells ?? {}), inGame(io, game.id));
    io.out(say(io, text('balance.written', { data, page })));
  }
  return code;
}

/** A cell with those who play it. */
type Place = Omit<Job, 'number' | 'seed'>;

function placeOf(cell: GameCell, bot: BotSpec): Place {
  const { game, options } = cell;
  const bots = seatsFor(gameNamed(game), options).map(() => bot);
  return { game, options, bots, cell: keyOf(cell), watch: true };
}

/** Game by game through all cells, so that an interrupted run knows something of each. */
function* jobsFor(places: readonly Place[], count: number, seed: string): Generator<Job, undefined> {
  for (let number = 0; number < count; number++)
    for (const place of places) yield { ...place, number, seed: `${seed}/${place.cell}/${number}` };
}

function keyOf({ game, id }: GameCell): string {
  return `${game}/${id}`;
}

type Measuring = {
  readonly places: readonly Place[];
  readonly count: number;
  readonly seed: string;
  readonly threads: number;
  readonly limit: number | undefined;
};

/** Plays what is not among the results yet. */
async function playMissing(
  { places, count, seed, threads, limit }: Measuring,
  { found, add }: Results,
  io: Io,
): Promise<{ readonly all: Result[]; readonly code: number }> {
  const keyOfGame = ({ cell, number }: Pick<Result, 'cell' | 'number'>): string => `${cell} ${number}`;
  const cells = new Set(places.map(({ cell }) => cell));
  const wanted = found.filter(({ cell, number }) => cells.has(cell) && number < count);
  const all = new Map(wanted.map((result) => [keyOfGame(result), result]));
  const known = new Set(all.keys());
  const jobs = jobsFor(places, count, seed);
  const next = (): Job | undefined => {
    for (;;) {
      const { value: job } = jobs.next();
      if (!job || !known.has(keyOfGame(job))) return job;
    }
  };
  const { code, late } = await playSeries(
    {
      threads,
      size: places.length * count,
      played: () => all.size,
      next,
      done: (job, { winners, decisions, seen }) => {
        if (!seen) return;
        const result = { cell: job.cell, number: job.number, winners, decisions, ...seen };
        add(result);
        all.set(keyOfGame(job), result);
      },
      limit,
      goesOn: true,
    },
    io,
  );
  // The order of completion depends on the machine; what is written must not.
  const sorted = [...all.values()].sort((a, b) => a.number - b.number);
  return { all: late ? unbroken(sorted) : sorted, code };
}

function measure(
  games: readonly AnyGame[],
  cells: readonly GameCell[],
  all: readonly Result[],
  bot: string,
  seed: string,
): Balance {
  const byCell = Map.groupBy(all, ({ cell }) => cell);
  return Object.fromEntries(
    games.map((game) => [
      game.id,
      {
        bot,
        seed,
        rules: game.rules,
        cells: Object.fromEntries(
          cells
            .filter((cell) => cell.game === game.id)
            .map((cell) => [cell.id, cellBalance(seatsFor(game, cell.options), byCell.get(keyOf(cell)) ?? [])]),
        ),
      },
    ]),
  );
}

/** The numbers that the application shows lie with each game. Cards lie apart, since no page needs them, and so do variants that quick runs leave out. */
function keep(measured: Balance): void {
  for (const [game, { cells, ...about }] of Object.entries(measured)) {
    const folder = join(folderOf(game), 'measured');
    const shown = new Set(
      arenaOf(gameNamed(game))
        .cells(true)
        .map(({ id }) => id),
    );
    const part = (name: string, isIn: (id: string) => boolean, of: (cell: CellBalance) => object): void => {
      const parts = Object.entries(cells).flatMap(([id, cell]) => (isIn(id) && cell.games > 0 ? [[id, of(cell)] as const] : []));
      if (parts.length > 0) writeWhole(join(folder, `${name}.json`), compact({ ...about, cells: Object.fromEntries(parts) }));
    };
    const isShown = (id: string): boolean => shown.has(id);
    const rates = ({ cards: _cards, openings: _openings, ...rest }: CellBalance): object => rest;
    part('balance', isShown, rates);
    part(
      'others',
      (id) => !isShown(id),
      ({ games, draws, wins, first }) => ({ games, draws, wins, first }),
    );
    part('cards', isShown, ({ cards }) => cards);
    part('openings', isShown, (cell) => bestOpenings(cell, KEPT_OPENINGS));
  }
}

function printCells(game: AnyGame, cells: readonly (readonly [string, CellBalance])[], io: Io): void {
  const seats = Object.keys(cells[0]?.[1].wins ?? {});
  const seatName = (seat: string): string => say(io, game.seatName(seat));
  const alone = seats.length === 1;
  const heads = [
    say(io, { key: 'game.name' }),
    say(io, text('balance.games')),
    ...seats.map((seat) => say(io, text('balance.wins', { seat: seatName(seat) }))),
    ...(alone ? [] : [say(io, text('balance.draws')), say(io, text('balance.first'))]),
    say(io, arenaOf(game).length),
    say(io, text('balance.decisions')),
  ];
  const rows = cells.map(([id, { games, draws, wins, first, turns, decisions }]) => [
    say(io, arenaOf(game).cellName(id)),
    rounded(io, games),
    ...seats.map((seat) => rateText(wins[seat] ?? null, io)),
    ...(alone ? [] : [rounded(io, draws), rateText(first, io)]),
    rounded(io, turns.mean, 1),
    rounded(io, decisions.mean),
  ]);
  printTable([heads, ...rows], io);
  io.out('');
}

function rateText(rate: WinRate | null, io: Io): string {
  return rate && rate.games > 0 ? shareText(rate, io) : '–';
}
