/**
 * Whether it can matter in which order Imperial units fire (A22): the player is asked only then.
 *
 * Units of one macrohex are as good as one another. Two that fire one right after the other can change places if, whatever hits, the same
 * comes of it with the same chances (`canSwap`). If any two can, however the others have hit before, every order leads to the same outcomes with
 * the same chances: each order becomes each other one by swapping neighbours. So it is enough to go through all that hits can lead to.
 */
import { macrohexAt } from '../map.ts';
import { shotOdds } from '../odds.ts';
import { CHEWBACCA, EWOK_LEADER, HERO, type PieceId, typeOf } from '../pieces.ts';
import { hexOf, isOnMap, mapOf, NONE, type State } from '../state.ts';
import { preferencesOf } from './aim.ts';
import { targetsOf } from './fire.ts';

/** Units of one macrohex: one of them, how many they are, and at whom they ever could shoot. */
type Group = { readonly piece: PieceId; count: number; readonly targets: readonly PieceId[] };

export function canOrderMatter(state: State, waiting: readonly PieceId[]): boolean {
  const groups = waiting.length < 2 ? [] : groupsOf(state, waiting);
  const met = groups.filter((group) => groups.some((other) => other !== group && shares(group, other)));
  return met.length > 1 && new Fire(state, met).isSwapBarred();
}

/** Those who have a possible shot, or will have one if Chewbacca loses his AT-ST: whose turn comes before that makes none. */
export function mayFire(state: State, waiting: readonly PieceId[]): PieceId[] {
  return waiting.filter((piece) => everyTarget(state, piece).length > 0);
}

/** A hit takes a target away, but without his AT-ST Chewbacca may be a target that he was not before. */
function everyTarget(state: State, piece: PieceId): readonly PieceId[] {
  const now = targetsOf(state, [piece]);
  return state.mounted === 1 ? [...now, ...targetsOf(onFoot(state), [piece])] : now;
}

function onFoot(state: State): State {
  return { ...state, mounted: 0 };
}

/** Those who ever have a target. */
function groupsOf(state: State, waiting: readonly PieceId[]): Group[] {
  const groups = new Map<number, Group>();
  for (const piece of waiting) {
    const macrohex = isOnMap(state, piece) ? macrohexAt(mapOf(state), hexOf(state, piece)) : NONE;
    const group = groups.get(macrohex);
    if (group) group.count++;
    else groups.set(macrohex, { piece, count: 1, targets: everyTarget(state, piece) });
  }
  return [...groups.values()].filter(({ targets }) => targets.length > 0);
}

function shares({ targets }: Group, other: Group): boolean {
  return targets.some((target) => other.targets.includes(target));
}

/** A target by its place in the list of all; how many hits each of them still stands. */
type Target = number;
type Hits = readonly number[];
/** Whom a unit prefers, and how likely it hits each. */
type Ways = { readonly preferences: readonly (readonly Target[])[]; readonly odds: readonly number[] };

/** More cases than these are not looked through: then the player is asked. */
const MOST_CASES = 500;

class Fire {
  private readonly groups: readonly Group[];
  private readonly hits: Hits;
  /** By group: as things are, and when Chewbacca goes on foot. */
  private readonly now: readonly Ways[];
  private readonly later: readonly Ways[];
  private readonly rider: Target;
  /** The hits that Chewbacca stands on foot. */
  private readonly least: number;
  private readonly known = new Set<string>();

  constructor(state: State, groups: readonly Group[]) {
    const targets = [...new Set(groups.flatMap((group) => group.targets))];
    const waysIn = (world: State): Ways[] =>
      groups.map(({ piece }) => ({
        preferences: preferencesOf(world, piece).map((equal) => equal.map((target) => targets.indexOf(target))),
        odds: targets.map((target) => shotOdds(world, [piece], target)),
      }));
    this.groups = groups;
    this.rider = state.mounted === 1 ? targets.indexOf(CHEWBACCA) : -1;
    this.least = hitsFor(state, CHEWBACCA);
    this.hits = targets.map((target, i) => hitsFor(state, target) + (i === this.rider ? 1 : 0));
    this.now = waysIn(state);
    this.later = this.rider < 0 ? this.now : waysIn(onFoot(state));
  }

