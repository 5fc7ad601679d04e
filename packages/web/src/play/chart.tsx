/** A course turn by turn, with axes that have numbers and names. A tap chooses a turn; the range beside it does so by keys. */
import type { MouseEvent, ReactNode } from 'react';
import './chart.css';

export type ChartProps = {
  /** What is measured. */
  readonly name: string;
  /** One for each turn. */
  readonly values: readonly number[];
  /** The numbers at the side, lowest first: the chart reaches from the first to the last. */
  readonly ticks: readonly { readonly at: number; readonly label: string }[];
  /** The words below: for the first turn, and for the last. */
  readonly ends: readonly [string, string];
  /** All of it in words. */
  readonly label: string;
  readonly chosen: number;
  readonly onChoose: (turn: number) => void;
  /** Bars from the middle, or a line. */
  readonly bars?: boolean;
};

/** In the units of the picture: room for the numbers on the left, and for words below. */
const [LEFT, WIDE, HIGH] = [50, 234, 84];

export function Chart({ name, values, ticks, ends, label, chosen, onChoose, bars = false }: ChartProps) {
  const low = ticks[0]?.at ?? 0;
  const high = ticks.at(-1)?.at ?? 1;
  const last = Math.max(1, values.length - 1);
  const x = (i: number): number => LEFT + (i / last) * WIDE;
  const y = (value: number): number => HIGH - ((value - low) / (high - low)) * HIGH;
  const choose = ({ clientX, currentTarget }: MouseEvent<SVGSVGElement>): void => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const at = ((clientX - left) / width) * (LEFT + WIDE + 12) - LEFT;
    onChoose(Math.max(0, Math.min(values.length - 1, Math.round((at / WIDE) * last))));
  };
  return (
    <figure className="chart">
      <figcaption>{name}</figcaption>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the range below does the same by keys */}
      <svg className="curve" viewBox={`0 -8 ${LEFT + WIDE + 12} ${HIGH + 30}`} role="img" aria-label={label} onClick={choose}>
        {ticks.map(({ at, label: tick }) => (
          <g key={at}>
            <path className="curve-even" d={`M${LEFT} ${y(at)}h${WIDE}`} />
            <text className="chart-tick" x={LEFT - 6} y={y(at) + 4} textAnchor="end">
              {tick}
            </text>
          </g>
        ))}
        <path className="chart-chosen" d={`M${x(chosen)} 0V${HIGH}`} />
        {bars ? barsOf(values, x, y) : lineOf(values, x, y)}
        {!bars && <circle className="curve-end" cx={x(chosen)} cy={y(values[chosen] ?? 0)} r="5" />}
        <text className="chart-tick" x={LEFT} y={HIGH + 17}>
          {ends[0]}
        </text>
        <text className="chart-tick" x={LEFT + WIDE + 8} y={HIGH + 17} textAnchor="end">
          {ends[1]}
        </text>
      </svg>
    </figure>
  );
}

type Scale = (value: number) => number;

function lineOf(values: readonly number[], x: Scale, y: Scale): ReactNode {
  const line = values.map((value, i) => `${x(i).toFixed(1)} ${y(value).toFixed(1)}`).join('L');
  return (
    <>
      <path className="curve-area" d={`M${x(0)} ${HIGH}L${line}L${x(values.length - 1)} ${HIGH}Z`} />
      <path className="curve-line" d={`M${line}`} />
    </>
  );
}

function barsOf(values: readonly number[], x: Scale, y: Scale): ReactNode {
  return (
    <path
      className="chart-bars"
      d={values.map((value, i) => `M${x(i).toFixed(1)} ${y(0).toFixed(1)}V${y(value).toFixed(1)}`).join('')}
    />
  );
}
