/** "Why not?": the rule that forbids what the player tries, with a sentence for the moment. */
import {
  askInTurn,
  type Choice,
  type Decision,
  type HexId,
  imagine,
  type Questions,
  type Refusal,
  type Rng,
  type RuleId,
  type Text,
} from '@wartable/kernel';
import { BREACH_WITH_CODE, CAPTURE, DONE, ENTER, hexIn, kindOfChoice, pieceIn } from './choices.ts';
import type { DecisionKind } from './decisions.ts';
import { pieceText } from './describe.ts';
import type { Event } from './events.ts';
import { type Firers, type FrameOf, topFrame } from './frames.ts';
import { type Area, hexName, mayEnter, TERRAINS, terrainAt } from './map.ts';
import { notateChoice, parseChoice } from './notation.ts';
import { HAN, isImperial, type PieceId, pieceByName, pieceName, TABLES } from './pieces.ts';
import { outcomeOf } from './rules/event-cards.ts';
import { rangeBetween, shotDice } from './rules/fire.ts';
import { canBreach } from './rules/heroes.ts';
import { applyChoice, pendingDecisions } from './rules/sequence.ts';
import {
  actionNow,
  armorOf,
  COMPLEX,
  classOf,
  cloneState,
  DOOR_OPEN,
  isEnemyOnEntrance,
  isFree,
  isInComplex,
  isInPlay,
  isMounted,
  mapOf,
  PLACES,
  type State,
} from './state.ts';
import { telling } from './telling.ts';
import { text } from './text/index.ts';
import { hiddenSizes, sampleWorld, type View } from './view.ts';

/** `intent` is a choice in words, or several in a row: "act han -> fire -> target ST3". */
export function whyNot(view: View, intent: string, rng?: Rng): Refusal | undefined {
  return askInTurn(QUESTIONS, imagine({ sampleWorld }, view, rng), view.viewer, intent);
}

const QUESTIONS: Questions<State, Event, DecisionKind> = {
  pending: pendingDecisions,
  apply: applyChoice,
  clone: cloneState,
  hidden: hiddenSizes,
  outcome: outcomeOf,
  notate: notateChoice,
  parse: parseChoice,
  inFull: (state, { kind }, notation) => {
    const meant = intentFor(kind, notation);
    return parseChoice(state, notation) === undefined && parseChoice(state, meant) !== undefined ? meant : notation;
  },
  over: (state) => refuse(outcomeOf(state)?.rule ?? 'endor/end/lost', text('why.game-over')),
  notAsked: (state) => refuse(pendingDecisions(state)[0]?.rule ?? 'endor/turn/rebels', text('why.not-asked')),
  unnamed: (_, { rule }, notation) => refuse(rule, text('why.unknown', { words: notation })),
  forbidden: whyNotChoice,
  open: (open, { rule }) => ({ ...refuse(rule, text(`why.open-${open}`)), open }),
};

/** What a player may mean by pointing at a piece or a hex. */
export function intentsOf(view: View, thing: string): readonly string[] {
  return [intentFor(telling.asked(view)[0]?.kind ?? '', thing)];
}

function intentFor(kind: string, thing: string): string {
  const isTie = kind.startsWith('tie');
  if (pieceByName(thing) !== undefined)
    return `${kind === 'rebel' ? 'act' : kind === 'join' ? 'join' : isTie ? 'choose' : 'target'} ${thing}`;
  if (thing === PLACES[COMPLEX]) return 'enter';
  return `${kind === 'place' ? 'place' : isTie ? 'choose' : 'to'} ${thing}`;
}

function refuse(rule: RuleId, why: Text): Refusal {
  return { rule, text: why };
}

const named = (piece: PieceId): Text => pieceText(pieceName(piece));

function whyNotChoice(state: State, { rule }: Decision<DecisionKind>, choice: Choice): Refusal {
  const frame = topFrame(state);
  const kind = kindOfChoice(choice);
  switch (frame?.step) {
    case 'rebel':
      if (kind === 'act') return whyNotAct(state, frame.served, pieceIn(choice));
      break;
    case 'place':
      if (kind === 'place') return whyNotPlace(state, frame, hexIn(choice));
      break;
    case 'move-to':
      if (kind === 'to' || choice === ENTER) return whyNotMove(state, frame.piece, choice);
      break;
    case 'target':
      if (kind === 'target') return whyNotTarget(state, frame.firers, pieceIn(choice));
      break;
    case 'join':
      if (kind === 'join') return refuse('endor/fire/combined', text('why.not-a-partner', { piece: named(pieceIn(choice)) }));
      break;
    case 'hero':
      return whyNotHero(state, frame.piece, choice);
    case 'deploy':
    case 'imperial-move':
    case 'imperial-fire':
      return refuse('endor/imperial/ties', text('why.not-tied'));
  }
  return refuse(rule, text(choice === DONE ? 'why.mandatory' : 'why.finish-first'));
}

