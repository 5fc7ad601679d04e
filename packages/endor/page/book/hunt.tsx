/** An Imperial unit, and Rebel units one can move: whom it would go for, where to, and at whom it would fire. */
import { type About, mapOf, type View } from '@wartable/endor/telling';
import type { Hex } from '@wartable/web/board/hexes.ts';
import type { BoardHandle } from '@wartable/web/board/map-board.tsx';
import type { Mark, Marks } from '@wartable/web/board/marks.ts';
import { BookDrawing, useMovable } from '@wartable/web/play/book-drawing.tsx';
import { useDiagram } from '@wartable/web/play/use-diagram.ts';
import { useWords } from '@wartable/web/shell/language.tsx';
import { useEffect, useMemo, useRef, useState } from 'react';
import { EndorBoard } from '../board.tsx';
import { layoutOf } from '../layout.ts';
import { type EndorScene, sceneOf } from '../scene.ts';
import { sheetOf } from '../sheets.tsx';
import { type Hunt, huntPosition } from './positions.ts';
import { text } from './text/index.ts';

const NEARER = 3;
/** In milliseconds. */
const SETTLED = 150;

export function HuntDiagram({ hunt }: { readonly hunt: Hunt }) {
  const { say } = useWords();
  const [moved, setMoved] = useState<Readonly<Record<string, string>>>({});
  const tried = useMemo(() => ({ position: huntPosition(hunt, moved), thing: hunt.hunter }), [hunt, moved]);
  const { moment, failed } = useDiagram('endor', tried);
  const board = useRef<BoardHandle>(null);
  const view = moment?.view as View | undefined;
  const scene = view && sceneOf(view);
  const rebelAt = (hex: Hex): string | undefined =>
    scene?.pieces.find((piece) => piece.hex === hex && piece.id !== hunt.hunter)?.id;
  const [first = ''] = Object.keys(hunt.pieces).filter((id) => id !== hunt.hunter);
  const movable = useMovable(first, rebelAt, (rebel, hex) => {
    if (scene) setMoved({ ...moved, [rebel]: layoutOf(scene.map).nameOf(hex) });
  });
  const isThere = scene !== undefined;
  // The forest is large: it begins near those it is about.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the board is there
  useEffect(() => {
    const hunter = scene?.pieces.find(({ id }) => id === hunt.hunter);
    if (!isThere || !hunter) return;
    // After the board has found its size.
    const later = setTimeout(() => {
      for (let i = 0; i < NEARER; i++) board.current?.zoomIn();
      board.current?.reveal(hunter.hex);
    }, SETTLED);
    return () => clearTimeout(later);
  }, [isThere]);
  const sheet = view && sheetOf(hunt.hunter, view, moment?.about);
  const plan = sheet?.parts.find(({ title }) => typeof title === 'object' && title.key === 'sheet.by-tactic');
  return (
    <>
      <BookDrawing>
        {scene && view && (
          <EndorBoard
            scene={scene}
            labels={{ board: say(text('target.board')), complex: say({ key: 'place.complex' }) }}
            marks={marksOf(scene, view, hunt, moment?.about as About | undefined)}
            describe={(hex) => [layoutOf(scene.map).nameOf(hex), ...(rebelAt(hex) ? [say(text('target.moves'))] : [])].join(', ')}
            ref={board}
            {...movable}
          />
        )}
      </BookDrawing>
      <figcaption>
        <div className="book-prompt" role="status">
          {failed
            ? say(text('target.not-there'))
            : plan?.facts?.map(([name, value]) => {
                const said = (one: typeof name): string => (typeof one === 'string' ? one : say(one));
                return (
                  <p key={said(name)}>
                    {said(name)}: {said(value)}
                  </p>
                );
              })}
        </div>
        <p className="book-how">{say(text('target.how'))}</p>
      </figcaption>
    </>
  );
}

/** Where it would end is lit, and whom it goes for. */
function marksOf({ pieces }: EndorScene, view: View, { hunter }: Hunt, about: About | undefined): Marks {
  const hexes = new Map<Hex, Mark>();
  const { hexByName } = mapOf(view);
  for (const name of about?.plan?.hexes ?? []) {
    const hex = hexByName.get(name);
    if (hex !== undefined) hexes.set(hex, { state: 'path' });
  }
  for (const { id, hex } of pieces) if (id !== hunter) hexes.set(hex, { state: 'acting' });
  const [from] = pieces.filter(({ id }) => id === hunter);
  const [to] = pieces.filter(({ id }) => about?.plan?.targets.includes(id));
  return from && to ? { hexes, sight: { from: from.hex, to: to.hex, blockers: [] } } : { hexes };
}
