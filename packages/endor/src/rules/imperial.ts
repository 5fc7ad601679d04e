/** What the Imperials do (rules 7.2 to 7.4). Steps and events of the rules, not a bot: each event says why. */
import type { Emit, HexId } from '@wartable/kernel';
import type { Event, Sieve, Why } from '../events.ts';
import { FAR, FOOT, mayEnter } from '../map.ts';
import {
  CATAPULT,
  isImperial,
  PIECE_COUNT,
  type PieceId,
  pieceName,
  piecesOf,
  SECURITY,
  SPEEDER_BIKE,
  STORMTROOPER,
  TABLES,
  TYPE_OF,
  TYPES,
} from '../pieces.ts';
import {
  BREACH_TACTIC,
  COMPLEX,
  classOf,
  DOOR_OPEN,
  ELIMINATED,
  type Frame,
  hasCover,
  hexOf,
  isEnemyOnEntrance,
  isInPlay,
  isOnMap,
  mapOf,
  NONE,
  put,
  type State,
  TACTICS,
  TARGETS,
} from '../state.ts';
import { fireShot, isPossible, rangeBetween } from './fire.ts';

const MOVEMENT = TABLES.movementPoints;

/** endor/imperial/priority: the place of a target in the list of the tactic; only breaks ties of nearness (A10). */
function priorityOf(state: State, piece: PieceId): number {
  const list = TABLES.tactics[TACTICS[state.tactic] as 'A'];
  if (state.tactic === BREACH_TACTIC && hexOf(state, piece) === mapOf(state).entrance) return list.indexOf('entrance');
  const place = list.indexOf(TYPES[TYPE_OF[piece] as number] as string);
  return place < 0 ? list.length : place;
}

/** The best of a list by several measures in turn, smallest first; what is left is tied. */
export function best<T>(items: readonly T[], ...measures: readonly ((item: T) => number)[]): T[] {
  let left = items as T[];
  for (const measure of measures) {
    let least = Number.POSITIVE_INFINITY;
    let kept: T[] = [];
    for (const item of left) {
      const value = measure(item);
      if (value > least) continue;
      if (value < least) kept = [];
      least = value;
      kept.push(item);
    }
    left = kept;
  }
  return left;
}

/** The hexes a unit can end on: at most five movement points, legal, free, its own included. */
function endHexes(state: State, piece: PieceId, most = MOVEMENT): HexId[] {
  const map = mapOf(state);
  const from = hexOf(state, piece);
  const ways = map.ways[classOf(state, piece)]?.[from] as Int16Array;
  const hexes: HexId[] = [];
  for (const hex of map.hexes)
    if ((ways[hex] as number) <= most && (hex === from || state.hexPiece[hex] === NONE)) hexes.push(hex);
  return hexes;
}

/** What an Imperial unit does on a move card: a hex to go to, the complex, a conversion, or nothing. */
type Plan =
  | { readonly do: 'stay'; readonly rule: string }
  | { readonly do: 'choose-target'; readonly rule: string; readonly targets: readonly PieceId[] }
  | {
      readonly do: 'go';
      readonly rule: string;
      readonly target: PieceId;
      readonly hexes: readonly HexId[];
      readonly sieve?: Sieve;
    }
  | { readonly do: 'enter'; readonly rule: string }
  | { readonly do: 'convert'; readonly rule: string; readonly into: PieceId; readonly enters: boolean };

/** The plan of a unit; `target` fixes a tie among targets. */
function planMove(state: State, piece: PieceId, target: PieceId = NONE): Plan {
  if (!isOnMap(state, piece)) return { do: 'stay', rule: 'endor/imperial/garrison' };
  if (state.tactic !== BREACH_TACTIC) return planApproach(state, piece, target, false);
  const map = mapOf(state);
  const hex = hexOf(state, piece);
  if (hex === map.entrance)
    return state.door === DOOR_OPEN
      ? { do: 'enter', rule: 'endor/breach/entrance' }
      : { do: 'stay', rule: 'endor/breach/entrance' };
  const area = map.macrohexes[map.macrohexOf[hex] as number]?.area;
  if (area === 'deep-woods' || rebelsInMacrohex(state, map.macrohexOf[hex] as number))
    return planApproach(state, piece, target, true);
  return classOf(state, piece) === FOOT ? planRunOnFoot(state, piece) : planRunVehicle(state, piece);
}

