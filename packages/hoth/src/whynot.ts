/** "Why not?": the rule that forbids what a person tries, with a sentence for the moment. */
import {
  askInTurn,
  at,
  type Choice,
  type Decision,
  type HexId,
  imagine,
  type Open,
  type Questions,
  type Refusal,
  type Rng,
  type RuleId,
  type Text,
} from '@wartable/kernel';
import { distance, HEX_COUNT, hexByName, hexName, lineBetween, type Side, towardsBaseline } from './board.ts';
import { cardByName, cardName } from './cards/index.ts';
import { ADVANCE, cardIn, DONE, EXIT, hexIn, kindOfChoice, unitIn, type Verb } from './choices.ts';
import type { DecisionKind } from './decisions.ts';
import { cardText, unitText } from './describe.ts';
import type { Event } from './events.ts';
import { type FrameOf, topFrame } from './frames.ts';
import { TERRAINS, UNIT_KINDS } from './kinds.ts';
import { notateChoice, parseChoice } from './notation.ts';
import { hasAttackLeft } from './rules/attack.ts';
import { diceCount, diceTerms, inReach } from './rules/dice.ts';
import { outcomeOf } from './rules/medals.ts';
import { bonusOf, canEnter, canStand, isHalted, moveAllowance, waysOut } from './rules/movement.ts';
import { entriesFor } from './rules/reinforcements.ts';
import { applyChoice, pendingDecisions } from './rules/sequence.ts';
import { isInSight, sightBlockers } from './rules/sight.ts';
import {
  cloneState,
  hexOf,
  isRidge,
  kindName,
  kindOf,
  lastPlayed,
  NONE,
  type State,
  sideOf,
  sideOfSeat,
  structureAt,
  terrainAt,
  type UnitId,
  unitAt,
} from './state.ts';
import { text } from './text/text.ts';
import { askedIn } from './underway.ts';
import { hiddenSizes, type View } from './view.ts';
import { sampleWorld } from './worlds.ts';

/** `intent` is a choice in words, or several in a row: "move C5 -> D4", "attack C5 -> D3 -> done". */
export function whyNot(view: View, intent: string, rng?: Rng): Refusal | undefined {
  if (view.viewer === 'spectator') return notAsked();
  return askInTurn(questions(), imagine({ sampleWorld }, view, rng), view.viewer, intent);
}

function questions(): Questions<State, Event, DecisionKind> {
  let rolled = false;
  return {
    clone: cloneState,
    apply: (state, seat, choice, emit) => {
      const before = state.rng.dice;
      applyChoice(state, seat, choice, emit);
      rolled = state.rng.dice !== before;
    },
    hidden: hiddenSizes,
    outcome: outcomeOf,
    pending: pendingDecisions,
    notate: (state, choice) => notateChoice(choice, (unit) => hexName(hexOf(state, unit))),
    parse: (state, notation) => parseChoice(notation, (hex) => unitOn(state, hex)),
    inFull,
    over: () => refuse('hoth/win/medals', text('why.game-over')),
    notAsked,
    unnamed: (_state, decision, notation) => whyNotNamed(decision, notation),
    forbidden: whyNotChoice,
    // A pile that is shuffled anew is chance too, but what it hides are cards.
    open: (open, decision) => unknown(open === 'chance' && !rolled ? 'hidden' : open, decision),
  };
}

const UNKNOWN: Readonly<Record<Open, Text>> = {
  chance: text('why.dice'),
  hidden: text('why.unseen-cards'),
  answer: text('why.others-first'),
};

function unknown(open: Open, { rule }: Decision): Refusal {
  return { rule, text: UNKNOWN[open], open };
}

function notAsked(): Refusal {
  return refuse('hoth/teams/order', text('why.not-your-turn'));
}

function unitOn(state: State, hex: HexId): UnitId | undefined {
  const unit = unitAt(state, hex);
  return unit === NONE ? undefined : unit;
}

/** What pointing at a hex means, by what is asked. */
const POINTING: Partial<Record<DecisionKind, Verb>> = {
  order: 'order',
  incursion: 'order',
  move: 'move',
  'move-to': 'to',
  'move-after-attack': 'to',
  attack: 'attack',
  retreat: 'retreat',
  place: 'place',
};

/** After an arrow a hex alone will do: "move C5 -> D4". */
function inFull(_state: State, { kind }: Decision<DecisionKind>, notation: string): string {
  return hexByName(notation.toUpperCase()) === undefined ? notation : `${POINTING[kind] ?? 'target'} ${notation}`;
}

