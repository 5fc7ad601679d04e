/** Shares with their intervals, a row each, as an SVG that needs nothing else and stands on a ground of its own, light or dark. */
import type { Share } from '@wartable/ai';
import { type Html, html } from '../../packages/cli/src/arena/html.ts';

/** `a` and `b` are sides, or ours and others: they differ by shape too. */
export type Mark = Share & { readonly look: 'a' | 'b' | 'other' };

export type Row = {
  readonly label: string;
  readonly marks: readonly Mark[];
  /** What to compare with: a line across the row. */
  readonly average?: number;
  /** What stands at the end of the row. */
  readonly note?: string;
  /** A row that deserves a second look. */
  readonly differs?: boolean;
};

/** Rows under a heading; one without has none. */
export type Group = { readonly heading?: string; readonly rows: readonly Row[] };

export type DotPlot = {
  readonly title: string;
  readonly about: string;
  /** What the shares are of. */
  readonly axis: string;
  readonly legend: readonly (readonly [Mark['look'] | 'average' | 'differs', string])[];
  readonly groups: readonly Group[];
};

const WIDTH = 820;
const LEFT = 310;
const RIGHT = 690;
const ROW = 24;
const TOP = 96;
const FOOT = 34;

const round = (number: number): number => Math.round(number * 10) / 10;
const x = (share: number): number => round(LEFT + share * (RIGHT - LEFT));

export function dotPlot({ title, about, axis, legend, groups }: DotPlot): string {
  const lines = groups.flatMap(({ heading, rows }) => [...(heading === undefined ? [] : [heading]), ...rows]);
  const bottom = TOP + Math.max(1, lines.length) * ROW;
  const height = bottom + FOOT;
  const drawn = lines.map((line, i) => {
    const y = TOP + (i + 0.5) * ROW;
    return typeof line === 'string' ? html`<text class="heading" x="20" y="${y + 4}">${line}</text>` : rowAt(line, y);
  });
  return html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img" aria-labelledby="title about">
<title id="title">${title}</title>
<desc id="about">${about}</desc>
<style>${{ html: STYLE }}</style>
<rect class="page" width="${WIDTH}" height="${height}" rx="8"/>
<text class="title" x="20" y="32">${title}</text>
<text class="soft" x="20" y="52">${about}</text>
${legendAt(legend)}
${axisBetween(TOP, bottom, axis)}
${lines.length === 0 ? html`<text class="soft" x="${(LEFT + RIGHT) / 2}" y="${TOP + 16}" text-anchor="middle">not measured yet</text>` : drawn.map((line) => html`${line}\n`)}</svg>
`.html;
}

function rowAt({ label, marks, average, note = '', differs }: Row, y: number): Html {
  // Two in a row lie above each other, so that neither hides the other.
  const apart = marks.length > 1 ? 5 : 0;
  return html`${differs ? html`<rect class="differs" x="10" y="${y - ROW / 2 + 1}" width="${WIDTH - 20}" height="${ROW - 2}" rx="3"/>` : ''}<text x="20" y="${y + 4}">${label}</text>${
    average === undefined ? '' : html`<path class="average" d="M${x(average)} ${y - 9}v18"/>`
  }${marks.map((mark, i) => markAt(mark, y + apart * (2 * i - marks.length + 1)))}<text class="soft" x="${WIDTH - 20}" y="${y + 4}" text-anchor="end">${note}</text>`;
}

function markAt({ share, low, high, look }: Mark, y: number): Html {
  return html`<path class="${look} range" d="M${x(low)} ${y}H${x(high)}"/>${shape(look, x(share), y)}`;
}

function shape(look: Mark['look'], at: number, y: number): Html {
  if (look === 'a') return html`<circle class="a" cx="${at}" cy="${y}" r="5"/>`;
  if (look === 'b') return html`<rect class="b" x="${round(at - 4.5)}" y="${y - 4.5}" width="9" height="9"/>`;
  return html`<path class="other" d="M${at} ${y - 5.5}l5.5 5.5l-5.5 5.5l-5.5 -5.5z"/>`;
}

/** So wide is a letter, about. */
const LETTER = 6.6;

function legendAt(legend: DotPlot['legend']): Html[] {
  let left = 26;
  return legend.map(([look, words]) => {
    const at = left;
    left += 34 + words.length * LETTER;
    const sign =
      look === 'average'
        ? html`<path class="average" d="M${at} 65v14"/>`
        : look === 'differs'
          ? html`<rect class="differs" x="${at - 8}" y="65" width="16" height="14" rx="3"/>`
          : shape(look, at, 72);
    return html`${sign}<text class="soft" x="${at + 13}" y="76">${words}</text>`;
  });
}

function axisBetween(top: number, bottom: number, words: string): Html {
  const ticks = [0, 0.25, 0.5, 0.75, 1].map(
    (share) =>
      html`<path class="${share === 0.5 ? 'half' : 'grid'}" d="M${x(share)} ${top}V${bottom}"/><text class="soft" x="${x(share)}" y="${bottom + 14}" text-anchor="middle">${100 * share} %</text>`,
  );
  return html`${ticks}<text class="soft" x="20" y="${bottom + 14}">${words}</text>`;
}

const STYLE = `
.page { fill: #fff; } text { fill: #1b2430; font: 13px system-ui, -apple-system, 'Segoe UI', sans-serif; }
.title { font-size: 18px; font-weight: 600; } .heading { font-weight: 600; } .soft { fill: #556170; font-size: 12px; }
.grid { stroke: #dde3ea; } .half { stroke: #8a96a5; stroke-dasharray: 3 3; } .average { stroke: #1b2430; stroke-width: 2; }
.a { fill: #b84a0c; } .b { fill: #22508c; } .other { fill: #fff; stroke: #556170; stroke-width: 1.5; } .differs { fill: #fdf0c8; }
.range { fill: none; stroke-width: 2; } .a.range { stroke: #b84a0c; } .b.range { stroke: #22508c; } .other.range { stroke: #556170; }
@media (prefers-color-scheme: dark) {
.page { fill: #141b24; } text { fill: #e6eaef; } .soft { fill: #a3afbe; } .grid { stroke: #2a3542; } .half { stroke: #6b7888; } .average { stroke: #e6eaef; }
.a { fill: #f2883e; } .b { fill: #82b2ea; } .other { fill: #141b24; stroke: #a3afbe; } .differs { fill: #3d3413; }
.a.range { stroke: #f2883e; } .b.range { stroke: #82b2ea; } .other.range { stroke: #a3afbe; }
}
`;
