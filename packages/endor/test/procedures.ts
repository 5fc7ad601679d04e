/**
 * The Imperial procedures a second time, straight from the text of the rules (parts 2, 5, 6.1, 7.1 to 7.4 and the readings of part 12),
 * slowly and without anything of `src/rules`. Where the player chooses, everything he may choose is allowed.
 */
import type { HexId } from '@wartable/kernel';
import { type GameMap, type MacrohexId, macrohexAt, TERRAINS, terrainAt } from '../src/map.ts';
import { PIECE_IDS, type PieceId, pieceName, TABLES, TYPES, type TypeName, valuesOf } from '../src/pieces.ts';
import { COMPLEX, ELIMINATED, hexOf, isHex, isOnMap, mapOf, placeOf, type State } from '../src/state.ts';

/** A hex by name, 'complex', 'stay', or 'ST3 at complex', 'ST3 at R.0' for a conversion. */
export type Result = string;

const POINTS = 5;
const INTO_COMPLEX = 2;
const NOWHERE = Number.POSITIVE_INFINITY;
const VEHICLES: readonly TypeName[] = ['at-st', 'speeder-bike'];
const IMPERIALS: readonly TypeName[] = ['at-st', 'speeder-bike', 'stormtrooper', 'security'];
const FORBIDDEN: Partial<Record<TypeName, readonly string[]>> = {
  'at-st': ['hills', 'entrance'],
  'speeder-bike': ['woods', 'entrance'],
};
const REPLACED_BY: Partial<Record<TypeName, TypeName>> = { 'at-st': 'security', 'speeder-bike': 'stormtrooper' };

const typeOf = (piece: PieceId): TypeName => TYPES[valuesOf(piece).type];
const isVehicle = (piece: PieceId): boolean => VEHICLES.includes(typeOf(piece));
const isRebel = (piece: PieceId): boolean => !IMPERIALS.includes(typeOf(piece));
const isMountedChewbacca = (state: State, piece: PieceId): boolean => pieceName(piece) === 'chewbacca' && state.mounted === 1;

function groundAt(map: GameMap, hex: HexId): string {
  return TERRAINS[terrainAt(map, hex)];
}

const isCover = (map: GameMap, hex: HexId): boolean => groundAt(map, hex) !== 'clear';

function isLegal(map: GameMap, piece: PieceId, hex: HexId): boolean {
  return !(FORBIDDEN[typeOf(piece)] ?? []).includes(groundAt(map, hex));
}

/** Hexes between two hexes as the crow flies, from axial coordinates. */
function hexDistance(map: GameMap, a: HexId, b: HexId): number {
  const axial = (hex: HexId): [number, number] => {
    const order = map.order[hex] as number;
    const r = Math.round(order / 1000);
    return [order - r * 1000, r];
  };
  const [[aq, ar], [bq, br]] = [axial(a), axial(b)];
  return Math.max(Math.abs(aq - bq), Math.abs(ar - br), Math.abs(aq + ar - bq - br));
}

const neighbourLists = new WeakMap<GameMap, HexId[][]>();

function neighboursOf(map: GameMap, hex: HexId): HexId[] {
  let lists = neighbourLists.get(map);
  if (!lists) {
    lists = map.hexes.map((a) => map.hexes.filter((b) => hexDistance(map, a, b) === 1));
    neighbourLists.set(map, lists);
  }
  return lists[hex] as HexId[];
}

/** Movement points from any of the starts to every hex over hexes legal for the piece; units do not stand in the way. */
function search(map: GameMap, piece: PieceId, starts: readonly HexId[]): number[] {
  const cost = map.names.map(() => NOWHERE);
  for (const start of starts) cost[start] = 0;
  let edge = [...starts];
  for (let points = 1; edge.length > 0; points++) {
    const next: HexId[] = [];
    for (const hex of edge)
      for (const beside of neighboursOf(map, hex))
        if (cost[beside] === NOWHERE && isLegal(map, piece, beside)) {
          cost[beside] = points;
          next.push(beside);
        }
    edge = next;
  }
  return cost;
}

/** The candidates for which a value is least. */
function least<Candidate>(candidates: readonly Candidate[], value: (candidate: Candidate) => number): Candidate[] {
  const best = Math.min(...candidates.map(value));
  return candidates.filter((candidate) => value(candidate) === best);
}

function isBreach(state: State): boolean {
  return state.tactic === 3 || state.door === 3;
}

