/** The board of Battle of Hoth. It knows no rule: pieces, marks and choices go in, a picked hex comes out. */
import { type KeyboardEvent, type Ref, useCallback, useEffect, useId, useImperativeHandle, useRef, useState } from 'react';
import { FieldEdge, Grid, Snow } from './art/ground.tsx';
import { PlaceSigns, Places } from './art/places.tsx';
import { Relieved } from './art/relieved.tsx';
import { Standing } from './art/standing.tsx';
import { Officer, Unit } from './figures/unit.tsx';
import { listen } from './gestures.ts';
import { type Arrow, centre, type Hex, hexPath, nameOf, stepFrom } from './layout.ts';
import { LightAbove, LightBelow, LightRings } from './light.tsx';
import { isPickable, type Marks, NO_MARKS } from './marks.ts';
import { type BoardLabels, Names, SectionNames } from './names.tsx';
import type { Scene } from './scene.ts';
import { DRAWING, type ViewPort, viewPort } from './view-port.ts';

export type BoardHandle = {
  readonly zoomIn: () => void;
  readonly zoomOut: () => void;
  readonly fit: () => void;
  readonly reveal: (hex: Hex) => void;
};

export type BoardProps = {
  readonly scene: Scene;
  readonly marks?: Marks;
  readonly labels: BoardLabels;
  /** What a screen reader says about a hex. */
  readonly describe?: (hex: Hex) => string;
  /** A hex that is a choice, a target or chosen. */
  readonly onPick?: (hex: Hex) => void;
  /** Any other hex: here the shell can say why not. */
  readonly onMiss?: (hex: Hex) => void;
  readonly onHover?: (hex: Hex | undefined) => void;
  /** Long press or right button: tell about this hex. */
  readonly onAsk?: (hex: Hex) => void;
  readonly ref?: Ref<BoardHandle>;
};

const ARROWS: readonly string[] = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];
const STRIDE = 1.3;
const MIDDLE: Hex = 33;

export function HothBoard(props: BoardProps) {
  const { scene, marks = NO_MARKS, labels, describe = nameOf, ref } = props;
  const frame = useRef<HTMLDivElement>(null);
  const stage = useRef<SVGSVGElement>(null);
  const port = useRef<ViewPort>(undefined);
  const latest = useRef({ ...props, marks });
  useEffect(() => {
    latest.current = { ...props, marks };
  });
  const lean = useRef<number>(undefined);
  const [cursor, setCursor] = useState<Hex>();
  const id = useId();
  const idOf = useCallback((hex: Hex) => `${id}-${hex}`, [id]);

  const tap = useCallback((hex: Hex) => {
    const { marks: now, onPick, onMiss } = latest.current;
    if (isPickable(now.hexes.get(hex))) onPick?.(hex);
    else onMiss?.(hex);
  }, []);

  useEffect(() => {
    const [box, drawing] = [frame.current, stage.current];
    if (!box || !drawing) return;
    const view = viewPort(box, drawing);
    port.current = view;
    view.start();
    const stopListening = listen(box, view, {
      tap,
      hover: (hex) => latest.current.onHover?.(hex),
      ask: (hex) => latest.current.onAsk?.(hex),
      isPickable: (hex) => hex !== undefined && isPickable(latest.current.marks.hexes.get(hex)),
    });
    const watch = new ResizeObserver(view.resized);
    watch.observe(box);
    return () => {
      stopListening();
      watch.disconnect();
    };
  }, [tap]);

  const reveal = (hex: Hex): void => port.current?.reveal(...centre(hex));
  useImperativeHandle(ref, () => ({
    zoomIn: () => port.current?.zoom(STRIDE),
    zoomOut: () => port.current?.zoom(1 / STRIDE),
    fit: () => port.current?.fit(),
    reveal,
  }));

  const walk = (arrow: Arrow): void => {
    const from = cursor ?? scene.units[0]?.hex ?? MIDDLE;
    const next = cursor === undefined ? from : stepFrom(from, arrow, lean.current ?? centre(from)[0]);
    if (arrow === 'ArrowLeft' || arrow === 'ArrowRight' || lean.current === undefined) lean.current = centre(next)[0];
    setCursor(next);
    reveal(next);
    props.onHover?.(next);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (ARROWS.includes(event.key)) walk(event.key as Arrow);
    else if ((event.key === 'Enter' || event.key === ' ') && cursor !== undefined) tap(cursor);
    else if (event.key === '+' || event.key === '=') port.current?.zoom(STRIDE);
    else if (event.key === '-') port.current?.zoom(1 / STRIDE);
    else if (event.key === '0') port.current?.fit();
    else return;
    event.preventDefault();
  };

  return (
    <div
      ref={frame}
      className="hoth-board"
      role="application"
      aria-label={labels.board}
      aria-activedescendant={cursor === undefined ? undefined : idOf(cursor)}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the board is walked with the arrow keys
      tabIndex={0}
      onKeyDown={onKeyDown}
      data-detail="near"
    >
      <svg
        ref={stage}
        className="hoth-stage"
        width={DRAWING.width}
        height={DRAWING.height}
        viewBox={`${DRAWING.x} ${DRAWING.y} ${DRAWING.width} ${DRAWING.height}`}
      >
        <title>{labels.board}</title>
        <Snow terrain={scene.terrain} />
        <FieldEdge />
        <Relieved terrain={scene.terrain} />
        <Grid />
        <Names />
        <SectionNames labels={labels} />
        <Places places={scene.places} />
        <LightBelow marks={marks} />
        <Standing terrain={scene.terrain} structures={scene.structures} />
        <LightRings marks={marks} />
        {scene.units.map((unit) => (
          <Unit
            key={unit.id}
            unit={unit}
            lifted={marks.hexes.get(unit.hex)?.state === 'chosen'}
            sheltered={scene.terrain[unit.hex] === 'building'}
          />
        ))}
        {scene.officer && <Officer {...scene.officer} />}
        <PlaceSigns places={scene.places} />
        <LightAbove marks={marks} names={describe} idOf={idOf} />
        {cursor !== undefined && (
          <Cursor hex={cursor} id={isPickable(marks.hexes.get(cursor)) ? undefined : idOf(cursor)} name={describe(cursor)} />
        )}
      </svg>
    </div>
  );
}

type CursorProps = { readonly hex: Hex; readonly id: string | undefined; readonly name: string };

function Cursor({ hex, id, name }: CursorProps) {
  return (
    <g id={id} className="cursor">
      <title>{name}</title>
      <path className="cursor-edge" d={hexPath(centre(hex), 1)} />
      <path className="cursor-line" d={hexPath(centre(hex), 1)} />
    </g>
  );
}
