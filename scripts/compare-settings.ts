/**
 * Plays two ways to set the search against each other, with the same net or with considerations: each pair of games has the
 * same dice, with seats swapped. Where one plays alone, each way plays the same games. Prints the share of wins with its
 * 95 % interval.
 *
 *   node scripts/compare-settings.ts <game> <net file, or "-"> <iterations> <games> <one> <other> [seed]
 *   node scripts/compare-settings.ts duel packages/duel/nets/duel.net 200 400 curiosity=0.5,trust=2 default
 *
 * The names are those of packages/ai/src/settings.ts; beside them, `iterations=120` thinks otherwise than said before, and
 * `yardstick=true` looks with considerations as the game sets them. Milliseconds are of the processor, so ways whose iterations cost
 * differently can be made to take equally long on a busy machine, too:
 *
 *   node scripts/compare-settings.ts hoth packages/hoth/nets/hoth.net 300 204 horizon=1 yardstick=true,iterations=140
 */
import { readFileSync } from 'node:fs';
import { considerations, type Evaluator, learned, makePlayer, type Player, playOut, readNet, wilson } from '@wartable/ai';
import { INSTALLED } from '@wartable/games';
import { allSeats, type Game, rngFromSeed, seedFrom } from '@wartable/kernel';
import { type SearchSettings, settingsOf } from '../packages/ai/src/settings.ts';
import { arenaOf } from '../packages/cli/src/arena/arena.ts';
import { loadTerminals } from '../packages/cli/src/games.ts';

const [id = 'duel', netFile = '-', thoughts = '100', count = '100', one = 'default', other = 'default', seed = 'settings'] =
  process.argv.slice(2);
const installed = INSTALLED.find(({ manifest }) => manifest.id === id);
if (!installed) throw new RangeError(`no game ${id}`);
const game: Game = installed.game;
const { search } = installed.manifest;
await loadTerminals();

const NAMES = Object.entries(settingsOf({}));

type Way = { readonly settings: Partial<SearchSettings>; readonly iterations: number; readonly yardstick: boolean };

/** "curiosity=0.5,secret=false"; "default" changes nothing. */
function read(words: string): Way {
  const known = new Map<string, unknown>([...NAMES, ['iterations', 0], ['yardstick', false]]);
  const set = words === 'default' ? [] : words.split(',').map((word) => word.split('=') as [string, string | undefined]);
  const given = new Map<string, unknown>();
  for (const [name, value = ''] of set) {
    const said: unknown = JSON.parse(value);
    if (typeof said !== typeof known.get(name)) throw new RangeError(`${name}=${value}: ${[...known.keys()].join(', ')}`);
    given.set(name, said);
  }
  const iterations = Number(given.get('iterations') ?? thoughts);
  const yardstick = given.get('yardstick') === true;
  for (const own of ['iterations', 'yardstick']) given.delete(own);
  return { settings: Object.fromEntries(given), iterations, yardstick };
}

function evaluatorWith({ settings, yardstick }: Way): Evaluator {
  if (yardstick || netFile === '-') return considerations(game, undefined, { ...search, ...settings });
  const { net, card } = readNet(readFileSync(netFile));
  return learned(game, net, card, settings);
}

const spent = [0, 0];
const asked = [0, 0];
const ways = [one, other].map((words, at): (() => Player) => {
  const way = read(words);
  const evaluator = evaluatorWith(way);
  const skill = { kind: 'search', iterations: way.iterations } as const;
  return () => {
    const player = makePlayer(game, skill, () => performance.now(), evaluator);
    return (question) => {
      const began = process.cpuUsage().user;
      const answer = player(question);
      spent[at] = (spent[at] ?? 0) + process.cpuUsage().user - began;
      asked[at] = (asked[at] ?? 0) + 1;
      return answer;
    };
  };
});

/** Which side each seat is on, counted from 0; all are on one where it is played against the rules themselves. */
function sidesIn(options: unknown): readonly number[] {
  const state = game.setup(options, rngFromSeed(seedFrom(seed)));
  const leaders = allSeats(game.seats(state)).map((seat) => Math.min(...game.allies(state, seat)));
  const sides = [...new Set(leaders)];
  return leaders.map((leader) => sides.indexOf(leader));
}

const points = [0, 0];
let alone = false;
for (let i = 0; i < Number(count); i++) {
  const swapped = i % 2;
  const options = game.options(arenaOf(game).inRound({}, i >> 1));
  const sides = sidesIn(options);
  alone = new Set(sides).size === 1;
  const wayOf = (side: number): number => (side + swapped) % 2;
  const bots = sides.map((side) => (ways[wayOf(side)] as () => Player)());
  const { state } = playOut(game, options, bots, seedFrom(`${seed} ${i >> 1}`));
  const [winner] = game.outcome(state)?.winners ?? [];
  for (const way of alone ? [swapped] : [0, 1]) {
    const won = winner === undefined ? (alone ? 0 : 0.5) : wayOf(sides[winner] ?? 0) === way ? 1 : 0;
    points[way] = (points[way] ?? 0) + won;
  }
  if (process.stderr.isTTY) process.stderr.write(`\r${i + 1} games`);
}

const games = alone ? Number(count) / 2 : Number(count);
for (const [way, words] of [one, other].entries()) {
  const { share, low, high } = wilson(points[way] ?? 0, games);
  const [percent, least, most] = [share, low, high].map((part) => (100 * part).toFixed(1));
  const ms = ((spent[way] ?? 0) / 1000 / Math.max(1, asked[way] ?? 0)).toFixed(1);
  console.log(`${words}: ${percent} % (${least}–${most}) of ${games}${alone ? ', alone' : ''}; ${ms} ms a decision`);
}
