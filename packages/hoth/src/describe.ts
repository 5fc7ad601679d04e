/** What people read: prompts, choices and the log, as keys with parameters. Made from views and seen events only. */
import { type Asked, at, type Choice, type Decision, type Ending, type Text } from '@wartable/kernel';
import { hexByName, hexName, SECTIONS } from './board.ts';
import { cardName, cardNamed, cardOf } from './cards/index.ts';
import { cardIn, exitIn, hexIn, kindOfChoice, payload, RETREAT_ALL, unitIn } from './choices.ts';
import type { DecisionKind } from './decisions.ts';
import type { Event } from './events.ts';
import { SNOW, SYMBOLS, TERRAINS } from './kinds.ts';
import { cardKey } from './rulebook.ts';
import type { UnitId } from './state.ts';
import { text } from './text/text.ts';
import { STRIKE_TARGETS, type Underway } from './underway.ts';
import type { UnitView, View } from './view.ts';

/** A text without parameters whose key is put together. */
const plain = (key: string): Text => ({ key });
export const cardText = (name: string): Text => plain(`card.${cardKey(name)}`);
export const unitText = (kind: string): Text => plain(`unit.${kind}`);
const sideText = (side: string): Text => plain(`side.${side}`);
const symbols = (dice: readonly string[]): Text[] => dice.map((symbol) => plain(`symbol.${symbol}`));

export function seatText(name: string): Text {
  return plain(`seat.${name}`);
}

function unitById(view: View, id: UnitId): UnitView | undefined {
  return view.units.find((unit) => unit.id === id);
}

function unitOn(view: View, hex: string): UnitView | undefined {
  return view.units.find((unit) => unit.hex === hex);
}

function named(unit: UnitView | undefined): { unit: Text; hex: string } {
  return { unit: unit ? unitText(unit.kind) : unitText('at-at'), hex: unit?.hex ?? '' };
}

export function promptFor(view: View, decision: Decision): Text {
  const kind = decision.kind as DecisionKind;
  const now = view.underway[view.underway.length - 1];
  switch (now?.step) {
    case 'move-to':
    case 'target':
    case 'second-attack':
    case 'move-after-attack':
      return text(`prompt.${now.step}`, named(unitById(view, now.unit)));
    case 'move':
    case 'attack':
      return actPrompt(view, decision, now.step);
    case 'retreat':
      return retreatPrompt(now, named(unitById(view, now.defender)));
    case 'breakthrough':
      return text('prompt.breakthrough', { ...named(unitById(view, now.unit)), hex: now.hex });
    case 'strike':
      return strikePrompt(now);
    case 'place':
      return now.left > 1
        ? text('prompt.place-count', { unit: unitText(now.kind), n: now.left })
        : text('prompt.place', { unit: unitText(now.kind) });
    case 'order':
      return orderPrompt(now);
    case 'redraw':
      return text('prompt.redraw', { n: now.discarded.length });
    case 'roll':
      return kind === 're-roll'
        ? text('prompt.re-roll', { dice: symbols(now.dice), n: now.again.length, all: now.dice.length })
        : text('prompt.support');
    default:
      return plain(`prompt.${kind}`);
  }
}

/** How many are ordered, of how many the card lets one order. */
function orderPrompt({ card, bonus, ordered, left }: Underway & { readonly step: 'order' }): Text {
  const [n, all] = [ordered.length, ordered.length + left];
  if (all === 0) return text('prompt.order');
  const orders = bonus ? cardOf(cardNamed(card)).order : undefined;
  if (orders?.in === 'sections' && orders.left > 0 && orders.left === orders.center && orders.center === orders.right)
    return text('prompt.order-each', { each: orders.left, n, all });
  return text('prompt.order-count', { n, all });
}

/** How many have moved or attacked, of those who have or could. */
function actPrompt({ units }: View, { choices }: Decision, step: 'move' | 'attack'): Text {
  const n = units.filter(({ order, moved, attacks }) => order > 0 && (step === 'move' ? moved >= 0 : attacks > 0)).length;
  const more = choices.filter((choice) => kindOfChoice(choice) === step).length;
  return text(`prompt.${step}`, { n, all: n + more });
}

function retreatPrompt(
  { mayIgnore, way, left }: Underway & { readonly step: 'retreat' },
  who: { unit: Text; hex: string },
): Text {
  if (mayIgnore) return text('prompt.ignore-retreat', who);
  const all = way.length + left;
  return all > 1 ? text('prompt.retreat-count', { ...who, n: way.length + 1, all }) : text('prompt.retreat', who);
}

