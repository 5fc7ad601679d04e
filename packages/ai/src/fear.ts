/**
 * What a bot fears most: the answer of an enemy that its search looked at most often after what it chose itself. It is found in
 * imagined worlds, so it is a guess; it is told as the bot's seat would hear it if it came about.
 */
import {
  type Choice,
  type Decision,
  type Emit,
  type GameEvent,
  type GameState,
  type Rng,
  rngFromRng,
  type Seat,
} from '@wartable/kernel';
import type { Fear, Speaking } from './bot.ts';
import { type Edge, isAskedStill, mostVisited, type Node, type Place, sealFrom, type Walk } from './tree.ts';

/** With fewer looks a chance to win is off by more than ten points of a hundred, and which answer is best hardly known. */
const LEAST_VISITS = 30;
/** The way to an enemy's decision, and what he does up to the first that is heard of, have at most so many choices. */
const LONGEST = 60;
/** A choice that is there in so many worlds is there whatever is hidden. */
const OTHER_WORLDS = 12;

/** What was thought, and how to go on in it. */
export type Thought<State extends GameState, Event extends GameEvent> = {
  readonly seat: Seat;
  readonly isOwn: (seat: Seat) => boolean;
  readonly decision: Decision;
  readonly root: Node;
  readonly best: Edge;
  readonly worlds: readonly State[];
  readonly secret: boolean;
  readonly follow: (walk: Walk, state: State, asked: Decision, edge: Edge, emit?: Emit<Event>) => Place | undefined;
};

type Reached<State> = { readonly node: Node; readonly state: State; readonly next: Decision };

/** Undefined where no enemy answers, or where too little is known of it. `rng` is for this alone. */
export function fearOf<State extends GameState, Event extends GameEvent, View, Options>(
  game: Speaking<State, Event, View, Options>,
  thought: Thought<State, Event>,
  rng: Rng,
): Fear | undefined {
  const { seat, worlds } = thought;
  const reached: Reached<State>[] = [];
  for (const world of worlds) {
    const state = game.clone(world);
    state.rng = rngFromRng(rng);
    const found = enemyAsked(game, thought, state);
    if (found) reached.push(found);
  }
  const [first] = reached.toSorted((a, b) => b.node.visits - a.node.visits);
  if (!first) return undefined;
  const answer = mostVisited(
    first.node,
    first.node.edges.map(({ choice }) => choice),
  );
  const there = reached.find(({ node, next }) => node === first.node && answer && next.choices.includes(answer.choice));
  if (!answer || !there || answer.visits < LEAST_VISITS) return undefined;

  /** Whether it can be done whatever is hidden from the seat. */
  const isSure = (state: State, { seat: enemy, kind }: Decision, choice: Choice): boolean => {
    const view = game.view(state, seat);
    for (let i = 0; i < OTHER_WORLDS; i++) {
      const open = game.pending(game.sampleWorld(view, rng));
      if (!open.some((one) => one.seat === enemy && one.kind === kind && one.choices.includes(choice))) return false;
    }
    return true;
  };

  // A unit, then its target: only then something is heard.
  const { state } = there;
  const walk: Walk = { sealed: undefined };
  let { next } = there;
  let edge: Edge | undefined = answer;
  let sure = true;
  for (let step = 0; step < LONGEST && edge && edge.visits >= LEAST_VISITS; step++) {
    sure &&= isSure(state, next, edge.choice);
    const heard: Event[] = [];
    const place = thought.follow(walk, state, next, edge, (event) => heard.push(event));
    for (const event of heard) {
      const seen = game.seenBy(event, seat);
      const what = seen && game.log?.(seen);
      if (what) return { what, sure, expected: edge.total / edge.visits };
    }
    const node = place?.into.get(place.key);
    if (!place || !node || place.next.seat !== next.seat) return undefined;
    next = place.next;
    edge = mostVisited(node, next.choices);
  }
  return undefined;
}

/** Goes on as the seat would, up to the first choice an enemy has after it: the position, and what was thought of it. */
function enemyAsked<State extends GameState, Event extends GameEvent, View, Options>(
  game: Speaking<State, Event, View, Options>,
  { isOwn, decision, root, best, secret, follow }: Thought<State, Event>,
  state: State,
): Reached<State> | undefined {
  let open = game.pending(state);
  // Who answers in secret does not answer what was chosen: he has not seen it.
  let inSecret = open.length > 1;
  const walk: Walk = { sealed: undefined };
  if (secret) sealFrom(walk, root, open);
  let asked = decision;
  let edge: Edge | undefined = best;
  for (let step = 0; step < LONGEST && edge; step++) {
    const place: Place | undefined = follow(walk, state, asked, edge);
    const node = place?.into.get(place.key);
    if (!place || !node || node.visits < LEAST_VISITS) return undefined;
    const { next } = place;
    if (secret) sealFrom(walk, node, place.open);
    inSecret = place.open.length > 1 || (inSecret && isAskedStill(next, open));
    if (!inSecret && !isOwn(next.seat) && next.choices.length > 1) return { node, state, next };
    open = place.open;
    asked = next;
    edge = mostVisited(node, next.choices);
  }
  return undefined;
}
