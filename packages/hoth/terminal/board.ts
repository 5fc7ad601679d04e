/**
 * The battlefield as text, two lines a row: above the hex's name and terrain, below its unit, a letter for each figure.
 * It reads in 80 columns; colour only repeats what the letters say.
 */
import { cardKey, type HexPreview, hexByName, type UnitView, type View } from '@wartable/hoth';
import { legible, type Offer } from '@wartable/kernel';
import { type Io, paint, say } from 'wartable/io.ts';
import { wrap } from 'wartable/lines.ts';
import { text } from './text/index.ts';

const CELL = 7;
const TERRAIN = ['   ', '^^^', 'ooo', '[B]', '[W]', '===', 'AAA', '~~~'];
const LETTERS: Readonly<Record<string, string>> = {
  'echo-base-troopers': 'I',
  snowspeeders: 'S',
  'rebel-artillery': 'R',
  snowtroopers: 'i',
  'at-at': 'W',
  'probe-droids': 'd',
};
const BADGES: Readonly<Record<string, string>> = {
  assault: 'a',
  'e-web': 'e',
  scouts: 's',
  'elite-troops': 't',
  'elite-squadron': 'q',
};
const STRUCTURES: Readonly<Record<string, string>> = { 'shield-generator': '{G}', 'ion-cannon': '{C}' };

export function hothBoard(view: View, io: Io): string[] {
  const lines = [head(view, io)];
  for (let row = 0; row < 7; row++) lines.push(...rowLines(view, row, io));
  return [...lines, ...hands(view, io)];
}

function word(io: Io, key: string): string {
  return say(io, { key });
}

function head(view: View, io: Io): string {
  const title =
    `scenario.${view.battle.id}` in io.words.sentences ? word(io, `scenario.${view.battle.id}`) : legible(view.battle.title);
  const medals = (['rebel', 'empire'] as const).map((side, i) => {
    const need = view.battle.medals[i] as number;
    const count = `${'★'.repeat(view.medals[i] as number)}${'☆'.repeat(Math.max(0, need - (view.medals[i] as number)))}`;
    return `${paint(io, side === 'rebel' ? 'yellow' : 'cyan', word(io, `side.${side}`))} ${count || '—'}`;
  });
  return `${paint(io, 'bold', title)}  ${say(io, text('hoth.turn', { turn: view.turn }))}  ${medals.join('  ')}`;
}

/** The story of the scenario, and what is missing in it. */
export function hothStory(view: View, io: Io): string[] {
  const { id, unknown } = view.battle;
  const story = `scenario.${id}.story`;
  return [
    ...(story in io.words.sentences ? [word(io, story)] : []),
    ...(unknown.length > 0 ? [word(io, 'rule.hoth/scenario/unknown')] : []),
  ];
}

function rowLines(view: View, row: number, io: Io): string[] {
  const length = row % 2 === 0 ? 10 : 9;
  const indent = ' '.repeat(row % 2 === 0 ? 2 : 2 + Math.floor(CELL / 2));
  let above = indent;
  let below = indent;
  for (let col = 0; col < length; col++) {
    const name = `${String.fromCharCode(65 + col)}${row + 1}`;
    above += `${paint(io, 'dim', name)}${mark(view, name)}${paint(io, 'blue', ground(view, row, col, name))}`.concat(' ');
    below += unitCell(
      view.units.find((unit) => unit.hex === name),
      io,
    );
  }
  return [above.trimEnd(), below.trimEnd()];
}

function ground(view: View, row: number, col: number, name: string): string {
  const index = Math.ceil(row / 2) * 10 + Math.floor(row / 2) * 9 + col;
  const structure = view.battle.structures.findIndex(({ hex }) => hex === index);
  if (structure >= 0 && view.structures[structure] === 1)
    return STRUCTURES[view.battle.structures[structure]?.kind ?? ''] ?? '   ';
  return name === view.officer ? '(O)' : (TERRAIN[view.battle.terrain[index] as number] as string);
}

/** A star where a medal or an exit is. */
function mark(view: View, name: string): string {
  const hex = hexByName(name);
  const marked = view.battle.rules.some(
    (rule) =>
      hex !== undefined &&
      (('hexes' in rule && rule.hexes.length < 10 && rule.hexes.includes(hex)) || ('exits' in rule && rule.exits.includes(hex))),
  );
  return marked ? '*' : ' ';
}

/** " iiia": figures, badge; in brackets when ordered this turn. */
function unitCell(unit: UnitView | undefined, io: Io): string {
  if (!unit) return ' '.repeat(CELL);
  const figures = (LETTERS[unit.kind] ?? '?').repeat(unit.figures);
  const badge = BADGES[unit.badge] ?? '';
  const shown = `${figures}${badge}`;
  const label = (unit.order > 0 ? `<${shown}>` : ` ${shown} `).padEnd(CELL);
  return paint(io, unit.side === 'rebel' ? ['bold', 'yellow'] : ['bold', 'cyan'], label);
}

function hands(view: View, io: Io): string[] {
  return view.seats.flatMap((seat) => {
    const name = `${paint(io, seat.side === 'rebel' ? 'yellow' : 'cyan', word(io, `seat.${seat.name}`))}: `;
    const counts = say(
      io,
      text('hoth.hand', {
        n: typeof seat.hand === 'number' ? seat.hand : seat.hand.length,
        pile: seat.pile,
        discards: seat.discards.length,
      }),
    );
    if (typeof seat.hand === 'number') return [`${name}${counts}`];
    return wrap([counts, ...seat.hand.map((card) => word(io, `card.${cardKey(card)}`))], name);
  });
}

/** The text of a command card. */
export function hothCard(name: string, io: Io): string[] {
  const key = `card.${cardKey(name)}`;
  if (!(`${key}.text` in io.words.sentences)) return [];
  return [paint(io, 'bold', word(io, key)), word(io, `${key}.text`)];
}

/** "3 − 1 = 2 dice, 42 % a hit, 10 % eliminated": the sum of dice term by term, and the exact odds of a target. */
export function hothOdds(
  { verb, thing = '', target = thing }: Offer,
  previews: readonly HexPreview[],
  io: Io,
): string | undefined {
  const attack = previews.find(({ hex }) => hex === hexByName(target))?.attack;
  if (verb !== 'target' || !attack) return undefined;
  const { odds } = attack;
  const terms = attack.terms.map(({ dice }) => dice);
  const sum = terms.map((dice, i) => (i === 0 ? String(dice) : dice < 0 ? `− ${-dice}` : `+ ${dice}`)).join(' ');
  const percent = (p: number): number => Math.round(100 * p);
  const key = {
    sum: terms.length > 1 ? `${sum} = ` : '',
    n: odds.dice,
    hit: percent(odds.hit),
    gone: percent(odds.eliminated + (odds.eliminated === 0 ? odds.destroyed : 0)),
    away: percent(odds.retreated),
  };
  return say(io, text('hoth.odds', key));
}
