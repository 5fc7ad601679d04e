/** At the edges of the board: so many things lie outside there. A press brings them into sight. */
import { EDGES, type Edge } from './in-sight.ts';
import type { Outside } from './view-port.ts';
import './edge-arrows.css';

const TURNS: Readonly<Record<Edge, number>> = { left: 180, right: 0, top: -90, bottom: 90 };

type Props = {
  readonly outside: Outside;
  readonly name: (edge: Edge, n: number) => string;
  readonly onLook: (edge: Edge) => void;
};

export function EdgeArrows({ outside, name, onLook }: Props) {
  return EDGES.map((edge) => {
    const found = outside[edge];
    if (!found) return null;
    const { n, x, y } = found;
    return (
      <button
        key={edge}
        type="button"
        className={`edge-arrow to-${edge}`}
        style={{ left: x, top: y }}
        aria-label={name(edge, n)}
        onClick={() => onLook(edge)}
      >
        <svg viewBox="-12 -12 24 24" width={22} height={22} aria-hidden="true">
          <path transform={`rotate(${TURNS[edge]})`} d="M-4 -8L6 0L-4 8" />
        </svg>
        <span aria-hidden="true">{n}</span>
      </button>
    );
  });
}
