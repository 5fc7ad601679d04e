/** How the Imperials move (rules 7.2, 7.4). Steps and events of the rules, not a bot: each event says why. */
import type { Choice, Emit, HexId } from '@wartable/kernel';
import { hexIn, pieceIn } from '../choices.ts';
import type { Event, Sieve, Why } from '../events.ts';
import { EMPTY, type FrameOf, replaceFrame } from '../frames.ts';
import {
  approachFrom,
  CLEAR,
  costTo,
  distanceBetween,
  FAR,
  FOOT,
  hexName,
  type MacrohexId,
  macrohexAround,
  macrohexAt,
  terrainAt,
  wayToEntrance,
} from '../map.ts';
import {
  CATAPULT,
  isImperial,
  type PieceId,
  pieceName,
  piecesOf,
  REBELS,
  SECURITY,
  SPEEDER_BIKE,
  STORMTROOPER,
  TABLES,
  TYPES,
  typeOf,
} from '../pieces.ts';
import {
  BREACH_TACTIC,
  COMPLEX,
  classOf,
  DOOR_OPEN,
  ELIMINATED,
  hexOf,
  isEnemyOnEntrance,
  isFree,
  isOnMap,
  mapOf,
  NONE,
  type None,
  pieceOn,
  placeName,
  placeOf,
  put,
  type State,
  TACTICS,
} from '../state.ts';

const MOVEMENT = TABLES.movementPoints;

/** endor/imperial/priority: the place of a target in the list of the tactic; only breaks ties of nearness (A10). */
export function priorityOf(state: State, piece: PieceId): number {
  const list = TABLES.tactics[TACTICS[state.tactic]];
  if (state.tactic === BREACH_TACTIC && placeOf(state, piece) === mapOf(state).entrance) return list.indexOf('entrance');
  const place = list.indexOf(TYPES[typeOf(piece)]);
  return place < 0 ? list.length : place;
}

