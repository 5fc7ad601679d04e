/** Balance as a page to read: one file, no scripts, nothing from elsewhere. */
import type { Balance, CellBalance, GameBalance, Spread, WinRate } from '@wartable/ai';
import type { Text } from '@wartable/kernel';
import { gameNamed } from '../args.ts';
import type { AnyGame } from '../games.ts';
import { type Io, inGame, type Spoken, say } from '../io.ts';
import { percent, rounded } from '../numbers.ts';
import { text } from '../text/index.ts';
import { arenaOf } from './arena.ts';
import { together } from './balance.ts';
import { type Html, html } from './html.ts';
import { histogram, rateBar } from './plots.ts';

/** `today` is the day of the report, in any writing. */
export function balancePage(balance: Balance, io: Spoken, today: string): string {
  const title = say(io, text('balance.title'));
  const games = Object.entries(balance).map(([id, game]) => gameSection(id, game, inGame(io, id)));
  return html`<!doctype html>
<html lang="${io.words.language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} · Wartable</title>
<style>${{ html: STYLE }}</style>
<main>
<h1>${title}</h1>
<p>${say(io, text('balance.intro', { today }))}</p>
${games}
</main>
</html>
`.html;
}

/** What every part of a game's section needs. */
type Told = {
  readonly game: AnyGame;
  readonly seats: readonly string[];
  readonly cells: readonly (readonly [string, CellBalance])[];
  readonly io: Pick<Io, 'words'>;
};

function gameSection(id: string, { bot, seed, cells, rules }: GameBalance, io: Told['io']): Html {
  const game = gameNamed(id);
  const told: Told = { game, seats: Object.keys(Object.values(cells)[0]?.wins ?? {}), cells: Object.entries(cells), io };
  const all = together(Object.values(cells));
  const games = rounded(
    io,
    Object.values(cells).reduce((sum, cell) => sum + cell.games, 0),
  );
  return html`<section>
<h2>${say(io, { key: 'game.name' })}</h2>
<p>${say(io, text('balance.about', { bot, seed, rules, games, cells: told.cells.length }))}</p>
${winTable(told)}
${firstTable(told, all.first)}
${medalTable(told)}
<h3>${say(io, text('balance.length'))}</h3>
<div class="plots">${lengthFigures(told, all)}</div>
<details><summary>${say(io, text('balance.length-by-cell'))}</summary>${told.cells.map(
    ([cell, one]) => html`<h4>${cellName(game, cell, io)}</h4>
<div class="plots">${lengthFigures(told, one)}${medalFigures(told, one)}</div>`,
  )}</details>
${cardTable(told, all.cards)}
</section>
`;
}

function winTable({ game, seats, cells, io }: Told): Html {
  const alone = seats.length === 1;
  const heads = [
    text('balance.cell'),
    text('balance.games'),
    ...seats.map((seat) => text('balance.wins', { seat: seatName(game, seat, io) })),
    ...(alone ? [] : [text('balance.draws')]),
    arenaOf(game).length,
    text('balance.decisions'),
  ];
  const rows = cells.map(([cell, one]) => [
    cellName(game, cell, io),
    rounded(io, one.games),
    ...seats.map((seat) => rateCell(one.wins[seat], !alone, io)),
    ...(alone ? [] : [rounded(io, one.draws)]),
    rounded(io, one.turns.mean, 1),
    rounded(io, one.decisions.mean),
  ]);
  return dataTable(text('balance.win-caption'), heads, rows, io);
}

function firstTable({ game, cells, io }: Told, all: WinRate | null): Html {
  if (!all) return html``;
  const rates = cells.flatMap(([cell, { first }]) => (first ? [[cellName(game, cell, io), first] as const] : []));
  const total = [say(io, text('balance.all')), all] as const;
  const rows = [...rates, total].map(([name, rate]) => [name, rounded(io, rate.games), rateCell(rate, true, io)]);
  const heads = [text('balance.cell'), text('balance.decided'), text('balance.first')];
  return dataTable(text('balance.first-caption'), heads, rows, io);
}

