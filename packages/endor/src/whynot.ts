/** "Why not?": the rule that forbids what the player tries, with a sentence for the moment. */
import {
  askInTurn,
  type Choice,
  type Decision,
  imagine,
  type Questions,
  type Refusal,
  type Rng,
  type RuleId,
  type Text,
} from '@wartable/kernel';
import { BREACH_WITH_CODE, CAPTURE, DONE, ENTER, kindOfChoice, payload } from './choices.ts';
import type { DecisionKind } from './decisions.ts';
import { pieceText, text } from './describe.ts';
import type { Event } from './events.ts';
import { mayEnter, TERRAINS } from './map.ts';
import { notateChoice, parseChoice } from './notation.ts';
import { isImperial, type PieceId, pieceByName, pieceName, TABLES } from './pieces.ts';
import { outcomeOf } from './rules/event-cards.ts';
import { rangeBetween, shotDice } from './rules/fire.ts';
import { canBreach } from './rules/heroes.ts';
import { applyChoice, pendingDecisions } from './rules/sequence.ts';
import {
  armorOf,
  COMPLEX,
  classOf,
  cloneState,
  DOOR_OPEN,
  type Frame,
  isEnemyOnEntrance,
  isInComplex,
  isInPlay,
  isMounted,
  mapOf,
  NONE,
  PLACES,
  type State,
  topFrame,
  WON,
} from './state.ts';
import { telling } from './telling.ts';
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
  inFull: (state, { kind }, words) => {
    const meant = intentFor(kind, words);
    return parseChoice(state, words) === undefined && parseChoice(state, meant) !== undefined ? meant : words;
  },
  over: (state) => refuse(state.outcome === WON ? 'endor/end/won' : 'endor/end/lost', text('why.game-over')),
  notAsked: (state) => refuse(pendingDecisions(state)[0]?.rule ?? 'endor/turn/rebels', text('why.not-asked')),
  unnamed: (_, { rule }, words) => refuse(rule, text('why.unknown', { words })),
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

function whyNotChoice(state: State, decision: Decision<DecisionKind>, choice: Choice): Refusal {
  const frame = topFrame(state);
  const kind = kindOfChoice(choice);
  const value = payload(choice);
  if (kind === 'act' && decision.kind === 'rebel') return whyNotAct(state, frame, value);
  if (kind === 'place' && decision.kind === 'place') return whyNotPlace(state, frame, value);
  if ((kind === 'to' || choice === ENTER) && decision.kind === 'move-to') return whyNotMove(state, frame.piece, choice);
  if (kind === 'target' && decision.kind === 'target') return whyNotTarget(state, frame.list, value);
  if (kind === 'join' && decision.kind === 'join')
    return refuse('endor/fire/combined', text('why.not-a-partner', { piece: named(value) }));
  if (decision.kind === 'hero') return whyNotHero(state, frame.piece, choice);
  if (decision.kind === 'tie-hex' || decision.kind === 'tie-target') return refuse('endor/imperial/ties', text('why.not-tied'));
  if (choice === DONE) return refuse(decision.rule, text('why.mandatory'));
  return refuse(decision.rule, text('why.finish-first'));
}

function whyNotAct(state: State, frame: Frame, piece: PieceId): Refusal {
  if (!isInPlay(state, piece)) return refuse('endor/turn/rebels', text('why.not-in-play', { piece: named(piece) }));
  const card: Text = { key: `action.${TABLES.actions[state.card]}` };
  if (!frame.list.includes(piece))
    return refuse(`endor/action/${TABLES.actions[state.card]}`, text('why.not-served', { card, piece: named(piece) }));
  if (state.acted[piece] === 1) return refuse('endor/turn/rebels', text('why.has-acted', { piece: named(piece) }));
  return refuse(`endor/action/${TABLES.actions[state.card]}`, text('why.nothing-to-do', { piece: named(piece) }));
}

function whyNotPlace(state: State, frame: Frame, hex: number): Refusal {
  const name = mapOf(state).names[hex] as string;
  const rule = frame.at === 0 ? 'endor/setup/rebels' : frame.at === 2 ? 'endor/setup/ewoks' : 'endor/setup/catapults';
  if (state.hexPiece[hex] !== NONE) return refuse(rule, text('why.occupied', { hex: name }));
  return refuse(rule, text('why.wrong-area', { hex: name, piece: named(frame.list[0] as number) }));
}

function whyNotMove(state: State, piece: PieceId, choice: Choice): Refusal {
  const map = mapOf(state);
  if (choice === ENTER || isInComplex(state, piece)) {
    const rule = choice === ENTER ? 'endor/move/complex' : 'endor/move/leaving';
    if (isMounted(state, piece)) return refuse('endor/event/mounted', text('why.mounted'));
    if (state.door < DOOR_OPEN) return refuse(rule, text('why.door-closed'));
    if (isEnemyOnEntrance(state, false)) return refuse(rule, text('why.enemy-on-entrance'));
    const goal = choice === ENTER ? map.entrance : payload(choice);
    if (choice !== ENTER && state.hexPiece[goal] !== NONE)
      return refuse('endor/move/passing', text('why.occupied', { hex: map.names[goal] as string }));
    return refuse(rule, text('why.too-far', { hex: map.names[goal] as string, n: TABLES.movementPoints }));
  }
  const hex = payload(choice);
  const name = map.names[hex] as string;
  if (state.hexPiece[hex] !== NONE) return refuse('endor/move/passing', text('why.occupied', { hex: name }));
  const terrain = TERRAINS[map.terrain[hex] as number] as (typeof TERRAINS)[number];
  if (!mayEnter(classOf(state, piece), map.terrain[hex] as number))
    return refuse(
      'endor/terrain/movement',
      text('why.impassable', { piece: named(piece), hex: name, terrain: text(`terrain.${terrain}`) }),
    );
  return refuse('endor/move/points', text('why.too-far', { hex: name, n: TABLES.movementPoints }));
}

function whyNotTarget(state: State, firers: readonly PieceId[], target: PieceId): Refusal {
  if (!isImperial(target)) return refuse('endor/fire/hit', text('why.not-enemy', { piece: named(target) }));
  if (!isInPlay(state, target)) return refuse('endor/fire/possible', text('why.not-in-play', { piece: named(target) }));
  if (rangeBetween(state, firers[0] as PieceId, target) === undefined) return refuse('endor/fire/complex', text('why.complex'));
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
