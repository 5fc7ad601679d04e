/**
 * Information-set Monte Carlo tree search: one tree over what the seat knows, walked again and again in worlds that
 * fit its view. What chance gave is told apart by whom it asks what and how the position then looks.
 */
import { type Choice, type Decision, type Game, type GameEvent, type GameState, rngFromRng, type Seat } from '@wartable/kernel';
import { appraiser, chance } from './appraise.ts';
import { type Answer, type Ask, type Bot, NO_REASON, type Opinion } from './bot.ts';
import { glance, PEEKS } from './glance.ts';

export type SearchSettings = {
  /** How many moments a playout goes on for before it is appraised. */
  readonly horizon: number;
  /** Whether playouts judge a choice that changes nothing yet by what may follow. */
  readonly lookThrough: boolean;
  /** How much logits are flattened into priors, and how curious the walk is. */
  readonly temperature: number;
  readonly curiosity: number;
  /** The most choices of a decision that are thought through, and that a playout looks at. */
  readonly width: number;
  readonly glances: number;
  /** How many playouts first sight counts for. */
  readonly trust: number;
};

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

export function search<State extends GameState, Event extends GameEvent, View>(
  game: Game<State, Event, View>,
  settings: SearchSettings,
  only?: readonly string[],
): Bot<View> {
  const appraise = appraiser(game, only);
  const size = game.considerations.length;
  let root: Node | undefined;
  let nodes = 0;
  /** Where the last answer led, by key: the tree of this decision may go on with it. */
  let continued: Map<number, Node> | undefined;

  const newNode = (): Node => {
    nodes++;
    return { edges: new Map(), visits: 0, total: 0 };
  };

  const bot = (ask: Ask<View>): Answer => {
    const { decision, budget, rng } = ask;
    const { seat, choices } = decision;
    if (choices.length === 1) return { choice: choices[0] as Choice, why: NO_REASON, opinions: [] };
    const { view } = ask;
    const worlds: State[] = [game.sampleWorld(view, rng)];
    const sight = glance(game, appraise, rngFromRng(rng));
    const mates = new Set(game.allies(worlds[0] as State, seat));
    const isOwn = (who: Seat): boolean => mates.has(who);
    root = continued?.get(keyOf(worlds[0] as State, decision, seat, true));
    if (!root || nodes > MOST_NODES) {
      nodes = 0;
      root = newNode();
    }
    const leafSums = new Map<Choice, Float64Array>();
    let started = false;

    const addEdge = (node: Node, state: State, who: Seat, choice: Choice, before: number, left: { peeks: number }): Edge => {
      // Out of time in the middle of a thought: what is left looks as good as doing nothing.
      const value = started && budget.stopped() ? before : sight.at(state, who, choice, before, 1, left);
      const edge: Edge = {
        choice,
        prior: Math.exp(Math.max(-20, Math.min(20, value / settings.temperature))),
        first: chance(value),
        visits: 0,
        total: 0,
        next: new Map(),
      };
      node.edges.set(choice, edge);
      return edge;
    };

    /** The choice to walk along: what was good so far, and what first sight promises. */
    const select = (node: Node, state: State, { seat: who, choices: legal }: Decision): Edge => {
      const own = isOwn(who);
      let missing = false;
      for (const choice of legal) if (!node.edges.has(choice)) missing = true;
      if (missing) {
        const before = appraise.logit(state, who);
        const left = { peeks: PEEKS };
        for (const choice of legal) if (!node.edges.has(choice)) addEdge(node, state, who, choice, before, left);
      }
      const open: Edge[] = [];
      let sum = 0;
      let visits = 0;
      for (const choice of legal) open.push(node.edges.get(choice) as Edge);
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

    /** Plays on as each seat likes it at first sight, up to the horizon. */
    const playOut = (state: State): number => {
      const until = game.moment(state) + settings.horizon;
      for (let step = 0; step < PLAYOUT_STEPS; step++) {
        const next = game.pending(state)[0];
        if (!next || game.moment(state) >= until) break;
        game.apply(state, next.seat, sight.best(state, next, settings.lookThrough ? 1 : 0, settings.glances));
      }
      return chance(appraise.logit(state, seat));
    };

    const path: Edge[] = [];
    const walked: Node[] = [];
    const iterate = (state: State): void => {
      let node = root as Node;
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
          value = chance(appraise.logit(state, seat));
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
        value = playOut(state);
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
      const first = (path[0] as Edge).choice;
      let sums = leafSums.get(first);
      if (!sums) {
        sums = new Float64Array(size + 1);
        leafSums.set(first, sums);
      }
      for (let i = 0; i < size; i++) sums[i] = (sums[i] as number) + (appraise.amounts[i] as number);
      sums[size] = (sums[size] as number) + 1;
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
        const edge = root?.edges.get(choice);
        return edge && edge.visits > 0 ? [{ choice, visits: edge.visits, expected: edge.total / edge.visits }] : [];
      })
      .sort((a, b) => b.visits - a.visits || b.expected - a.expected);
    const best = opinions[0] as Opinion;
    continued = root.edges.get(best.choice)?.next;
    return { choice: best.choice, why: { expected: best.expected, reasons: reasonsFor(best, leafSums) }, opinions };
  };

  /** What the choice brings more than the others on the average. */
  const reasonsFor = (best: Opinion, leafSums: ReadonlyMap<Choice, Float64Array>) => {
    const own = leafSums.get(best.choice);
    if (!own) return [];
    const others = new Float64Array(size + 1);
    for (const [choice, sums] of leafSums)
      if (choice !== best.choice) for (let i = 0; i <= size; i++) others[i] = (others[i] as number) + (sums[i] as number);
    const difference = new Float64Array(size);
    if ((others[size] as number) === 0) return [];
    for (let i = 0; i < size; i++)
      difference[i] = (own[i] as number) / (own[size] as number) - (others[i] as number) / (others[size] as number);
    return appraise.reasons(difference, best.expected);
  };

  /** Tells apart where a choice may lead: the seat's own choices are its own knowledge, the enemy's are not. */
  const keyOf = (state: State, next: Decision, seat: Seat, told: boolean): number => {
    let key = next.seat + 1;
    for (let i = 0; i < next.kind.length; i++) key = (Math.imul(key, 31) + next.kind.charCodeAt(i)) | 0;
    if (!told) return key;
    key = (Math.imul(key, 31) + Math.round(appraise.logit(state, seat) * 1000)) | 0;
    if (next.seat === seat) for (const choice of next.choices) key = (Math.imul(key, 31) + choice) | 0;
    return key;
  };

  return bot;
}
