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
import { BREACH_WITH_CODE, DISMOUNT, DONE, ENTER, hexIn, kindOfChoice, macrohexIn, pieceIn } from './choices.ts';
import type { DecisionKind } from './decisions.ts';
import { pieceText } from './describe.ts';
import type { Event } from './events.ts';
import { type Firers, type FrameOf, topFrame } from './frames.ts';
import { type Area, hexName, type MacrohexId, macrohexAt, mayEnter, TERRAINS, terrainAt } from './map.ts';
import { notateChoice, parseChoice } from './notation.ts';
import {
  AT_ST_TYPE,
  CHEWBACCA,
  EWOK,
  HAN,
  isImperial,
  type PieceId,
  pieceByName,
  pieceName,
  piecesOf,
  REBEL_TROOPER,
  TABLES,
  typeOf,
} from './pieces.ts';
import { outcomeOf } from './rules/event-cards.ts';
import { rangeBetween, sameMacrohex, shotDice } from './rules/fire.ts';
import { canBreach, captureDice } from './rules/heroes.ts';
import { applyChoice, pendingDecisions } from './rules/sequence.ts';
import {
  actionNow,
  armorOf,
  COMPLEX,
  classOf,
  cloneState,
  DOOR_OPEN,
  fireOf,
  isEnemyOnEntrance,
  isFree,
  isInComplex,
  isInPlay,
  isMounted,
  isOnMap,
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
  const isTie = kind.startsWith('tie') || kind === 'order';
  if (pieceByName(thing) !== undefined)
    return `${kind === 'rebel' ? 'act' : kind === 'join' ? 'join' : isTie ? 'choose' : 'target'} ${thing}`;
  if (thing === PLACES[COMPLEX]) return 'enter';
  if (kind === 'rally') return `macrohex ${thing.replace(/\.\d$/, '')}`;
  return `${kind === 'place' || kind === 'return' ? 'place' : isTie ? 'choose' : 'to'} ${thing}`;
}

function refuse(rule: RuleId, why: Text): Refusal {
  return { rule, text: why };
}

const named = (piece: PieceId): Text => pieceText(pieceName(piece));