function whyNotAct(state: State, served: readonly PieceId[], piece: PieceId): Refusal {
  if (!isInPlay(state, piece)) return refuse('endor/turn/rebels', text('why.not-in-play', { piece: named(piece) }));
  const card: Text = { key: `action.${actionNow(state)}` };
  const rule = `endor/action/${actionNow(state)}`;
  if (!served.includes(piece)) return refuse(rule, text('why.not-served', { card, piece: named(piece) }));
  if (state.acted[piece] === 1) return refuse('endor/turn/rebels', text('why.has-acted', { piece: named(piece) }));
  return refuse(rule, text('why.nothing-to-do', { piece: named(piece) }));
}

const PLACE_RULES: Readonly<Record<Area, RuleId>> = {
  rebel: 'endor/setup/rebels',
  imperial: 'endor/setup/imperials',
  ewok: 'endor/setup/ewoks',
  'deep-woods': 'endor/setup/catapults',
};

function whyNotPlace(state: State, { area, waiting: [piece = HAN] }: FrameOf<'place'>, at: HexId): Refusal {
  const hex = hexName(mapOf(state), at);
  if (!isFree(state, at)) return refuse(PLACE_RULES[area], text('why.occupied', { hex }));
  return refuse(PLACE_RULES[area], text('why.wrong-area', { hex, piece: named(piece) }));
}

function whyNotMove(state: State, piece: PieceId, choice: Choice): Refusal {
  const map = mapOf(state);
  const at = choice === ENTER ? map.entrance : hexIn(choice);
  const hex = hexName(map, at);
  if (choice === ENTER || isInComplex(state, piece)) {
    const rule = choice === ENTER ? 'endor/move/complex' : 'endor/move/leaving';
    if (isMounted(state, piece)) return refuse('endor/event/mounted', text('why.mounted'));
    if (state.door < DOOR_OPEN) return refuse(rule, text('why.door-closed'));
    if (isEnemyOnEntrance(state, false)) return refuse(rule, text('why.enemy-on-entrance'));
    if (choice !== ENTER && !isFree(state, at)) return refuse('endor/move/passing', text('why.occupied', { hex }));
    return refuse(rule, text('why.too-far', { hex, n: TABLES.movementPoints }));
  }
  if (!isFree(state, at)) return refuse('endor/move/passing', text('why.occupied', { hex }));
  if (!mayEnter(map, classOf(state, piece), at)) {
    const terrain = text(`terrain.${TERRAINS[terrainAt(map, at)]}`);
    return refuse('endor/terrain/movement', text('why.impassable', { piece: named(piece), hex, terrain }));
  }
  return refuse('endor/move/points', text('why.too-far', { hex, n: TABLES.movementPoints }));
}

function whyNotTarget(state: State, firers: Firers, target: PieceId): Refusal {
  if (!isImperial(target)) return refuse('endor/fire/hit', text('why.not-enemy', { piece: named(target) }));
  if (!isInPlay(state, target)) return refuse('endor/fire/possible', text('why.not-in-play', { piece: named(target) }));
  if (rangeBetween(state, firers[0], target) === undefined) return refuse('endor/fire/complex', text('why.complex'));
  return refuse(
    'endor/fire/possible',
    text('why.impossible', { dice: Math.max(0, shotDice(state, firers, target)), armor: armorOf(state, target) }),
  );
}

function whyNotHero(state: State, piece: PieceId, choice: Choice): Refusal {
  if (choice === CAPTURE) return refuse('endor/event/capture', text('why.no-capture'));
  const kind = kindOfChoice(choice);
  if (kind === 'breach' || kind === 'breach-with-code') {
    if (isInComplex(state, piece) && !canBreach(state, piece)) return refuse('endor/hero/generator', text('why.guards'));
    if (choice === BREACH_WITH_CODE && canBreach(state, piece)) return refuse('endor/event/security-code', text('why.no-code'));
    return refuse('endor/hero/door', text('why.not-on-entrance', { piece: named(piece) }));
  }
  if (kind === 'move' || kind === 'fire') return refuse('endor/hero/actions', text('why.nothing-to-do', { piece: named(piece) }));
  return refuse('endor/hero/actions', text('why.finish-first'));
}
