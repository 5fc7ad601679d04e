/** What is in progress, in words of the game: pieces, hexes and macrohexes by name. All of it is public. */
import type { HexId } from '@wartable/kernel';
import type { Frame } from './frames.ts';
import { type Area, type GameMap, hexName, macrohexByName } from './map.ts';
import { CHEWBACCA, type PieceId, pieceByName, pieceName } from './pieces.ts';
import { mapOf, type State } from './state.ts';

/** One step of the sequence of play. Lists of pieces that wait have the next one first. */
export type Underway =
  /** Action cards are drawn one after another. */
  | { readonly step: 'turn' }
  /** The player places these in an area. */
  | { readonly step: 'place'; readonly area: Area; readonly pieces: readonly string[] }
  /** These Imperial units arrive: each where a die says, or all at one macrohex. `hexes` are equal for the next one. */
  | {
      readonly step: 'deploy';
      readonly pieces: readonly string[];
      readonly macrohex: string | null;
      readonly hexes: readonly string[];
    }
  /** The action card serves these; each may act once. */
  | { readonly step: 'rebel'; readonly pieces: readonly string[] }
  /** One piece acts: it chooses what to do, where to go, or which AT-ST to seize. */
  | { readonly step: 'hero' | 'move-to' | 'capture'; readonly piece: string }
  /** A shot that `piece` began: others may join, or all who fire choose the target. */
  | { readonly step: 'join' | 'target'; readonly piece: string; readonly firers: readonly string[] }
  /** These Imperial units have still to move. Equal for the next one: `targets`, or `hexes` on the way to `target`. */
  | {
      readonly step: 'imperial-move';
      readonly pieces: readonly string[];
      readonly target: string | null;
      readonly targets: readonly string[];
      readonly hexes: readonly string[];
    }
  /** These Imperial units have still to fire, in this order once it is `settled`; `targets` are equal for the next one. */
  | {
      readonly step: 'imperial-fire';
      readonly pieces: readonly string[];
      readonly targets: readonly string[];
      readonly settled: boolean;
    }
  /** The Ewok trap waits for its target. */
  | { readonly step: 'trap' }
  /** So many units of Ewoks come back: into which macrohex? */
  | { readonly step: 'rally'; readonly ewoks: number }
  /** These come back into a macrohex: onto which hex, or into the complex? */
  | { readonly step: 'return'; readonly macrohex: string; readonly pieces: readonly string[] };

/** The step that goes on now. */
export function nowIn(on: { readonly underway: readonly Underway[] }): Underway | undefined {
  return on.underway[on.underway.length - 1];
}

/** Who acts, is placed or arrives now; nobody while it is asked who does. */
export function actorIn(on: { readonly underway: readonly Underway[] }): string | undefined {
  const now = nowIn(on);
  if (!now || now.step === 'rebel' || (now.step === 'imperial-fire' && now.targets.length === 0)) return undefined;
  if ('piece' in now) return now.piece;
  return 'pieces' in now ? now.pieces[0] : undefined;
}

export function underwayOf(state: State): Underway[] {
  return state.frames.map((frame) => told(state, frame));
}

const named = (pieces: readonly PieceId[]): string[] => pieces.map(pieceName);

function told(state: State, frame: Frame): Underway {
  const map = mapOf(state);
  const inWords = (hexes: readonly HexId[]): string[] => hexes.map((hex) => hexName(map, hex));
  switch (frame.step) {
    case 'turn':
    case 'trap':
      return { step: frame.step };
    case 'place':
      return { step: 'place', area: frame.area, pieces: named(frame.waiting) };
    case 'deploy': {
      const macrohex = frame.macrohex === undefined ? undefined : map.macrohexes[frame.macrohex];
      return { step: 'deploy', pieces: named(frame.waiting), macrohex: macrohex?.id ?? null, hexes: inWords(frame.hexes) };
    }
    case 'rebel':
      return { step: 'rebel', pieces: named(frame.served) };
    case 'hero':
    case 'move-to':
      return { step: frame.step, piece: pieceName(frame.piece) };
    case 'capture':
      return { step: 'capture', piece: pieceName(CHEWBACCA) };
    case 'join':
    case 'target':
      return { step: frame.step, piece: pieceName(frame.firers[0]), firers: named(frame.firers) };
    case 'imperial-move':
      return {
        step: 'imperial-move',
        pieces: named(frame.waiting),
        target: frame.target === undefined ? null : pieceName(frame.target),
        targets: named(frame.targets),
        hexes: inWords(frame.hexes),
      };
    case 'imperial-fire':
      return {
        step: 'imperial-fire',
        pieces: named(frame.waiting),
        targets: named(frame.targets),
        settled: frame.settled,
      };
    case 'rally':
      return { step: 'rally', ewoks: frame.ewoks };
    case 'return':
      return { step: 'return', macrohex: map.macrohexes[frame.macrohex]?.id ?? '', pieces: named(frame.waiting) };
  }
}

/** What is in progress, as the engine has it. */
export function framesOf(on: Pick<State, 'map'>, underway: readonly Underway[]): Frame[] {
  return underway.flatMap((one) => frameOf(mapOf(on), one) ?? []);
}

const known = (pieces: readonly string[]): PieceId[] => pieces.flatMap((name) => pieceByName(name) ?? []);

function frameOf(map: GameMap, one: Underway): Frame | undefined {
  const onMap = (hexes: readonly string[]): HexId[] => hexes.flatMap((name) => map.hexByName.get(name) ?? []);
  switch (one.step) {
    case 'turn':
    case 'trap':
    case 'capture':
      return { step: one.step };
    case 'place':
      return { step: 'place', area: one.area, waiting: known(one.pieces) };
    case 'deploy': {
      const macrohex = one.macrohex === null ? undefined : macrohexByName(map, one.macrohex);
      return { step: 'deploy', waiting: known(one.pieces), macrohex, hexes: onMap(one.hexes) };
    }
    case 'rebel':
      return { step: 'rebel', served: known(one.pieces) };
    case 'hero':
    case 'move-to': {
      const piece = pieceByName(one.piece);
      return piece === undefined ? undefined : { step: one.step, piece };
    }
    case 'join':
    case 'target': {
      const [first, ...others] = known(one.firers);
      return first === undefined ? undefined : { step: one.step, firers: [first, ...others] };
    }
    case 'imperial-move': {
      const target = one.target === null ? undefined : pieceByName(one.target);
      return { step: 'imperial-move', waiting: known(one.pieces), target, targets: known(one.targets), hexes: onMap(one.hexes) };
    }
    case 'imperial-fire':
      return { step: 'imperial-fire', waiting: known(one.pieces), targets: known(one.targets), settled: one.settled };
    case 'rally':
      return { step: 'rally', ewoks: one.ewoks };
    case 'return': {
      const macrohex = macrohexByName(map, one.macrohex);
      return macrohex === undefined ? undefined : { step: 'return', macrohex, waiting: known(one.pieces) };
    }
  }
}
