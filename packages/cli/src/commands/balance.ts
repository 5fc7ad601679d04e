import { join } from 'node:path';
import type { Balance, BotSpec, CellBalance, WinRate } from '@wartable/ai';
import { arenaOf } from '../arena/arena.ts';
import { cellBalance, compact, type Result } from '../arena/balance.ts';
import type { GameJob, GameReport } from '../arena/game.ts';
import { workOff } from '../arena/pool.ts';
import { balancePage } from '../arena/report.ts';
import { openResults, type Results, type Run, runAt } from '../arena/results.ts';
import { printTable, shareText } from '../arena/table.ts';
import { type Args, gameNamed, numberOption, textOption } from '../args.ts';
import { botNamed } from '../bots.ts';
import { writeWhole } from '../disk.ts';
import type { Cell } from '../game-terminal.ts';
import { type AnyGame, folderOf, GAMES, seatsFor } from '../games.ts';
import { type Io, inGame, paint, say, UsageError } from '../io.ts';
import { rounded } from '../numbers.ts';
import { progressBar } from '../progress.ts';
import { text } from '../text/index.ts';
import { threadsOption, WORKER } from './tournament.ts';

export const balanceOptions = {
  game: 'text',
  bots: 'text',
  games: 'text',
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
const DEFAULT_FOLDER = 'wartable-balance';

type GameCell = Cell & { readonly game: string };
type Job = GameJob & { readonly cell: string; readonly number: number };

/** `wartable balance [--game id] [--bots search:100] [--games N] [--out folder] [--resume | --new] [--quick] [--keep] [--json]` */
export async function balance(args: Args, io: Io): Promise<number> {
  const wanted = textOption(args, 'game');
  const games = wanted === undefined ? GAMES : [gameNamed(wanted)];
  const names = (textOption(args, 'bots') ?? DEFAULT_BOT).split(',');
  const [name = ''] = names;
  if (names.length !== 1) throw new UsageError(text('error.balance-bots'));
  const bots = new Map(games.map((game) => [game.id, botNamed(name, game)]));
  const count = numberOption(args, 'games', 1, 1_000_000, 100);
  const threads = threadsOption(args);
  const seed = textOption(args, 'seed') ?? 'wartable';
  const folder = textOption(args, 'out') ?? DEFAULT_FOLDER;
  const cells = games.flatMap((game) =>
    arenaOf(game)
      .cells(args.values['quick'] === true)
      .map((cell) => ({ game: game.id, ...cell })),
  );
  const results = resultsIn(
    folder,
    { bot: name, seed, rules: Object.fromEntries(GAMES.map(({ id, rules }) => [id, rules])) },
    args,
  );

  const jobs = jobsFor(cells, bots, count, seed);
  const { all, troubles } = await playMissing(jobs, results, threads);
  for (const trouble of troubles) io.err(paint(io, 'red', say(io, text('tournament.failed', trouble))));

  const measured = measure(games, cells, all, name, seed);
  const [data, page] = [join(folder, 'balance.json'), join(folder, 'balance.html')];
  const today = new Intl.DateTimeFormat(io.words.language, { dateStyle: 'long' }).format(new Date());
  writeWhole(data, `${JSON.stringify(measured, null, 1)}\n`);
  writeWhole(page, balancePage(measured, io, today));
  if (args.values['keep']) keep(measured);
  if (args.values['json']) io.out(JSON.stringify(measured));
  else {
    for (const game of games) printCells(game, Object.entries(measured[game.id]?.cells ?? {}), inGame(io, game.id));
    io.out(say(io, text('balance.written', { data, page })));
  }
  return troubles.length === 0 ? 0 : 1;
}

/** Results of hours are neither mixed with others nor thrown away without being asked. */
function resultsIn(folder: string, run: Run, args: Args): Results {
  const path = join(folder, 'games.jsonl');
  const there = runAt(path);
  const resume = args.values['resume'] === true;
  if (there && !resume && !args.values['new']) throw new UsageError(text('error.balance-exists', { path }));
  if (there && resume && JSON.stringify(there) !== JSON.stringify(run))
    throw new UsageError(text('error.balance-other', { path, bot: there.bot, seed: there.seed }));
  return openResults(path, run, resume);
}

/** Game by game through all cells, so that an interrupted run knows something of each. */
function jobsFor(cells: readonly GameCell[], bots: ReadonlyMap<string, BotSpec>, count: number, seed: string): Job[] {
  const seats = new Map(cells.map((cell) => [cell, seatsFor(gameNamed(cell.game), cell.options)]));
  return Array.from({ length: count }, (_, number) =>
    cells.map((cell): Job => {
      const { game, options } = cell;
      const players = (seats.get(cell) ?? []).map(() => bots.get(game) as BotSpec);
      const key = keyOf(cell);
      return { game, options, bots: players, seed: `${seed}/${key}/${number}`, watch: true, cell: key, number };
    }),
  ).flat();
}

function keyOf({ game, id }: GameCell): string {
  return `${game}/${id}`;
}

type Trouble = { readonly job: string; readonly reason: string };

async function playMissing(
  jobs: readonly Job[],
  results: Results,
  threads: number,
): Promise<{ readonly all: Result[]; readonly troubles: Trouble[] }> {
  const keyOfGame = ({ cell, number }: Pick<Result, 'cell' | 'number'>): string => `${cell} ${number}`;
  const wanted = new Set(jobs.map(keyOfGame));
  const known = new Set(results.found.map(keyOfGame));
  const all = results.found.filter((result) => wanted.has(keyOfGame(result)));
  const missing = jobs.filter((job) => !known.has(keyOfGame(job)));
  const troubles: Trouble[] = [];
  const progress = progressBar(jobs.length, process.stderr);
  let next = 0;
  await workOff<Job, GameReport>({
    worker: WORKER,
    threads,
    next: () => missing[next++],
    done: ({ cell, number }, { winners, decisions, seen }) => {
      if (!seen) return;
      const result = { cell, number, winners, decisions, ...seen };
      results.add(result);
      all.push(result);
      progress.at(all.length);
    },
    failed: (job, reason) => troubles.push({ job: keyOfGame(job), reason }),
  });
  progress.end();
  // The order of completion depends on the machine; what is written must not.
  return { all: all.sort((a, b) => a.number - b.number), troubles };
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

/** The numbers that the application shows lie with each game; those on cards apart, since no page needs them. */
function keep(measured: Balance): void {
  for (const [game, { cells, ...about }] of Object.entries(measured)) {
    const folder = join(folderOf(game), 'measured');
    const part = (name: string, of: (cell: CellBalance) => object): void => {
      const parts = Object.fromEntries(Object.entries(cells).map(([id, cell]) => [id, of(cell)]));
      writeWhole(join(folder, `${name}.json`), compact({ ...about, cells: parts }));
    };
    part('balance', ({ cards: _cards, ...rest }) => rest);
    part('cards', ({ cards }) => cards);
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
