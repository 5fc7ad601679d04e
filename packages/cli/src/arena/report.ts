/** Balance as a page to read: one file, no scripts, nothing from elsewhere. */
import type { Balance, CellBalance, GameBalance, Spread, WinRate } from '@wartable/ai';
import type { Text } from '@wartable/kernel';
import { gameNamed } from '../args.ts';
import type { AnyGame } from '../games.ts';
import { type Io, inGame, type Spoken, say } from '../io.ts';
import { percent, rounded } from '../numbers.ts';
import { text } from '../text/index.ts';
import { arenaOf } from './arena.ts';
import { bestOpenings, together } from './balance.ts';
import { type Html, html } from './html.ts';
import { dataTable, htmlPage, rateCell } from './page.ts';
import { histogram } from './plots.ts';

/** `today` is the day of the report, in any writing. */
export function balancePage(balance: Balance, io: Spoken, today: string): string {
  const title = say(io, text('balance.title'));
  const games = Object.entries(balance).map(([id, game]) => gameSection(id, game, inGame(io, id)));
  return htmlPage(
    title,
    html`<p>${say(io, text('balance.intro', { today }))}</p>
${games}`,
    io,
  );
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
${openingTable(told)}
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

/** Of each kind so many: further down is nothing one would want to try. */
const SHOWN_OPENINGS = 5;

function openingTable({ game, seats, cells, io }: Told): Html {
  const rows = cells.flatMap(([cell, one]) =>
    Object.entries(bestOpenings(one, SHOWN_OPENINGS)).flatMap(([seat, kinds]) =>
      Object.entries(kinds).flatMap(([kind, ways]) =>
        ways.map((way) => [
          cellName(game, cell, io),
          ...(seats.length === 1 ? [] : [seatName(game, seat, io)]),
          say(io, arenaOf(game).openingKinds?.[kind] ?? { key: `opening.${kind}` }),
          openingName(game, kind, way.id, io),
          rounded(io, way.games),
          rateCell(way, false, io),
          percent(io, one.wins[seat]?.share ?? 0),
        ]),
      ),
    ),
  );
  if (rows.length === 0) return html``;
  const heads = [
    text('balance.cell'),
    ...(seats.length === 1 ? [] : [text('balance.seat')]),
    text('balance.opening-kind'),
    text('balance.opening'),
    text('balance.games'),
    text('balance.won-when'),
    text('balance.average'),
  ];
  return html`<h3>${say(io, text('balance.openings'))}</h3>
<p>${say(io, text('balance.opening-luck'))}</p>
${dataTable(text('balance.opening-caption'), heads, rows, io)}`;
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

function seatName(game: AnyGame, seat: string, io: Told['io']): string {
  return say(io, game.seatName(seat));
}

function cellName(game: AnyGame, cell: string, io: Told['io']): string {
  return say(io, arenaOf(game).cellName(cell));
}

function openingName(game: AnyGame, kind: string, id: string, io: Told['io']): string {
  return say(io, arenaOf(game).openingName?.(kind, id) ?? { key: `opening.${id}` });
}

function cardName(game: AnyGame, card: string, io: Told['io']): string {
  return say(io, arenaOf(game).cardName(card));
}
