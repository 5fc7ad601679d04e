/** A map of hexes one looks at and touches. It knows no rule and no game: layers and marks go in, a picked hex comes out. */
import {
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useCallback,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { Beside } from './beside.tsx';
import { Cursor } from './cursor.tsx';
import { EdgeArrows } from './edge-arrows.tsx';
import { listen } from './gestures.ts';
import { type Arrow, type Hex, type Layout, type Point, RADIUS, stepFrom } from './hexes.ts';
import type { Edge } from './in-sight.ts';
import { LightAbove, LightBelow, LightRings } from './light.tsx';
import { isPickable, type Marks, NO_MARKS, offered } from './marks.ts';
import { useInSight } from './use-in-sight.ts';
import { type Outside, type ViewPort, viewPort } from './view-port.ts';
import './map-board.css';

export type BoardHandle = {
  readonly zoomIn: () => void;
  readonly zoomOut: () => void;
  readonly fit: () => void;
  readonly reveal: (hex: Hex) => void;
};

/** What may happen on a board; every game's board has these. */
export type BoardEvents = {
  readonly marks?: Marks;
  /** What a screen reader says about a hex. */
  readonly describe?: (hex: Hex) => string;
  /** A hex that is a choice, a target or chosen. */
  readonly onPick?: (hex: Hex) => void;
  /** Any other hex: here the shell can say why not. */
  readonly onMiss?: (hex: Hex) => void;
  readonly onHover?: (hex: Hex | undefined) => void;
  /** Long press or right button: tell about this hex. */
  readonly onAsk?: (hex: Hex) => void;
  /** Whether what stands there can be dragged; a mouse drags it, a finger only where it is chosen already. */
  readonly mayDrag?: (hex: Hex) => boolean;
  /** What is drawn under the pointer: a tap or a drag, which goes on from the hex it began on. Then nothing is picked. */
  readonly onStroke?: ((hex: Hex, begins: boolean) => void) | undefined;
  /** The decision that is open: all its places come into sight, and who acts. */
  readonly asks?: unknown;
  /** What is being told: its places come into sight. */
  readonly tells?: unknown;
  /** What a screen reader says about so many places that lie outside. */
  readonly outside?: (edge: Edge, n: number) => string;
  readonly ref?: Ref<BoardHandle> | undefined;
};

type Props = BoardEvents & {
  readonly className: string;
  readonly layout: Layout;
  readonly label: string;
  /** Buttons beside what stands on a hex. */
  readonly beside?: { readonly hex: Hex; readonly label: string; readonly buttons: ReactNode } | undefined;
  /** Where the keyboard begins. */
  readonly start?: Hex | undefined;
  /** Drawn from below to above, with light between them. */
  readonly ground: ReactNode;
  readonly standing?: ReactNode;
  readonly pieces: ReactNode;
};

const ARROWS: readonly string[] = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];
const STRIDE = 1.3;
/** How long a piece that was let go waits for the next choices, in milliseconds; later they are others. */
const SOON = 1500;

