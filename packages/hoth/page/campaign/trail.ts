/** Where the battles of a campaign lie on its map, and which ways join them: from the first one on, the Rebels' victories to one side, the Empire's to the other. */
import {
  aheadOf,
  type BattleNode,
  type CampaignState,
  campaignOf,
  resultAt,
  type Told,
  type Winner,
} from '@wartable/hoth/campaign';
import { SIDES, type SideName } from './rules.ts';

/** In hundredths, along the way and across it. */
export type Spot = { readonly along: number; readonly across: number };

export type Trail = {
  readonly spots: ReadonlyMap<string, Spot>;
  /** How many battles follow each other at most, and how many lie side by side. */
  readonly long: number;
  readonly wide: number;
};

const known = new WeakMap<Told, Trail>();

export function trailOf(campaign: Told): Trail {
  const trail = known.get(campaign) ?? laidOut(campaign);
  known.set(campaign, trail);
  return trail;
}

function laidOut({ battles }: Told): Trail {
  const depths = depthsOf(battles);
  const long = Math.max(...depths.values()) + 1;
  const leans = new Map<string, readonly number[]>(battles.map(({ id }) => [id, []]));
  const spots = new Map<string, Spot>();
  let wide = 1;
  for (let depth = 0; depth < long; depth++) {
    const layer = battles.filter(({ id }) => depths.get(id) === depth);
    wide = Math.max(wide, layer.length);
    const leanOf = ({ id }: BattleNode): number => mean(leans.get(id) ?? []);
    for (const node of layer)
      for (const side of SIDES) {
        const next = node.next[side];
        if (next !== null) leans.set(next, [...(leans.get(next) ?? []), leanOf(node) + (side === 'rebel' ? -1 : 1)]);
      }
    const sorted = layer.toSorted((one, other) => leanOf(one) - leanOf(other));
    for (const [i, { id }] of sorted.entries())
      spots.set(id, { along: (100 * (depth + 0.5)) / long, across: i - (sorted.length - 1) / 2 });
  }
  for (const [id, { along, across }] of spots) spots.set(id, { along, across: 50 + (100 * across) / wide });
  // Who gives some places has drawn a map of his own, and the others lie where they fall.
  for (const { id, at } of battles) if (at) spots.set(id, { along: at[0], across: at[1] });
  return { spots, long, wide };
}

/** How many battles come before each, on the longest way. */
function depthsOf(battles: readonly BattleNode[]): ReadonlyMap<string, number> {
  const depths = new Map<string, number>();
  const reach = (id: string, depth: number): void => {
    if ((depths.get(id) ?? -1) >= depth) return;
    depths.set(id, depth);
    const node = battles.find((one) => one.id === id);
    for (const next of new Set(Object.values(node?.next ?? {}))) if (next !== null) reach(next, depth + 1);
  };
  reach(battles[0]?.id ?? '', 0);
  return depths;
}

function mean(numbers: readonly number[]): number {
  return numbers.length === 0 ? 0 : numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
}

/** Fought and by whom won, to be fought now, perhaps after it, later, or never. */
type StopState = { readonly is: 'gone'; readonly winner: Winner } | { readonly is: 'now' | 'next' | 'later' | 'never' };
export type Stop = { readonly node: BattleNode; readonly spot: Spot; readonly state: StopState };
export type Way = {
  readonly from: Spot;
  readonly to: Spot;
  readonly side: SideName;
  readonly is: 'gone' | 'next' | 'later' | 'never';
};

/** The map as it stands; in the order in which battles are fought. */
export function mapOf(state: CampaignState): { readonly stops: readonly Stop[]; readonly ways: readonly Way[] } {
  const { battles } = campaignOf(state);
  const { spots } = trailOf(campaignOf(state));
  const ahead = aheadOf(state);
  const order = state.results.map(({ node }) => node);
  const isNow = (id: string): boolean => !state.over && id === state.node;
  const now = battles.find(({ id }) => isNow(id));
  const stateOf = ({ id }: BattleNode): StopState => {
    const result = resultAt(state, id);
    if (result) return { is: 'gone', winner: result.winner };
    if (isNow(id)) return { is: 'now' };
    if (now && SIDES.some((side) => now.next[side] === id)) return { is: 'next' };
    return { is: ahead.has(id) ? 'later' : 'never' };
  };
  const place = ({ id }: BattleNode): number => {
    const at = [...order, state.node].indexOf(id);
    return at < 0 ? battles.length : at;
  };
  const spotOf = (id: string): Spot => spots.get(id) ?? { along: 50, across: 50 };
  const stops = battles
    .map((node): Stop => ({ node, spot: spotOf(node.id), state: stateOf(node) }))
    .toSorted((one, other) => place(one.node) - place(other.node));
  const ways = battles.flatMap((node) =>
    SIDES.flatMap((side): Way[] => {
      const to = node.next[side];
      if (to === null) return [];
      const wentOn = order.includes(node.id) && [...order, state.node][order.indexOf(node.id) + 1] === to;
      // Where both sides lead to the same battle, the way is the winner's.
      const winner = resultAt(state, node.id)?.winner;
      const is = wentOn ? 'gone' : isNow(node.id) ? 'next' : ahead.has(node.id) && !order.includes(node.id) ? 'later' : 'never';
      const isTwin = node.next.rebel === node.next.empire && side !== (winner === 'empire' ? 'empire' : 'rebel');
      return isTwin ? [] : [{ from: spotOf(node.id), to: spotOf(to), side, is }];
    }),
  );
  return { stops, ways };
}

/** How many battles a campaign has at least and at most. */
export function lengthOf({ battles }: Told): readonly [least: number, most: number] {
  const lengths = new Map<string, readonly [number, number]>();
  const of = (id: string): readonly [number, number] => {
    const known = lengths.get(id);
    if (known) return known;
    const node = battles.find((one) => one.id === id);
    const after = SIDES.map((side): readonly [number, number] => {
      const next = node?.next[side] ?? null;
      return next === null ? [0, 0] : of(next);
    });
    const found = [1 + Math.min(...after.map(([least]) => least)), 1 + Math.max(...after.map(([, most]) => most))] as const;
    lengths.set(id, found);
    return found;
  };
  return of(battles[0].id);
}