/** The place in the list of the tactic; in list D a Rebel on the entrance ranks first, catapults last. */
function rank(state: State, rebel: PieceId): number {
  const list = isBreach(state) ? TABLES.tactics.D : TABLES.tactics[(['A', 'B', 'C'] as const)[state.tactic as 0]];
  const place = (what: string): number => (list.includes(what) ? list.indexOf(what) : list.length);
  const onEntrance = state.where[rebel] === mapOf(state).entrance;
  return Math.min(place(typeOf(rebel)), onEntrance ? place('entrance') : NOWHERE);
}

function rebelsOnMap(state: State): PieceId[] {
  return PIECE_IDS.filter((piece) => isRebel(piece) && isOnMap(state, piece));
}

/** Hexes where the piece may end its move: five points, legal, free or its own. */
function endings(state: State, piece: PieceId, spent: readonly number[]): HexId[] {
  return mapOf(state).hexes.filter(
    (hex) => (spent[hex] as number) <= POINTS && (hex === state.where[piece] || state.hexPiece[hex] === -1),
  );
}

/** Who is left after each measure: all who come into question, those equally near, and of these the first by priority. */
export type Left = { readonly all: readonly PieceId[]; readonly nearest: readonly PieceId[]; readonly first: readonly PieceId[] };

/** For whom an Imperial piece goes that does not run for the entrance (7.2, 7.4). */
export function huntedBy(state: State, piece: PieceId): Left {
  const map = mapOf(state);
  const from = hexOf(state, piece);
  const all = rebelsOnMap(state).filter((rebel) => !isBreach(state) || typeOf(rebel) !== 'catapult');
  const spent = search(map, piece, [from]);
  const byWay = (rebel: PieceId): number => Math.min(...besides(state, rebel).map((hex) => spent[hex] as number));
  const canReach = all.some((rebel) => byWay(rebel) < NOWHERE);
  const nearest = least(all, (rebel) => (canReach ? byWay(rebel) : hexDistance(map, from, hexOf(state, rebel))));
  return { all, nearest, first: least(nearest, (rebel) => rank(state, rebel)) };
}

function besides(state: State, rebel: PieceId): HexId[] {
  return neighboursOf(mapOf(state), hexOf(state, rebel));
}

/** What a move card may do with an Imperial piece (7.2, 7.4), once the player has chosen between equal targets if one is given. */
export function allowedMoves(state: State, piece: PieceId, chosen?: PieceId): Set<Result> {
  const map = mapOf(state);
  const from = placeOf(state, piece);
  if (!isHex(from)) return new Set(['stay']);
  if (!isBreach(state)) return moveAtTargets(state, piece, chosen);
  if (from === map.entrance) return new Set([state.door === 3 ? 'complex' : 'stay']);
  const rebels = rebelsOnMap(state).filter((rebel) => typeOf(rebel) !== 'catapult');
  const macrohex = macrohexAt(map, from);
  const inDeepWoods = map.macrohexes[macrohex]?.area === 'deep-woods';
  if (inDeepWoods || rebels.some((rebel) => macrohexAt(map, hexOf(state, rebel)) === macrohex))
    return moveAtTargets(state, piece, chosen);
  return isVehicle(piece) ? runByVehicle(state, piece) : runOnFoot(state, piece);
}

function asResults(state: State, piece: PieceId, hexes: readonly HexId[]): Set<Result> {
  const map = mapOf(state);
  return new Set(hexes.map((hex) => (hex === state.where[piece] ? 'stay' : (map.names[hex] as string))));
}

function moveAtTargets(state: State, piece: PieceId, chosen: PieceId | undefined): Set<Result> {
  const { all: rebels, first: targets } = huntedBy(state, piece);
  if (rebels.length === 0) return new Set(['stay']);
  const map = mapOf(state);
  const spent = search(map, piece, [hexOf(state, piece)]);
  const canReach = rebels.some((rebel) => besides(state, rebel).some((hex) => (spent[hex] as number) < NOWHERE));
  const results = new Set<Result>();
  for (const target of targets) {
    if (chosen !== undefined && target !== chosen) continue;
    const at = hexOf(state, target);
    const way = search(
      map,
      piece,
      besides(state, target).filter((hex) => isLegal(map, piece, hex)),
    );
    const remaining = (hex: HexId): number => (canReach ? (way[hex] as number) : hexDistance(map, hex, at));
    const all = endings(state, piece, spent);
    let kept = all.filter((hex) => map.macrohexOf[hex] === map.macrohexOf[at]);
    if (kept.length === 0) {
      const macrohexes = least(all, remaining).map((hex) => map.macrohexOf[hex]);
      kept = all.filter((hex) => macrohexes.includes(map.macrohexOf[hex]));
    }
    if (!isVehicle(piece)) kept = least(kept, (hex) => (isCover(map, hex) ? 0 : 1));
    kept = least(least(kept, remaining), (hex) => spent[hex] as number);
    for (const result of asResults(state, piece, kept)) results.add(result);
  }
  return results;
}

