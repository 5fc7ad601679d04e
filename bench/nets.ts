/** What looking with a net costs, next to copying a position, to the plain reader, and to a search by considerations in the same run. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Evaluator, fastReaderOf, freshNet, learned, type Net, readerOf, readNet } from '@wartable/ai';
import { type Decision, type Game, type GameState, rngFromSeed, seedFrom, widthOf } from '@wartable/kernel';
import { count, micro } from './measure.ts';

type Position = { readonly decision: Decision; readonly state: GameState };
type Row = readonly [what: string, figure: string, remark: string];
type Trained = { readonly net: Net; readonly look: Evaluator; readonly remark: string };

/** Short rounds, many of them. */
const [ROUNDS, CALLS] = [200, 96];
/** The layers of a net made up where there is none. */
const LIKELY = { wide: 48, narrow: 16, scores: 16 };
/** A net several times as wide: what its first layer then comes to. */
const WIDER = 256;

const shapeFor = ({ encoding, id }: Game) => {
  if (!encoding) throw new RangeError(`${id} has no encoding`);
  return { ...LIKELY, inputs: widthOf(encoding.inputs), choices: widthOf(encoding.choices) };
};

/** The net a game ships with, or else one whose numbers are by lot: it costs the same. */
export function trainedFor(game: Game): Trained {
  const path = join(import.meta.dirname, '..', 'packages', game.id, 'nets', `${game.id}.net`);
  if (!existsSync(path)) {
    const net = freshNet(shapeFor(game), rngFromSeed(seedFrom('net')));
    return { net, look: learned(game, net), remark: 'no net yet: numbers by lot' };
  }
  const { net, card } = readNet(readFileSync(path));
  return { net, look: learned(game, net, card), remark: `file ${count(statSync(path).size / 1024)} KB` };
}

/** Seconds per call in the best round: whoever else works on the machine disturbs some of them, not all. */
function quickest(work: () => void): number {
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS; round++) {
    const began = performance.now();
    for (let i = 0; i < CALLS; i++) work();
    best = Math.min(best, (performance.now() - began) / 1000 / CALLS);
  }
  return best;
}

const times = (x: number): string => `${x.toFixed(2)} ×`;

export function netRows(game: Game, positions: readonly Position[], { net, look, remark }: Trained): Row[] {
  const { encoding } = game;
  if (!encoding) return [];
  let turn = 0;
  const next = (): Position => positions[turn++ % positions.length] as Position;
  const costOf = (work: (position: Position) => void): number => quickest(() => work(next()));

  const clone = costOf(({ state }) => game.clone(state as never));
  const value = costOf(({ state, decision }) => look.value(state, decision.seat));
  const glance = costOf(({ state, decision }) => look.glance(state, decision, undefined as never));
  const choices = positions.reduce((sum, { decision }) => sum + decision.choices.length, 0) / positions.length;

  /** The layers alone, of a position that lies ready. */
  const layers = ({ list, see, value: read }: ReturnType<typeof readerOf>) => {
    const { state, decision } = next();
    list.size = 0;
    encoding.position(state as never, decision.seat, list);
    return { first: quickest(() => see(list)), rest: quickest(read), inputs: list.size };
  };
  const wider = freshNet({ ...shapeFor(game), wide: WIDER, narrow: 32, scores: 32 }, rngFromSeed(seedFrom('wider')));
  const reading = (one: Net) => {
    const plain = layers(readerOf(one));
    const reader = fastReaderOf(one);
    const fast = reader ? layers(reader) : plain;
    const { wide, narrow } = one.shape;
    const both = fast.first + fast.rest;
    return [
      `the net alone, ${wide} and ${narrow} wide`,
      micro(both),
      `plain reader ${micro(plain.first + plain.rest)}, ${times((plain.first + plain.rest) / both)}; first layer ${micro(fast.first)} of ${fast.inputs} inputs`,
    ] as const;
  };

  return [
    ['copying a position, as a yardstick', micro(clone), ''],
    ['looking at a position with the net', micro(value), `${times(value / clone)} a copy; ${remark}`],
    ['a glance at it and all its choices', micro(glance), `${times(glance / clone)} a copy; ${choices.toFixed(1)} choices`],
    reading(net),
    reading(wider),
  ];
}
