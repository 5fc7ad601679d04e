/** The table small enough for a list: the picture of each unit, round and angular, and what is left of the bases. */
import type { View } from '@wartable/duel';
import { Emblem } from './emblems/emblem.tsx';
import type { Arena, SideName } from './scene.ts';
import './thumbnail.css';

const WIDE = 312;
const HIGH = 200;
/** From a card to the next one. */
const GAP = 4;
const CARD = { wide: 52, high: 62 } as const;

type Laid = { readonly card: string; readonly exhausted?: boolean };
/** What is left of the base, from 0 to 1, and the units. */
export type TableSide = Readonly<Record<Arena, readonly Laid[]>> & { readonly left: number };

function sideOf({ baseHp, ...view }: View, side: SideName): TableSide {
  const { base, ground, space } = view[side];
  return { left: Math.max(0, baseHp - base) / baseHp, ground, space };
}

const NOBODY: TableSide = { left: 1, ground: [], space: [] };

export function Thumbnail({ view }: { readonly view: View | undefined }) {
  return <TableDrawing leia={view ? sideOf(view, 'leia') : NOBODY} vader={view ? sideOf(view, 'vader') : NOBODY} />;
}

type DrawingProps = Readonly<Record<SideName, TableSide>> & {
  /** How wide the table is; one that is given fills its frame. */
  readonly wide?: number;
};

export function TableDrawing({ leia, vader, wide = WIDE }: DrawingProps) {
  const fills = wide !== WIDE;
  return (
    <svg
      className="dl-thumbnail"
      viewBox={`0 0 ${wide} ${HIGH}`}
      preserveAspectRatio={fills ? 'xMidYMid slice' : undefined}
      aria-hidden="true"
    >
      <rect className="felt" width={wide} height={HIGH} rx={fills ? 0 : 12} />
      <path className="middle" d={`M16 ${HIGH / 2}H${wide - 16}M${wide / 2} 24V${HIGH - 24}`} />
      <Side of={vader} side="vader" wide={wide} top />
      <Side of={leia} side="leia" wide={wide} />
    </svg>
  );
}

type SideProps = { readonly of: TableSide; readonly side: SideName; readonly wide: number; readonly top?: boolean };

function Side({ of, side, wide, top = false }: SideProps) {
  const bar = top ? 10 : HIGH - 18;
  const row = { side, room: wide / 2 - 18, y: top ? 27 : HIGH - 27 - CARD.high };
  return (
    <g className={side}>
      <rect className="track" x={16} y={bar} width={wide - 32} height={8} rx={4} />
      <rect className="left" x={16} y={bar} width={(wide - 32) * of.left} height={8} rx={4} />
      <Row {...row} of={of.ground} from={12} />
      <Row {...row} of={of.space} from={wide / 2 + 6} />
    </g>
  );
}

type RowProps = {
  readonly of: readonly Laid[];
  readonly side: SideName;
  readonly from: number;
  readonly room: number;
  readonly y: number;
};

/** In the middle of its half; many cards are narrow. */
function Row({ of, side, from, room, y }: RowProps) {
  const wide = Math.min(CARD.wide, room / Math.max(1, of.length) - GAP);
  const start = from + (room - of.length * (wide + GAP) + GAP) / 2;
  return of.map(({ card, exhausted }, i) => (
    <g
      // biome-ignore lint/suspicious/noArrayIndexKey: two copies of one card may lie there
      key={`${card} ${i}`}
      className={exhausted ? 'unit spent' : 'unit'}
    >
      <svg x={start + i * (wide + GAP)} y={y} width={wide} height={CARD.high} aria-hidden="true">
        <Emblem card={card} />
      </svg>
      <rect className="frame" x={start + i * (wide + GAP)} y={y} width={wide} height={CARD.high} rx={side === 'leia' ? 7 : 1} />
    </g>
  ));
}