/** What a person means by pointing at a card or a hex. */
export function intentsOf(view: View, thing: string): readonly string[] {
  const hex = hexByName(thing.toUpperCase());
  if (hex === undefined) {
    const side = view.viewer === 'spectator' ? undefined : view.seats[view.viewer]?.side;
    return [`play ${cardByName(thing) === undefined && side !== undefined ? `${side}-${thing}` : thing}`];
  }
  const asked = askedIn(view.underway).find(({ seat }) => seat === view.viewer);
  return [`${(asked && POINTING[asked.kind]) ?? 'target'} ${hexName(hex)}`];
}

function refuse(rule: RuleId, why: Text): Refusal {
  return { rule, text: why };
}

function whyNotNamed(decision: Decision, notation: string): Refusal {
  const [verb = '', name = ''] = notation.split(' ');
  if (['order', 'move', 'attack'].includes(verb) && hexByName(name.toUpperCase()) !== undefined)
    return refuse(decision.rule, text('why.no-unit', { hex: name.toUpperCase() }));
  return refuse(decision.rule, text('why.unknown', { words: notation }));
}

function whyNotChoice(state: State, decision: Decision<DecisionKind>, choice: Choice): Refusal {
  const verb = kindOfChoice(choice);
  const side = sideOfSeat(state, decision.seat);
  const frame = topFrame(state);
  if (verb === 'play')
    return frame?.step === 'play'
      ? refuse('hoth/turn/play', text('why.not-in-hand', { card: cardText(cardName(cardIn(choice))) }))
      : first(decision);
  if (verb === 'support')
    return refuse('hoth/campaign/support', text('why.not-held', { card: cardText(cardName(cardIn(choice))) }));
  if (verb === 'order' && frame?.step === 'order') return whyNotOrder(state, frame, unitIn(choice));
  if (verb === 'order' && frame?.step === 'incursion') return whyNotIncursion(state, side, unitIn(choice));
  if (verb === 'move' && (frame?.step === 'move' || frame?.step === 'attack'))
    return whyNotMove(state, frame, unitIn(choice), decision);
  if ((verb === 'to' || verb === 'exit') && (frame?.step === 'move-to' || frame?.step === 'move-after-attack'))
    return whyNotTo(state, frame, choice);
  if (verb === 'attack' && (frame?.step === 'move' || frame?.step === 'attack'))
    return whyNotAttack(state, frame, unitIn(choice), decision);
  if (verb === 'target' && (frame?.step === 'target' || frame?.step === 'second-attack'))
    return whyNotTarget(state, side, frame.unit, hexIn(choice));
  if (verb === 'retreat' && frame?.step === 'retreat' && decision.kind === 'retreat')
    return whyNotRetreat(state, frame.defender, hexIn(choice));
  if (verb === 'place' && frame?.step === 'place') return whyNotPlace(state, frame, hexIn(choice));
  if (choice === ADVANCE) return refuse('hoth/badge/assault', text('why.no-breakthrough'));
  if (choice === DONE) return refuse(decision.rule, text('why.must-choose'));
  return first(decision);
}

function first(decision: Decision): Refusal {
  return refuse(decision.rule, text('why.finish-first'));
}

function named(state: State, unit: UnitId): { unit: Text; hex: string } {
  return { unit: unitText(kindName(state, unit)), hex: hexName(hexOf(state, unit)) };
}

function whyNotOrder(state: State, { side, card }: FrameOf<'order'>, unit: UnitId): Refusal {
  if (sideOf(state, unit) !== side) return refuse('hoth/turn/order', text('why.no-unit', { hex: named(state, unit).hex }));
  if (state.unitOrder[unit] !== 0) return refuse('hoth/turn/order', text('why.already-ordered', named(state, unit)));
  return refuse(
    `hoth/card/${cardName(card)}`,
    text('why.not-by-card', { card: cardText(cardName(card)), ...named(state, unit) }),
  );
}

function whyNotIncursion(state: State, side: Side, unit: UnitId): Refusal {
  if (sideOf(state, unit) !== side) return refuse('hoth/turn/order', text('why.no-unit', { hex: named(state, unit).hex }));
  if (state.unitOrder[unit] === 0) return refuse('hoth/turn/order', text('why.not-ordered', named(state, unit)));
  if (isHalted(state, unit)) return entered(state, unit, 'why.no-second-action');
  return refuse('hoth/card/incursion', text('why.not-by-card', { card: cardText('incursion'), ...named(state, unit) }));
}

