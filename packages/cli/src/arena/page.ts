/** A report as a page to read: one file, no scripts, nothing from elsewhere. */
import type { WinRate } from '@wartable/ai';
import type { Text } from '@wartable/kernel';
import { type Io, type Spoken, say } from '../io.ts';
import { percent } from '../numbers.ts';
import { type Html, html } from './html.ts';
import { rateBar } from './plots.ts';

export function htmlPage(title: string, body: Html, { words }: Pick<Spoken, 'words'>): string {
  return html`<!doctype html>
<html lang="${words.language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} · Wartable</title>
<style>${{ html: STYLE }}</style>
<main>
<h1>${title}</h1>
${body}
</main>
</html>
`.html;
}

/** A table that scrolls for itself on a small screen. The first cell of a row is its name. */
export function dataTable(
  caption: Text,
  heads: readonly Text[],
  rows: readonly (readonly (string | Html)[])[],
  io: Pick<Io, 'words'>,
): Html {
  const title = say(io, caption);
  return html`<div class="scroll" role="region" aria-label="${title}" tabindex="0"><table>
<caption><span>${title}</span></caption>
<thead><tr>${heads.map((head) => html`<th scope="col">${say(io, head)}</th>`)}</tr></thead>
<tbody>
${rows.map(([name = '', ...cells]) => html`<tr><th scope="row">${name}</th>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>\n`)}</tbody>
</table></div>`;
}

export function rateCell(rate: WinRate | undefined, half: boolean, io: Pick<Io, 'words'>): Html {
  if (!rate || rate.games === 0) return html`–`;
  const range = `(${percent(io, rate.low, 0)}–${percent(io, rate.high, 0)})`;
  return html`<span class="rate">${rateBar(rate, half)} <span>${percent(io, rate.share)} % <small>${range}</small></span></span>`;
}

const STYLE = `
:root { --ink: #1b2430; --soft: #5c6878; --page: #fff; --ground: #e6eaef; --value: #3f7cac; --line: #c3cad3; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e6eaef; --soft: #9aa6b5; --page: #11161d; --ground: #28313d; --value: #4f8fc4; --line: #3a4554; }
}
body { margin: 0; background: var(--page); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 60rem; margin: 0 auto; padding: 1rem; }
section { margin: 2.5rem 0; }
h1, h2, h3, h4 { line-height: 1.2; }
.scroll { overflow-x: auto; margin: 1.5rem 0; }
table { border-collapse: collapse; width: 100%; }
caption { text-align: left; font-weight: 600; padding-bottom: .5rem; }
th, td { padding: .3rem .6rem; border-bottom: 1px solid var(--line); text-align: right; vertical-align: middle; font-variant-numeric: tabular-nums; }
th { font-weight: 500; }
thead th { color: var(--soft); font-size: .875rem; vertical-align: bottom; }
th:first-child { text-align: left; }
caption span { display: block; position: sticky; left: 0; max-width: calc(100vw - 2rem); }
.rate { display: inline-flex; flex-wrap: wrap; justify-content: flex-end; gap: 0 .5rem; }
.rate > span { width: 8.5rem; white-space: nowrap; }
small, figcaption { color: var(--soft); font-size: .875rem; }
.bar { width: 8.5rem; height: auto; align-self: center; }
.plots { display: grid; grid-template-columns: repeat(auto-fill, minmax(15rem, 1fr)); gap: 1rem; }
.plot { width: 100%; height: auto; }
figure { margin: 0; }
summary { cursor: pointer; padding: .5rem 0; }
.ground { fill: var(--ground); }
.value { fill: var(--value); }
.half, .axis { fill: none; stroke: var(--soft); stroke-dasharray: 2 2; }
.axis { stroke-dasharray: none; }
.whisker { fill: none; stroke: var(--ink); stroke-width: 1.5; }
@media (max-width: 40rem) {
  body { font-size: .9375rem; }
  th, td { padding: .3rem .35rem; }
  th:first-child { min-width: 6rem; hyphens: auto; }
  thead th { font-size: .8125rem; }
}
polyline { fill: none; stroke: var(--value); stroke-width: 2; }
polyline.other { stroke: var(--soft); stroke-dasharray: 4 3; }
text { fill: var(--soft); font: 11px system-ui, sans-serif; }
`;
