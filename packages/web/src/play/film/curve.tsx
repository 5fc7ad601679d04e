/** How the chances went, under the bar of a film: a tap or an arrow goes to a moment; what cost much is marked. */
import type { SeatReview } from '@wartable/ai';
import { type KeyboardEvent, memo, type PointerEvent } from 'react';
import { useWords } from '../../shell/language.tsx';
import type { Film } from '../../table/film.ts';
import type { Reel } from './reel.ts';
import { text } from './text/index.ts';
import './curve.css';

/** A decision of the seat, where the film stands before its answer; the end has no entry. */
export type CurvePoint = {
  readonly place: number;
  readonly chance: number;
  readonly turn: number;
  readonly entry: number | undefined;
  /** In points of a hundred; 0 where it cost nothing that is told. */
  readonly cost: number;
};

export function pointsOf(seat: SeatReview, film: Film, { frames, turns }: Pick<Reel, 'frames' | 'turns'>): CurvePoint[] {
  const entries = frames.map(({ moment }) => film.moments[moment]?.entry ?? -1);
  const points = seat.decisions.map(({ entry, before }): CurvePoint => {
    const frame = entries.findIndex((one) => one >= entry);
    const place = frame < 0 ? frames.length : frame;
    const turn = turns.findLast((one) => one.frame <= place + 1)?.turn ?? 0;
    const told = seat.worst.find((one) => one.entry === entry);
    return { place, chance: before, turn, entry, cost: told ? Math.round(-100 * told.judgement) : 0 };
  });
  return [...points, { place: frames.length, chance: seat.last, turn: turns.at(-1)?.turn ?? 0, entry: undefined, cost: 0 }];
}

type Props = {
  /** Whose chances. */
  readonly name: string;
  readonly points: readonly CurvePoint[];
  /** Where the tide turned. */
  readonly tide: number | undefined;
  readonly at: number;
  readonly last: number;
  readonly onGo: (place: number) => void;
  readonly onPoint: (point: CurvePoint) => void;
};

/** So near to a mark, in pixels, a tap means it. */
const NEAR = 14;

export function Curve({ name, points, tide, at, last, onGo, onPoint }: Props) {
  const { say, inPercent } = useWords();
  const standing = Math.max(
    0,
    points.findLastIndex(({ place }) => place <= at),
  );
  const now = points[standing];
  if (!now) return null;
  const words = {
    seat: name,
    turn: now.turn,
    chance: inPercent(Math.max(0, Math.min(1, now.chance))),
    n: now.cost,
  };
  const line = say(text(now.cost > 0 ? 'film.curve-cost' : 'film.curve-at', words));
  const step = (point: CurvePoint | undefined): void => {
    if (point) onPoint(point);
  };
  const onKey = (event: KeyboardEvent): void => {
    const to: Readonly<Record<string, CurvePoint | undefined>> = {
      ArrowLeft: points[standing - 1] ?? points[0],
      ArrowDown: points[standing - 1] ?? points[0],
      ArrowRight: points[standing + 1] ?? points.at(-1),
      ArrowUp: points[standing + 1] ?? points.at(-1),
      Home: points[0],
      End: points.at(-1),
    };
    if (!(event.key in to) || event.shiftKey) return;
    event.preventDefault();
    step(to[event.key]);
  };
  const placeOf = ({ clientX, currentTarget }: PointerEvent<HTMLElement>): { place: number; marked: CurvePoint | undefined } => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const place = Math.max(0, Math.min(last, ((clientX - left) / width) * last));
    const far = (point: CurvePoint): number => (Math.abs(point.place - place) / Math.max(1, last)) * width;
    const [marked] = points.filter((point) => point.cost > 0 && far(point) < NEAR).sort((a, b) => far(a) - far(b));
    return { place: Math.round(place), marked };
  };
  return (
    <div className="film-curve">
      <p aria-hidden="true">{line}</p>
      <div
        role="slider"
        tabIndex={0}
        className="film-plot"
        aria-label={say(text('film.curve', { seat: name }))}
        aria-valuemin={0}
        aria-valuemax={points.length - 1}
        aria-valuenow={standing}
        aria-valuetext={line}
        onKeyDown={onKey}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          const { place, marked } = placeOf(event);
          if (marked) onPoint(marked);
          else onGo(place);
        }}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId) && event.movementX !== 0) onGo(placeOf(event).place);
        }}
      >
        <Plot points={points} tide={tide} last={last} />
        <span className="film-plot-now" style={{ left: `${(100 * at) / Math.max(1, last)}%` }} />
      </div>
    </div>
  );
}

const Plot = memo(function Plot({ points, tide, last }: Pick<Props, 'points' | 'tide' | 'last'>) {
  const x = (place: number): string => ((1000 * place) / Math.max(1, last)).toFixed(1);
  const y = (chance: number): string => (100 - 100 * Math.max(0, Math.min(1, chance))).toFixed(1);
  const line = points.map(({ place, chance }) => `${x(place)} ${y(chance)}`).join('L');
  const costly = points.filter(({ cost }) => cost > 0);
  return (
    <svg viewBox="0 0 1000 100" preserveAspectRatio="none" aria-hidden="true">
      <path className="film-plot-even" d="M0 50H1000" />
      <path className="film-plot-area" d={`M${x(points[0]?.place ?? 0)} 100L${line}L${x(last)} 100Z`} />
      <path className="film-plot-line" d={`M${line}`} />
      {tide !== undefined && <path className="film-plot-tide" d={`M${x(tide)} 0V100`} />}
      <path className="film-plot-costly" d={costly.map(({ place, chance }) => `M${x(place)} ${y(chance)}h0.01`).join('')} />
    </svg>
  );
});
