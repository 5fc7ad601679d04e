/** The board of Battle of Hoth. It knows no rule: pieces, marks and choices go in, a picked hex comes out. */

import { useFarewell } from '@wartable/web/board/change.ts';
import type { Hex } from '@wartable/web/board/hexes.ts';
import { type BoardEvents, type BoardHandle, MapBoard } from '@wartable/web/board/map-board.tsx';
import { NO_MARKS } from '@wartable/web/board/marks.ts';
import { useImperativeHandle, useMemo, useRef } from 'react';
import { FieldEdge, Grid, Snow } from './art/ground.tsx';
import { PlaceSigns, Places } from './art/places.tsx';
import { Relieved } from './art/relieved.tsx';
import { Standing } from './art/standing.tsx';
import { Officer, Unit } from './figures/unit.tsx';
import { LAYOUT, nameOf } from './layout.ts';
import { type BoardLabels, Names, SectionNames } from './names.tsx';
import type { Scene } from './scene.ts';
import { opposite, turnedMarks, turnedScene } from './turned.ts';
import './board.css';
import './tokens.css';

type Props = BoardEvents & {
  readonly scene: Scene;
  readonly labels: BoardLabels;
  /** Seen from the Imperial side. */
  readonly turned?: boolean;
};

const LIFTED: readonly string[] = ['chosen', 'acting'];

export function HothBoard({ scene: straight, labels, turned = false, ...events }: Props) {
  const {
    marks: given = NO_MARKS,
    describe = nameOf,
    onPick,
    onMiss,
    onHover,
    onAsk,
    mayDrag,
    onStroke,
    ref,
    asks,
    tells,
    outside,
  } = events;
  const scene = useMemo(() => (turned ? turnedScene(straight) : straight), [straight, turned]);
  const marks = useMemo(() => (turned ? turnedMarks(given) : given), [given, turned]);
  const shown = useFarewell(scene.units);
  const real = turned ? opposite : (hex: Hex): Hex => hex;
  const board = useRef<BoardHandle>(null);
  useImperativeHandle(ref, () => ({
    zoomIn: () => board.current?.zoomIn(),
    zoomOut: () => board.current?.zoomOut(),
    fit: () => board.current?.fit(),
    reveal: (hex) => board.current?.reveal(real(hex)),
  }));
  return (
    <MapBoard
      className="hoth-board"
      layout={LAYOUT}
      label={labels.board}
      start={scene.units[0]?.hex}
      marks={marks}
      describe={(hex) => describe(real(hex))}
      onPick={(hex) => onPick?.(real(hex))}
      onMiss={(hex) => onMiss?.(real(hex))}
      onHover={(hex) => onHover?.(hex === undefined ? undefined : real(hex))}
      onAsk={(hex) => onAsk?.(real(hex))}
      mayDrag={(hex) => mayDrag?.(real(hex)) ?? false}
      onStroke={onStroke && ((hex, begins) => onStroke(real(hex), begins))}
      asks={asks}
      tells={tells}
      {...(outside && { outside })}
      ref={board}
      ground={
        <>
          <Snow terrain={scene.terrain} />
          <FieldEdge />
          <Relieved terrain={scene.terrain} />
          <Grid />
          <SectionNames labels={labels} turned={turned} />
          <Places places={scene.places} />
        </>
      }
      standing={<Standing terrain={scene.terrain} structures={scene.structures} />}
      pieces={
        <>
          {shown.map(({ item: unit, leaving }) => (
            <Unit
              key={unit.id}
              unit={unit}
              falling={leaving}
              lifted={!leaving && LIFTED.includes(marks.hexes.get(unit.hex)?.state ?? '')}
              sheltered={scene.terrain[unit.hex] === 'building'}
            />
          ))}
          {scene.officer && <Officer {...scene.officer} />}
          <PlaceSigns places={scene.places} />
          <Names turned={turned} />
        </>
      }
    />
  );
}