/** The best of a list by several measures in turn, smallest first; what is left is tied. */
export function best<T>(items: readonly T[], ...measures: readonly ((item: T) => number)[]): readonly T[] {
  let left = items;
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
function endHexes(state: State, piece: PieceId): HexId[] {
  const map = mapOf(state);
  const from = hexOf(state, piece);
  return map.reach(classOf(state, piece), from).hexes.filter((hex) => hex === from || isFree(state, hex));
}

/** What an Imperial unit does on a move card: a hex to go to, the complex, a conversion, or nothing. */
type Plan =
  | { readonly do: 'stay'; readonly rule: string }
  | { readonly do: 'choose-target'; readonly rule: string; readonly targets: readonly PieceId[] }
  | {
      readonly do: 'go';
      readonly rule: string;
      readonly target?: PieceId;
      readonly hexes: readonly HexId[];
      readonly sieve?: Sieve;
    }
  | { readonly do: 'enter'; readonly rule: string }
  | { readonly do: 'convert'; readonly rule: string; readonly into: PieceId; readonly enters: boolean };

/** The plan of a unit; `target` fixes a tie among targets. */
export function planMove(state: State, piece: PieceId, target: PieceId | undefined): Plan {
  if (!isOnMap(state, piece)) return { do: 'stay', rule: 'endor/imperial/garrison' };
  if (state.tactic !== BREACH_TACTIC) return planApproach(state, piece, target, false);
  const map = mapOf(state);
  const hex = hexOf(state, piece);
  if (hex === map.entrance)
    return state.door === DOOR_OPEN
      ? { do: 'enter', rule: 'endor/breach/entrance' }
      : { do: 'stay', rule: 'endor/breach/entrance' };
  const around = macrohexAround(map, hex);
  if (around.area === 'deep-woods' || around.hexes.some((near) => isRebelUnit(pieceOn(state, near))))
    return planApproach(state, piece, target, true);
  return classOf(state, piece) === FOOT ? planRunOnFoot(state, piece) : planRunVehicle(state, piece);
}

/** Catapults hold nobody up. */
function isRebelUnit(piece: PieceId | None): boolean {
  return piece !== NONE && !isImperial(piece) && typeOf(piece) !== CATAPULT;
}

/** Whom a unit may go for, and how near each is: by the way, or where there is none by distance (endor/imperial/approach). */
function quarryOf(state: State, piece: PieceId, ignoreCatapults: boolean) {
  const map = mapOf(state);
  const from = hexOf(state, piece);
  const rebels = REBELS.filter((other) => isOnMap(state, other) && !(ignoreCatapults && typeOf(other) === CATAPULT));
  const unitClass = classOf(state, piece);
  const cost = (rebel: PieceId): number => approachFrom(map.approach(unitClass, hexOf(state, rebel)), from);
  const reachable = rebels.some((rebel) => cost(rebel) < FAR);
  const nearness = (rebel: PieceId): number => (reachable ? cost(rebel) : distanceBetween(map, from, hexOf(state, rebel)));
  return { rebels, reachable, nearness };
}

/** endor/imperial/move: nearest target, priority, then the player; macrohex, cover, nearness, least movement, then the player (A12). */
function planApproach(state: State, piece: PieceId, chosen: PieceId | undefined, ignoreCatapults: boolean): Plan {
  const map = mapOf(state);
  const unitClass = classOf(state, piece);
  const from = hexOf(state, piece);
  const { rebels, reachable, nearness } = quarryOf(state, piece, ignoreCatapults);
  if (rebels.length === 0) return { do: 'stay', rule: 'endor/imperial/no-target' };
  const nearby = best(rebels, nearness);
  const targets = best(nearby, (rebel) => priorityOf(state, rebel));
  const target = targets.length === 1 ? targets[0] : targets.find((rebel) => rebel === chosen);
  if (target === undefined) return { do: 'choose-target', rule: 'endor/imperial/move', targets };
  const goal = hexOf(state, target);
  const ends = endHexes(state, piece);
  const approach = map.approach(unitClass, goal);
  const remaining = (hex: HexId): number => (reachable ? approachFrom(approach, hex) : distanceBetween(map, hex, goal));
  const macrohexOf = (hex: HexId): MacrohexId => macrohexAt(map, hex);
  let kept = ends.filter((hex) => macrohexOf(hex) === macrohexOf(goal));
  if (kept.length === 0) {
    const macrohexes = new Set(best(ends, remaining).map(macrohexOf));
    kept = ends.filter((hex) => macrohexes.has(macrohexOf(hex)));
  }
  const reach = map.reach(unitClass, from);
  const cover = (hex: HexId): number => (unitClass === FOOT && terrainAt(map, hex) !== CLEAR ? 0 : 1);
  return {
    do: 'go',
    rule: 'endor/imperial/move',
    target,
    hexes: best(kept, cover, remaining, (hex) => costTo(reach, hex)),
    sieve: { all: rebels.length, nearest: nearby.length, first: targets.length },
  };
}

/** endor/breach/run: foot units head for the entrance and the complex. */
function planRunOnFoot(state: State, piece: PieceId): Plan {
  const map = mapOf(state);
  const from = hexOf(state, piece);
  const cost = wayToEntrance(map, from);
  if (state.door === DOOR_OPEN && !isEnemyOnEntrance(state, true) && cost + TABLES.enterComplex <= MOVEMENT)
    return { do: 'enter', rule: 'endor/breach/run' };
  if (cost <= MOVEMENT && isFree(state, map.entrance)) return { do: 'go', rule: 'endor/breach/run', hexes: [map.entrance] };
  const back = (hex: HexId): number => wayToEntrance(map, hex);
  const reach = map.reach(FOOT, from);
  const hexes = best(endHexes(state, piece), back, (hex) => costTo(reach, hex));
  return { do: 'go', rule: 'endor/breach/run', hexes };
}

/** endor/breach/conversion: crews and riders go on foot at the open door (A7, A36). */
function planRunVehicle(state: State, piece: PieceId): Plan {
  const map = mapOf(state);
  const unitClass = classOf(state, piece);
  const from = hexOf(state, piece);
  const approach = map.approach(unitClass, map.entrance);
  const cost = approachFrom(approach, from);
  const into = piecesOf(typeOf(piece) === SPEEDER_BIKE ? STORMTROOPER : SECURITY).find(
    (other) => state.where[other] === ELIMINATED,
  );
  if (state.door === DOOR_OPEN && !isEnemyOnEntrance(state, true) && into !== undefined && cost + 1 <= MOVEMENT) {
    const enters = cost + 1 + TABLES.enterComplex <= MOVEMENT;
    if (enters || isFree(state, map.entrance)) return { do: 'convert', rule: 'endor/breach/conversion', into, enters };
  }
  const near = (hex: HexId): number => approachFrom(approach, hex);
  const reach = map.reach(unitClass, from);
  const hexes = best(endHexes(state, piece), near, (hex) => costTo(reach, hex));
  return { do: 'go', rule: 'endor/breach/run', hexes };
}

export function whyOf(rule: string, candidates: readonly string[], auto: boolean): Why {
  return { rule, candidates, tie: candidates.length <= 1 ? 'none' : auto ? 'default' : 'player' };
}

/** Why, where the procedure looked for targets. */
export function whyOfTargets(state: State, rule: string, candidates: readonly string[], sieve: Sieve, target?: string): Why {
  const { tie } = whyOf(rule, candidates, state.autoTies);
  const tactic = TACTICS[state.tactic];
  return target === undefined ? { rule, candidates, tie, tactic, sieve } : { rule, candidates, tie, target, tactic, sieve };
}

/** Goes on with a move card. Returns true when the player has to break a tie. */
export function runImperialMove(state: State, frame: FrameOf<'imperial-move'>, emit: Emit<Event>): boolean {
  const { waiting, target } = frame;
  const [piece] = waiting;
  if (piece === undefined) {
    state.frames.pop();
    return false;
  }
  if (frame.targets.length > 0 || frame.hexes.length > 0) return true;
  const plan = planMove(state, piece, target);
  if (plan.do === 'choose-target') {
    const { targets } = plan;
    if (state.autoTies) replaceFrame(state, moving(waiting, targets[0]));
    else replaceFrame(state, moving(waiting, undefined, targets));
    return !state.autoTies;
  }
  if (plan.do === 'go' && plan.hexes.length > 1 && !state.autoTies) {
    replaceFrame(state, moving(waiting, target, EMPTY, plan.hexes));
    return true;
  }
  carryOut(state, piece, plan, plan.do === 'go' ? defaultHex(state, plan.hexes) : undefined, emit);
  replaceFrame(state, moving(waiting.slice(1)));
  return false;
}

function moving(
  waiting: readonly PieceId[],
  target?: PieceId,
  targets: readonly PieceId[] = EMPTY,
  hexes: readonly HexId[] = EMPTY,
): FrameOf<'imperial-move'> {
  return { step: 'imperial-move', waiting, target, targets, hexes };
}

/** Equal hexes by default: the northernmost, then the westernmost (ours). */
export function defaultHex(state: State, hexes: readonly HexId[]): HexId | undefined {
  const { order } = mapOf(state);
  return best(hexes, (hex) => order[hex] ?? 0)[0];
}

/** A tie broken by the player: among targets, or among hexes. */
export function answerImperialMove(state: State, frame: FrameOf<'imperial-move'>, choice: Choice, emit: Emit<Event>): void {
  const { waiting, target, targets } = frame;
  if (targets.length > 0) {
    replaceFrame(state, moving(waiting, pieceIn(choice)));
    return;
  }
  const [piece] = waiting;
  if (piece !== undefined) carryOut(state, piece, planMove(state, piece, target), hexIn(choice), emit);
  replaceFrame(state, moving(waiting.slice(1)));
}

function carryOut(state: State, piece: PieceId, plan: Plan, hex: HexId | undefined, emit: Emit<Event>): void {
  const place = placeOf(state, piece);
  const from = placeName(state, place);
  state.acted[piece] = 1;
  if (plan.do === 'go' && hex !== undefined && hex !== place) {
    put(state, piece, hex);
    if (!emit) return;
    const map = mapOf(state);
    const candidates = plan.hexes.map((candidate) => hexName(map, candidate));
    const { rule, sieve, target } = plan;
    const why =
      sieve && target !== undefined
        ? whyOfTargets(state, rule, candidates, sieve, pieceName(target))
        : whyOf(rule, candidates, state.autoTies);
    emit({ type: 'piece-moved', piece: pieceName(piece), from, to: hexName(map, hex), why });
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
    emit?.({ type: 'piece-converted', piece: pieceName(piece), into: pieceName(plan.into), at: placeName(state, where) });
    return;
  }
  emit?.({ type: 'piece-stayed', piece: pieceName(piece), why: whyOf(plan.rule, [], true) });
}