function medalTable({ game, seats, cells, io }: Told): Html {
  if (!cells.some(([, { medals }]) => medals)) return html``;
  const heads = [text('balance.cell'), ...seats.map((seat) => text('balance.medals', { seat: seatName(game, seat, io) }))];
  const rows = cells.map(([cell, { medals }]) => [
    cellName(game, cell, io),
    ...seats.map((seat) => rounded(io, medals?.[seat]?.mean ?? 0, 1)),
  ]);
  return dataTable(text('balance.medal-caption'), heads, rows, io);
}

function cardTable({ game, seats, io }: Told, cards: CellBalance['cards']): Html {
  const alone = seats.length === 1;
  const heads = [
    text('balance.card'),
    ...(alone ? [] : [text('balance.seat')]),
    text('balance.plays'),
    text('balance.played-in'),
    text('balance.won-when'),
  ];
  const rows = Object.entries(cards)
    .sort(([, a], [, b]) => b.plays - a.plays)
    .map(([card, use]) => [
      cardName(game, card, io),
      ...(alone ? [] : [seatName(game, use.seat, io)]),
      rounded(io, use.plays),
      rounded(io, use.games),
      rateCell(use, !alone, io),
    ]);
  return dataTable(text(alone ? 'balance.event-caption' : 'balance.card-caption'), heads, rows, io);
}

function lengthFigures({ game, io }: Told, { turns, decisions }: Pick<CellBalance, 'turns' | 'decisions'>): Html[] {
  return [figure(turns, arenaOf(game).length, io), figure(decisions, text('balance.decisions'), io)];
}

function medalFigures({ game, seats, io }: Told, { medals }: CellBalance): Html[] {
  return seats.flatMap((seat) => {
    const own = medals?.[seat];
    return own ? [figure(own, text('balance.medals', { seat: seatName(game, seat, io) }), io)] : [];
  });
}

function figure(spread: Spread, what: Text, io: Told['io']): Html {
  const { mean, least, most } = spread;
  const caption = say(io, text('balance.spread', { what, mean: rounded(io, mean, 1), least, most }));
  return html`<figure>${histogram(spread, caption)}<figcaption>${caption}</figcaption></figure>`;
}

/** A table that scrolls for itself on a small screen. The first cell of a row is its name. */
function dataTable(caption: Text, heads: readonly Text[], rows: readonly (readonly (string | Html)[])[], io: Told['io']): Html {
  const title = say(io, caption);
  return html`<div class="scroll" role="region" aria-label="${title}" tabindex="0"><table>
<caption><span>${title}</span></caption>
<thead><tr>${heads.map((head) => html`<th scope="col">${say(io, head)}</th>`)}</tr></thead>
<tbody>
${rows.map(([name = '', ...cells]) => html`<tr><th scope="row">${name}</th>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>\n`)}</tbody>
</table></div>`;
}

function rateCell(rate: WinRate | undefined, half: boolean, io: Told['io']): Html {
  if (!rate || rate.games === 0) return html`–`;
  const range = `(${percent(io, rate.low, 0)}–${percent(io, rate.high, 0)})`;
  return html`<span class="rate">${rateBar(rate, half)} <span>${percent(io, rate.share)} % <small>${range}</small></span></span>`;
}

function seatName(game: AnyGame, seat: string, io: Told['io']): string {
  return say(io, game.seatName(seat));
}

function cellName(game: AnyGame, cell: string, io: Told['io']): string {
  return say(io, arenaOf(game).cellName(cell));
}

function cardName(game: AnyGame, card: string, io: Told['io']): string {
  return say(io, arenaOf(game).cardName(card));
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
text { fill: var(--soft); font: 11px system-ui, sans-serif; }
`;
