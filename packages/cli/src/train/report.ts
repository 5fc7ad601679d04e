/** How a training went, as a page: what each generation learned, and whom it beat. */
import type { Text } from '@wartable/kernel';
import { type Html, html } from '../arena/html.ts';
import { dataTable, htmlPage, rateCell } from '../arena/page.ts';
import { curves } from '../arena/plots.ts';
import { type Spoken, say } from '../io.ts';
import { percent, rounded } from '../numbers.ts';
import { text } from '../text/index.ts';
import type { Pass } from './fit.ts';
import type { Gate } from './gate.ts';

export type Generation = {
  readonly generation: number;
  readonly bot: string;
  readonly games: number;
  readonly positions: number;
  readonly passes: readonly Pass[];
  readonly gates: readonly Gate[];
  readonly passed: boolean;
};

export function trainingPage(generations: readonly Generation[], io: Spoken): string {
  const title = say(io, text('train.title'));
  const gates = generations.flatMap(({ generation, gates: own }) => own.map((gate) => ({ generation, gate })));
  const heads = [
    'train.generation',
    'train.bot',
    'train.games',
    'train.positions',
    'train.value',
    'train.policy',
    'train.agrees',
  ] as const;
  const rows = generations.map(({ generation, bot, games, positions, passes }) => {
    const last = passes.at(-1)?.test;
    return [
      String(generation),
      bot,
      rounded(io, games),
      rounded(io, positions),
      rounded(io, last?.value ?? Number.NaN, 3),
      rounded(io, last?.policy ?? Number.NaN, 3),
      percent(io, last?.agrees ?? Number.NaN),
    ];
  });
  const body = html`<h2>${say(io, { key: 'game.name' })}</h2>
${dataTable(
  text('train.generations'),
  heads.map((key) => text(key)),
  rows,
  io,
)}
${gates.map(({ generation, gate }) => html`<p>${generation}: ${say(io, text('train.against', { rival: gate.rival }))} ${rateCell(gate, true, io)}</p>`)}
<div class="plots">${generations.flatMap((one) => plotsOf(one, io))}</div>`;
  return htmlPage(`${title}: ${say(io, { key: 'game.name' })}`, body, io);
}

function plotsOf({ generation, passes }: Generation, io: Spoken): Html[] {
  const plot = (what: Text, of: (pass: Pass['test']) => number): Html => {
    const caption = say(io, text('train.curves', { generation, what: say(io, what) }));
    const lines = [passes.map(({ test }) => of(test)), passes.map(({ train }) => of(train))];
    return html`<figure>${curves(lines, caption)}<figcaption>${caption}</figcaption></figure>`;
  };
  return [
    plot(text('train.value'), ({ value }) => value),
    plot(text('train.policy'), ({ policy }) => policy),
    plot(text('train.agrees'), ({ agrees }) => 100 * agrees),
  ];
}
