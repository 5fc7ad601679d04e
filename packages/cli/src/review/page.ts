/** A review as one page that needs nothing else. */
import type { Review, SeatReview } from '@wartable/ai';
import { type Html, html } from '../arena/html.ts';
import type { BestLevel } from '../commands/review.ts';
import type { AnyGame } from '../games.ts';
import { type Io, say } from '../io.ts';
import { percent } from '../numbers.ts';
import { text } from '../text/index.ts';
import { balanceLine, mistake, points, seatName } from './lines.ts';

const PLOT = { width: 720, height: 240 } as const;
const BAR = { width: 320, height: 18 } as const;
const COLOURS = ['#b5482a', '#2a6fb5', '#8a6d1c', '#4b8a3f'] as const;

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem;color:#1d1d1b;background:#fbfaf7}
svg.curve{width:100%;height:auto}table{border-collapse:collapse}td,th{padding:.2rem .8rem .2rem 0;text-align:left;font-weight:normal}
td.n{text-align:right;font-variant-numeric:tabular-nums}.dim{color:#6b6961}li{margin:.4rem 0}
@media(prefers-color-scheme:dark){body{color:#e8e6e0;background:#1b1b19}.dim{color:#a09d93}}`;

export function reviewPage(
  io: Io,
  game: AnyGame,
  path: string,
  { iterations, finished, seats }: Review,
  instead: BestLevel,
  alone: boolean,
): string {
  const title = say(io, text('review.title', { path }));
  const page = html`<!doctype html>
<html lang="${io.words.language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${{ html: STYLE }}</style>
<h1>${title}</h1>
<p>${say(io, text('review.plot', { iterations }))}${finished ? '' : ` ${say(io, text('review.unfinished'))}`}</p>
${curves(io, game, seats)}
${seats.map((seat, i) => seatPart(io, game, path, seat, i, instead, alone))}
<p class="dim">${say(io, text('review.legend'))}</p>
</html>
`;
  return page.html;
}

function colour(i: number): string {
  return COLOURS[i % COLOURS.length] ?? '';
}

function curves(io: Io, game: AnyGame, seats: readonly SeatReview[]): Html {
  const { width, height } = PLOT;
  const lines = seats.map(({ curve }, i) => {
    const step = width / Math.max(1, curve.length - 1);
    const path = curve.map((chance, at) => `${(at * step).toFixed(1)},${((1 - chance) * height).toFixed(1)}`).join(' ');
    return html`<polyline points="${path}" fill="none" stroke="${colour(i)}" stroke-width="2.5"/>`;
  });
  const names = seats.map(({ name }, i) => html`<tspan fill="${colour(i)}" dx="12">${seatName(io, game, name)}</tspan>`);
  return html`<svg class="curve" viewBox="-40 -10 ${width + 50} ${height + 40}" role="img"><path d="M0 0V${height}H${width}M0 ${height / 2}H${width}" fill="none" stroke="currentColor" opacity=".3"/><g fill="currentColor" font-size="13" text-anchor="end"><text x="-6" y="8">100 %</text><text x="-6" y="${height / 2 + 4}">50 %</text><text x="-6" y="${height}">0 %</text></g>${lines}<text y="${height + 24}" font-size="14">${names}</text></svg>`;
}

function seatPart(io: Io, game: AnyGame, path: string, seat: SeatReview, i: number, instead: BestLevel, alone: boolean): Html {
  const { name, first, last, worst } = seat;
  const parts = PARTS.filter(([part]) => part !== 'others' || !alone);
  const rows = parts.map(
    ([part, key]) =>
      html`<tr><th>${say(io, text(key))}</th><td class="n">${points(io, seat[part])}</td><td>${bar(seat[part], i)}</td></tr>`,
  );
  const mistakes = worst.map((decision) => {
    const { line, why } = mistake(io, decision, instead.get(decision.entry));
    const look = text('review.look', { path, entry: decision.entry, seat: name });
    return html`<li>${line}<br><span class="dim">${[...why, say(io, look)].map((one) => html`${one}<br>`)}</span></li>`;
  });
  return html`<h2 style="color:${colour(i)}">${seatName(io, game, name)}: ${percent(io, first, 0)} % → ${percent(io, last, 0)} %</h2>
<table>${rows}</table>
<p>${balanceLine(io, seat)}</p>
${worst.length === 0 ? html`<p>${say(io, text('review.no-mistake'))}</p>` : html`<ol>${mistakes}</ol>`}
`;
}

const PARTS = [
  ['luck', 'review.luck'],
  ['judgement', 'review.judgement'],
  ['others', 'review.others'],
  ['drift', 'review.drift'],
] as const;

/** From the middle to the right what was gained, to the left what was lost; a whole game is half the width. */
function bar(change: number, i: number): Html {
  const { width, height } = BAR;
  const long = (Math.min(1, Math.abs(change)) * width) / 2;
  const x = change < 0 ? width / 2 - long : width / 2;
  return html`<svg width="${width}" height="${height}" aria-hidden="true"><rect x="${x.toFixed(1)}" y="2" width="${long.toFixed(1)}" height="${height - 4}" fill="${colour(i)}"/><path d="M${width / 2} 0V${height}" stroke="currentColor"/></svg>`;
}
