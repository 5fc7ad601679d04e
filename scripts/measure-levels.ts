/**
 * How strong the levels of a game are: each against the one below, as rows for docs/opponents.md.
 *
 *   node scripts/measure-levels.ts <game> [games] [threads] [seed]
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { Level } from '@wartable/ai';
import { INSTALLED } from '@wartable/games';

const [game = 'duel', games = '400', threads = '1', seed = 'levels'] = process.argv.slice(2);
const ROOT = join(import.meta.dirname, '..');

type Share = { readonly share: number; readonly low: number; readonly high: number };
type Standing = { readonly bot: string; readonly meanMs: number; readonly longestMs: number; readonly alone: Share | null };
type Measured = {
  readonly standings: readonly Standing[];
  readonly pairings: readonly (Share & { readonly first: string; readonly games: number })[];
};

function match(weaker: string, stronger: string): Measured {
  const wanted = ['--all', '--json', '--seed', seed, '--game', game, '--games', games, '--threads', threads];
  const wartable = join(ROOT, 'packages/cli/bin/wartable.mjs');
  const { stdout, status } = spawnSync(process.execPath, [wartable, 'tournament', ...wanted, '--bots', `${stronger},${weaker}`], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status !== 0) throw new Error(`${stronger} against ${weaker}: ${status}`);
  return JSON.parse(stdout) as Measured;
}

/** What a level is made of, in words. */
function made({ kind, net, iterations, ms, only, sight, loose }: Level): string {
  return [
    `${kind}${net === undefined ? '' : ' with its net'}`,
    iterations === undefined ? [] : `${iterations} iterations`,
    ms === undefined ? [] : `${ms} ms`,
    only ? `${only.length} considerations` : [],
    sight === undefined ? [] : `${sight} choices in sight`,
    loose ? `loose by ${loose}` : [],
  ]
    .flat()
    .join(', ');
}

const percent = ({ share, low, high }: Share): string =>
  `${(100 * share).toFixed(1)} % (${(100 * low).toFixed(1)}–${(100 * high).toFixed(1)})`;

function row(n: number, level: Level, won: readonly string[], { meanMs, longestMs, alone }: Standing): string {
  const cells = [n, made(level), ...won, `${meanMs.toFixed(1)}, ${longestMs.toFixed(0)}`, alone ? percent(alone) : '–'];
  return `| ${cells.join(' | ')} |`;
}

const levels = INSTALLED.find(({ manifest }) => manifest.id === game)?.manifest.levels;
if (!levels) throw new RangeError(`no game "${game}"`);
console.log(
  '| level | what it is | against the level below: wins (95 % interval) | games | ms a decision, mean and longest | wins alone |',
);
console.log('|---|---|---|---|---|---|');
for (const [i, level] of levels.slice(1).entries()) {
  const below = levels[i];
  const names = [`level:${i + 1}`, `level:${i + 2}`] as const;
  const { standings, pairings } = match(...names);
  const [pairing] = pairings;
  const [lower, upper] = names.map((name) => standings.find(({ bot }) => bot === name));
  if (i === 0 && below && lower) console.log(row(1, below, ['–', '–'], lower));
  if (pairing && upper) console.log(row(i + 2, level, [percent(pairing), String(pairing.games)], upper));
}