function strikePrompt({ card, chosen }: Underway & { readonly step: 'strike' }): Text {
  const named = { card: cardText(card) };
  const isOrbital = cardOf(cardNamed(card)).special === 'orbital-strike';
  return isOrbital
    ? text('prompt.strike-count', { ...named, n: chosen.length, all: STRIKE_TARGETS })
    : text('prompt.strike', named);
}

const WAITING: Partial<Record<DecisionKind, 'play' | 'order' | 'move' | 'attack' | 'retreat'>> = {
  play: 'play',
  section: 'order',
  order: 'order',
  move: 'move',
  'move-to': 'move',
  attack: 'attack',
  target: 'attack',
  'second-attack': 'attack',
  retreat: 'retreat',
  'ignore-retreat': 'retreat',
};

export function waitingFor({ kind }: Asked, seat: string): Text {
  return text(`waiting.${WAITING[kind as DecisionKind] ?? 'choose'}`, { side: seatText(seat) });
}

export function labelFor(view: View, choice: Choice): Text {
  const kind = kindOfChoice(choice);
  switch (kind) {
    case 'play':
    case 'support':
    case 'discard':
    case 'take':
      return text(`choice.${kind}`, { card: cardText(cardName(cardIn(choice))) });
    case 'section':
      return text('choice.section', { section: plain(`section.${SECTIONS[payload(choice)]}`) });
    case 'order': {
      const unit = unitById(view, unitIn(choice));
      return text('choice.order', { ...named(unit), figures: unit?.figures ?? 0 });
    }
    case 'move':
    case 'attack':
      return text(`choice.${kind}`, named(unitById(view, unitIn(choice))));
    case 'to': {
      const hex = hexIn(choice);
      const terrain = at(view.battle.terrain, hex);
      if (terrain === SNOW) return text('choice.to', { hex: hexName(hex) });
      return text('choice.to-terrain', { hex: hexName(hex), terrain: plain(`terrain.${TERRAINS[terrain]}`) });
    }
    case 'target': {
      const hex = hexName(hexIn(choice));
      return text('choice.target', { unit: unitText(targetKind(view, hex)), hex });
    }
    case 'place':
      return text('choice.place', { hex: hexName(hexIn(choice)) });
    case 'exit': {
      const hex = exitIn(choice);
      return hex === undefined ? text('choice.exit') : text('choice.exit-at', { hex: hexName(hex) });
    }
    case 'retreat':
      return choice === RETREAT_ALL ? text('choice.retreat-all') : text('choice.retreat', { hex: hexName(hexIn(choice)) });
    case 'reroll':
      return text('choice.reroll', { symbol: plain(`symbol.${SYMBOLS[payload(choice)]}`) });
    case 'done':
      return doneLabel(view);
    case 'roll':
      return rollLabel(view);
    default:
      return text(`choice.${kind}`);
  }
}

/** What is ended, by the step that asks. */
const DONES = {
  play: 'choice.done-play',
  order: 'choice.done-order',
  move: 'choice.done-move',
  'second-attack': 'choice.done-second-attack',
  'move-after-attack': 'choice.stay',
  redraw: 'choice.done-redraw',
  incursion: 'choice.done-incursion',
  'final-assault': 'choice.done-support',
} as const;

/** With the attacks the turn ends, unless somebody acts again. */
function doneLabel({ underway, units }: View): Text {
  const now = underway[underway.length - 1];
  if (now && now.step in DONES) return text(DONES[now.step as keyof typeof DONES]);
  const isAlone = now?.step === 'attack' && now.unit !== undefined;
  return text(isAlone || units.some(({ acts }) => acts > 0) ? 'choice.done-attack' : 'choice.done-turn');
}

/** Before the roll, or with dice to keep or to roll again. */
function rollLabel({ underway }: View): Text {
  const now = underway[underway.length - 1];
  if (now?.step !== 'roll' || now.stage === 'before-roll') return text('choice.roll');
  return now.again.length > 0 ? text('choice.roll-again', { n: now.again.length }) : text('choice.keep-dice');
}

