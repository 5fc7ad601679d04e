/** Side components and pieces of Endor for a closer look. */
import type { View } from '@wartable/endor';
import { HEX_SHAPE } from './board/hexes.ts';
import { Piece } from './endor/figures/piece.tsx';
import { DRAWN } from './endor/figures/drawn.ts';
import { type Kind, type ScenePiece, sideOf } from './endor/scene.ts';

const KINDS = Object.keys(DRAWN) as Kind[];
const SIZES = [170, 90, 46, 24] as const;

function pieceOf(kind: Kind, i: number): ScenePiece {
  const hero = i < 4;
  return { id: kind, kind, side: sideOf(kind), number: hero ? undefined : i + 3, hex: 0, wounded: false, acted: false, mounted: false };
}

export function EndorPieces() {
  return (
    <main className="gallery-sheet endor-board">
      {SIZES.map((size) => (
        <section key={size}>
          {KINDS.map((kind, i) => (
            <Cell key={kind} size={size} piece={pieceOf(kind, i)} />
          ))}
          <Cell size={size} piece={{ ...pieceOf('chewbacca', 0), mounted: true, wounded: true }} />
          <Cell size={size} piece={{ ...pieceOf('ewok', 5), acted: true }} lifted />
        </section>
      ))}
    </main>
  );
}

function Cell({ size, piece, lifted = false }: { readonly size: number; readonly piece: ScenePiece; readonly lifted?: boolean }) {
  return (
    <svg width={size} height={size * 1.15} viewBox="-50 -60 100 118" aria-hidden="true">
      <path className="glade" d={HEX_SHAPE} />
      <Piece piece={piece} at={[0, 0]} lifted={lifted} />
    </svg>
  );
}

export function EndorParts({ view }: { readonly view: View }) {
  return <main className="gallery-parts">{view.tactic}</main>;
}
