/** The forest of Battle for Endor. It knows no rule: pieces, marks and ranges go in, a picked hex comes out. */
import { useFarewell } from '@wartable/web/board/change.ts';
import { type BoardEvents, MapBoard } from '@wartable/web/board/map-board.tsx';
import { NO_MARKS } from '@wartable/web/board/marks.ts';
import type { ComponentProps } from 'react';
import { Areas, Lines } from './art/borders.tsx';
import { Bunker } from './art/bunker.tsx';
import { Complex } from './art/complex.tsx';
import { Forest } from './art/forest.tsx';
import { Hills } from './art/hills.tsx';
import { Names } from './art/names.tsx';
import { AreaSigns, Reinforcements } from './art/signs.tsx';
import { Huts, Woods } from './art/trees.tsx';
import { Piece } from './figures/piece.tsx';
import { centre, layoutOf } from './layout.ts';
import { type RangedMacrohex, RangeNumbers, RangeRings } from './range.tsx';
import type { EndorScene } from './scene.ts';
import './board.css';

/** Words on the board, from outside. */
type EndorLabels = { readonly board: string; readonly complex: string };

type Props = BoardEvents &
  Pick<ComponentProps<typeof MapBoard>, 'beside'> & {
    readonly scene: EndorScene;
    readonly labels: EndorLabels;
    /** Macrohexes with their range from the firing piece. */
    readonly range?: readonly RangedMacrohex[] | undefined;
  };

/** A board that is looked at alone. */
export const SILENT: EndorLabels = { board: '', complex: '' };

const LIFTED: readonly string[] = ['chosen', 'acting'];

export function EndorBoard({ scene, labels, range, ...events }: Props) {
  const { map, pieces, door } = scene;
  const { marks = NO_MARKS } = events;
  const layout = layoutOf(map);
  const shown = useFarewell(pieces);
  return (
    <MapBoard
      {...events}
      className="endor-board"
      layout={layout}
      label={labels.board}
      start={pieces[0]?.hex}
      ground={
        <>
          <Forest layout={layout} />
          <Areas layout={layout} />
          <Hills layout={layout} />
          <Lines layout={layout} />
          <Complex layout={layout} door={door} name={labels.complex} />
          <Reinforcements layout={layout} />
          {range && <RangeRings layout={layout} range={range} />}
        </>
      }
      standing={
        <>
          <Bunker layout={layout} door={door} />
          <Woods layout={layout} />
          <Huts layout={layout} />
          <AreaSigns layout={layout} />
        </>
      }
      pieces={
        <>
          {shown.map(({ item: piece, leaving }) => (
            <Piece
              key={piece.id}
              piece={piece}
              at={centre(layout, piece.hex)}
              falling={leaving}
              lifted={!leaving && LIFTED.includes(marks.hexes.get(piece.hex)?.state ?? '')}
              sheltered={piece.hex === map.entrance}
            />
          ))}
          <Names layout={layout} />
          {range && <RangeNumbers layout={layout} range={range} />}
        </>
      }
    />
  );
}
