/** The plots of docs/balance.md, each from what was measured: the name of its file, and the picture. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type MeasuredBalance, type MeasuredOpenings, type Share, type WinRate, wilson } from '@wartable/ai';
import type { Text } from '@wartable/kernel';
import { arenaOf } from '../../packages/cli/src/arena/arena.ts';
import { folderOf, GAMES, loadTerminals, seatsFor } from '../../packages/cli/src/games.ts';
import { inGame, say } from '../../packages/cli/src/io.ts';
import { wordsIn } from '../../packages/cli/src/words.ts';
import { type DotPlot, dotPlot, type Group, type Mark, type Row } from './dot-plot.ts';

/** What others published: shares without their games, so many as they say at least. */
type Elsewhere = {
  readonly source: string;
  readonly games: readonly [number, number];
  readonly cells: Readonly<Record<string, { readonly rebel: number; readonly modelled: string }>>;
};
type Rates = {
  readonly bot: string;
  readonly cells: Readonly<Record<string, { readonly wins: Readonly<Record<string, WinRate>> }>>;
};

await loadTerminals();
const spoken = await wordsIn('en');

function gameOf(id: string): (typeof GAMES)[number] {
  const game = GAMES.find((one) => one.id === id);
  if (!game) throw new RangeError(`no game ${id}`);
  return game;
}

const said = (id: string, text: Text | undefined): string => (text ? say(inGame(spoken, id), text) : '');
const cellName = (id: string, cell: string): string => said(id, arenaOf(gameOf(id)).cellName(cell));
/** In the order of the table. */
const seatsOf = (id: string): readonly string[] => seatsFor(gameOf(id), arenaOf(gameOf(id)).cells(true)[0]?.options ?? {});
const seatName = (id: string, seat: string): string => said(id, gameOf(id).seatName(seat));

function measured<T>(id: string, name: string): T | undefined {
  const path = join(folderOf(id), 'measured', `${name}.json`);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}

const inPercent = (share: number): string => `${Math.round(100 * share)} %`;
const markOf = ({ share, low, high }: Share, look: Mark['look']): Mark => ({ share, low, high, look });
const lookOf = (place: number): Mark['look'] => (place === 0 ? 'a' : 'b');

/** Cells in the order in which the game names them. */
function cellsOf<T>(id: string, cells: Readonly<Record<string, T>>): (readonly [string, T])[] {
  return arenaOf(gameOf(id))
    .cells(false)
    .flatMap((cell) => {
      const found = cells[cell.id];
      return found === undefined ? [] : [[cell.id, found] as const];
    });
}

/** By which bot, in how many games. */
function aboutOf(bot: string, counts: readonly number[]): string {
  const [least, most] = [Math.min(...counts), Math.max(...counts)];
  const games = least === most ? `${most}` : `${least} to ${most}`;
  return counts.length === 0
    ? 'nothing was measured yet'
    : `${bot} against itself, ${games} games each; lines are 95 % intervals`;
}

function scenarios(): DotPlot {
  const { bot, cells } = measured<MeasuredBalance>('hoth', 'balance') ?? { bot: '', cells: {} };
  const elsewhere = measured<Elsewhere>('hoth', 'elsewhere');
  const known = cellsOf('hoth', cells);
  const rows = known.map(([id, { wins }]): Row => {
    const ours = wins['rebel'] ?? { ...wilson(0, 0), games: 0, wins: 0 };
    const other = elsewhere?.cells[id];
    const least = elsewhere?.games[0] ?? 0;
    const theirs = other && wilson(other.rebel * least, least);
    const differs = theirs !== undefined && areApart(ours, theirs);
    return {
      label: `${cellName('hoth', id)}${other?.modelled === 'approx' ? ' *' : ''}`,
      marks: [markOf(ours, 'a'), ...(theirs ? [markOf(theirs, 'other')] : [])],
      note: `${inPercent(ours.share)}${theirs ? ` / ${inPercent(theirs.share)}` : ''}`,
      differs,
    };
  });
  const apart = rows.filter(({ differs }) => differs).length;
  return {
    title: 'Battle of Hoth: how often the Rebels win',
    about: aboutOf(
      bot,
      known.map(([, { games }]) => games),
    ),
    axis: '* an approximation elsewhere',
    legend: [
      ['a', 'our bot'],
      ['other', `published (${elsewhere?.source ?? ''})`],
      ['differs', `apart beyond both intervals: ${apart} of ${rows.length}`],
    ],
    groups: [{ rows }],
  };
}

/** Whether two shares differ more than chance explains: neither interval reaches the other. */
export function areApart(a: Share, b: Share): boolean {
  return a.low > b.high || b.low > a.high;
}

