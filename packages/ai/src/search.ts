/**
 * Information-set Monte Carlo tree search: one tree over what the seat knows, walked again and again in worlds that
 * fit its view. What chance gave is told apart by whom it asks what and how the position then looks.
 */
import { type Choice, type Decision, type GameEvent, type GameState, type Rules, rngFromRng, type Seat } from '@wartable/kernel';
import type { Answer, Ask, Bot, Budget, Opinion, Reason } from './bot.ts';
import { chance, decided, type Evaluator, type Look, picker } from './evaluator.ts';
import { inPassing, PEEKS, settingsOf } from './settings.ts';

type Edge = {
  readonly choice: Choice;
  readonly prior: number;
  /** How the seat that chooses liked it at first sight. */
  readonly first: number;
  visits: number;
  /** Sum of the chances the searching seat had in the end. */
  total: number;
  readonly next: Map<number, Node>;
};

type Node = {
  readonly edges: Map<Choice, Edge>;
  visits: number;
  total: number;
};

/** The most positions a tree holds: about 100 MB. */
const MOST_NODES = 60_000;
const WORLDS = 48;
const PLAYOUT_STEPS = 120;
/** Notes that cost something are taken once in so many iterations. */
const NOTED = 4;

function addTo(sums: Float64Array, more: Float64Array): void {
  for (let i = 0; i < more.length; i++) sums[i] = (sums[i] ?? 0) + (more[i] ?? 0);
}