function rebelsInMacrohex(state: State, macrohex: number): boolean {
  return (mapOf(state).macrohexes[macrohex]?.hexes ?? []).some((hex) => {
    const piece = state.hexPiece[hex] as number;
    return piece !== NONE && !isImperial(piece) && TYPE_OF[piece] !== CATAPULT;
  });
}

/** Whom a unit may go for, and how near each is: by the way, or where there is none by distance (endor/imperial/approach). */
function quarryOf(state: State, piece: PieceId, ignoreCatapults: boolean) {
  const map = mapOf(state);
  const from = hexOf(state, piece);
  const rebels: PieceId[] = [];
  for (let other = 0; other < PIECE_COUNT; other++)
    if (!isImperial(other) && isOnMap(state, other) && !(ignoreCatapults && TYPE_OF[other] === CATAPULT)) rebels.push(other);
  const costs = map.approach[classOf(state, piece)]?.[from] as Int16Array;
  const reachable = rebels.some((rebel) => (costs[hexOf(state, rebel)] as number) < FAR);
  const nearness = (rebel: PieceId): number =>
    reachable ? (costs[hexOf(state, rebel)] as number) : (map.distance[from]?.[hexOf(state, rebel)] as number);
  return { rebels, reachable, nearness };
}

/** endor/imperial/move: nearest target, priority, then the player; macrohex, cover, nearness, least movement, then the player (A12). */
function planApproach(state: State, piece: PieceId, chosen: PieceId, ignoreCatapults: boolean): Plan {
  const map = mapOf(state);
  const unitClass = classOf(state, piece);
  const from = hexOf(state, piece);
  const { rebels, reachable, nearness } = quarryOf(state, piece, ignoreCatapults);
  if (rebels.length === 0) return { do: 'stay', rule: 'endor/imperial/no-target' };
  const approach = map.approach[unitClass] as readonly Int16Array[];
  const nearby = best(rebels, nearness);
  const targets = best(nearby, (rebel) => priorityOf(state, rebel));
  const target = targets.includes(chosen) ? chosen : targets.length === 1 ? (targets[0] as PieceId) : NONE;
  if (target === NONE) return { do: 'choose-target', rule: 'endor/imperial/move', targets };
  const goal = hexOf(state, target);
  const ends = endHexes(state, piece);
  const remaining = (hex: HexId): number =>
    reachable ? (approach[hex]?.[goal] as number) : (map.distance[hex]?.[goal] as number);
  const macrohexOf = (hex: HexId): number => map.macrohexOf[hex] as number;
  let kept = ends.filter((hex) => macrohexOf(hex) === macrohexOf(goal));
  if (kept.length === 0) {
    const macrohexes = new Set(best(ends, remaining).map(macrohexOf));
    kept = ends.filter((hex) => macrohexes.has(macrohexOf(hex)));
  }
  const ways = map.ways[unitClass]?.[from] as Int16Array;
  const cover = (hex: HexId): number => (unitClass === FOOT && map.terrain[hex] !== 0 ? 0 : 1);
  return {
    do: 'go',
    rule: 'endor/imperial/move',
    target,
    hexes: best(kept, cover, remaining, (hex) => ways[hex] as number),
    sieve: { all: rebels.length, nearest: nearby.length, first: targets.length },
  };
}

/** endor/breach/run: foot units head for the entrance and the complex. */
function planRunOnFoot(state: State, piece: PieceId): Plan {
  const map = mapOf(state);
  const ways = map.ways[FOOT]?.[hexOf(state, piece)] as Int16Array;
  const cost = ways[map.entrance] as number;
  if (state.door === DOOR_OPEN && !isEnemyOnEntrance(state, true) && cost + TABLES.enterComplex <= MOVEMENT)
    return { do: 'enter', rule: 'endor/breach/run' };
  if (cost <= MOVEMENT && state.hexPiece[map.entrance] === NONE)
    return { do: 'go', rule: 'endor/breach/run', target: NONE, hexes: [map.entrance] };
  const back = (hex: HexId): number => map.ways[FOOT]?.[hex]?.[map.entrance] as number;
  return {
    do: 'go',
    rule: 'endor/breach/run',
    target: NONE,
    hexes: best(endHexes(state, piece), back, (hex) => ways[hex] as number),
  };
}

