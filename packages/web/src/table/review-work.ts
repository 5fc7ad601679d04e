/** A finished table looked back at, piece by piece, in workers of their own: several share the work, and nobody waits for them. */
import {
  type Evaluator,
  type Instead,
  insteadOf,
  type Level,
  type Line,
  type LookAt,
  type Looks,
  lineOf,
  type Review,
  type Reviewer,
  reviewer,
  type Weight,
  type Weights,
} from '@wartable/ai';
import type { LoadedGame } from '@wartable/games/manifest';
import { type Decision, type Game, type MatchRecord, readRecord, type Seat } from '@wartable/kernel';
import { loadGame } from '../games/rules.ts';
import { fetchLook, lookOf } from './looks.ts';

export type ToReview =
  | { readonly say: 'open'; readonly game: string; readonly record: MatchRecord; readonly seats: readonly Seat[] }
  /** One decision, by its place in the line. */
  | { readonly say: 'weigh' | 'closer' | 'instead'; readonly at: number }
  | { readonly say: 'finish'; readonly weights: Weights; readonly closer: Looks };

/** An answer to each, in order. */
export type FromReview =
  | { readonly say: 'open'; readonly decisions: Reviewer['decisions'] }
  | { readonly say: 'weigh'; readonly weight: Weight }
  | { readonly say: 'closer'; readonly look: LookAt }
  | { readonly say: 'instead'; readonly entry: number; readonly instead: Instead | undefined; readonly level: number }
  | ({ readonly say: 'finish' } & Reviewed);

export type Reviewed = { readonly review: Review; readonly turns: Turns; readonly moments: Moments };

/** By the entry of an answer in the log: which turn of the game it was. */
export type Turns = ReadonlyMap<number, number>;

/** What a seat saw and was asked, and what the choices would have come to. */
type Moment = { readonly view: unknown; readonly decision: Decision; readonly previews: readonly unknown[] };
/** By the entry of an answer in the log: the moments that cost most. */
type Moments = ReadonlyMap<number, Moment>;

/** Enough to find what cost much; the terminal's review can think longer. */
const ITERATIONS = 80;

type Opened = { readonly loaded: LoadedGame; readonly line: Line; readonly work: Reviewer };
let opened: Opened | undefined;

export async function reviewWork(request: ToReview): Promise<void> {
  const post = (message: FromReview): void => self.postMessage(message);
  if (request.say === 'open') {
    opened = await openFor(request);
    post({ say: 'open', decisions: opened.work.decisions });
    return;
  }
  if (!opened) throw new RangeError('nothing is open');
  if (request.say === 'instead') await fetchLook(opened.loaded.game, bestOf(opened.loaded));
  post(answerTo(opened, request));
}

async function openFor({ game: id, record, seats }: Extract<ToReview, { say: 'open' }>): Promise<Opened> {
  const loaded = await loadGame(id);
  const { game, manifest } = loaded;
  const line = lineOf(game, readRecord(record, [game]));
  return { loaded, line, work: reviewer(game, line, { iterations: ITERATIONS, seats, search: manifest.search }) };
}

function answerTo({ loaded, line, work }: Opened, request: Exclude<ToReview, { say: 'open' }>): FromReview {
  switch (request.say) {
    case 'weigh':
      return { say: 'weigh', weight: work.weigh(request.at) };
    case 'closer':
      return { say: 'closer', look: work.closer(request.at) };
    case 'instead': {
      const instead = insteadBy(loaded, line, request.at);
      return { say: 'instead', entry: line.steps[request.at]?.entry ?? -1, instead, level: loaded.manifest.levels.length };
    }
    case 'finish':
      return { say: 'finish', ...reviewed(loaded.game, line, work.finish(request.weights, request.closer)) };
  }
}

function bestOf({ manifest: { levels } }: LoadedGame): Level {
  return levels.at(-1) ?? { kind: 'greedy' };
}

/** What the best level would have done; without its net it is somebody else, who is not asked. */
function insteadBy(loaded: LoadedGame, line: Line, at: number): Instead | undefined {
  const { game, manifest } = loaded;
  const best = bestOf(loaded);
  const bot = manifest.search ? { ...best, search: manifest.search } : best;
  let look: Evaluator | undefined;
  try {
    look = best.net === undefined ? undefined : lookOf(game, best.net);
  } catch {
    return undefined;
  }
  return insteadOf(game, line, at, bot, () => performance.now(), look);
}

function reviewed(game: Game, { steps }: Line, review: Review): Reviewed {
  const costly = new Set(review.seats.flatMap(({ worst }) => worst.map(({ entry }) => entry)));
  const turns: Turns = new Map(steps.map(({ entry, state }) => [entry, game.turnNumber(game.view(state, 'spectator'))]));
  const moments: Moments = new Map(
    steps.flatMap(({ entry, seat, state, answered }) => {
      if (!answered || !costly.has(entry)) return [];
      const view = game.view(state, seat);
      return [[entry, { view, decision: answered.decision, previews: game.previews(view) }]];
    }),
  );
  return { review, turns, moments };
}