/** What is over when a choice leaves nothing to do; dice and draws are meant by the others. */
const ENDINGS: Partial<Record<DecisionKind, 'choice.done-turn' | 'choice.done-retreat' | 'choice.done-discard'>> = {
  play: 'choice.done-turn',
  section: 'choice.done-turn',
  order: 'choice.done-turn',
  move: 'choice.done-turn',
  'move-to': 'choice.done-turn',
  attack: 'choice.done-turn',
  breakthrough: 'choice.done-turn',
  'move-after-attack': 'choice.done-turn',
  incursion: 'choice.done-turn',
  place: 'choice.done-turn',
  retreat: 'choice.done-retreat',
  'ignore-retreat': 'choice.done-retreat',
  redraw: 'choice.done-discard',
  'give-up-card': 'choice.done-discard',
};

export function endingOf(view: View, { kind }: Decision, choice: Choice): Ending | undefined {
  const verb = kindOfChoice(choice);
  if (verb === 'done') {
    const said = doneLabel(view).key;
    return said === 'choice.done-turn' || said === 'choice.done-redraw'
      ? undefined
      : { label: text('choice.done-turn'), quiet: true };
  }
  const label = verb === 'take' ? 'choice.done-turn' : ENDINGS[kind as DecisionKind];
  return label && { label: text(label), quiet: true };
}

function targetKind(view: View, hex: string): string {
  const unit = unitOn(view, hex);
  return unit?.kind ?? view.battle.structures.find((structure) => structure.hex === hexByName(hex))?.kind ?? '';
}

/** The line of the log for an event, as its reader has seen it. What another line tells as well has none. */
export function logLine(event: Event): Text | undefined {
  switch (event.type) {
    case 'pile-shuffled':
      return text('log.pile-shuffled', { seat: seatText(event.by) });
    case 'cards-drawn':
      if (event.cards === undefined) return text('log.cards-drawn', { seat: seatText(event.by), n: event.count });
      return text('log.cards-drawn-own', { seat: seatText(event.by), cards: event.cards.map(cardText) });
    case 'turn-began':
      return text('log.turn-began', { turn: event.turn, seat: seatText(event.by) });
    case 'card-played':
    case 'card-discarded':
    case 'card-taken':
      return text(`log.${event.type}`, { seat: seatText(event.by), card: cardText(event.card) });
    case 'support-used':
      return text('log.support-used', { side: sideText(event.side), card: cardText(event.card) });
    case 'unit-ordered':
    case 'unit-exited':
    case 'unit-eliminated':
    case 'retreat-ignored':
    case 'unit-broke-through':
    case 'unit-arrived':
    case 'officer-carried':
      return text(`log.${event.type}`, { unit: unitText(event.kind), hex: event.at });
    case 'unit-moved':
    case 'unit-retreated':
      return text(`log.${event.type}`, {
        unit: unitText(event.kind),
        from: event.path[0] ?? '',
        hex: event.path[event.path.length - 1] ?? '',
      });
    case 'badge-flipped':
      return text(event.inPlace ? 'log.badge-in-place' : 'log.badge-moving', { hex: event.at });
    case 'attack-declared':
      return text('log.attack-declared', {
        unit: unitText(event.kind),
        from: event.from,
        target: unitText(event.target),
        hex: event.at,
        n: event.dice,
      });
    case 'dice-rolled':
      return text(`log.dice-${event.why}`, { dice: symbols(event.dice) });
    case 'figures-lost':
      return text('log.figures-lost', { unit: unitText(event.kind), hex: event.at, n: event.count, left: event.left });
    case 'figures-back':
      return text('log.figures-back', { unit: unitText(event.kind), hex: event.at, n: event.count });
    case 'attack-missed':
      return text('log.attack-missed', { hex: event.at });
    case 'structure-destroyed':
      return text('log.structure-destroyed', { unit: unitText(event.structure), hex: event.at });
    case 'medals-won':
      return text('log.medals-won', { side: sideText(event.side), n: event.count, total: event.total });
    case 'medals-held':
      return text('log.medals-held', { side: sideText(event.side), n: event.count, total: event.total });
    case 'charge-added':
      return text('log.charge-added', { n: event.charges });
    case 'battle-ended':
      return event.winner === undefined ? text('log.battle-drawn') : text('log.battle-won', { side: sideText(event.winner) });
    case 'unit-acted-again':
    case 'attack-ended':
    case 'unit-fell-back':
    case 'objective-claimed':
    case 'reinforcements-called':
    case 'cards-put-away':
    case 'turn-ended':
    case 'bonus-card-passed':
    case 'stands':
      return undefined;
  }
}