/** endor/breach/conversion: crews and riders go on foot at the open door (A7, A36). */
function planRunVehicle(state: State, piece: PieceId): Plan {
  const map = mapOf(state);
  const unitClass = classOf(state, piece);
  const ways = map.ways[unitClass]?.[hexOf(state, piece)] as Int16Array;
  const beside = (map.neighbours[map.entrance] as readonly HexId[]).filter((hex) =>
    mayEnter(unitClass, map.terrain[hex] as number),
  );
  const cost = Math.min(FAR, ...beside.map((hex) => ways[hex] as number));
  const into = piecesOf(TYPE_OF[piece] === SPEEDER_BIKE ? STORMTROOPER : SECURITY).find(
    (other) => state.where[other] === ELIMINATED,
  );
  if (state.door === DOOR_OPEN && !isEnemyOnEntrance(state, true) && into !== undefined && cost + 1 <= MOVEMENT) {
    const enters = cost + 1 + TABLES.enterComplex <= MOVEMENT;
    if (enters || state.hexPiece[map.entrance] === NONE) return { do: 'convert', rule: 'endor/breach/conversion', into, enters };
  }
  const near = (hex: HexId): number => Math.min(FAR, ...beside.map((goal) => map.ways[unitClass]?.[hex]?.[goal] as number));
  return {
    do: 'go',
    rule: 'endor/breach/run',
    target: NONE,
    hexes: best(endHexes(state, piece), near, (hex) => ways[hex] as number),
  };
}

export function whyOf(rule: string, candidates: readonly string[], auto: boolean): Why {
  return { rule, candidates, tie: candidates.length <= 1 ? 'none' : auto ? 'default' : 'player' };
}

/** Why, where the procedure looked for targets. */
function whyOfTargets(state: State, rule: string, candidates: readonly string[], sieve: Sieve, target?: string): Why {
  const { tie } = whyOf(rule, candidates, state.autoTies);
  const tactic = TACTICS[state.tactic] as string;
  return target === undefined ? { rule, candidates, tie, tactic, sieve } : { rule, candidates, tie, target, tactic, sieve };
}

/** Goes on with a move card. Returns true when the player has to break a tie. `frame.at` holds a target chosen so far, plus one. */
export function runImperialMove(state: State, frame: Frame, emit: Emit<Event>): boolean {
  const [piece] = frame.list;
  if (piece === undefined) {
    state.frames.pop();
    return false;
  }
  if (frame.ties.length > 0) return true;
  const plan = planMove(state, piece, frame.at - 1);
  if (plan.do === 'choose-target') {
    if (!state.autoTies) {
      frame.ties = plan.targets;
      frame.piece = TARGETS;
      return true;
    }
    frame.at = (plan.targets[0] as PieceId) + 1;
    return false;
  }
  if (plan.do === 'go' && plan.hexes.length > 1 && !state.autoTies) {
    frame.ties = plan.hexes;
    return true;
  }
  carryOut(state, piece, plan, plan.do === 'go' ? defaultHex(state, plan.hexes) : (NONE as HexId), emit);
  nextPiece(frame);
  return false;
}

/** Equal hexes by default: the northernmost, then the westernmost (ours). */
export function defaultHex(state: State, hexes: readonly HexId[]): HexId {
  return best(hexes, (hex) => mapOf(state).order[hex] as number)[0] as HexId;
}

function nextPiece(frame: Frame): void {
  frame.list = frame.list.slice(1);
  frame.at = 0;
  frame.ties = [];
  frame.piece = NONE;
}

/** A tie broken by the player: first among targets, then among hexes. */
export function answerImperialMove(state: State, frame: Frame, value: number, emit: Emit<Event>): void {
  const [piece] = frame.list as readonly [PieceId];
  const plan = planMove(state, piece, frame.at - 1);
  if (plan.do === 'choose-target') {
    frame.at = value + 1;
    frame.ties = [];
    frame.piece = NONE;
    return;
  }
  carryOut(state, piece, plan, value as HexId, emit);
  nextPiece(frame);
}

