/** `npm run bench`: how fast bots think, one core, next to the engines' own playouts in the same run. */
import { availableParallelism } from 'node:os';
import { type BotSpec, makePlayer, readBot } from '@wartable/ai';
import { openBots } from '@wartable/bots';
import { duel } from '@wartable/duel';
import { endor } from '@wartable/endor';
import { INSTALLED } from '@wartable/games';
import { hoth } from '@wartable/hoth';
import { type Decision, type Game, type GameState, pick, rngFromSeed, seedFrom } from '@wartable/kernel';
import { count, print, sameAsEver } from './measure.ts';
import { netRows, trainedFor } from './nets.ts';

const opponentsOf = (id: string) => INSTALLED.find(({ manifest }) => manifest.id === id)?.manifest ?? { levels: [] };

type Place = { readonly game: Game; readonly options: object; readonly from: number; readonly goal: string };
const PLACES: readonly Place[] = [
  { game: duel, options: { setup: 'standard' }, from: 40, goal: 'goal 3,000' },
  { game: hoth, options: { scenario: '4' }, from: 90, goal: 'goal 1,500' },
  { game: endor, options: { ties: 'auto' }, from: 60, goal: '' },
];
const POSITIONS = 12;
const ITERATIONS = 300;
const TURNS = 6;
const clock = (): number => performance.now();
const bot = (name: string, game: Game): BotSpec => readBot(name, opponentsOf(game.id)) as BotSpec;

/** Decisions with a real choice in the middle of a game that greedy plays against itself. */
function middles({ game, options, from }: Place) {
  const found: { readonly view: unknown; readonly decision: Decision; readonly state: GameState }[] = [];
  const greedy = makePlayer(game, bot('greedy', game), clock);
  const rng = rngFromSeed(seedFrom('bench'));
  for (let number = 0; found.length < POSITIONS; number++) {
    const state = game.setup(game.options(options), sameAsEver(`bench ${number}`));
    for (let i = 0; ; i++) {
      const decision = game.pending(state)[0];
      if (!decision) break;
      const view = game.view(state, decision.seat);
      if (i >= from && i % 5 === 0 && decision.choices.length > 1 && found.length < POSITIONS)
        found.push({ view, decision, state: game.clone(state) });
      game.apply(state, decision.seat, greedy({ view, decision, rng }).choice);
    }
  }
  return found;
}

/** Random playouts to the end from the same positions: what the engine alone does in a second. */
function playouts(game: Game, positions: ReturnType<typeof middles>): number {
  const rng = rngFromSeed(seedFrom('playouts'));
  let played = 0;
  const began = clock();
  while (clock() - began < 1000) {
    const state = game.clone(positions[played % positions.length]?.state as never);
    for (let decision = game.pending(state)[0]; decision; decision = game.pending(state)[0])
      game.apply(state, decision.seat, pick(rng, decision.choices));
    played++;
  }
  return (played / (clock() - began)) * 1000;
}

for (const place of PLACES) {
  const { game, goal } = place;
  const positions = middles(place);
  const rng = rngFromSeed(seedFrom('search'));
  const search = makePlayer(game, bot(`search:${ITERATIONS}`, game), clock);
  /** Iterations per second. */
  const think = (player: typeof search): number => {
    const began = clock();
    for (const { view, decision } of positions) player({ view, decision, rng });
    return (positions.length * ITERATIONS * 1000) / (clock() - began);
  };
  think(search);
  (globalThis as { gc?: () => void }).gc?.();
  const before = process.memoryUsage().heapUsed;
  const speed = think(search);
  const deep = makePlayer(game, bot('search:20000', game), clock);
  const [first] = positions;
  if (first) deep({ view: first.view, decision: first.decision, rng });
  const heap = (process.memoryUsage().heapUsed - before) / 2 ** 20;

  const trained = trainedFor(game);
  const longest = (name: string): number => {
    const spec = bot(name, game);
    const player = makePlayer(game, spec, clock, spec.net === undefined ? undefined : trained.look);
    return Math.max(
      ...positions.map(({ view, decision }) => {
        const began = clock();
        player({ view, decision, rng });
        return clock() - began;
      }),
    );
  };

  /** Iterations per second of threads that think about the same decisions for a while. */
  const together = async (threads: number): Promise<number> => {
    const bots = openBots(threads, (trouble) => console.error(trouble));
    let visits = 0;
    const began = [0, 0];
    for (const round of [0, 1]) {
      visits = 0;
      began[round] = clock();
      for (const { view, decision } of positions) {
        const table = `bench ${round}`;
        const { opinions } = await bots.ask({
          table,
          game: game.id,
          bot: { kind: 'search', ms: 200 },
          view,
          decision,
          seed: seedFrom('t'),
        });
        for (const opinion of opinions) visits += opinion.visits;
      }
    }
    const seconds = (clock() - (began[1] as number)) / 1000;
    await bots.close();
    return visits / seconds;
  };
  const [one, two] = [await together(1), await together(2)];

  const looking = makePlayer(game, bot(`net:${ITERATIONS}`, game), clock, trained.look);
  /** Whoever else works here disturbs both: they take turns, and the best of each counts. */
  const speeds = Array.from({ length: TURNS }, () => [think(search), think(looking)] as const);
  const [weighing, withNet] = [Math.max(...speeds.map(([one]) => one)), Math.max(...speeds.map(([, other]) => other))];

  print(`Bots: ${game.id}`, [
    ['search iterations per second, one core', count(speed), goal],
    [
      'the same with a net',
      count(withNet),
      `${(withNet / weighing).toFixed(2)} × the ${count(weighing)} of considerations, best of ${TURNS} turns each`,
    ],
    ['random playouts per second, as a yardstick', count(playouts(game, positions)), 'to the end of the game, engine alone'],
    ['two threads against one', `${(two / one).toFixed(2)} ×`, `goal 1.7 on 2 cores (here ${availableParallelism()})`],
    ['longest answer of level 3', `${longest('level:3').toFixed(0)} ms`, 'goal below 300 ms'],
    ['longest answer of level 6', `${longest('level:6').toFixed(0)} ms`, 'goal below 300 ms'],
    ['longest answer of search:200ms', `${longest('search:200ms').toFixed(0)} ms`, 'goal at most 220 ms'],
    ['heap after a search of 20,000 iterations', `${heap.toFixed(0)} MiB`, 'goal below 200 MiB, garbage included'],
    ...netRows(game, positions, trained),
  ]);
}
