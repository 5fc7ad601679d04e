/** The seat protocol: what an answer costs in bytes and in time, from the tap to the view after it, and what can be foreseen then. */
import { type BotSpec, makePlayer, readBot } from '@wartable/ai';
import { duel } from '@wartable/duel';
import { endor } from '@wartable/endor';
import { INSTALLED } from '@wartable/games';
import { hoth, SCENARIOS } from '@wartable/hoth';
import {
  type Delivery,
  type Followed,
  follow,
  freshFor,
  type Game,
  type GameEvent,
  hear,
  isReply,
  newMatch,
  openTable,
  type Question,
  rngFromSeed,
  seedFrom,
  type Viewer,
  viewersOf,
} from '@wartable/kernel';
import { print } from './measure.ts';

const opponentsOf = (id: string) => INSTALLED.find(({ manifest }) => manifest.id === id)?.manifest ?? { levels: [] };

const bytes = (x: number): string => `${Math.round(x).toLocaleString('en')} bytes`;
const ms = (x: number): string => `${x.toFixed(2)} ms`;
const mean = (of: readonly number[]): number => of.reduce((sum, x) => sum + x, 0) / Math.max(1, of.length);

function part(share: number, of: readonly number[]): number {
  const sorted = [...of].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

type Cost = {
  readonly own: number[];
  readonly others: number[];
  readonly fresh: number[];
  readonly records: number[];
  readonly answers: number[];
  readonly folds: number[];
  readonly previews: number[];
};

/** A game of people who choose as greedy does, carried as over a line. */
function playThrough(game: Game, options: unknown, cost: Cost): void {
  const greedy = makePlayer(game, readBot('greedy', opponentsOf(game.id)) as BotSpec, () => performance.now());
  const rng = rngFromSeed(seedFrom('bench'));
  const happened: { entry: number; event: GameEvent }[] = [];
  const seats = game.seats(game.setup(game.options(options), rngFromSeed(seedFrom('seats'))));
  const match = newMatch(game, { options, players: seats, seed: seedFrom('bench seat'), began: 0 }, (event) =>
    happened.push({ entry: -1, event }),
  );
  const table = openTable(match, happened);
  const known = new Map<Viewer, Followed>();
  for (const viewer of viewersOf(seats)) {
    const fresh = freshFor(table, viewer, 'opened');
    const next = follow(game, undefined, fresh);
    if (typeof next === 'object') known.set(viewer, next.now);
  }
  const asked = (): Followed | undefined => [...known.values()].find(({ decision, outcome }) => decision && !outcome);
  let answers = 0;
  for (let now = asked(); now; now = asked()) {
    const { viewer, view } = now;
    const decision = now.decision as Question;
    const { choice } = greedy({ view, decision, rng });
    const said = JSON.stringify({ say: 'answer', decision: decision.id, choice, id: `${answers++}` });
    const began = performance.now();
    const { deliveries } = hear(table, viewer, JSON.parse(said), answers);
    const lines = deliveries.map(({ to, message }: Delivery) => ({ to, line: JSON.stringify(message) }));
    cost.answers.push(performance.now() - began);
    const own = lines.filter(({ to }) => to === viewer);
    cost.own.push(own.reduce((sum, { line }) => sum + line.length, 0));
    for (const other of known.keys())
      if (other !== viewer)
        cost.others.push(lines.filter(({ to }) => to === other).reduce((sum, { line }) => sum + line.length, 0));
    for (const { to, line } of lines) {
      const message = JSON.parse(line) as Delivery['message'];
      if (isReply(message)) continue;
      const start = performance.now();
      const next = follow(game, known.get(to), message);
      if (to === viewer) cost.folds.push(performance.now() - start);
      if (typeof next === 'object') known.set(to, next.now);
    }
    const after = known.get(viewer) as Followed;
    if (after.decision) {
      const start = performance.now();
      game.previews(after.view);
      cost.previews.push(performance.now() - start);
    }
    cost.fresh.push(JSON.stringify(freshFor(table, viewer, 'undo')).length);
  }
  cost.records.push(JSON.stringify(match.record).length);
}

const GAMES: readonly (readonly [name: string, game: Game, options: readonly unknown[]])[] = [
  ['duel', duel, [{ setup: 'standard' }, { setup: 'first-game' }]],
  ['Hoth, 17 scenarios', hoth, SCENARIOS.map(({ id }) => ({ scenario: id }))],
  ['Endor', endor, [{ ties: 'ask' }, { ties: 'auto' }]],
];

for (const [name, game, all] of GAMES) {
  const cost: Cost = { own: [], others: [], fresh: [], records: [], answers: [], folds: [], previews: [] };
  for (const options of all) playThrough(game, options, cost);
  const longest = (of: readonly number[]): string =>
    `99 of 100 below ${ms(part(0.99, of))}, longest of ${of.length} ${ms(Math.max(...of))}`;
  print(`A seat at a table: ${name}`, [
    [
      'an answer, told to who gave it',
      bytes(mean(cost.own)),
      `the reply included; 99 of 100 below ${bytes(part(0.99, cost.own))}`,
    ],
    ['an answer, told to each of the others', bytes(mean(cost.others)), ''],
    ['a fresh view, as after an undo', bytes(mean(cost.fresh)), `${(mean(cost.fresh) / mean(cost.own)).toFixed(1)} × an answer`],
    ['the whole record at the end', bytes(mean(cost.records)), 'no message carries it'],
    ['an answer taken and told to all', ms(part(0.5, cost.answers)), longest(cost.answers)],
    ['folded into the view', ms(part(0.5, cost.folds)), longest(cost.folds)],
    ['all previews of the next decision', ms(part(0.5, cost.previews)), `goal below 5 ms; ${longest(cost.previews)}`],
  ]);
}