function carryOut(state: State, piece: PieceId, plan: Plan, hex: HexId, emit: Emit<Event>): void {
  const { names } = mapOf(state);
  const at = (where: number): string => (where === COMPLEX ? 'complex' : (names[where] as string));
  const from = at(state.where[piece] as number);
  state.acted[piece] = 1;
  if (plan.do === 'go' && hex !== state.where[piece]) {
    put(state, piece, hex);
    if (!emit) return;
    const candidates = plan.hexes.map((candidate) => names[candidate] as string);
    const { rule, sieve, target } = plan;
    const why = sieve ? whyOfTargets(state, rule, candidates, sieve, pieceName(target)) : whyOf(rule, candidates, state.autoTies);
    emit({ type: 'piece-moved', piece: pieceName(piece), from, to: at(hex), why });
    return;
  }
  if (plan.do === 'enter') {
    put(state, piece, COMPLEX);
    emit?.({ type: 'piece-moved', piece: pieceName(piece), from, to: 'complex', why: whyOf(plan.rule, [], true) });
    return;
  }
  if (plan.do === 'convert') {
    put(state, piece, ELIMINATED);
    const where = plan.enters ? COMPLEX : mapOf(state).entrance;
    put(state, plan.into, where);
    emit?.({ type: 'piece-converted', piece: pieceName(piece), into: pieceName(plan.into), at: at(where) });
    return;
  }
  emit?.({ type: 'piece-stayed', piece: pieceName(piece), why: whyOf(plan.rule, [], true) });
}

/** The Rebels at whom a unit may shoot by its tactic. */
function poolOf(state: State, piece: PieceId): PieceId[] {
  const possible: PieceId[] = [];
  const firers = [piece];
  for (let other = 0; other < PIECE_COUNT; other++)
    if (!isImperial(other) && isInPlay(state, other) && isPossible(state, firers, other)) possible.push(other);
  // A15: under the breach tactic catapults only when no other shot is possible.
  const others = state.tactic === BREACH_TACTIC ? possible.filter((other) => TYPE_OF[other] !== CATAPULT) : possible;
  return others.length > 0 ? others : possible;
}

type Aim = { readonly targets: readonly PieceId[]; readonly sieve: Sieve };

/** endor/imperial/fire: among possible shots the nearest, then priority, then without cover, then the player. */
function aimOf(state: State, piece: PieceId): Aim | undefined {
  const pool = poolOf(state, piece);
  if (pool.length === 0) return undefined;
  const nearest = best(pool, (other) => rangeBetween(state, piece, other) as number);
  const first = best(nearest, (other) => priorityOf(state, other));
  const targets = best(first, (other) => (hasCover(state, other) ? 1 : 0));
  return { targets, sieve: { all: pool.length, nearest: nearest.length, first: first.length } };
}

export function runImperialFire(state: State, frame: Frame, emit: Emit<Event>): boolean {
  const [piece] = frame.list;
  if (piece === undefined) {
    state.frames.pop();
    return false;
  }
  if (frame.ties.length > 0) return true;
  const aim = isInPlay(state, piece) ? aimOf(state, piece) : undefined;
  if (aim && aim.targets.length > 1 && !state.autoTies) {
    frame.ties = aim.targets;
    return true;
  }
  if (aim) shoot(state, piece, aim.targets[0] as PieceId, aim, emit);
  nextPiece(frame);
  return false;
}

export function answerImperialFire(state: State, frame: Frame, value: number, emit: Emit<Event>): void {
  const [piece] = frame.list as readonly [PieceId];
  shoot(state, piece, value, emit && aimOf(state, piece), emit);
  nextPiece(frame);
}

function shoot(state: State, piece: PieceId, target: PieceId, aim: Aim | undefined, emit: Emit<Event>): void {
  const why = emit && aim && whyOfTargets(state, 'endor/imperial/fire', aim.targets.map(pieceName), aim.sieve);
  fireShot(state, [piece], target, emit, why);
}