export function search<State extends GameState, Event extends GameEvent, View, Options>(
  game: Rules<State, Event, View, Options>,
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
    return { edges: new Map(), visits: 0, total: 0 };
  };

  const bot = ({ view, decision, rng }: Ask<View>, budget: Budget): Answer => {
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
      const asked = node.edges.size === 0 ? next : { ...next, choices: next.choices.filter((choice) => !node.edges.has(choice)) };
      const { choices: fresh } = asked;
      const { value, prior } = evaluator.glance(state, asked, firstSight);
      // A policy is told around the value, which is left out again.
      const around = settings.atOnce ? value : 0;
      for (const [i, choice] of fresh.entries()) {
        const logit = prior[i] ?? value;
        node.edges.set(choice, {
          choice,
          prior: Math.exp(Math.max(-20, Math.min(20, (logit - around) / settings.temperature))),
          first: chance(logit),
          visits: 0,
          total: 0,
          next: new Map(),
        });
      }
      return value;
    };

    /** The choice to walk along: what was good so far, and what first sight promises. */
    const select = (node: Node, state: State, next: Decision): Edge => {
      const { seat: who, choices: legal } = next;
      const own = isOwn(who);
      let missing = false;
      for (const choice of legal) if (!node.edges.has(choice)) missing = true;
      if (missing) addEdges(node, state, next);
      const open: Edge[] = [];
      let sum = 0;
      let visits = 0;
      for (const choice of legal) {
        const edge = node.edges.get(choice);
        if (edge) open.push(edge);
      }
      if (open.length > settings.width) {
        open.sort((a, b) => b.prior - a.prior);
        open.length = settings.width;
      }
      for (const edge of open) {
        sum += edge.prior;
        visits += edge.visits;
      }
      // First sight knows which choice is better, not how good the position is: that the playouts know.
      let highest = 0;
      for (const edge of open) if (edge.first > highest) highest = edge.first;
      const mean = node.visits === 0 ? highest : own ? node.total / node.visits : 1 - node.total / node.visits;
      const curiosity = settings.curiosity * Math.sqrt(visits + 1);
      let best = open[0] as Edge;
      let bestScore = Number.NEGATIVE_INFINITY;
      for (const edge of open) {
        const seen = own ? edge.total : edge.visits - edge.total;
        const worth = (seen + settings.trust * (mean + edge.first - highest)) / (edge.visits + settings.trust);
        const score = worth + (curiosity * edge.prior) / sum / (1 + edge.visits);
        if (score > bestScore) {
          bestScore = score;
          best = edge;
        }
      }
      return best;
    };

    /** The chance of the seat to win, as far as can be told. */
    const worth = (state: State): number => {
      const end = decided(game, state, seat);
      held = end === undefined ? explanation?.notes : nothing;
      return chance(end ?? evaluator.value(state, seat));
    };

    /** Plays on as each seat likes it at first sight, up to the horizon. */
    const playOut = (state: State): number => {
      const until = game.moment(state) + settings.horizon;
      for (let step = 0; step < PLAYOUT_STEPS; step++) {
        const next = game.pending(state)[0];
        if (!next || game.moment(state) >= until) break;
        game.apply(state, next.seat, pick(state, next, passing));
      }
      return worth(state);
    };

    /** No playout: the value and the choices of a new position in one glance. */
    const lookAtOnce = (node: Node | undefined, state: State, next: Decision): number => {
      if (!node) return worth(state);
      const value = chance(addEdges(node, state, next));
      // Notes that are taken of the position itself need nobody's eyes.
      held = next.seat === seat || explanation?.take ? explanation?.notes : undefined;
      return isOwn(next.seat) ? value : 1 - value;
    };

    const path: Edge[] = [];
    const walked: Node[] = [];
    const iterate = (state: State): void => {
      let node = root;
      path.length = 0;
      walked.length = 0;
      let next: Decision | undefined = decision;
      let value: number;
      for (;;) {
        walked.push(node);
        const edge = select(node, state, next);
        path.push(edge);
        const { used } = state.rng;
        const before = next;
        game.apply(state, before.seat, edge.choice);
        next = game.pending(state)[0];
        if (!next) {
          value = worth(state);
          break;
        }
        const key = keyOf(state, next, seat, isOwn(next.seat) || state.rng.used !== used);
        const known = edge.next.get(key);
        if (known && known.visits > 0) {
          node = known;
          continue;
        }
        // A tree that is full is still walked, but grows no more: memory has a limit, however long the thought.
        const fresh = known ?? (nodes < MOST_NODES ? newNode() : undefined);
        if (fresh) {
          edge.next.set(key, fresh);
          walked.push(fresh);
        }
        value = settings.atOnce ? lookAtOnce(fresh, state, next) : playOut(state);
        break;
      }
      for (const edge of path) {
        edge.visits++;
        edge.total += value;
      }
      for (const one of walked) {
        one.visits++;
        one.total += value;
      }
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
        const edge = root.edges.get(choice);
        return edge && edge.visits > 0 ? [{ choice, visits: edge.visits, expected: edge.total / edge.visits }] : [];
      })
      .sort((a, b) => b.visits - a.visits || b.expected - a.expected);
    const best = budget.take ? budget.take(opinions) : opinions[0];
    if (!best) throw new RangeError('a thought without an iteration');
    continued = root.edges.get(best.choice)?.next;
    return { choice: best.choice, why: { expected: best.expected, reasons: reasonsFor(best, leafSums) }, opinions };
  };

  /** What the choice brings more than the others on the average. */
  const reasonsFor = (best: Opinion, leafSums: ReadonlyMap<Choice, Float64Array>): Reason[] => {
    const own = leafSums.get(best.choice);
    if (!own || !explanation) return [];
    const others = new Float64Array(size + 1);
    for (const [choice, sums] of leafSums) if (choice !== best.choice) addTo(others, sums);
    if (others[size] === 0) return [];
    const mean = (sums: Float64Array, i: number): number => (sums[i] ?? 0) / (sums[size] ?? 1);
    const difference = Float64Array.from({ length: size }, (_, i) => mean(own, i) - mean(others, i));
    return explanation.reasons(difference, best.expected);
  };

  /** Tells apart where a choice may lead: the seat's own choices are its own knowledge, the enemy's are not. */
  const keyOf = (state: State, next: Decision, seat: Seat, told: boolean): number => {
    let key = next.seat + 1;
    for (let i = 0; i < next.kind.length; i++) key = (Math.imul(key, 31) + next.kind.charCodeAt(i)) | 0;
    if (!told) return key;
    key = (Math.imul(key, 31) + Math.round(mark(state, seat) * 1000)) | 0;
    if (next.seat === seat) for (const choice of next.choices) key = (Math.imul(key, 31) + choice) | 0;
    return key;
  };

  return bot;
}