/** hoth/terrain/stop */
function entered(state: State, unit: UnitId, key: 'why.entered-terrain' | 'why.no-second-action'): Refusal {
  const terrain = at(TERRAINS, terrainAt(state, hexOf(state, unit)));
  return refuse('hoth/terrain/stop', text(key, { ...named(state, unit), terrain: text(`terrain.${terrain}`) }));
}

type Phase = FrameOf<'move' | 'attack'>;

function whyNotMove(state: State, { step, side, unit: alone }: Phase, unit: UnitId, decision: Decision): Refusal {
  if (sideOf(state, unit) !== side) return refuse('hoth/turn/move', text('why.no-unit', { hex: named(state, unit).hex }));
  if (state.unitOrder[unit] === 0) return refuse('hoth/turn/order', text('why.not-ordered', named(state, unit)));
  if (kindOf(state, unit).move === 0) return refuse('hoth/units/artillery', text('why.cannot-move', named(state, unit)));
  const card = lastPlayed(state);
  if (bonusOf(state, unit)?.noMove && card !== undefined)
    return refuse(`hoth/card/${cardName(card)}`, text('why.no-move-card', { card: cardText(cardName(card)) }));
  if (state.unitMoved[unit] !== NONE) return refuse('hoth/turn/move', text('why.has-moved', named(state, unit)));
  if (step === 'attack' || (alone !== undefined && alone !== unit)) return first(decision);
  return refuse('hoth/move/one-unit-per-hex', text('why.no-way', named(state, unit)));
}

function whyNotTo(state: State, frame: FrameOf<'move-to' | 'move-after-attack'>, choice: Choice): Refusal {
  const { unit } = frame;
  const { unit: name } = named(state, unit);
  if (kindOfChoice(choice) === 'exit') {
    const ways = waysOut(state, unit, frame.step === 'move-to' ? moveAllowance(state, unit) : frame.left);
    if (choice === EXIT && ways.length > 0)
      return refuse('hoth/objective/exits', text('why.which-exit', { unit: name, hexes: namesOf(ways.map(({ hex }) => hex)) }));
    return refuse('hoth/objective/exits', text('why.no-exit', { unit: name }));
  }
  const hex = hexIn(choice);
  if (unitAt(state, hex) !== NONE) return refuse('hoth/move/one-unit-per-hex', text('why.occupied', { hex: hexName(hex) }));
  if (structureAt(state, hex) !== NONE) return refuse('hoth/structures/block', text('why.structure', { hex: hexName(hex) }));
  const terrain = at(TERRAINS, terrainAt(state, hex));
  if (!canStand(state, unit, hex) && terrain !== 'snow')
    return refuse(
      `hoth/terrain/${terrain}`,
      text('why.impassable', { unit: name, hex: hexName(hex), terrain: text(`terrain.${terrain}`) }),
    );
  const n = frame.step === 'move-to' ? moveAllowance(state, unit) : frame.left;
  return refuse('hoth/move/allowance', text('why.too-far', { hex: hexName(hex), unit: name, n }));
}

function whyNotPlace(state: State, { side, rule, kind }: FrameOf<'place'>, hex: HexId): Refusal {
  const because = (why: Text): Refusal => refuse('hoth/scenario/reinforcements', why);
  const there = { hex: hexName(hex) };
  if (!entriesFor(state, side, rule).includes(hex)) return because(text('why.no-entry', there));
  if (unitAt(state, hex) !== NONE) return because(text('why.occupied', there));
  if (structureAt(state, hex) !== NONE) return because(text('why.structure', there));
  const terrain = text(`terrain.${at(TERRAINS, terrainAt(state, hex))}`);
  return because(text('why.impassable', { ...there, unit: unitText(at(UNIT_KINDS, kind)), terrain }));
}

function whyNotAttack(state: State, frame: Phase, unit: UnitId, decision: Decision): Refusal {
  if (sideOf(state, unit) !== frame.side) return refuse('hoth/turn/attack', text('why.no-unit', { hex: named(state, unit).hex }));
  if (state.unitOrder[unit] === 0) return refuse('hoth/turn/order', text('why.not-ordered', named(state, unit)));
  const bonus = bonusOf(state, unit);
  const card = lastPlayed(state);
  if (bonus?.noAttack && card !== undefined)
    return refuse(`hoth/card/${cardName(card)}`, text('why.no-attack-card', { card: cardText(cardName(card)) }));
  if (frame.step === 'move' || (frame.unit !== undefined && frame.unit !== unit)) return first(decision);
  if (!hasAttackLeft(state, unit, frame)) return refuse('hoth/attack/once', text('why.has-attacked', named(state, unit)));
  if (isHalted(state, unit)) return entered(state, unit, 'why.entered-terrain');
  if (state.unitBarred[unit] === 1) return refuse('hoth/move/attack-after-move', text('why.moved-too-far', named(state, unit)));
  const from = hexOf(state, unit);
  const near = inReach(state, unit).sort((a, b) => distance(from, a) - distance(from, b));
  const seen = near.find((hex) => isInSight(state, from, hex));
  if (seen !== undefined) {
    const target = { target: hexName(seen), reasons: lessDice(state, unit, seen) };
    return refuse('hoth/attack/no-dice', text('why.no-dice-against', { ...named(state, unit), ...target }));
  }
  return near[0] === undefined
    ? refuse('hoth/attack/range', text('why.no-target', named(state, unit)))
    : whyNotTarget(state, frame.side, unit, near[0]);
}

