/**
 * Information-set Monte Carlo tree search: one tree over what the seat knows, walked again and again in worlds that
 * fit its view. What chance gave is told apart by whom it asks what and how the position then looks.
 */
import {
  below,
  type Choice,
  cloneRng,
  type Decision,
  type Emit,
  type GameEvent,
  type GameState,
  rngFromRng,
  type Seat,
} from '@wartable/kernel';
import type { Answer, Ask, Bot, Budget, Opinion, Reason, Speaking } from './bot.ts';
import { chance, decided, type Evaluator, type Look, picker } from './evaluator.ts';
import { fearOf } from './fear.ts';
import { inPassing, PEEKS, settingsOf } from './settings.ts';
import { type Edge, edgeOf, mixed, type Node, type Place, placeOf, saidBy, sealedStill, sealFrom, type Walk } from './tree.ts';

/** The most positions a tree holds: about 100 MB. */
const MOST_NODES = 60_000;
const WORLDS = 48;
const PLAYOUT_STEPS = 120;
/** Notes that cost something are taken once in so many iterations. */
const NOTED = 4;

function addTo(sums: Float64Array, more: Float64Array): void {
  for (let i = 0; i < more.length; i++) sums[i] = (sums[i] ?? 0) + (more[i] ?? 0);
}

function add(to: { visits: number; total: number }, value: number): void {
  to.visits++;
  to.total += value;
}

