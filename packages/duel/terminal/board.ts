/** The table of Intro Battle: Hoth as text: the other side on top, the viewer's own below. */
import { CARDS, type SideView, type UnitView, type View } from '@wartable/duel';
import { type Io, paint, say } from 'wartable/io.ts';
import { wrap } from 'wartable/lines.ts';
import { text } from './text/index.ts';

const BAR = 20;
const cards = new Map(CARDS.map((card) => [card.name, card]));

export function duelBoard(view: View, io: Io): string[] {
  const bottom = view.viewer === 'vader' ? 'vader' : 'leia';
  const top = bottom === 'vader' ? 'leia' : 'vader';
  return [
    head(view, io),
    ...sideHead(view, top, io),
    ...arena(view, top, 'ground', io),
    ...arena(view, top, 'space', io),
    paint(io, 'dim', '  ─ ─ ─'),
    ...arena(view, bottom, 'space', io),
    ...arena(view, bottom, 'ground', io),
    ...sideHead(view, bottom, io),
    ...hand(view[bottom], io),
  ];
}

function word(io: Io, key: string): string {
  return say(io, { key });
}

type SideName = 'leia' | 'vader';

function head(view: View, io: Io): string {
  const state = view.taken === null ? 'duel.initiative' : 'duel.initiative-taken';
  const left = word(io, 'game.name');
  const right = say(io, text(state, { round: view.round, side: word(io, `seat.${view.initiative}`) }));
  return `${paint(io, 'bold', left)}  ${right}`;
}

function sideHead(view: View, side: SideName, io: Io): string[] {
  const it = view[side];
  const left = Math.max(0, view.baseHp - it.base);
  const filled = Math.ceil((left / view.baseHp) * BAR);
  const bar = `${'█'.repeat(filled)}${'░'.repeat(BAR - filled)}`;
  const total = count(it.resources);
  const ready = total - it.exhaustedResources;
  const name = paint(io, ['bold', side === 'leia' ? 'yellow' : 'cyan'], word(io, `seat.${side}`).toUpperCase().padEnd(7));
  const facts = say(io, text('duel.counts', { hand: count(it.hand), deck: it.deck, discard: it.discard.length, ready, total }));
  return [`${name}${bar} ${left}/${view.baseHp}  ${facts}`, `       ${leader(it, side, io)}`];
}

function leader(it: SideView, side: SideName, io: Io): string {
  const name = word(io, side === 'leia' ? 'card.leia-organa' : 'card.darth-vader');
  const state = say(io, text(`duel.leader-${it.leader}`));
  const epic = it.epicUsed ? '' : `, ${say(io, text('duel.epic-left'))}`;
  return `${name}: ${state}${epic}`;
}

function count(cardsOrNumber: readonly string[] | number): number {
  return typeof cardsOrNumber === 'number' ? cardsOrNumber : cardsOrNumber.length;
}

function arena(view: View, side: SideName, name: 'ground' | 'space', io: Io): string[] {
  const units = view[side][name];
  const label = `  ${word(io, `arena.${name}`).padEnd(10)}`;
  if (units.length === 0) return [`${label}${paint(io, 'dim', '—')}`];
  return wrap(
    units.map((unit) => unitLabel(view, unit, io)),
    label,
  );
}

/** "Hoth Trooper 2/3": power and HP left; in brackets when exhausted; § Sentinel, +n Raid, ♥n Restore. */
function unitLabel(view: View, unit: UnitView, io: Io): string {
  const card = cards.get(unit.card);
  const { leia, vader } = view;
  const copies = [leia.ground, leia.space, vader.ground, vader.space].flat().filter((other) => other.card === unit.card);
  const number = copies.length > 1 ? ` ${copies.findIndex((copy) => copy.id === unit.id) + 1}` : '';
  const marks = `${card?.sentinel ? ' §' : ''}${card?.raid ? ` +${card.raid}` : ''}${card?.restore ? ` ♥${card.restore}` : ''}`;
  const figures = `${unit.power}/${unit.hp - unit.damage}`;
  const label = `${word(io, `card.${unit.card}`)}${number} ${figures}${marks}`;
  const painted = unit.damage > 0 && io.color ? label.replace(figures, paint(io, 'red', figures)) : label;
  return unit.exhausted ? paint(io, 'dim', `(${label})`) : painted;
}

function hand(it: SideView, io: Io): string[] {
  if (typeof it.hand === 'number') return [];
  const label = `  ${say(io, text('duel.hand')).padEnd(10)}`;
  if (it.hand.length === 0) return [`${label}${paint(io, 'dim', '—')}`];
  const own = [...it.hand].sort((a, b) => (cards.get(a)?.cost ?? 0) - (cards.get(b)?.cost ?? 0));
  const different = own.filter((name, i) => own.indexOf(name) === i);
  return wrap(
    different.map((name) => {
      const copies = own.filter((other) => other === name).length;
      return `${copies > 1 ? `${copies} × ` : ''}${handLabel(name, io)}`;
    }),
    label,
  );
}

/** "Hoth Trooper (2) 2/3": cost, then power and HP of a unit. */
function handLabel(name: string, io: Io): string {
  const card = cards.get(name);
  const figures = card?.type === 'unit' ? ` ${card.power}/${card.hp}` : '';
  return `${word(io, `card.${name}`)} (${card?.cost ?? 0})${figures}`;
}

/** The text of a card: figures, keywords, ability, note. */
export function duelCard(name: string, io: Io): string[] {
  const card = cards.get(name);
  if (!card) return [];
  const facts =
    card.type === 'unit' || card.type === 'leader' ? say(io, text('duel.figures', { power: card.power, hp: card.hp })) : '';
  const keywords = [
    card.sentinel ? word(io, 'keyword.sentinel') : '',
    card.raid ? say(io, { key: 'keyword.raid', params: { n: card.raid } }) : '',
    card.restore ? say(io, { key: 'keyword.restore', params: { n: card.restore } }) : '',
  ];
  const title = `${paint(io, 'bold', word(io, `card.${name}`))} (${card.cost})${card.unique ? ' ◆' : ''}`;
  const aspects = card.aspects.map((aspect) => word(io, `aspect.${aspect}`)).join(', ');
  const first = [title, card.arena ? word(io, `arena.${card.arena}`) : '', facts, aspects].filter(Boolean).join('  ');
  const texts = ['text', 'note'].map((part) => `card.${name}.${part}`).filter((key) => key in io.words.sentences);
  return [first, ...[keywords.filter(Boolean).join(', ')].filter(Boolean), ...texts.map((key) => word(io, key))];
}
