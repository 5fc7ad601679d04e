/** What is in progress, in words of the game: pieces, hexes and macrohexes by name. All of it is public. */
import { AREAS, type Area } from './map.ts';
import { type PieceId, pieceByName, pieceName } from './pieces.ts';
import { EMPTY, type Frame, mapOf, NONE, pushFrame, type State, TARGETS, tieIsTarget } from './state.ts';

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
  /** These Imperial units have still to fire; `targets` are equal for the next one. */
  | { readonly step: 'imperial-fire'; readonly pieces: readonly string[]; readonly targets: readonly string[] }
  /** The Ewok trap waits for its target. */
  | { readonly step: 'trap' }
  /** So many units of Ewoks come back. */
  | { readonly step: 'rally'; readonly ewoks: number };

/** The step that goes on now. */
export function nowIn(on: { readonly underway: readonly Underway[] }): Underway | undefined {
  return on.underway[on.underway.length - 1];
}

/** Who acts, is placed or arrives now. */
export function actorIn(on: { readonly underway: readonly Underway[] }): string | undefined {
  const now = nowIn(on);
  if (!now || now.step === 'rebel') return undefined;
  if ('piece' in now) return now.piece;
  return 'pieces' in now ? now.pieces[0] : undefined;
}

export function underwayOf(state: State): Underway[] {
  return state.frames.map((frame) => told(state, frame));
}

const named = (pieces: readonly PieceId[]): string[] => pieces.map(pieceName);

function told(state: State, frame: Frame): Underway {
  const { names, macrohexes } = mapOf(state);
  const { step, at } = frame;
  const pieces = named(frame.list);
  const hexes = (): string[] => frame.ties.map((hex) => names[hex] as string);
  switch (step) {
    case 'turn':
    case 'trap':
      return { step };
    case 'place':
      return { step, area: AREAS[at] as Area, pieces };
    case 'deploy':
      return { step, pieces, macrohex: macrohexes[at - 1]?.id ?? null, hexes: hexes() };
    case 'rebel':
      return { step, pieces };
    case 'hero':
    case 'move-to':
    case 'capture':
      return { step, piece: pieceName(frame.piece) };
    case 'join':
    case 'target':
      return { step, piece: pieceName(frame.piece), firers: pieces };
    case 'imperial-move': {
      const amongTargets = tieIsTarget(frame);
      const target = at === 0 ? null : pieceName(at - 1);
      return { step, pieces, target, targets: amongTargets ? named(frame.ties) : [], hexes: amongTargets ? [] : hexes() };
    }
    case 'imperial-fire':
      return { step, pieces, targets: named(frame.ties) };
    case 'rally':
      return { step, ewoks: at };
  }
}

/** Puts what is in progress back into a state, as the engine has it. */
export function putUnderway(state: State, underway: readonly Underway[]): void {
  for (const one of underway) pushUnderway(state, one);
}

const idOf = (name: string): PieceId => pieceByName(name) ?? NONE;

function pushUnderway(state: State, one: Underway): void {
  const { hexByName, macrohexes } = mapOf(state);
  const { step } = one;
  const pieces = 'pieces' in one ? one.pieces.map(idOf) : EMPTY;
  const hexes = 'hexes' in one ? one.hexes.map((hex) => hexByName.get(hex) ?? NONE) : EMPTY;
  switch (step) {
    case 'turn':
    case 'trap':
      pushFrame(state, step);
      return;
    case 'place':
      pushFrame(state, step, pieces, NONE, AREAS.indexOf(one.area));
      return;
    case 'deploy':
      pushFrame(state, step, pieces, NONE, macrohexes.findIndex(({ id }) => id === one.macrohex) + 1).ties = hexes;
      return;
    case 'rebel':
      pushFrame(state, step, pieces);
      return;
    case 'hero':
    case 'move-to':
    case 'capture':
      pushFrame(state, step, EMPTY, idOf(one.piece));
      return;
    case 'join':
    case 'target':
      pushFrame(state, step, one.firers.map(idOf), idOf(one.piece));
      return;
    case 'imperial-move': {
      const amongTargets = one.targets.length > 0;
      const frame = pushFrame(state, step, pieces, amongTargets ? TARGETS : NONE, one.target === null ? 0 : idOf(one.target) + 1);
      frame.ties = amongTargets ? one.targets.map(idOf) : hexes;
      return;
    }
    case 'imperial-fire':
      pushFrame(state, step, pieces).ties = one.targets.map(idOf);
      return;
    case 'rally':
      pushFrame(state, step, EMPTY, NONE, one.ewoks);
  }
}
