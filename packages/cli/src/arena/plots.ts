/** Small pictures of numbers, as SVG that needs nothing else. Colours come from the page. */
import type { Spread, WinRate } from '@wartable/ai';
import { type Html, html } from './html.ts';

const BAR = { width: 160, height: 16 } as const;

/** A share as a bar, its interval as whiskers, and a line at one half where that means balance. The number stands beside it. */
export function rateBar({ share, low, high }: WinRate, half: boolean): Html {
  const { width, height } = BAR;
  const x = (of: number): number => Math.round(of * width * 10) / 10;
  const middle = height / 2;
  return html`<svg class="bar" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" aria-hidden="true"><rect class="ground" width="${width}" height="${height}"/><rect class="value" width="${x(share)}" height="${height}"/>${
    half ? html`<path class="half" d="M${width / 2} 0V${height}"/>` : ''
  }<path class="whisker" d="M${x(low)} ${middle}H${x(high)}M${x(low)} 4V${height - 4}M${x(high)} 4V${height - 4}"/></svg>`;
}

const PLOT = { width: 320, height: 120, foot: 18 } as const;
const MOST_COLUMNS = 24;

/** How often each number occurred. Classes are put together until there are few enough columns to read. */
export function histogram(spread: Spread, label: string): Html {
  const { from, width: wide, columns } = classes(spread);
  const { width, height, foot } = PLOT;
  const highest = Math.max(1, ...columns);
  const step = width / Math.max(1, columns.length);
  const round = (number: number): number => Math.round(number * 10) / 10;
  const bars = columns.map((count, i) => {
    const tall = ((height - foot) * count) / highest;
    return html`<rect class="value" x="${round(i * step + 1)}" y="${round(height - foot - tall)}" width="${round(Math.max(1, step - 2))}" height="${round(tall)}"/>`;
  });
  const last = from + wide * (columns.length - 1);
  return html`<svg class="plot" viewBox="0 0 ${width} ${height}" role="img" aria-label="${label}">${bars}<path class="axis" d="M0 ${height - foot}H${width}"/><text x="1" y="${height - 4}">${from}</text><text x="${width - 1}" y="${height - 4}" text-anchor="end">${wide > 1 ? `${last}–${last + wide - 1}` : last}</text></svg>`;
}

function classes({ counts, width }: Spread): { readonly from: number; readonly width: number; readonly columns: number[] } {
  const values = Object.entries(counts).map(([value, count]) => [Number(value), count] as const);
  const least = Math.min(...values.map(([value]) => value));
  const most = Math.max(...values.map(([value]) => value));
  if (values.length === 0) return { from: 0, width, columns: [] };
  const wide = width * Math.ceil(((most - least) / width + 1) / MOST_COLUMNS);
  const from = least - (least % wide);
  const columns = new Array<number>(Math.floor((most - from) / wide) + 1).fill(0);
  for (const [value, count] of values) {
    const at = Math.floor((value - from) / wide);
    columns[at] = (columns[at] ?? 0) + count;
  }
  return { from, width: wide, columns };
}

/** Numbers one after the other, as lines: the second one is drawn broken. */
export function curves(lines: readonly (readonly number[])[], label: string): Html {
  const { width, height, foot } = PLOT;
  const all = lines.flat().filter(Number.isFinite);
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const count = Math.max(2, ...lines.map(({ length }) => length));
  const x = (i: number): number => Math.round((width * i) / (count - 1));
  const y = (of: number): number =>
    Math.round(10 * (4 + ((height - foot - 8) * (most - of)) / Math.max(1e-9, most - least))) / 10;
  const drawn = lines.map(
    (line, k) =>
      html`<polyline class="${k === 0 ? 'first' : 'other'}" points="${line.flatMap((of, i) => (Number.isFinite(of) ? `${x(i)},${y(of)}` : [])).join(' ')}"/>`,
  );
  return html`<svg class="plot" viewBox="0 0 ${width} ${height}" role="img" aria-label="${label}">${drawn}<path class="axis" d="M0 ${height - foot}H${width}"/><text x="1" y="${height - 4}">${most.toFixed(3)} – ${least.toFixed(3)}</text></svg>`;
}