  /** Whether two units that may come next to each other cannot be swapped, now or after any hits. */
  isSwapBarred(hits = this.hits, counts: readonly number[] = this.groups.map(({ count }) => count)): boolean {
    const key = `${counts} ${hits}`;
    if (this.known.has(key)) return false;
    this.known.add(key);
    if (this.known.size > MOST_CASES) return true;
    const left = counts.flatMap((count, group) => (count > 0 ? [group] : []));
    if (left.length < 2) return false;
    if (left.some((one, i) => left.some((other, j) => j < i && !this.canSwap(hits, one, other)))) return true;
    return left.some((group) =>
      this.aim(hits, group).some((target) => this.isSwapBarred(less(hits, target), less(counts, group))),
    );
  }

  private ways(hits: Hits, group: number): Ways {
    return (this.rider >= 0 && (hits[this.rider] ?? 0) <= this.least ? this.later : this.now)[group] as Ways;
  }

  private aim(hits: Hits, group: number): readonly Target[] {
    for (const equal of this.ways(hits, group).preferences) {
      const standing = equal.filter((target) => (hits[target] ?? 0) > 0);
      if (standing.length > 0) return standing;
    }
    return [];
  }

  private odds(hits: Hits, group: number, target: Target): number {
    return this.ways(hits, group).odds[target] as number;
  }

  /** The player chooses among equal targets as before, whoever fires first. */
  private canSwap(hits: Hits, one: number, other: number): boolean {
    const [ones, others] = [this.aim(hits, one), this.aim(hits, other)];
    if (ones.length === 0) return this.staysIdle(hits, one, others);
    if (others.length === 0) return this.staysIdle(hits, other, ones);
    return ones.every((a) =>
      others.every((b) => {
        if (a === b) return this.isEitherFirst(hits, one, other, a);
        // Who may choose between the two chooses the same for both.
        if (ones.includes(b) && others.includes(a)) return true;
        return this.isUnmoved(hits, other, others, a) && this.isUnmoved(hits, one, ones, b);
      }),
    );
  }

  private staysIdle(hits: Hits, group: number, targets: readonly Target[]): boolean {
    return targets.every((target) => this.aim(less(hits, target), group).length === 0);
  }

  /** Whether a unit has the same targets after a hit on another one, but for that one, and is as good against them. */
  private isUnmoved(hits: Hits, group: number, targets: readonly Target[], hit: Target): boolean {
    const after = less(hits, hit);
    const left = targets.filter((target) => (after[target] ?? 0) > 0);
    return (
      isSame(this.aim(after, group), left) && left.every((one) => this.odds(hits, group, one) === this.odds(after, group, one))
    );
  }

  /** Both shoot at one target: after a hit both must go on to the same, and be as good there, each against the other, as here. */
  private isEitherFirst(hits: Hits, one: number, other: number, target: Target): boolean {
    const after = less(hits, target);
    const [ones, others] = [this.aim(after, one), this.aim(after, other)];
    // Whoever was chosen is chosen again while it stands.
    const next = ones.includes(target) && others.includes(target) ? [target] : ones;
    if (next === ones && !isSame(ones, others)) return false;
    const [a, b] = [this.odds(hits, one, target), this.odds(hits, other, target)];
    return next.every((goal) => Math.abs(a * this.odds(after, other, goal) - b * this.odds(after, one, goal)) < 1e-9);
  }
}

/** Hits that take a target away (endor/fire/effect). */
function hitsFor({ wounded }: State, target: PieceId): number {
  const isTough = typeOf(target) === HERO || typeOf(target) === EWOK_LEADER;
  return isTough && wounded[target] === 0 ? 2 : 1;
}

function isSame(some: readonly Target[], others: readonly Target[]): boolean {
  return some.length === others.length && some.every((target) => others.includes(target));
}

/** The same list with one less at a place. */
function less(list: readonly number[], place: number): readonly number[] {
  return list.map((value, i) => (i === place ? value - 1 : value));
}
