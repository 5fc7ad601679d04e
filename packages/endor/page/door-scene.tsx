/** A moment of a battle, drawn by the layers of the board. Nothing in it can be touched. */
import { STANDARD_MAP } from '@wartable/endor/telling';
import { StillBoard } from '@wartable/web/board/still-board.tsx';
import { Areas, Lines } from './art/borders.tsx';
import { Bunker } from './art/bunker.tsx';
import { EndorArt } from './art/defs.tsx';
import { Forest } from './art/forest.tsx';
import { Hills } from './art/hills.tsx';
import { Huts, Woods } from './art/trees.tsx';
import { Piece } from './figures/piece.tsx';
import { centre, layoutOf } from './layout.ts';
import { kindOf, type ScenePiece, sideOf } from './scene.ts';
import './board.css';
import './tokens.css';

/** The fourth turn: Han at the door, Ewoks and walkers around it. */
const PIECES = `han R.0 leia R.2 chewbacca R.1 droids I6.0 RT1 R.3 RT2 I5.2 EL1 E12.1 EL2 E2.3 EW1 E2.0 EW2 E2.1 EW3 E2.5 EW8 E12.3 EW9 E12.5
  EW10 E12.4 CA2 D3.3 AT1 E2.4 AT2 I2.6 SB2 E12.2 SB5 I3.2 SB6 I4.1 ST3 I6.2 ST6 E12.0 ST7 I1.3 ST8 R.4 ST9 E12.6 SE4 R.5 SE5 R.6 SE6 I1.0`;

function piecesStanding(): readonly ScenePiece[] {
  const words = PIECES.split(/\s+/);
  return words.flatMap((id, i): ScenePiece[] => {
    const hex = i % 2 === 0 ? STANDARD_MAP.hexByName.get(words[i + 1] ?? '') : undefined;
    if (hex === undefined) return [];
    const kind = kindOf(id);
    return [{ id, kind, side: sideOf(kind), number: undefined, hex, wounded: false, acted: false, mounted: false }];
  });
}

const PIECES_STANDING = piecesStanding();
const LAYOUT = layoutOf(STANDARD_MAP);
const DOOR = 2;

export function Scene() {
  return (
    <>
      <EndorArt />
      <div className="endor-door-board">
        <StillBoard className="endor-board" layout={LAYOUT}>
          <Forest layout={LAYOUT} />
          <Areas layout={LAYOUT} />
          <Hills layout={LAYOUT} />
          <Lines layout={LAYOUT} />
          <Bunker layout={LAYOUT} door={DOOR} />
          <Woods layout={LAYOUT} />
          <Huts layout={LAYOUT} />
          {PIECES_STANDING.map((piece) => (
            <Piece
              key={piece.id}
              piece={piece}
              at={centre(LAYOUT, piece.hex)}
              falling={false}
              lifted={false}
              sheltered={piece.hex === STANDARD_MAP.entrance}
            />
          ))}
        </StillBoard>
      </div>
    </>
  );
}
