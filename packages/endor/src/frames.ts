/** Where the game is in the sequence of play: a stack of steps, each with what it needs. */
import type { HexId } from '@wartable/kernel';
import type { Area, MacrohexId } from './map.ts';
import type { PieceId } from './pieces.ts';

/** Who fires together; the first one began. */
export type Firers = readonly [PieceId, ...PieceId[]];

/** One step. It never changes: a step that has come further is another one in its place, so that clones share them. */
export type Frame =
  /** Action cards are drawn one after another. */
  | { readonly step: 'turn' }
  /** The player places these in an area. */
  | { readonly step: 'place'; readonly area: Area; readonly waiting: readonly PieceId[] }
  /** These Imperial units arrive: each where a die says, or all at one macrohex. `hexes` are equal for the next one. */
  | {
      readonly step: 'deploy';
      readonly waiting: readonly PieceId[];
      readonly macrohex: MacrohexId | undefined;
      readonly hexes: readonly HexId[];
    }
  /** The action card serves these; each may act once. */
  | { readonly step: 'rebel'; readonly served: readonly PieceId[] }
  /** One piece acts: it chooses what to do, or where to go. */
  | { readonly step: 'hero' | 'move-to'; readonly piece: PieceId }
  /** Chewbacca chooses which AT-ST to seize. */
  | { readonly step: 'capture' }
  /** A shot: others may join, or all who fire choose the target. */
  | { readonly step: 'join' | 'target'; readonly firers: Firers }
  /** These Imperial units have still to move. Equal for the next one: `targets`, or `hexes` on the way to the `target` chosen. */
  | {
      readonly step: 'imperial-move';
      readonly waiting: readonly PieceId[];
      readonly target: PieceId | undefined;
      readonly targets: readonly PieceId[];
      readonly hexes: readonly HexId[];
    }
  /** These Imperial units have still to fire, in this order once it is `settled`; `targets` are equal for the next one. */
  | {
      readonly step: 'imperial-fire';
      readonly waiting: readonly PieceId[];
      readonly targets: readonly PieceId[];
      readonly settled: boolean;
    }
  /** The Ewok trap waits for its target. */
  | { readonly step: 'trap' }
  /** So many units of Ewoks come back: into which macrohex? */
  | { readonly step: 'rally'; readonly ewoks: number }
  /** These come back into a macrohex: onto which hex, or into the complex? */
  | { readonly step: 'return'; readonly macrohex: MacrohexId; readonly waiting: readonly PieceId[] };

/** The frame of a step. */
export type FrameOf<Step extends Frame['step']> = Extract<Frame, { readonly step: Step }>;

export const EMPTY: readonly never[] = [];

type Framed = { readonly frames: Frame[] };

export function pushFrame({ frames }: Framed, frame: Frame): void {
  frames.push(frame);
}

/** The step that goes on now. */
export function topFrame({ frames }: Framed): Frame | undefined {
  return frames[frames.length - 1];
}

/** The step that goes on now has come further. */
export function replaceFrame({ frames }: Framed, frame: Frame): void {
  frames[frames.length - 1] = frame;
}