export function MapBoard(props: Props) {
  const { layout, marks = NO_MARKS, label, describe = layout.nameOf, ref } = props;
  const frame = useRef<HTMLDivElement>(null);
  const stage = useRef<SVGSVGElement>(null);
  const over = useRef<HTMLDivElement>(null);
  const port = useRef<ViewPort>(undefined);
  const latest = useRef({ ...props, marks });
  useEffect(() => {
    latest.current = { ...props, marks };
  });
  const lean = useRef<number>(undefined);
  /** Where the hex is that is pointed at, for a sheet beside it. */
  const pointed = useRef<SVGCircleElement>(null);
  const pointAt = useCallback(
    (hex: Hex | undefined): void => {
      const [x, y] = (hex === undefined ? undefined : layout.centres[hex]) ?? [0, 0];
      pointed.current?.setAttribute('r', hex === undefined ? '0' : String(RADIUS));
      pointed.current?.setAttribute('cx', String(x));
      pointed.current?.setAttribute('cy', String(y));
    },
    [layout],
  );
  const [cursor, setCursor] = useState<Hex>();
  const [outside, setOutside] = useState<Outside>({});
  const id = useId();
  const idOf = useCallback((hex: Hex) => `${id}-${hex}`, [id]);
  const at = (hex: Hex): Point => layout.centres[hex] ?? [0, 0];

  /** What was offered when a piece was taken along by picking it; a quick hand lets it go before the next choices are there. */
  const taken = useRef<string>(undefined);
  const dropped = useRef<{ readonly hex: Hex; readonly at: number }>(undefined);

  const tap = useCallback((hex: Hex) => {
    dropped.current = undefined;
    const { marks: now, onPick, onMiss, onStroke } = latest.current;
    if (onStroke) onStroke(hex, true);
    else if (isPickable(now.hexes.get(hex))) onPick?.(hex);
    else onMiss?.(hex);
  }, []);

  useEffect(() => {
    const [box, drawing] = [frame.current, stage.current];
    if (!box || !drawing) return;
    const tell = (next: Outside): void => setOutside((now) => (JSON.stringify(now) === JSON.stringify(next) ? now : next));
    const view = viewPort(box, drawing, layout.drawing, { over: over.current, onOutside: tell });
    const stateOf = (hex: Hex) => latest.current.marks.hexes.get(hex)?.state;
    port.current = view;
    const stopListening = listen(box, view, layout, {
      tap,
      hover: (hex, dragged) => {
        pointAt(hex);
        if (dragged && hex !== undefined) latest.current.onStroke?.(hex, false);
        latest.current.onHover?.(hex);
      },
      ask: (hex) => {
        pointAt(hex);
        latest.current.onAsk?.(hex);
      },
      isPickable: (hex) =>
        hex !== undefined && (latest.current.onStroke !== undefined || isPickable(latest.current.marks.hexes.get(hex))),
      draws: () => latest.current.onStroke !== undefined,
      grab: (hex, touch) => {
        if (latest.current.onStroke) {
          latest.current.onStroke(hex, true);
          return true;
        }
        if (!latest.current.mayDrag?.(hex) || (touch && stateOf(hex) !== 'acting')) return false;
        const picks = stateOf(hex) === 'choice';
        taken.current = picks ? offered(latest.current.marks) : undefined;
        if (picks) tap(hex);
        return true;
      },
      drop: (hex) => {
        if (latest.current.onStroke) return;
        if (taken.current === offered(latest.current.marks)) dropped.current = { hex, at: performance.now() };
        else tap(hex);
      },
    });
    const watch = new ResizeObserver(view.resized);
    watch.observe(box);
    return () => {
      stopListening();
      watch.disconnect();
    };
  }, [tap, layout, pointAt]);

  useEffect(() => {
    const now = offered(marks);
    if (!dropped.current || now === '' || now === taken.current) return;
    const { hex, at: then } = dropped.current;
    dropped.current = undefined;
    if (performance.now() - then < SOON) tap(hex);
  }, [marks, tap]);

  useInSight(frame, port, layout, { marks, asks: props.asks, tells: props.tells });

  const reveal = (hex: Hex): void => {
    const [x, y] = at(hex);
    port.current?.reveal({ x, y });
  };
  useImperativeHandle(ref, () => ({
    zoomIn: () => port.current?.zoom(STRIDE),
    zoomOut: () => port.current?.zoom(1 / STRIDE),
    fit: () => port.current?.fit(),
    reveal,
  }));

  const walk = (arrow: Arrow): void => {
    const from = cursor ?? props.start ?? layout.middle;
    const next = cursor === undefined ? from : stepFrom(layout, from, arrow, lean.current ?? at(from)[0]);
    if (arrow === 'ArrowLeft' || arrow === 'ArrowRight' || lean.current === undefined) lean.current = at(next)[0];
    setCursor(next);
    reveal(next);
    pointAt(next);
    props.onHover?.(next);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    // A button on the board has keys of its own.
    if (event.target !== event.currentTarget || event.altKey || event.ctrlKey || event.metaKey) return;
    if (ARROWS.includes(event.key)) walk(event.key as Arrow);
    else if ((event.key === 'Enter' || event.key === ' ') && cursor !== undefined) tap(cursor);
    else if (event.key === '+' || event.key === '=') port.current?.zoom(STRIDE);
    else if (event.key === '-') port.current?.zoom(1 / STRIDE);
    else if (event.key === '0') port.current?.fit();
    else return;
    event.preventDefault();
  };

  const { drawing } = layout;
  const { beside } = props;
  const onRest = (listener: () => void): (() => void) => port.current?.onRest(listener) ?? (() => {});
  return (
    <div
      ref={frame}
      className={`map-board ${props.className}`}
      data-stage=""
      role="application"
      aria-label={label}
      aria-activedescendant={cursor === undefined ? undefined : idOf(cursor)}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the board is walked with the arrow keys
      tabIndex={0}
      onKeyDown={onKeyDown}
      data-detail="near"
    >
      <svg
        ref={stage}
        className="map-stage"
        width={drawing.width}
        height={drawing.height}
        viewBox={`${drawing.x} ${drawing.y} ${drawing.width} ${drawing.height}`}
      >
        <title>{label}</title>
        <defs>
          <pattern id="board-hatch" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <path className="hatch" d="M0 0V9" />
          </pattern>
        </defs>
        {props.ground}
        <LightBelow marks={marks} layout={layout} />
        {props.standing}
        <LightRings marks={marks} layout={layout} />
        {props.pieces}
        <LightAbove marks={marks} layout={layout} names={describe} idOf={idOf} />
        <circle ref={pointed} data-pointed="" fill="none" pointerEvents="none" />
        {cursor !== undefined && (
          <Cursor at={at(cursor)} id={isPickable(marks.hexes.get(cursor)) ? undefined : idOf(cursor)} name={describe(cursor)} />
        )}
      </svg>
      <div ref={over} className="board-over">
        {beside && (
          <Beside
            key={beside.hex}
            at={[at(beside.hex)[0] - drawing.x, at(beside.hex)[1] - drawing.y]}
            frame={frame}
            onRest={onRest}
            label={beside.label}
          >
            {beside.buttons}
          </Beside>
        )}
      </div>
      {props.outside && <EdgeArrows outside={outside} name={props.outside} onLook={(edge) => port.current?.look(edge)} />}
    </div>
  );
}
