/** A command card of our own design. Its words come from outside; it draws whom it orders as three columns. */
import type { SideName as Side } from './scene.ts';
import './card.css';
import './tokens.css';

/** How many units in each section, from the holder's left to right; `all` for every one. */
export type CardOrders =
  | { readonly in: 'sections'; readonly counts: readonly [number | 'all', number | 'all', number | 'all'] }
  /** Anywhere on the board. */
  | { readonly in: 'anywhere'; readonly count: number | 'all'; readonly apart?: boolean }
  | { readonly in: 'one-section' }
  | { readonly in: 'nowhere' };

type Props = {
  readonly title: string;
  /** What it does, in a sentence or two. */
  readonly text: string;
  readonly side: Side;
  readonly orders: CardOrders;
  /** A short word for "all units". */
  readonly allLabel: string;
  /** One line for what it adds: "+1 die". */
  readonly bonus?: string | undefined;
  /** The leader it belongs to. */
  readonly leader?: string | undefined;
  readonly state?: 'choice' | 'chosen' | 'quiet' | undefined;
  /** What its sheet is about. */
  readonly thing?: string | undefined;
  readonly onPick?: (() => void) | undefined;
};

export function CommandCard({ title, text, side, orders, allLabel, bonus, leader, state, thing, onPick }: Props) {
  return (
    <button
      type="button"
      className={`command-card ${side}${state ? ` card-${state}` : ''}`}
      onClick={onPick}
      data-thing={thing}
      aria-pressed={state === 'chosen'}
      disabled={state === 'quiet'}
    >
      <span className="card-title">{title}</span>
      <Sections orders={orders} side={side} allLabel={allLabel} />
      {bonus && <span className="card-bonus">{bonus}</span>}
      <span className="card-text">{text}</span>
      {leader && <span className="card-leader">{leader}</span>}
    </button>
  );
}

const COLUMNS = [0, 1, 2] as const;

function Sections({ orders, side, allLabel }: Pick<Props, 'orders' | 'side' | 'allLabel'>) {
  const shown = (count: number | 'all'): string => (count === 'all' ? allLabel : String(count));
  const lit = (column: number): boolean => {
    if (orders.in === 'sections') return orders.counts[column] !== 0;
    return orders.in !== 'nowhere';
  };
  return (
    <svg className="card-sections" viewBox="0 0 108 46" aria-hidden="true">
      {COLUMNS.map((column) => (
        <g key={column} transform={`translate(${column * 36} 0)`}>
          <path className={lit(column) ? 'cell lit' : 'cell'} d={CELLS[column]} />
          {orders.in === 'sections' && orders.counts[column] !== 0 && (
            <Count x={18} text={shown(orders.counts[column] ?? 0)} side={side} />
          )}
          {orders.in === 'one-section' && <path className="cell-maybe" d="M12 23H24M18 17V29" />}
        </g>
      ))}
      {orders.in === 'anywhere' && <path className={orders.apart ? 'cell-join apart' : 'cell-join'} d="M12 23H96" />}
      {orders.in === 'anywhere' && <Count x={54} text={shown(orders.count)} side={side} />}
    </svg>
  );
}

/** Three columns of the field, its outer corners cut. */
const CELLS = ['M7 1H34V45H7L1 39V7Z', 'M2 1H34V45H2Z', 'M2 1H29L35 7V39L29 45H2Z'];
const ROUND = 'M0 -16A16 16 0 1 1 -0.01 -16Z';
const ANGULAR = 'M-15 -9L-9 -15H9L15 -9V9L9 15H-9L-15 9Z';

function Count({ x, text, side }: { readonly x: number; readonly text: string; readonly side: Side }) {
  return (
    <g className="cell-count" transform={`translate(${x} 23)`}>
      <path d={side === 'rebel' ? ROUND : ANGULAR} />
      <text className={text.length > 2 ? 'long' : undefined} y={text.length > 2 ? 4 : 7}>
        {text}
      </text>
    </g>
  );
}
