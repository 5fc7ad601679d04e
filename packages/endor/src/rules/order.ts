/**
 * Whether it can matter in which order Imperial units fire (A22): the player is asked only then.
 *
 * Units of one macrohex are as good as one another. Two that fire one right after the other can change places if, whatever hits, the same
 * comes of it with the same chances (`canSwap`). If any two can, however the others have hit before, every order leads to the same outcomes with
 * the same chances: each order becomes each other one by swapping neighbours. So it is enough to go through all that hits can lead to, and
 * units that never come to the same target need not be looked at together (`meetings`).
 */
import { macrohexAt } from '../map.ts';
import { shotOdds } from '../odds.ts';
import { CHEWBACCA, EWOK_LEADER, HERO, type PieceId, piecesOf } from '../pieces.ts';
import { hexOf, isOnMap, mapOf, NONE, type State } from '../state.ts';
import { preferencesOf } from './aim.ts';
import { targetsOf } from './fire.ts';

/** Rebel pieces, a bit for each: there are fewer than 32. */
type Pieces = number;
const bit = (piece: PieceId): Pieces => 1 << piece;
const bits = (pieces: readonly PieceId[]): Pieces => pieces.reduce((all, piece) => all | bit(piece), 0);

/** Whether a test holds for every single piece. */
function every(pieces: Pieces, test: (piece: Pieces) => boolean): boolean {
  for (let left = pieces; left !== 0; left &= left - 1) if (!test(left & -left)) return false;
  return true;
}

/** Units of one macrohex: one of them, how many they are, and at whom they ever could shoot. */
type Group = { readonly piece: PieceId; count: number; readonly targets: Pieces };

export function canOrderMatter(state: State, waiting: readonly PieceId[]): boolean {
  if (waiting.length < 2) return false;
  const groups = groupsOf(state, waiting);
  const met = groups.filter((group) => groups.some((other) => other !== group && (group.targets & other.targets) !== 0));
  return met.length > 1 && new Fire(state, met).isBarred();
}

/** Those who have a possible shot, or will have one if Chewbacca loses his AT-ST: whose turn comes before that makes none. */
export function mayFire(state: State, waiting: readonly PieceId[]): PieceId[] {
  return waiting.filter((piece) => everyTarget(state, piece) !== 0);
}

/** A hit takes a target away, but without his AT-ST Chewbacca may be a target that he was not before. */
function everyTarget(state: State, piece: PieceId): Pieces {
  const now = bits(targetsOf(state, [piece]));
  return state.mounted === 1 ? now | bits(targetsOf(onFoot(state), [piece])) : now;
}

function onFoot(state: State): State {
  return { ...state, mounted: 0 };
}

function groupsOf(state: State, waiting: readonly PieceId[]): Group[] {
  const groups = new Map<number, Group>();
  for (const piece of waiting) {
    const macrohex = isOnMap(state, piece) ? macrohexAt(mapOf(state), hexOf(state, piece)) : NONE;
    const group = groups.get(macrohex);
    if (group) group.count++;
    else groups.set(macrohex, { piece, count: 1, targets: everyTarget(state, piece) });
  }
  return [...groups.values()];
}

/** Who still stands, who of them stands two hits, and whether Chewbacca drives. */
type Stand = { readonly standing: Pieces; readonly tough: Pieces; readonly drives: boolean };
/** Whom a unit prefers, equal ones together, in a world as it is or with Chewbacca on foot. */
type Ways = { readonly world: State; readonly preferences: readonly Pieces[]; readonly odds: Map<Pieces, number> };

const RIDER = bit(CHEWBACCA);
/** endor/fire/effect */
const TOUGH = [...piecesOf(HERO), ...piecesOf(EWOK_LEADER)];
/** More cases than these are not looked through: then the player is asked. */
const MOST_CASES = 500;

class Fire {
  private readonly groups: readonly Group[];
  private readonly start: Stand;
  /** By group: with Chewbacca in his AT-ST if he drives one, and on foot. */
  private readonly driving: readonly Ways[];
  private readonly walking: readonly Ways[];

  constructor(state: State, groups: readonly Group[]) {
    const standing = groups.reduce((all, { targets }) => all | targets, 0);
    const drives = state.mounted === 1 && (standing & RIDER) !== 0;
    const waysIn = (world: State): Ways[] =>
      groups.map(({ piece }) => ({ world, preferences: preferencesOf(world, piece).map(bits), odds: new Map() }));
    this.groups = groups;
    const tough = bits(TOUGH.filter((piece) => state.wounded[piece] === 0));
    this.start = { standing, tough: tough & standing, drives };
    this.driving = waysIn(state);
    this.walking = drives ? waysIn(onFoot(state)) : this.driving;
  }

  /** Whether any two units that may come next to each other cannot be swapped, now or after any hits. */
  isBarred(): boolean {
    return this.meetings().some((met) =>
      this.isSwapBarred(
        this.start,
        this.groups.map(({ count }, group) => (met.includes(group) ? count : 0)),
        new Set(),
      ),
    );
  }

  /** Groups that may come to the same targets, directly or through others. */
  private meetings(): number[][] {
    let meetings: { readonly groups: number[]; readonly targets: Pieces }[] = [];
    for (const [group, targets] of this.reached().entries()) {
      const met = meetings.filter((one) => (one.targets & targets) !== 0);
      const all = met.reduce((sum, one) => sum | one.targets, targets);
      meetings = [
        ...meetings.filter((one) => !met.includes(one)),
        { groups: [group, ...met.flatMap((one) => one.groups)], targets: all },
      ];
    }
    return meetings.flatMap(({ groups }) => (groups.length > 1 ? [groups] : []));
  }