function isRebelOnEntrance(state: State): boolean {
  return rebelsOnMap(state).some((rebel) => state.where[rebel] === mapOf(state).entrance);
}

function runOnFoot(state: State, piece: PieceId): Set<Result> {
  const map = mapOf(state);
  const spent = search(map, piece, [hexOf(state, piece)]);
  const away = spent[map.entrance] as number;
  if (state.door === 3 && !isRebelOnEntrance(state) && away + INTO_COMPLEX <= POINTS) return new Set(['complex']);
  if (away <= POINTS && state.hexPiece[map.entrance] === -1) return new Set([map.names[map.entrance] as string]);
  const remaining = search(map, piece, [map.entrance]);
  const nearest = least(endings(state, piece, spent), (hex) => remaining[hex] as number);
  return asResults(
    state,
    piece,
    least(nearest, (hex) => spent[hex] as number),
  );
}

function runByVehicle(state: State, piece: PieceId): Set<Result> {
  const map = mapOf(state);
  const spent = search(map, piece, [hexOf(state, piece)]);
  const doorsteps = neighboursOf(map, map.entrance).filter((hex) => isLegal(map, piece, hex));
  const away = Math.min(...doorsteps.map((hex) => spent[hex] as number));
  const into = PIECE_IDS.find((other) => typeOf(other) === REPLACED_BY[typeOf(piece)] && state.where[other] === ELIMINATED);
  if (state.door === 3 && !isRebelOnEntrance(state) && into !== undefined && away + 1 <= POINTS) {
    if (away + 1 + INTO_COMPLEX <= POINTS) return new Set([`${pieceName(into)} at complex`]);
    if (state.hexPiece[map.entrance] === -1) return new Set([`${pieceName(into)} at ${map.names[map.entrance]}`]);
  }
  const remaining = search(map, piece, doorsteps);
  const nearest = least(endings(state, piece, spent), (hex) => remaining[hex] as number);
  return asResults(
    state,
    piece,
    least(nearest, (hex) => spent[hex] as number),
  );
}

/** Macrohexes from one to another, counted along the shortest way. */
export function macrohexRange(map: GameMap, from: MacrohexId, to: MacrohexId): number {
  const seen = new Set([from]);
  for (let range = 0; ; range++) {
    if (seen.has(to)) return range;
    for (const macrohex of [...seen])
      for (const hex of map.macrohexes[macrohex]?.hexes ?? [])
        for (const beside of neighboursOf(map, hex)) seen.add(macrohexAt(map, beside));
  }
}

/** At whom a fire card may let an Imperial piece shoot (6.1, 7.3, 7.4). Empty: no shot. */
export function allowedTargets(state: State, piece: PieceId): Set<PieceId> {
  return new Set(aimedAtBy(state, piece).open);
}

/** Who is left for a shot after each measure, those without cover last. */
export function aimedAtBy(state: State, piece: PieceId): Left & { readonly open: readonly PieceId[] } {
  const map = mapOf(state);
  const from = placeOf(state, piece);
  const strength = valuesOf(piece).fire;
  const range = (rebel: PieceId): number =>
    isHex(from) ? macrohexRange(map, macrohexAt(map, from), macrohexAt(map, hexOf(state, rebel))) : 0;
  const cover = (rebel: PieceId): number =>
    from !== COMPLEX && isCover(map, hexOf(state, rebel)) && !isMountedChewbacca(state, rebel) ? 1 : 0;
  const armor = (rebel: PieceId): number => (isMountedChewbacca(state, rebel) ? TABLES.mounted.armor : valuesOf(rebel).armor);
  const rebels =
    from === COMPLEX ? PIECE_IDS.filter((other) => isRebel(other) && state.where[other] === COMPLEX) : rebelsOnMap(state);
  const possible = rebels.filter((rebel) => {
    const dice = strength - range(rebel) - cover(rebel);
    return dice >= 1 && dice >= armor(rebel);
  });
  const others = possible.filter((rebel) => typeOf(rebel) !== 'catapult');
  const all = isBreach(state) && others.length > 0 ? others : possible;
  const nearest = least(all, range);
  const first = least(nearest, (rebel) => rank(state, rebel));
  return { all, nearest, first, open: least(first, cover) };
}
