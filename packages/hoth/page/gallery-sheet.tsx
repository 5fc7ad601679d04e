/** All terrain and all miniatures in all sizes, on one sheet. */

import { HEX_SHAPE } from '@wartable/web/board/hexes.ts';
import type { ReactNode } from 'react';
import { Crevasses } from './art/cracks.tsx';
import { Trenches } from './art/relieved.tsx';
import { Ridges } from './art/ridges.tsx';
import { structureDrawing } from './art/structures.tsx';
import { DRAWN } from './figures/drawn.ts';
import { Unit } from './figures/unit.tsx';
import type { Badge, Kind, SceneUnit } from './scene.ts';

/** Pixels of a cell: ?size=240 for a closer look. */
const SIZE = Number(new URLSearchParams(location.search).get('size') ?? 120);
const BADGES: readonly Badge[] = ['assault', 'e-web', 'scouts', 'elite-troops', 'elite-squadron'];
const GROUND: readonly [string, ReactNode][] = [
  ['snow', null],
  ['ridge', <Ridges key="ridge" hexes={[0]} />],
  ['trenches', <Trenches key="trenches" hexes={[0]} />],
  ['crevasse', <Crevasses key="crevasse" hexes={[0]} />],
  ...['rocks-0', 'rocks-1', 'rocks-2', 'serac-0', 'serac-1', 'building-0', 'wreckage-0'].map((id): [string, ReactNode] => [
    id,
    <use key={id} href={`#hoth-${id}`} />,
  ]),
  ...(['shield-generator', 'ion-cannon'] as const).flatMap((kind) =>
    [true, false].map((standing): [string, ReactNode] => [
      `${kind} ${standing}`,
      <use key={kind} href={structureDrawing({ kind, standing })} />,
    ]),
  ),
];

function Cell({ size = SIZE, children }: { readonly size?: number; readonly children: ReactNode }) {
  return (
    <svg className="gallery-cell" width={size} height={size * 1.15} viewBox="-60 -74 120 138" aria-hidden="true">
      <path className="gallery-hex" d={HEX_SHAPE} />
      {children}
    </svg>
  );
}

export function Sheet() {
  const kinds = Object.keys(DRAWN) as Kind[];
  return (
    <main className="gallery-sheet">
      <section>
        {GROUND.map(([id, drawing]) => (
          <Cell key={id}>{drawing}</Cell>
        ))}
      </section>
      {kinds.map((kind) => (
        <section key={kind}>
          {sizes(kind).map((full) =>
            counts(full).map((figures) => (
              <Cell key={`${full} ${figures}`}>
                <Unit unit={unitOf(kind, figures, full)} />
              </Cell>
            )),
          )}
          <Cell size={48}>
            <Unit unit={unitOf(kind, sizes(kind)[0] ?? 1, sizes(kind)[0] ?? 1)} />
          </Cell>
          <Cell size={28}>
            <Unit unit={unitOf(kind, sizes(kind)[0] ?? 1, sizes(kind)[0] ?? 1)} />
          </Cell>
        </section>
      ))}
      <section>
        {BADGES.map((badge) => (
          <Cell key={badge}>
            <Unit
              unit={{
                ...unitOf(badge === 'elite-squadron' ? 'snowspeeders' : 'snowtroopers', 3, 4),
                badge,
                ordered: true,
                moved: true,
              }}
            />
          </Cell>
        ))}
        <Cell>
          <Unit unit={{ ...unitOf('snowtroopers', 4, 4), badge: 'e-web', inPlace: false }} lifted />
        </Cell>
      </section>
    </main>
  );
}

const counts = (full: number): number[] => [4, 3, 2, 1].filter((figures) => figures <= full);
const sizes = (kind: Kind): number[] => Object.keys(DRAWN[kind].slots).map(Number);

function unitOf(kind: Kind, figures: number, full: number): SceneUnit {
  const rebel = ['echo-base-troopers', 'snowspeeders', 'rebel-artillery'].includes(kind);
  return {
    id: 0,
    hex: 0,
    kind,
    side: rebel ? 'rebel' : 'empire',
    figures,
    full,
    badge: undefined,
    inPlace: true,
    ordered: false,
    moved: false,
  };
}
