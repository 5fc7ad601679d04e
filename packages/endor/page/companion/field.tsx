/** The forest with the hexes of one step lit and the others quiet. */
import { STANDARD_MAP, TERRAINS } from '@wartable/endor/telling';
import type { Hex } from '@wartable/web/board/hexes.ts';
import type { Mark, Marks } from '@wartable/web/board/marks.ts';
import { BookDrawing } from '@wartable/web/play/book-drawing.tsx';
import { useWords } from '@wartable/web/shell/language.tsx';
import { useMemo } from 'react';
import { EndorBoard } from '../board.tsx';
import { layoutOf } from '../layout.ts';
import { text } from './text/index.ts';

const EMPTY_FOREST = { map: STANDARD_MAP, pieces: [], door: 0 };
const { complex, cells, nameOf } = layoutOf(STANDARD_MAP);
const ALL: readonly Hex[] = STANDARD_MAP.hexes;
const INSIDE: readonly Hex[] = [complex, ...cells];

type Props = { readonly lit: readonly Hex[] | 'complex' };

export function SetUpForest({ lit: wanted }: Props) {
  const { say } = useWords();
  const lit = wanted === 'complex' ? INSIDE : wanted;
  const marks = useMemo(() => marksOf(lit), [lit]);
  const describe = (hex: Hex): string => {
    const what = [
      hex >= complex ? say({ key: 'place.complex' }) : say({ key: `terrain.${TERRAINS[STANDARD_MAP.terrain[hex] ?? 0]}` }),
      ...(lit.includes(hex) ? [say(text('table.here'))] : []),
    ];
    return say(text('table.hex', { hex: nameOf(hex), what: what.join(', ') }));
  };
  return (
    <BookDrawing>
      <EndorBoard
        scene={EMPTY_FOREST}
        labels={{ board: say(text('table.map')), complex: say({ key: 'place.complex' }) }}
        marks={marks}
        describe={describe}
      />
    </BookDrawing>
  );
}

function marksOf(lit: readonly Hex[]): Marks {
  if (lit.length === 0) return { hexes: new Map() };
  return {
    hexes: new Map([...ALL, ...INSIDE].map((hex): [Hex, Mark] => [hex, { state: lit.includes(hex) ? 'path' : 'quiet' }])),
  };
}
