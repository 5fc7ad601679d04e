/** What people read: prompts, choices and the log, as keys with parameters. Made from views and seen events only. */
import type { Choice, Decision, Ending, Offer, Text } from '@wartable/kernel';
import { kindOfCard } from './cards.ts';
import { type ChoiceKind, hexIn, kindOfChoice, macrohexIn, pieceIn, type Verb, verbOf } from './choices.ts';
import type { DecisionKind } from './decisions.ts';
import type { Event } from './events.ts';
import { hexName, TERRAINS, terrainAt } from './map.ts';
import { nameIn, notateChoice } from './notation.ts';
import { HAN, type PieceId, pieceByName, pieceName, REBELS, TABLES, TYPES, typeOf } from './pieces.ts';
import { breachOf, mapOf } from './state.ts';
import { text } from './text/index.ts';
import { actorIn, nowIn } from './underway.ts';
import type { View } from './view.ts';

/** A text without parameters whose key is put together. */
const plain = (key: string): Text => ({ key });

/** Heroes and leaders by name, others by type and number. */
export function pieceText(name: string): Text {
  const id = pieceByName(name);
  const type = id === undefined ? undefined : TYPES[typeOf(id)];
  if (type === undefined || type === 'hero' || type === 'ewok-leader') return plain(`piece.${name}`);
  return text('piece.numbered', { type: plain(`type.${type}`), number: name.replace(/\D/g, '') });
}

const at = (where: string): Text | string => (where === 'complex' ? text('place.complex') : where);
const cardText = (name: string): Text => plain(`action.${kindOfCard(name)}`);
const eventText = (name: string): Text => plain(`event.${kindOfCard(name)}`);

export function named(piece: PieceId): Text {
  return pieceText(pieceName(piece));
}

export function promptFor(view: View, decision: Decision): Text {
  const kind = decision.kind as DecisionKind;
  const piece = pieceText(actorIn(view) ?? '');
  const card = cardText(view.card ?? 'heroes');
  switch (kind) {
    case 'place':
      return text('prompt.place', { piece, ...placedOf(view) });
    case 'tie-hex':
    case 'tie-target':
    case 'hero':
    case 'move-to':
    case 'target':
      return text(`prompt.${kind}`, { piece });
    case 'join':
    case 'return':
      return text(`prompt.${kind}`, { piece, n: waitingIn(view) });
    case 'rebel':
      return text('prompt.rebel', { card, ...actedOf(view, decision) });
    case 'order':
      return text('prompt.order', { card, n: waitingIn(view) });
    default:
      return text(`prompt.${kind}`);
  }
}

/** How many fire together so far, or have still to come or to fire. */
function waitingIn(view: View): number {
  const now = nowIn(view);
  if (now && 'firers' in now) return now.firers.length;
  return now && 'pieces' in now ? now.pieces.length : 0;
}

/** Which one is placed, of all who are. */
function placedOf({ underway, pieces }: View): { n: number; all: number } {
  const left = underway.flatMap((one) => (one.step === 'place' ? one.pieces : [])).length;
  const stands = REBELS.filter((piece) => !['reserve', 'eliminated'].includes(pieces[piece]?.at ?? 'reserve')).length;
  return { n: stands + 1, all: stands + left };
}

/** How many of the card's pieces have acted, of those who have or could. */
function actedOf(view: View, { choices }: Decision): { n: number; all: number } {
  const now = nowIn(view);
  const served = now?.step === 'rebel' ? now.pieces : [];
  const n = view.pieces.filter(({ piece, acted }) => acted && served.includes(piece)).length;
  return { n, all: n + choices.filter((choice) => kindOfChoice(choice) === 'act').length };
}

export function waitingFor(): Text {
  return text('waiting.rebel', { side: text('seat.rebel') });
}

export function offersFor(view: View, { choices }: Decision): readonly Offer<Verb>[] {
  return choices.map((choice) => ({
    choice,
    verb: verbOf(choice),
    ...withWhat(view, choice),
    notation: notateChoice(view, choice),
    label: labelFor(view, choice),
  }));
}

/** With which piece something is done, and to whom or where. */
function withWhat(view: View, choice: Choice): Pick<Offer, 'thing' | 'target'> {
  const actor = actorIn(view);
  const by = actor === undefined ? {} : { thing: actor };
  const name = nameIn(view, choice);
  switch (verbOf(choice)) {
    case 'act':
    case 'join':
      return name === undefined ? {} : { thing: name };
    case 'enter':
      return { ...by, target: 'complex' };
    case 'dismount':
      return { thing: 'chewbacca' };
    case 'default':
    case 'done':
      return {};
    default:
      return name === undefined ? by : { ...by, target: name };
  }
}