function whyNotChoice(state: State, { rule }: Decision<DecisionKind>, choice: Choice): Refusal {
  const frame = topFrame(state);
  const kind = kindOfChoice(choice);
  if (choice === DISMOUNT) return refuse('endor/event/mounted', text('why.not-mounted'));
  switch (frame?.step) {
    case 'rebel':
      return kind === 'act' ? whyNotAct(state, frame.served, pieceIn(choice)) : refuse(rule, text('why.who-first'));
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
    case 'trap':
      if (kind === 'target') return whyNotTrap(state, pieceIn(choice));
      break;
    case 'capture':
      if (kind === 'target') return whyNotSeize(state, pieceIn(choice));
      break;
    case 'rally':
      if (kind === 'macrohex') return whyNotRally(state, macrohexIn(choice));
      break;
    case 'return':
      if (kind === 'place' || choice === ENTER) return whyNotReturn(state, frame, choice);
      break;
    case 'hero':
      return whyNotHero(state, frame.piece, choice);
    case 'imperial-fire':
      if (frame.targets.length > 0) return refuse('endor/imperial/ties', text('why.not-tied'));
      if (kind === 'tie-piece') return whyNotNext(state, frame.waiting, pieceIn(choice));
      break;
    case 'deploy':
    case 'imperial-move':
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
  const n = TABLES.movementPoints;
  if (choice === ENTER) {
    if (isInComplex(state, piece)) return refuse('endor/move/complex', text('why.inside', { piece: named(piece) }));
    if (isMounted(state, piece)) return refuse('endor/event/mounted', text('why.mounted'));
    return whyNotThrough(state, 'endor/move/complex') ?? refuse('endor/move/complex', text('why.complex-far', { n }));
  }
  if (isInComplex(state, piece)) {
    const shut = whyNotThrough(state, 'endor/move/leaving');
    if (shut) return shut;
    if (!isFree(state, at)) return refuse('endor/move/passing', text('why.occupied', { hex }));
    return refuse('endor/move/leaving', text('why.too-far', { hex, n }));
  }
  if (!isFree(state, at)) return refuse('endor/move/passing', text('why.occupied', { hex }));
  if (!mayEnter(map, classOf(state, piece), at)) {
    const terrain = text(`terrain.${TERRAINS[terrainAt(map, at)]}`);
    return refuse('endor/terrain/movement', text('why.impassable', { piece: named(piece), hex, terrain }));
  }
  return refuse('endor/move/points', text('why.too-far', { hex, n }));
}

/** Why nobody goes through the door. */
function whyNotThrough(state: State, rule: RuleId): Refusal | undefined {
  if (state.door < DOOR_OPEN) return refuse(rule, text('why.door-closed'));
  return isEnemyOnEntrance(state, false) ? refuse(rule, text('why.enemy-on-entrance')) : undefined;
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

function whyNotTrap(state: State, target: PieceId): Refusal {
  const rule = 'endor/event/trap';
  if (!isImperial(target)) return refuse(rule, text('why.not-enemy', { piece: named(target) }));
  return refuse(rule, isInComplex(state, target) ? text('why.trap-inside') : text('why.not-in-play', { piece: named(target) }));
}

function whyNotSeize(state: State, target: PieceId): Refusal {
  const rule = 'endor/event/capture';
  if (typeOf(target) !== AT_ST_TYPE) return refuse(rule, text('why.no-at-st', { piece: named(target) }));
  if (!isOnMap(state, target)) return refuse(rule, text('why.not-in-play', { piece: named(target) }));
  return refuse(rule, text('why.seize-dice', { dice: Math.max(0, captureDice(state, target)), n: TABLES.captureSabers }));
}

function whyNotRally(state: State, macrohex: MacrohexId): Refusal {
  const found = mapOf(state).macrohexes[macrohex];
  const name = found?.id ?? '';
  return refuse('endor/event/rally', found?.area === 'ewok' ? text('why.full', { name }) : text('why.no-ewok-area', { name }));
}

function whyNotReturn(state: State, { macrohex, waiting: [piece = HAN] }: FrameOf<'return'>, choice: Choice): Refusal {
  const rule = 'endor/event/rally';
  const map = mapOf(state);
  if (choice === ENTER)
    return refuse(rule, typeOf(piece) === REBEL_TROOPER ? text('why.door-closed') : text('why.troopers-alone'));
  const hex = hexName(map, hexIn(choice));
  if (macrohexAt(map, hexIn(choice)) === macrohex) return refuse(rule, text('why.occupied', { hex }));
  return refuse(rule, text('why.other-macrohex', { hex, name: map.macrohexes[macrohex]?.id ?? '' }));
}

function whyNotNext(state: State, waiting: readonly PieceId[], piece: PieceId): Refusal {
  if (waiting.includes(piece)) return refuse('endor/fire/possible', text('why.no-shot', { piece: named(piece) }));
  if (!isInPlay(state, piece)) return refuse('endor/turn/imperials', text('why.not-in-play', { piece: named(piece) }));
  if (state.acted[piece] === 1) return refuse('endor/reading/a3', text('why.has-acted', { piece: named(piece) }));
  const card: Text = { key: `action.${actionNow(state)}` };
  return refuse(`endor/action/${actionNow(state)}`, text('why.not-served', { card, piece: named(piece) }));
}

function whyNotHero(state: State, piece: PieceId, choice: Choice): Refusal {
  switch (kindOfChoice(choice)) {
    case 'capture':
      return refuse('endor/event/capture', whyNoCapture(state, piece));
    case 'breach':
    case 'breach-with-code':
      return whyNotBreach(state, piece, choice);
    case 'move':
      return (
        (isInComplex(state, piece) ? whyNotThrough(state, 'endor/move/leaving') : undefined) ??
        refuse('endor/move/passing', text('why.no-move', { piece: named(piece) }))
      );
    case 'fire':
      return refuse(
        'endor/fire/possible',
        text(fireOf(state, piece) > 0 ? 'why.no-shot' : 'why.no-fire', { piece: named(piece) }),
      );
    default:
      return refuse('endor/hero/actions', text('why.finish-first'));
  }
}

function whyNotBreach(state: State, piece: PieceId, choice: Choice): Refusal {
  if (isInComplex(state, piece)) {
    if (!canBreach(state, piece)) return refuse('endor/hero/generator', text('why.guards'));
    return refuse('endor/event/security-code', text(state.hasCode === 1 ? 'why.code-inside' : 'why.no-code'));
  }
  if (state.door === DOOR_OPEN) return refuse('endor/hero/door', text('why.door-open'));
  if (choice === BREACH_WITH_CODE && canBreach(state, piece)) return refuse('endor/event/security-code', text('why.no-code'));
  return refuse('endor/hero/door', text('why.not-on-entrance', { piece: named(piece) }));
}

/** What an attempt at an AT-ST lacks first: who, with what, from where, with whom, at which. */
function whyNoCapture(state: State, piece: PieceId): Text {
  if (piece !== CHEWBACCA) return text('why.chewbacca-alone');
  if (state.mounted === 1) return text('why.drives');
  if (state.hasCapture === 0) return text('why.no-card');
  if (isInComplex(state, piece)) return text('why.seize-inside');
  const isHere = (ewok: PieceId): boolean => isOnMap(state, ewok) && sameMacrohex(state, ewok, CHEWBACCA);
  return piecesOf(EWOK).some(isHere) ? text('why.no-capture', { n: TABLES.captureSabers }) : text('why.no-ewoks');
}
