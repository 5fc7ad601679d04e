/** A line of sight whose ends can be moved: dragged, tapped, or by the keys of the board. */
import type { About, View } from '@wartable/hoth/telling';
import type { Hex } from '@wartable/web/board/hexes.ts';
import type { Mark, Marks } from '@wartable/web/board/marks.ts';
import { BookDrawing, useMovable } from '@wartable/web/play/book-drawing.tsx';
import { useDiagram } from '@wartable/web/play/use-diagram.ts';
import { useWords } from '@wartable/web/shell/language.tsx';
import { useMemo, useState } from 'react';
import { HothBoard } from '../board.tsx';
import { hexNamed, nameOf } from '../layout.ts';
import { SILENT } from '../names.tsx';
import { sceneOf, terrainOf } from '../scene.ts';
import { type SightLine, sightPosition } from './positions.ts';
import { text } from './text/index.ts';

type Ends = { readonly from: string; readonly to: string };
type End = keyof Ends;

export function SightDiagram({ line }: { readonly line: SightLine }) {
  const { say } = useWords();
  const [ends, setEnds] = useState<Ends>(line);
  const { from, to } = ends;
  const tried = useMemo(() => ({ position: sightPosition(line.ground, from, to), thing: from }), [line, from, to]);
  const { moment, failed } = useDiagram('hoth', tried);
  const view = moment?.view as View | undefined;
  const about = moment?.about as About | undefined;
  const seen = about?.lines.find(({ hex }) => hex === to);
  const endAt = (hex: Hex): End | undefined => (nameOf(hex) === from ? 'from' : nameOf(hex) === to ? 'to' : undefined);
  const moved = useMovable<End>('to', endAt, (end, hex) => setEnds({ ...ends, [end]: nameOf(hex) }));
  const scene = view && sceneOf(view);
  const describe = (hex: Hex): string => {
    const terrain = view && terrainOf(view.battle)[hex];
    return [
      nameOf(hex),
      ...(terrain ? [say({ key: `terrain.${terrain}` })] : []),
      ...(endAt(hex) ? [say(text('sight.end'))] : []),
    ].join(', ');
  };
  return (
    <>
      <BookDrawing>
        {scene && (
          <HothBoard
            scene={scene}
            labels={{ ...SILENT, board: say(text('sight.board')) }}
            marks={marksOf(ends, seen?.blockers ?? [])}
            describe={describe}
            {...moved}
          />
        )}
      </BookDrawing>
      <figcaption>
        <p className="book-prompt" role="status">
          {failed ? say(text('sight.not-there')) : said(seen, ends, say)}
        </p>
        <p className="book-how">{say(text('sight.how'))}</p>
      </figcaption>
    </>
  );
}

function said(seen: About['lines'][number] | undefined, ends: Ends, say: ReturnType<typeof useWords>['say']): string {
  if (!seen) return '';
  if (seen.free) return say(text('sight.free', ends));
  return seen.blockers.length === 0
    ? say(text('sight.edge', ends))
    : say(text('sight.blocked', { ...ends, blockers: seen.blockers.join(', ') }));
}

function marksOf({ from, to }: Ends, blockers: readonly string[]): Marks {
  const hexes = new Map<Hex, Mark>(blockers.map((name) => [hexNamed(name), { state: 'blocker' }]));
  for (const end of [from, to]) hexes.set(hexNamed(end), { state: 'acting' });
  return { hexes, sight: { from: hexNamed(from), to: hexNamed(to), blockers: blockers.map(hexNamed) } };
}