/** What takes the dice of an attack away: terrain, here or there, and a card. */
function lessDice(state: State, unit: UnitId, hex: HexId): Text[] {
  const less = diceTerms(state, unit, hex).filter(({ dice }) => dice < 0);
  const card = lastPlayed(state);
  const terrain = less.some(({ rule }) => rule !== 'hoth/cards/bonus') ? [text('why.by-terrain')] : [];
  return card !== undefined && less.some(({ rule }) => rule === 'hoth/cards/bonus')
    ? [...terrain, text('why.by-card', { card: cardText(cardName(card)) })]
    : terrain;
}

function whyNotTarget(state: State, side: Side, unit: UnitId, hex: HexId): Refusal {
  const defender = unitAt(state, hex);
  const there = { hex: hexName(hex) };
  if (defender !== NONE && sideOf(state, defender) === side) return refuse('hoth/turn/attack', text('why.own-unit', there));
  if (defender === NONE && (structureAt(state, hex) === NONE || side === 0))
    return refuse('hoth/turn/attack', text('why.nothing-there', there));
  const from = hexOf(state, unit);
  const steps = distance(from, hex);
  const most = kindOf(state, unit).dice.length;
  if (steps > most)
    return refuse('hoth/attack/range', text('why.out-of-range', { ...there, n: steps, unit: named(state, unit).unit, most }));
  const blockers = sightBlockers(state, from, hex);
  if (blockers.length > 0)
    return refuse(sightRule(state, from, hex, blockers), text('why.no-sight', { ...there, hexes: namesOf(blockers) }));
  if (diceCount(state, unit, hex) === 0)
    return refuse('hoth/attack/no-dice', text('why.no-dice', { reasons: lessDice(state, unit, hex) }));
  return refuse('hoth/attack/range', text('why.nothing-there', there));
}

function sightRule(state: State, from: HexId, hex: HexId, blockers: readonly HexId[]): RuleId {
  if (isRidge(state, from) && isRidge(state, hex)) return 'hoth/sight/ridges';
  if (blockers.some((blocker) => blocker >= HEX_COUNT)) return 'hoth/sight/half-hexes';
  const { crossed } = lineBetween(from, hex);
  return blockers.some((blocker) => crossed.includes(blocker)) ? 'hoth/sight/crossed' : 'hoth/sight/edge';
}

/** The edge of the board is named once. */
function namesOf(blockers: readonly HexId[]): Text[] {
  const firstEdge = blockers.findIndex((hex) => hex >= HEX_COUNT);
  return blockers.flatMap((hex, i) => {
    if (hex < HEX_COUNT) return [text('choice.to', { hex: hexName(hex) })];
    return i === firstEdge ? [text('why.board-edge')] : [];
  });
}

function whyNotRetreat(state: State, unit: UnitId, hex: HexId): Refusal {
  if (unitAt(state, hex) !== NONE) return refuse('hoth/retreat/terrain', text('why.occupied', { hex: hexName(hex) }));
  if (structureAt(state, hex) !== NONE) return refuse('hoth/retreat/terrain', text('why.structure', { hex: hexName(hex) }));
  if (!canEnter(state, unit, hex)) {
    const terrain = at(TERRAINS, terrainAt(state, hex));
    return refuse(
      'hoth/retreat/terrain',
      text('why.impassable', { unit: named(state, unit).unit, hex: hexName(hex), terrain: text(`terrain.${terrain}`) }),
    );
  }
  const towards = towardsBaseline(sideOf(state, unit), hexOf(state, unit));
  const rule = towards.includes(hex) ? 'hoth/retreat/as-far-as-possible' : 'hoth/retreat/direction';
  return refuse(rule, text('why.retreat-direction'));
}
