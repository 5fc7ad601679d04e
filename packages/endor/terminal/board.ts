/** The forest as text: one line a row of hexes, terrain and pieces; pieces of the Rebels in capitals, Imperials in small letters. */
import { type EndorPreview, mapOf, pieceText, type View } from '@wartable/endor';
import type { Decision, Offer } from '@wartable/kernel';
import { type Io, paint, say } from 'wartable/io.ts';
import { visible } from 'wartable/lines.ts';
import { text } from './text/index.ts';

const TERRAIN = ['.', ':', '^', '@'];
const LETTERS: readonly (readonly [prefix: string, letter: string])[] = [
  ['han', 'H'],
  ['leia', 'L'],
  ['chewbacca', 'C'],
  ['droids', 'D'],
  ['RT', 'T'],
  ['EL', 'W'],
  ['EW', 'E'],
  ['CA', 'K'],
  ['AT', 'a'],
  ['SB', 'b'],
  ['ST', 's'],
  ['SE', 'g'],
];

function word(io: Io, key: string): string {
  return say(io, { key });
}

function letterOf(piece: string): string {
  return LETTERS.find(([prefix]) => piece.startsWith(prefix))?.[1] ?? '?';
}

export function endorBoard(view: View, io: Io, marks: ReadonlyMap<string, number>): string[] {
  const map = mapOf(view);
  const at = new Map(view.pieces.map((piece) => [piece.at, piece]));
  const rows = new Map<number, { column: number; hex: number }[]>();
  let west = Number.POSITIVE_INFINITY;
  for (const [hex, [q, row]] of map.axial.entries()) {
    // A hex stands at 2q + row half columns.
    const column = 2 * q + row;
    west = Math.min(west, column);
    rows.set(row, [...(rows.get(row) ?? []), { column, hex }]);
  }
  const lines = [...rows.entries()]
    .sort(([a], [b]) => a - b)
    .map(([, cells]) => {
      let line = '';
      for (const { column, hex } of cells.sort((a, b) => a.column - b.column)) {
        line += ' '.repeat(Math.max(0, (column - west) * 2 - visible(line)));
        const name = map.names[hex] as string;
        const piece = at.get(name)?.piece;
        line += cell(map.terrain[hex] as number, piece, marks.get(piece ?? name), io);
      }
      return line;
    });
  return [head(view, io), ...lines, ...boxes(view, io)];
}

/** A piece, terrain, or the number of a choice; a piece that can be chosen carries its number. */
function cell(terrain: number, piece: string | undefined, mark: number | undefined, io: Io): string {
  if (piece === undefined)
    return mark === undefined ? paint(io, 'dim', TERRAIN[terrain] ?? ' ') : paint(io, 'green', String(mark));
  const letter = letterOf(piece);
  const shown = paint(io, letter === letter.toUpperCase() ? ['bold', 'yellow'] : ['bold', 'cyan'], letter);
  return mark === undefined ? shown : `${shown}${paint(io, 'green', String(mark))}`;
}

function head(view: View, io: Io): string {
  const facts = say(io, text('endor.facts', { turn: view.turn, door: view.door, tactic: view.tactic, cruisers: view.cruisers }));
  return `${paint(io, 'bold', word(io, 'game.name'))}  ${facts}`;
}

function boxes(view: View, io: Io): string[] {
  const inside = view.pieces.filter((piece) => piece.at === 'complex').map((piece) => piece.piece);
  const kept = view.kept.map((event) => word(io, `event.${event}`));
  const hurt = view.pieces.filter((piece) => piece.wounded).map((piece) => piece.piece);
  return [
    say(
      io,
      text('endor.boxes', { complex: inside.join(' ') || '—', kept: kept.join(', ') || '—', wounded: hurt.join(' ') || '—' }),
    ),
  ];
}

/** What an action card says. */
export function endorCard(name: string, io: Io): string[] {
  const key = `action.${name}`;
  return `${key}.text` in io.words.sentences ? [paint(io, 'bold', word(io, key)), word(io, `${key}.text`)] : [];
}

/** The exact odds beside a target, and whom an Imperial unit aims at. */
export function endorOdds(
  { kind }: Pick<Decision, 'kind'>,
  { thing, target = thing }: Offer,
  previews: readonly EndorPreview[],
  io: Io,
): string | undefined {
  const { shot, aims } = previews.find((preview) => preview.legal && preview.thing === target) ?? {};
  if (!shot) return undefined;
  const hit = Math.round(100 * shot.hit);
  if (aims) return say(io, text('endor.aim', { targets: aims.map(pieceText), hit }));
  return kind === 'target' ? say(io, text('endor.odds', { hit })) : undefined;
}
