/** The forest and its pieces mid game: ?gallery=endor&theme=dark&marks=1&range=1, &show=parts, &show=pieces. */

import { STANDARD_MAP, type View } from '@wartable/endor/telling';
import { en as english } from '@wartable/endor/text/en.ts';
import type { Hex } from '@wartable/web/board/hexes.ts';
import { type Mark, type Marks, NO_MARKS } from '@wartable/web/board/marks.ts';
import { useMemo, useState } from 'react';
import { EndorArt } from './art/defs.tsx';
import { EndorBoard } from './board.tsx';
import { EndorParts, EndorPieces } from './gallery-parts.tsx';
import seen from './gallery-view.json' with { type: 'json' };
import { layoutOf } from './layout.ts';
import type { RangedMacrohex } from './range.tsx';
import { type EndorScene, sceneOf } from './scene.ts';
import '@wartable/web/board/gallery.css';
import './tokens.css';

const en: Readonly<Record<string, string>> = english;
const LABELS = { board: en['game.name'] ?? '', complex: 'The complex' };

/** A view of a game after some cards, with some of each state. */
function staged(view: View): View {
  const moved: Readonly<Record<string, string>> = { leia: 'complex', SE1: 'complex', han: 'R.0' };
  return {
    ...view,
    door: 2,
    mounted: true,
    tactic: 'B',
    cruisers: 2,
    pieces: view.pieces.map((piece, i) => ({
      ...piece,
      at: moved[piece.piece] ?? (piece.at === 'R.0' ? 'reserve' : piece.at),
      wounded: piece.piece === 'leia' || piece.piece === 'EL2',
      acted: i % 5 === 3,
    })),
  };
}

export function Gallery({ query }: { readonly query: URLSearchParams }) {
  const view = useMemo(() => staged({ ...(seen as unknown as View), viewer: 'spectator' }), []);
  const show = query.get('show');
  return (
    <>
      <EndorArt />
      {show === 'parts' ? (
        <EndorParts view={view} />
      ) : show === 'pieces' ? (
        <EndorPieces />
      ) : (
        <BoardPage query={query} view={view} />
      )}
    </>
  );
}

function BoardPage({ query, view }: { readonly query: URLSearchParams; readonly view: View }) {
  const [picked, setPicked] = useState<Hex>();
  const scene = useMemo(() => sceneOf(view), [view]);
  const marks = useMemo(() => (query.has('marks') ? someMarks(scene, picked) : NO_MARKS), [query, scene, picked]);
  return (
    <main className="gallery-board">
      <EndorBoard
        scene={scene}
        marks={marks}
        labels={LABELS}
        range={query.has('range') ? rangeFrom('I3') : undefined}
        onPick={setPicked}
      />
    </main>
  );
}

function rangeFrom(id: string): RangedMacrohex[] {
  const from = STANDARD_MAP.macrohexes.find((macrohex) => macrohex.id === id)?.index;
  if (from === undefined) return [];
  return STANDARD_MAP.ranges(from).flatMap((range, macrohex) => (range <= 3 ? [{ macrohex, range }] : []));
}

function someMarks({ pieces, map }: EndorScene, picked: Hex | undefined): Marks {
  const { complex } = layoutOf(map);
  const hexes = new Map<Hex, Mark>();
  const of = (kind: string): Hex[] => pieces.filter((piece) => piece.kind === kind).map(({ hex }) => hex);
  for (const hex of of('ewok')) hexes.set(hex, { state: 'choice' });
  const [from = 0] = picked === undefined ? of('rebel-trooper') : [picked];
  hexes.set(from, { state: 'chosen' });
  const [target = 0, second = 0] = of('stormtrooper');
  hexes.set(target, { state: 'target', label: '2 · 42 %', badge: '2' });
  hexes.set(second, { state: 'target', badge: '3' });
  for (const hex of of('speeder-bike')) hexes.set(hex, { state: 'quiet' });
  for (const hex of map.neighbours[from] ?? []) if (!hexes.has(hex)) hexes.set(hex, { state: 'choice' });
  hexes.set(complex, { state: 'choice' });
  const path = ['E5.0', 'E5.4', 'I3.2', 'I3.0'].map((name) => map.names.indexOf(name));
  for (const hex of path) if (!hexes.has(hex)) hexes.set(hex, { state: 'path' });
  return { hexes, path, sight: { from, to: target, blockers: [] } };
}