  /** By group: the targets it can come to. It goes on to its next ones only when all before are gone, and for that there must be shots enough. */
  private reached(): Pieces[] {
    // Without his AT-ST Chewbacca is another target.
    if (this.start.drives) return this.groups.map(({ targets }) => targets);
    const next = this.groups.map(() => 1);
    const reached = this.driving.map(({ preferences }) => preferences[0] ?? 0);
    for (let changed = true; changed; ) {
      changed = false;
      for (const [group, { preferences }] of this.driving.entries()) {
        const further = preferences[next[group] as number];
        if (further === undefined || !this.canAllBeGone(reached[group] as Pieces, reached)) continue;
        reached[group] = (reached[group] as Pieces) | further;
        next[group] = (next[group] as number) + 1;
        changed = true;
      }
    }
    return reached;
  }

  /** One shot must be left for what comes after them. */
  private canAllBeGone(targets: Pieces, reached: readonly Pieces[]): boolean {
    const shots = this.groups.reduce((sum, { count }, i) => sum + (((reached[i] as Pieces) & targets) !== 0 ? count : 0), 0);
    return sizeOf(targets) + sizeOf(targets & this.start.tough) < shots;
  }

  private isSwapBarred(stand: Stand, counts: readonly number[], known: Set<string>): boolean {
    const key = `${counts} ${stand.standing} ${stand.tough} ${stand.drives}`;
    if (known.has(key)) return false;
    known.add(key);
    if (known.size > MOST_CASES) return true;
    const left = counts.flatMap((count, group) => (count > 0 ? [group] : []));
    if (left.length < 2) return false;
    if (left.some((one, i) => left.some((other, j) => j < i && !this.canSwap(stand, one, other)))) return true;
    return left.some((group) => {
      const rest = counts.map((count, i) => (i === group ? count - 1 : count));
      return !every(this.aim(stand, group), (target) => !this.isSwapBarred(afterHit(stand, target), rest, known));
    });
  }

  private ways({ drives }: Stand, group: number): Ways {
    return (drives ? this.driving : this.walking)[group] as Ways;
  }

  private aim(stand: Stand, group: number): Pieces {
    for (const equal of this.ways(stand, group).preferences) if ((equal & stand.standing) !== 0) return equal & stand.standing;
    return 0;
  }

  private odds(stand: Stand, group: number, target: Pieces): number {
    const { world, odds } = this.ways(stand, group);
    const piece = (this.groups[group] as Group).piece;
    const known = odds.get(target) ?? shotOdds(world, [piece], (31 - Math.clz32(target)) as PieceId);
    odds.set(target, known);
    return known;
  }

  /** The player chooses among equal targets as before, whoever fires first. */
  private canSwap(stand: Stand, one: number, other: number): boolean {
    const [ones, others] = [this.aim(stand, one), this.aim(stand, other)];
    if (ones === 0) return this.staysIdle(stand, one, others);
    if (others === 0) return this.staysIdle(stand, other, ones);
    // Without Chewbacca's AT-ST who shoots at others shoots at them as before.
    if ((ones & others) === 0 && !stand.drives) return true;
    return every(ones, (a) =>
      every(others, (b) => {
        if (a === b) return this.isEitherFirst(stand, one, other, a);
        // Who may choose between the two chooses the same for both.
        if ((ones & b) !== 0 && (others & a) !== 0) return true;
        return this.isUnmoved(stand, other, others, a) && this.isUnmoved(stand, one, ones, b);
      }),
    );
  }

  private staysIdle(stand: Stand, group: number, targets: Pieces): boolean {
    return every(targets, (target) => this.aim(afterHit(stand, target), group) === 0);
  }

  /** Whether a unit has the same targets after a hit on another one, but for that one, and is as good against them. */
  private isUnmoved(stand: Stand, group: number, targets: Pieces, hit: Pieces): boolean {
    const after = afterHit(stand, hit);
    const left = targets & after.standing;
    if (this.aim(after, group) !== left) return false;
    return every(left, (target) => this.odds(stand, group, target) === this.odds(after, group, target));
  }

  /** Both shoot at one target: after a hit both must go on to the same, and be as good there, each against the other, as here. */
  private isEitherFirst(stand: Stand, one: number, other: number, target: Pieces): boolean {
    const after = afterHit(stand, target);
    const [ones, others] = [this.aim(after, one), this.aim(after, other)];
    // Whoever was chosen is chosen again while it stands.
    const next = (ones & others & target) !== 0 ? target : ones;
    if (next !== target && ones !== others) return false;
    const [a, b] = [this.odds(stand, one, target), this.odds(stand, other, target)];
    return every(next, (goal) => Math.abs(a * this.odds(after, other, goal) - b * this.odds(after, one, goal)) < 1e-9);
  }
}

function afterHit({ standing, tough, drives }: Stand, target: Pieces): Stand {
  if (drives && target === RIDER) return { standing, tough, drives: false };
  if ((tough & target) !== 0) return { standing, tough: tough & ~target, drives };
  return { standing: standing & ~target, tough, drives };
}

function sizeOf(pieces: Pieces): number {
  let size = 0;
  for (let left = pieces; left !== 0; left &= left - 1) size++;
  return size;
}