export function search<State extends GameState, Event extends GameEvent, View, Options>(
  game: Speaking<State, Event, View, Options>,
  evaluator: Evaluator<State>,
): Bot<View> {
  const settings = settingsOf(evaluator);
  const { explanation } = evaluator;
  const pick = picker(evaluator);
  const mark = evaluator.mark ?? evaluator.value;
  const size = explanation?.notes.length ?? 0;
  const nothing = new Float64Array(size);
  let nodes = 0;
  /** Where the last answer led, by key: the tree of this decision may go on with it. */
  let continued: Map<number, Node> | undefined;

  const newNode = (): Node => {
    nodes++;
    return { edges: [], visits: 0, total: 0 };
  };

  const bot = ({ view, decision, rng, fears }: Ask<View>, budget: Budget): Answer => {
    const { seat, choices } = decision;
    const first = game.sampleWorld(view, rng);
    const worlds: State[] = [first];
    let started = false;
    // Out of time in the middle of a thought: what is left looks as good as doing nothing.
    const stopped = (): boolean => started && budget.stopped();
    const dice = rngFromRng(rng);
    const firstSight: Look = { rng: dice, follow: 1, peeks: PEEKS, evenly: false, most: Number.POSITIVE_INFINITY, stopped };
    const passing = inPassing(settings, dice);
    const mates = new Set(game.allies(first, seat));
    const isOwn = (who: Seat): boolean => mates.has(who);
    const goneOn = nodes > MOST_NODES ? undefined : continued?.get(keyOf(first, decision, seat, true));
    if (!goneOn) nodes = 0;
    const root = goneOn ?? newNode();
    const leafSums = new Map<Choice, Float64Array>();
    /** What the position that was reached last held for the seat; undefined where it was looked at with other eyes. */
    let held: Float64Array | undefined;

    /** Gives a node the choices it does not know yet; the value is for the seat that decides. */
    const addEdges = (node: Node, state: State, next: Decision): number => {
      const { edges } = node;
      const asked = edges.length === 0 ? next : { ...next, choices: next.choices.filter((choice) => !edgeOf(edges, choice)) };
      const { choices: fresh } = asked;
      const { value, prior } = evaluator.glance(state, asked, firstSight);
      // A policy is told around the value, which is left out again.
      const around = settings.atOnce ? value : 0;
      for (let i = 0; i < fresh.length; i++) {
        const logit = prior[i] ?? value;
        edges.push({
          choice: fresh[i] as Choice,
          prior: Math.exp(Math.max(-20, Math.min(20, (logit - around) / settings.temperature))),
          first: chance(logit),
          visits: 0,
          total: 0,
          next: undefined,
        });
      }
      return value;
    };

    /** The edges of what may be chosen now: the others are of other worlds. */
    const open: Edge[] = [];
    /** How many they are: a list that is emptied again and again would be made anew each time. */
    let opened = 0;
    /** Whether all of them are known. */
    const gather = ({ edges }: Node, legal: readonly Choice[]): boolean => {
      opened = 0;
      let place = -1;
      for (let i = 0; i < legal.length; i++) {
        place = placeOf(edges, legal[i] as Choice, place + 1);
        if (place < 0) return false;
        open[opened++] = edges[place] as Edge;
      }
      return true;
    };

    /** The choice to walk along: what was good so far, and what first sight promises. */
    const select = (node: Node, state: State, next: Decision): Edge => {
      const { seat: who, choices: legal } = next;
      const own = isOwn(who);
      if (!gather(node, legal)) {
        addEdges(node, state, next);
        gather(node, legal);
      }
      if (opened > settings.width) {
        open.length = opened;
        open.sort((a, b) => b.prior - a.prior);
        opened = settings.width;
      }
      let sum = 0;
      let visits = 0;
      // First sight knows which choice is better, not how good the position is: that the playouts know.
      let highest = 0;
      for (let i = 0; i < opened; i++) {
        const { prior, first, visits: looked } = open[i] as Edge;
        sum += prior;
        visits += looked;
        if (first > highest) highest = first;
      }
      const mean = node.visits === 0 ? highest : own ? node.total / node.visits : 1 - node.total / node.visits;
      const curiosity = settings.curiosity * Math.sqrt(visits + 1);
      const doubt = node === root ? settings.doubt : 0;
      let best = open[0] as Edge;
      let bestScore = Number.NEGATIVE_INFINITY;
      for (let i = 0; i < opened; i++) {
        const edge = open[i] as Edge;
        const seen = own ? edge.total : edge.visits - edge.total;
        const worth = (seen + settings.trust * (mean + edge.first - highest)) / (edge.visits + settings.trust);
        const prior = doubt === 0 ? edge.prior / sum : ((1 - doubt) * edge.prior) / sum + doubt / opened;
        const score = worth + (curiosity * prior) / (1 + edge.visits);
        if (score > bestScore) {
          bestScore = score;
          best = edge;
        }
      }
      return best;
    };

    /**
     * In secret: every other time as often as so far, else what was good. Who always took what was best against the others' last
     * answers would run after them in a circle, and they after him.
     */
    const selectInSecret = (node: Node, state: State, next: Decision): Edge => {
      if (below(dice, 2) === 0) return select(node, state, next);
      let visits = 0;
      for (const choice of next.choices) visits += edgeOf(node.edges, choice)?.visits ?? 0;
      if (visits === 0) return select(node, state, next);
      let lot = below(dice, visits);
      for (const choice of next.choices) {
        const edge = edgeOf(node.edges, choice);
        lot -= edge?.visits ?? 0;
        if (edge && lot < 0) return edge;
      }
      return select(node, state, next);
    };

    /** The chance of the seat to win, as far as can be told. */
    const worth = (state: State): number => {
      const end = decided(game, state, seat);
      held = end === undefined ? explanation?.notes : nothing;
      return chance(end ?? evaluator.value(state, seat));
    };

    /** Plays on as each seat likes it at first sight, up to the horizon. */
    const playOut = (state: State, until = game.moment(state) + settings.horizon): number => {
      for (let step = 0; step < PLAYOUT_STEPS; step++) {
        const next = game.pending(state)[0];
        if (!next || game.moment(state) >= until) break;
        game.apply(state, next.seat, pick(state, next, passing));
      }
      return worth(state);
    };

    /** The value and the choices of a new position in one glance; where it is to be played on, the glance says what comes first. */
    const lookAtOnce = (node: Node | undefined, state: State, next: Decision): number => {
      if (!node) return playOut(state);
      const value = chance(addEdges(node, state, next));
      if (settings.horizon > 0) {
        const until = game.moment(state) + settings.horizon;
        game.apply(state, next.seat, likedBest(node));
        return playOut(state, until);
      }
      // Notes that are taken of the position itself need nobody's eyes.
      held = next.seat === seat || explanation?.take ? explanation?.notes : undefined;
      return isOwn(next.seat) ? value : 1 - value;
    };

    /** What first sight likes best, the first of equals. */
    const likedBest = ({ edges }: Node): Choice => {
      let best = edges[0] as Edge;
      for (const edge of edges) if (edge.prior > best.prior) best = edge;
      return best.choice;
    };

    /** Does what was chosen, and says where that leads. */
    const follow = (walk: Walk, state: State, asked: Decision, edge: Edge, emit?: Emit<Event>): Place | undefined => {
      const { used } = state.rng;
      game.apply(state, asked.seat, edge.choice, emit);
      const open = game.pending(state);
      const [next] = open;
      if (!next) return undefined;
      const { sealed } = walk;
      edge.next ??= new Map();
      if (!sealed)
        return { next, open, into: edge.next, key: keyOf(state, next, seat, isOwn(next.seat) || state.rng.used !== used) };
      const { into } = sealed;
      // Each seat goes by what it answered itself; when all is told, the searching seat by what it then sees.
      if (sealedStill(sealed, asked.seat, edge.choice, open))
        return { next, open, into, key: mixed(keyOf(state, next, seat, next.seat === seat), saidBy(sealed, next.seat)) };
      walk.sealed = undefined;
      return { next, open, into, key: mixed(keyOf(state, next, seat, true), saidBy(sealed, seat)) };
    };

    // Who is asked is known to all: it is the same in each world.
    const asked = settings.secret ? game.pending(first) : [];
    const path: Edge[] = [];
    const walked: Node[] = [];
    let [steps, nodesWalked] = [0, 0];
    const iterate = (state: State): void => {
      let node = root;
      steps = 0;
      nodesWalked = 0;
      let next = decision;
      let value: number;
      const walk: Walk = { sealed: undefined };
      sealFrom(walk, root, asked);
      for (;;) {
        walked[nodesWalked++] = node;
        const edge = walk.sealed ? selectInSecret(node, state, next) : select(node, state, next);
        path[steps++] = edge;
        const place = follow(walk, state, next, edge);
        if (!place) {
          value = worth(state);
          break;
        }
        const { into, key } = place;
        next = place.next;
        const known = into.get(key);
        if (known && known.visits > 0) {
          node = known;
          if (settings.secret) sealFrom(walk, node, place.open);
          continue;
        }
        // A tree that is full is still walked, but grows no more: memory has a limit, however long the thought.
        const fresh = known ?? (nodes < MOST_NODES ? newNode() : undefined);
        if (fresh) {
          into.set(key, fresh);
          walked[nodesWalked++] = fresh;
        }
        value = settings.atOnce ? lookAtOnce(fresh, state, next) : playOut(state);
        break;
      }
      for (let i = 0; i < steps; i++) add(path[i] as Edge, value);
      for (let i = 0; i < nodesWalked; i++) add(walked[i] as Node, value);
      const begun = path[0];
      if (!held || !begun) return;
      if (explanation?.take && held !== nothing) {
        if (root.visits % NOTED !== 0) return;
        explanation.take(state, seat);
      }
      note(begun.choice, held);
    };

    /** Adds up what was reached by each first choice, and how often. */
    const note = (first: Choice, notes: Float64Array): void => {
      let sums = leafSums.get(first);
      if (!sums) {
        sums = new Float64Array(size + 1);
        leafSums.set(first, sums);
      }
      addTo(sums, notes);
      sums[size] = (sums[size] ?? 0) + 1;
    };

    for (let i = 0; i < budget.iterations; i++) {
      if (i > 0 && budget.stopped()) break;
      let world = worlds[i % WORLDS];
      if (!world) {
        world = game.sampleWorld(view, rng);
        worlds.push(world);
      }
      const state = game.clone(world);
      state.rng = rngFromRng(rng);
      iterate(state);
      started = true;
    }

    const opinions = choices
      .flatMap((choice): Opinion[] => {
        const edge = edgeOf(root.edges, choice);
        return edge && edge.visits > 0 ? [{ choice, visits: edge.visits, expected: edge.total / edge.visits }] : [];
      })
      .sort((a, b) => b.visits - a.visits || b.expected - a.expected);
    const best = budget.take ? budget.take(opinions) : opinions[0];
    if (!best) throw new RangeError('a thought without an iteration');
    const taken = edgeOf(root.edges, best.choice);
    continued = taken?.next;
    const why = { expected: best.expected, reasons: reasonsFor(best, leafSums, first, seat) };
    if (!fears || !taken) return { choice: best.choice, why, opinions };
    const thought = { seat, isOwn, decision, root, best: taken, worlds, secret: settings.secret, follow };
    // Dice of its own: whether somebody asks for it changes no later answer.
    const fear = fearOf(game, thought, rngFromRng(cloneRng(rng)));
    return { choice: best.choice, why: fear ? { ...why, fear } : why, opinions };
  };

  /** What the choice brings more than the others on the average; where nothing else was looked at, more than there is now. */
  const reasonsFor = (best: Opinion, leafSums: ReadonlyMap<Choice, Float64Array>, world: State, seat: Seat): Reason[] => {
    const own = leafSums.get(best.choice);
    if (!own || !explanation) return [];
    const others = new Float64Array(size + 1);
    for (const [choice, sums] of leafSums) if (choice !== best.choice) addTo(others, sums);
    if (others[size] === 0) {
      if (explanation.take) explanation.take(world, seat);
      else evaluator.value(world, seat);
      others.set(explanation.notes);
      others[size] = 1;
    }
    const mean = (sums: Float64Array, i: number): number => (sums[i] ?? 0) / (sums[size] ?? 1);
    const difference = Float64Array.from({ length: size }, (_, i) => mean(own, i) - mean(others, i));
    return explanation.reasons(difference, best.expected);
  };

  /** Tells apart where a choice may lead: the seat's own choices are its own knowledge, the enemy's are not. */
  const keyOf = (state: State, next: Decision, seat: Seat, told: boolean): number => {
    let key = next.seat + 1;
    for (let i = 0; i < next.kind.length; i++) key = mixed(key, next.kind.charCodeAt(i));
    if (!told) return key;
    key = mixed(key, Math.round(mark(state, seat) * 1000));
    if (next.seat === seat) for (const choice of next.choices) key = mixed(key, choice);
    return key;
  };

  return bot;
}