export function labelFor(view: View, choice: Choice): Text {
  const kind = kindOfChoice(choice);
  const map = mapOf(view);
  switch (kind) {
    case 'place':
    case 'to':
    case 'tie-hex':
      return text(`choice.${kind}`, {
        hex: hexName(map, hexIn(choice)),
        terrain: text(`terrain.${TERRAINS[terrainAt(map, hexIn(choice))]}`),
      });
    case 'act':
    case 'target':
    case 'tie-piece':
      return text(`choice.${kind}`, { piece: named(pieceIn(choice)), at: at(view.pieces[pieceIn(choice)]?.at ?? '') });
    case 'join':
      return text('choice.join', { piece: named(pieceIn(choice)) });
    case 'macrohex':
      return text('choice.macrohex', { name: map.macrohexes[macrohexIn(choice)]?.id ?? '' });
    case 'breach':
    case 'breach-with-code': {
      const piece = pieceByName(actorIn(view) ?? '') ?? HAN;
      const n = breachOf({ mounted: view.mounted ? 1 : 0 }, piece) + (kind === 'breach' ? 0 : TABLES.securityCodeDice);
      const isInside = view.pieces[piece]?.at === 'complex';
      return text(isInside ? 'choice.breach-inside' : `choice.${kind}`, { n });
    }
    case 'default':
      return text(DEFAULTS[nowIn(view)?.step ?? ''] ?? 'choice.default');
    case 'done':
      return text(nowIn(view)?.step === 'join' ? 'choice.done-join' : 'choice.done-rebel');
    default:
      return text(`choice.${kind}`);
  }
}

/** What is over when a choice leaves nothing to do. Shots and doors are dice by themselves; what the Imperials do is no move of the player's. */
const ENDINGS: Partial<Record<DecisionKind, 'choice.done-place' | 'choice.done-rebel' | 'choice.done-rally'>> = {
  place: 'choice.done-place',
  rebel: 'choice.done-rebel',
  hero: 'choice.done-rebel',
  'move-to': 'choice.done-rebel',
  rally: 'choice.done-rally',
  return: 'choice.done-rally',
};
const THEMSELVES: readonly ChoiceKind[] = ['done', 'breach', 'breach-with-code', 'capture'];

export function endingOf({ underway }: View, { kind }: Decision, choice: Choice): Ending | undefined {
  // endor/setup/imperials: they come between those at the door and those in the woods.
  const isPart = kind === 'place' && underway.filter(({ step }) => step === 'place').length > 1;
  const ended = isPart ? 'choice.done-place-part' : ENDINGS[kind as DecisionKind];
  const label = THEMSELVES.includes(kindOfChoice(choice)) ? undefined : ended;
  return label && { label: text(label), quiet: true };
}

/** What is done for the player, by the step that asks. */
const DEFAULTS: Readonly<Record<string, 'choice.default-return' | 'choice.default-order'>> = {
  return: 'choice.default-return',
  'imperial-fire': 'choice.default-order',
};

/** The line of the log for an event. */
export function logLine(event: Event): Text | undefined {
  switch (event.type) {
    case 'deck-shuffled':
      return text(event.deck === 'actions' ? 'log.deck-actions' : 'log.deck-events');
    case 'turn-began':
      return text('log.turn-began', { turn: event.turn });
    case 'piece-placed':
      return text('log.piece-placed', { piece: pieceText(event.piece), at: at(event.at) });
    case 'die-rolled':
      return text(event.for === 'deployment' ? 'log.die-deployment' : 'log.die-reinforcements', { face: event.face });
    case 'card-drawn':
      return text('log.card-drawn', { card: cardText(event.card) });
    case 'event-drawn':
    case 'card-kept':
      return text(`log.${event.type}`, { event: eventText(event.event) });
    case 'piece-moved':
      if (event.why?.target === undefined)
        return text('log.piece-moved', { piece: pieceText(event.piece), from: at(event.from), to: at(event.to) });
      return text('log.piece-moved-why', {
        piece: pieceText(event.piece),
        from: at(event.from),
        to: at(event.to),
        target: pieceText(event.why.target),
      });
    case 'shot-fired':
      return text('log.shot-fired', { pieces: event.pieces.map(pieceText), target: pieceText(event.target), n: event.dice });
    case 'dice-rolled':
      return text('log.dice-rolled', { faces: event.faces.map((face) => plain(`face.${face}`)) });
    case 'shot-missed':
      return text('log.shot-missed', { target: pieceText(event.target) });
    case 'piece-stayed':
    case 'piece-eliminated':
    case 'piece-wounded':
    case 'piece-captured':
    case 'at-st-seized':
    case 'capture-failed':
    case 'generator-held':
      return text(`log.${event.type}`, { piece: pieceText(event.piece) });
    case 'at-st-lost':
    case 'chewbacca-dismounted':
      return text(`log.${event.type}`);
    case 'door-moved':
    case 'door-held':
      return text(`log.${event.type}`, { piece: pieceText(event.piece), door: event.door });
    case 'tactic-changed':
      return text('log.tactic-changed', { tactic: event.tactic });
    case 'cruiser-lost':
      return text('log.cruiser-lost', { n: event.cruisers });
    case 'piece-converted':
      return text('log.piece-converted', { piece: pieceText(event.piece), into: pieceText(event.into) });
    case 'pieces-rallied':
      return text('log.pieces-rallied', { pieces: event.pieces.map(pieceText), at: at(event.at) });
    case 'game-ended':
      return text(event.stalemate ? 'log.stalemate' : event.won ? 'log.game-won' : 'log.game-lost');
    case 'stands':
      return undefined;
  }
}