/** What a leader does for his side, whoever leads the other. */
function leaders(): DotPlot {
  const base = measured<MeasuredBalance>('hoth', 'balance')?.cells ?? {};
  const { bot, cells } = measured<Rates>('hoth', 'others') ?? { bot: '', cells: {} };
  const led = Object.entries(cells).flatMap(([id, { wins }]) => {
    const [scenario = '', rebel = '', empire = ''] = id.split('/');
    return (['rebel', 'empire'] as const).map((seat) => ({ scenario, seat, leader: { rebel, empire }[seat], rate: wins[seat] }));
  });
  const groups = [...Map.groupBy(led, ({ scenario }) => scenario)].map(([scenario, of]): Group => {
    const rows = [...Map.groupBy(of, ({ leader }) => leader)].map(([leader, games]): Row => {
      const seat = games[0]?.seat ?? 'rebel';
      const sum = (what: 'wins' | 'games'): number => games.reduce((all, { rate }) => all + (rate?.[what] ?? 0), 0);
      const rate = wilson(sum('wins'), sum('games'));
      const average = base[scenario]?.wins[seat];
      return {
        label: `${said('hoth', { key: `leader.${leader}` })} (${seatName('hoth', seat)})`,
        marks: [markOf(rate, seat === 'rebel' ? 'a' : 'b')],
        note: average ? `${inPercent(rate.share)} / ${inPercent(average.share)}` : inPercent(rate.share),
        ...(average ? { average: average.share, differs: areApart(rate, average) } : {}),
      };
    });
    return { heading: cellName('hoth', scenario), rows: rows.sort((a, b) => (a.label < b.label ? -1 : 1)) };
  });
  return {
    title: 'Battle of Hoth: what leaders do for their side',
    about: aboutOf(
      bot,
      led.filter(({ seat }) => seat === 'rebel').map(({ rate }) => rate?.games ?? 0),
    ),
    axis: 'wins of the leader’s side',
    legend: [
      ['a', 'Rebels'],
      ['b', 'Empire'],
      ['average', 'the side without leaders'],
      ['differs', 'apart beyond both intervals'],
    ],
    groups,
  };
}

function difficulties(): DotPlot {
  const { bot, cells }: Pick<MeasuredBalance, 'bot' | 'cells'> = measured('endor', 'balance') ?? { bot: '', cells: {} };
  const known = cellsOf('endor', cells);
  const standard = cells['standard']?.wins['rebel'];
  const rows = known.map(([id, { wins, turns }]): Row => {
    const rate = wins['rebel'] ?? { ...wilson(0, 0), games: 0, wins: 0 };
    const marks = { label: cellName('endor', id), marks: [markOf(rate, 'a')] };
    const note = `${inPercent(rate.share)}, ${turns.mean.toFixed(1)} turns`;
    return standard ? { ...marks, note, average: standard.share, differs: areApart(rate, standard) } : { ...marks, note };
  });
  return {
    title: 'Battle for Endor: how often each difficulty is won',
    about: aboutOf(
      bot,
      known.map(([, { games }]) => games),
    ).replace(' against itself', ''),
    axis: 'wins of the Rebels',
    legend: [
      ['a', 'Rebels'],
      ['average', 'standard difficulty'],
      ['differs', 'apart from it beyond both intervals'],
    ],
    groups: [{ rows }],
  };
}

function duels(): DotPlot {
  const { bot, cells } = measured<MeasuredBalance>('duel', 'balance') ?? { bot: '', cells: {} };
  const known = cellsOf('duel', cells);
  const groups = known.map(([id, { wins, first }]): Group => {
    const sides = Object.entries(wins).map(
      ([seat, rate], place): Row => ({
        label: `${seatName('duel', seat)} wins`,
        marks: [markOf(rate, lookOf(place))],
        note: inPercent(rate.share),
      }),
    );
    const begins: Row[] = first
      ? [{ label: 'whoever goes first wins', marks: [markOf(first, 'other')], note: inPercent(first.share) }]
      : [];
    return { heading: cellName('duel', id), rows: [...sides, ...begins] };
  });
  return {
    title: 'Intro Battle: Hoth: who wins, and does going first help?',
    about: aboutOf(
      bot,
      known.map(([, { games }]) => games),
    ),
    axis: 'share of games',
    legend: [
      ['a', 'Leia'],
      ['b', 'Vader'],
      ['other', 'the one who goes first'],
    ],
    groups,
  };
}

/** The best of each kind, side and cell, beside what the side wins on the average. */
function openingsOf(id: string, title: string): DotPlot {
  const { bot, cells } = measured<MeasuredOpenings>(id, 'openings') ?? { bot: '', cells: {} };
  const balance = measured<MeasuredBalance>(id, 'balance')?.cells ?? {};
  const { openingKinds, openingName } = arenaOf(gameOf(id));
  const games: number[] = [];
  const groups = cellsOf(id, cells).map(([cell, openings]): Group => {
    const rows = seatsOf(id).flatMap((seat, place) =>
      Object.keys(openingKinds ?? {}).flatMap((kind) => {
        const [way] = openings[seat]?.[kind] ?? [];
        if (!way) return [];
        const average = balance[cell]?.wins[seat]?.share ?? 0;
        games.push(way.games);
        return [
          {
            label: `${said(id, openingKinds?.[kind])}: ${said(id, openingName?.(kind, way.id))}`,
            marks: [markOf(way, lookOf(place))],
            average,
            note: `${inPercent(way.share)} / ${inPercent(average)}`,
            differs: way.low > average,
          },
        ];
      }),
    );
    return { heading: cellName(id, cell), rows };
  });
  return {
    title,
    about: aboutOf(bot, games),
    axis: 'wins of the side that opened so',
    legend: [
      ...seatsOf(id).map((seat, place) => [lookOf(place), seatName(id, seat)] as const),
      ['average', 'average of the side'],
      ['differs', 'above it with its whole interval'],
    ],
    groups: groups.filter(({ rows }) => rows.length > 0),
  };
}

/** By the name of its file in docs/balance/. */
export function balancePlots(): ReadonlyMap<string, string> {
  const plots: Readonly<Record<string, DotPlot>> = {
    'hoth-scenarios': scenarios(),
    'hoth-leaders': leaders(),
    'hoth-openings': openingsOf('hoth', 'Battle of Hoth: openings that win'),
    duel: duels(),
    'duel-openings': openingsOf('duel', 'Intro Battle: Hoth: openings that win'),
    endor: difficulties(),
    'endor-openings': openingsOf('endor', 'Battle for Endor: openings that win'),
  };
  return new Map(Object.entries(plots).map(([name, plot]) => [`${name}.svg`, dotPlot(plot)]));
}
