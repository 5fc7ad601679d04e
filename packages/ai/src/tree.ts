/** What a search remembers: positions as its seat knows them, and where choices lead from there. */
import type { Choice, Decision, Seat } from '@wartable/kernel';

export type Edge = {
  readonly choice: Choice;
  readonly prior: number;
  /** How the seat that chooses liked it at first sight. */
  readonly first: number;
  visits: number;
  /** Sum of the chances the searching seat had in the end. */
  total: number;
  /** Where it leads, by key; most choices are never walked along. */
  next: Map<number, Node> | undefined;
};

export type Node = {
  /** In the order they were first offered. */
  readonly edges: Edge[];
  visits: number;
  total: number;
  /** Where secret answers that begin here lead. */
  sealed?: Map<number, Node>;
};

/** Answers that lie sealed until all are in. */
export type Sealed = {
  /** What each seat thinks of its own answers, and where all together lead: nothing in it lies under the choice of another seat. */
  readonly into: Map<number, Node>;
  /** Who is still asked what. */
  asked: readonly Decision[];
  /** What each seat has answered since, as one number. */
  readonly said: Map<Seat, number>;
};

/** One walk through the tree: the answers that lie sealed where it is. */
export type Walk = { sealed: Sealed | undefined };

/** Where a choice leads: what is asked there, and where the node of it is to be found. */
export type Place = {
  readonly next: Decision;
  readonly open: readonly Decision[];
  readonly into: Map<number, Node>;
  readonly key: number;
};

/** Where among the edges that of a choice is, or -1. Whoever asks for one after the other, in the order they were first offered, finds each at once. */
export function placeOf(edges: readonly Edge[], choice: Choice, from: number): number {
  for (let i = from; i < edges.length; i++) if (edges[i]?.choice === choice) return i;
  for (let i = 0; i < from; i++) if (edges[i]?.choice === choice) return i;
  return -1;
}

export function edgeOf(edges: readonly Edge[], choice: Choice): Edge | undefined {
  return edges[placeOf(edges, choice, 0)];
}

export function mixed(key: number, more: number): number {
  return (Math.imul(key, 31) + more) | 0;
}

export function isAskedStill({ seat, kind }: Decision, before: readonly Decision[]): boolean {
  return before.some((one) => one.seat === seat && one.kind === kind);
}

/** Begins to keep the answers apart where several seats are asked at once. */
export function sealFrom(walk: Walk, node: Node, open: readonly Decision[]): void {
  if (walk.sealed || open.length < 2) return;
  node.sealed ??= new Map();
  walk.sealed = { into: node.sealed, asked: open, said: new Map() };
}

/** Puts an answer to the others; whether some are still missing. */
export function sealedStill(sealed: Sealed, seat: Seat, choice: Choice, open: readonly Decision[]): boolean {
  sealed.said.set(seat, mixed(saidBy(sealed, seat), choice + 1));
  const { asked } = sealed;
  sealed.asked = open;
  return open.every((one) => isAskedStill(one, asked));
}

export function saidBy({ said }: Sealed, seat: Seat): number {
  return said.get(seat) ?? 0;
}

export function mostVisited({ edges }: Node, choices: readonly Choice[]): Edge | undefined {
  let most: Edge | undefined;
  for (const choice of choices) {
    const edge = edgeOf(edges, choice);
    if (edge && edge.visits > (most?.visits ?? 0)) most = edge;
  }
  return most;
}
