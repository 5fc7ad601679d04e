/** What a net reads of a duel. The value is Leia's; a card says whose it is. */
import {
  type Choice,
  type Decision,
  type Encoding,
  mixed,
  offsetsOf,
  put,
  type Seat,
  type Sparse,
  steps,
  upTo,
} from '@wartable/kernel';
import { ABILITIES, ARENA_IDS, CARD_NAMES, type CardId, cardOf, SEATS, SIDES, type Side, sideOf } from './cards/index.ts';
import { CHOICE_KINDS, chosenAbility, chosenCard, chosenSide, chosenUnit, kindOf } from './choices.ts';
import { type AttackFrame, ENEMY_BASE, type Frame, STEPS } from './frames.ts';
import { CONSIDERATIONS, consider } from './heuristics.ts';
import { LEIA, sideAt } from './seats.ts';
import {
  cardOfUnit,
  damageOn,
  isInPlay,
  isReady,
  LEADER_STATES,
  other,
  powerOf,
  readyResources,
  remainingHp,
  type State,
  topFrame,
  type UnitId,
  unitsInArena,
} from './state.ts';

const BOTH = (of: readonly string[]): string[] => SEATS.flatMap((seat) => of.map((one) => `${seat} ${one}`));
const ABILITY_NAMES = ABILITIES.map(({ card, timing }) => `${cardOf(card).name} ${timing}`);

/** Each input of a row that counts says "at least so many". */
const BASE_STEPS = 10;
const BASE_STEP = 3;
const MOST_RESOURCES = 12;
const MOST_CARDS = 8;
const TOTALS = ['power', 'ready power', 'endurance', 'sentinels', 'units'] as const;

const INPUTS = [
  { name: 'looks', of: SEATS },
  { name: 'hand', of: CARD_NAMES },
  { name: 'known in the enemy’s hand', of: CARD_NAMES },
  { name: 'in play', of: CARD_NAMES },
  { name: 'ready', of: CARD_NAMES },
  { name: 'damage', of: CARD_NAMES },
  { name: 'base damage, threes', of: BOTH(steps(BASE_STEPS)) },
  { name: 'base damage', of: SEATS },
  { name: 'resources', of: BOTH(steps(MOST_RESOURCES)) },
  { name: 'ready resources', of: BOTH(steps(MOST_RESOURCES)) },
  { name: 'cards in hand', of: BOTH(steps(MOST_CARDS)) },
  { name: 'deck', of: SEATS },
  { name: 'leader', of: BOTH(LEADER_STATES) },
  { name: 'epic action used', of: SEATS },
  { name: 'initiative', of: SEATS },
  { name: 'initiative taken', of: SEATS },
  { name: 'active', of: SEATS },
  { name: 'after a pass', of: SEATS },
  { name: 'step', of: STEPS },
  { name: 'ability', of: ABILITY_NAMES },
  { name: 'attacker', of: CARD_NAMES },
  { name: 'ground', of: BOTH(TOTALS) },
  { name: 'space', of: BOTH(TOTALS) },
  { name: 'round', of: ['round'] },
  { name: 'consideration', of: CONSIDERATIONS.map(({ name }) => name) },
] as const;
const AT = offsetsOf(INPUTS);

const HP_STEPS = 8;
const LEFT_STEPS = 8;
const CHOICES = [
  { name: 'verb', of: CHOICE_KINDS },
  { name: 'card', of: CHOICE_KINDS.flatMap((kind) => CARD_NAMES.map((card) => `${kind} ${card}`)) },
  { name: 'ability', of: ABILITY_NAMES },
  { name: 'own', of: CHOICE_KINDS },
  { name: 'endurance left', of: steps(HP_STEPS) },
  { name: 'power', of: steps(HP_STEPS) },
  { name: 'unit', of: ['ready', 'damaged', 'sentinel'] },
  { name: 'attack', of: ['defeats', 'falls', 'wasted', 'wins', 'trade'] },
  { name: 'base', of: ['damage', 'wins'] },
  { name: 'resources left', of: steps(LEFT_STEPS) },
  { name: 'copies', of: ['more in hand'] },
] as const;
const OF = offsetsOf(CHOICES);
const CARD_COUNT = CARD_NAMES.length;
const VERB_AT = new Map(CHOICE_KINDS.map((kind, i) => [kind, i]));

const amounts = new Float64Array(CONSIDERATIONS.length);

export const encoding: Encoding<State> = {
  version: 1,
  inputs: INPUTS,
  choices: CHOICES,
  sign: (_, seat) => (seat === LEIA ? 1 : -1),
  position,
  mark,
  choice,
};

function mark(state: State): number {
  let found = mixed(state.round, state.active + 2 * state.initiative + 4 * state.frames.length);
  for (const side of SIDES) {
    found = mixed(found, state.baseDamage[side]);
    found = mixed(found, state.resources[side].length + 32 * state.spent[side]);
    found = mixed(found, state.hand[side].length + 32 * LEADER_STATES.indexOf(state.leader[side]));
  }
  const { unitCard, unitDamage, unitReady } = state;
  for (let unit = 0; unit < unitCard.length; unit++)
    found = mixed(found, (unitCard[unit] as number) + 64 * (unitDamage[unit] as number) + 1024 * (unitReady[unit] as number));
  return found;
}

function position(state: State, seat: Seat, out: Sparse): void {
  const side = sideAt(seat);
  put(out, AT.looks + side, 1);
  for (const card of state.hand[side]) put(out, AT.hand + card, 1);
  for (const { card } of state.shown[other(side)]) put(out, AT['known in the enemy’s hand'] + card, 1);
  for (const one of SIDES) putSide(state, one, out);
  put(out, AT.initiative + state.initiative, 1);
  if (state.taken >= 0) put(out, AT['initiative taken'] + state.taken, 1);
  put(out, AT.active + state.active, 1);
  put(out, AT.round, state.round / 5);
  putStep(topFrame(state), state, out);
  amounts.fill(0);
  consider(state, LEIA, amounts);
  for (let i = 0; i < amounts.length; i++) put(out, AT.consideration + i, (amounts[i] as number) * 0.2);
}

function putStep(frame: Frame, state: State, out: Sparse): void {
  put(out, AT.step + STEPS.indexOf(frame.step), 1);
  if (frame.step === 'action' && frame.afterPass) put(out, AT['after a pass'] + frame.side, 1);
  if (frame.step === 'ability') put(out, AT.ability + frame.ability, 1);
  const attack = attackIn(state.frames);
  if (attack && isInPlay(state, attack.attacker)) put(out, AT.attacker + cardOfUnit(state, attack.attacker), 1);
}

function attackIn(frames: readonly Frame[]): AttackFrame | undefined {
  for (let i = frames.length - 1; i >= 0; i--) {
    const frame = frames[i];
    if (frame?.step === 'attack') return frame;
  }
  return undefined;
}

function putSide(state: State, side: Side, out: Sparse): void {
  const damage = state.baseDamage[side];
  upTo(out, AT['base damage, threes'] + side * BASE_STEPS, Math.floor(damage / BASE_STEP), BASE_STEPS);
  put(out, AT['base damage'] + side, damage / 10);
  upTo(out, AT.resources + side * MOST_RESOURCES, state.resources[side].length, MOST_RESOURCES);
  upTo(out, AT['ready resources'] + side * MOST_RESOURCES, readyResources(state, side), MOST_RESOURCES);
  upTo(out, AT['cards in hand'] + side * MOST_CARDS, state.hand[side].length, MOST_CARDS);
  put(out, AT.deck + side, state.deck[side].length / 20);
  put(out, AT.leader + side * LEADER_STATES.length + LEADER_STATES.indexOf(state.leader[side]), 1);
  if (state.epicUsed[side]) put(out, AT['epic action used'] + side, 1);
  for (const arena of ARENA_IDS) {
    let [power, ready, endurance, sentinels] = [0, 0, 0, 0];
    const units = unitsInArena(state, side, arena);
    for (const unit of units) {
      const id = cardOfUnit(state, unit);
      const card = cardOf(id);
      put(out, AT['in play'] + id, 1);
      put(out, AT.damage + id, damageOn(state, unit) / 4);
      if (isReady(state, unit)) {
        put(out, AT.ready + id, 1);
        ready += card.power + card.raid;
      }
      power += card.power + card.raid;
      endurance += card.hp - damageOn(state, unit);
      if (card.sentinel) sentinels++;
    }
    const at = (arena === 0 ? AT.ground : AT.space) + side * TOTALS.length;
    put(out, at, power / 10);
    put(out, at + 1, ready / 10);
    put(out, at + 2, endurance / 10);
    put(out, at + 3, sentinels);
    put(out, at + 4, units.length / 4);
  }
}

function choice(state: State, { seat }: Decision, chosen: Choice, out: Sparse): void {
  const side = sideAt(seat);
  const kind = kindOf(chosen);
  const verb = VERB_AT.get(kind) ?? 0;
  put(out, OF.verb + verb, 1);
  switch (kind) {
    case 'play':
    case 'card':
    case 'resource':
      putCard(state, side, verb, chosenCard(chosen), kind === 'play', out);
      break;
    case 'attack':
      putAttacker(state, side, verb, chosenUnit(chosen), out);
      break;
    case 'use':
    case 'unit':
      putUnit(state, side, verb, chosenUnit(chosen), out);
      break;
    case 'base':
      putBase(state, side, verb, chosenSide(chosen), out);
      break;
    case 'first':
      if (chosenSide(chosen) === side) put(out, OF.own + verb, 1);
      break;
    case 'resolve':
      put(out, OF.ability + chosenAbility(chosen), 1);
      break;
  }
}

function putCard(state: State, side: Side, verb: number, card: CardId, paid: boolean, out: Sparse): void {
  put(out, OF.card + verb * CARD_COUNT + card, 1);
  let copies = 0;
  for (const one of state.hand[side]) if (one === card) copies++;
  put(out, OF.copies, copies > 1 ? 1 : 0);
  if (paid) upTo(out, OF['resources left'], readyResources(state, side) - cardOf(card).cost, LEFT_STEPS);
}

function putUnit(state: State, side: Side, verb: number, unit: UnitId, out: Sparse): void {
  const card = cardOfUnit(state, unit);
  put(out, OF.card + verb * CARD_COUNT + card, 1);
  if (sideOf(card) === side) put(out, OF.own + verb, 1);
  upTo(out, OF['endurance left'], remainingHp(state, unit), HP_STEPS);
  upTo(out, OF.power, powerOf(state, unit), HP_STEPS);
  if (isReady(state, unit)) put(out, OF.unit, 1);
  if (damageOn(state, unit) > 0) put(out, OF.unit + 1, 1);
  if (cardOf(card).sentinel) put(out, OF.unit + 2, 1);
  const attack = attackIn(state.frames);
  if (attack?.next === 'target' && isInPlay(state, attack.attacker)) putFight(state, attack, unit, out);
}

/** What comes of a fight as it stands. */
function putFight(state: State, { attacker, bonus }: AttackFrame, defender: UnitId, out: Sparse): void {
  const power = powerOf(state, attacker) + cardOf(cardOfUnit(state, attacker)).raid + bonus;
  const defeats = power >= remainingHp(state, defender);
  const falls = powerOf(state, defender) >= remainingHp(state, attacker);
  if (defeats) put(out, OF.attack, 1);
  if (falls) put(out, OF.attack + 1, 1);
  if (defeats) put(out, OF.attack + 2, (power - remainingHp(state, defender)) / 4);
  if (defeats && !falls) put(out, OF.attack + 3, 1);
  if (defeats && falls) put(out, OF.attack + 4, (costOf(state, defender) - costOf(state, attacker)) / 3);
}

function costOf(state: State, unit: UnitId): number {
  return cardOf(cardOfUnit(state, unit)).cost;
}

function putAttacker(state: State, side: Side, verb: number, unit: UnitId, out: Sparse): void {
  putUnit(state, side, verb, unit, out);
  const card = cardOf(cardOfUnit(state, unit));
  const power = powerOf(state, unit) + card.raid;
  if (power >= state.baseHp - state.baseDamage[other(side)]) put(out, OF.base + 1, 1);
  let [clean, trade] = [false, false];
  for (const enemy of unitsInArena(state, other(side), card.arena === 'space' ? 1 : 0)) {
    if (power < remainingHp(state, enemy)) continue;
    if (powerOf(state, enemy) >= remainingHp(state, unit)) trade = true;
    else clean = true;
  }
  if (clean) put(out, OF.attack + 3, 1);
  if (trade) put(out, OF.attack, 1);
}

function putBase(state: State, side: Side, verb: number, base: Side, out: Sparse): void {
  if (base === side) put(out, OF.own + verb, 1);
  const attack = attackIn(state.frames);
  if (attack?.next !== 'target' || attack.defender === ENEMY_BASE || !isInPlay(state, attack.attacker)) return;
  const power = powerOf(state, attack.attacker) + cardOf(cardOfUnit(state, attack.attacker)).raid + attack.bonus;
  put(out, OF.base, power / 4);
  if (power >= state.baseHp - state.baseDamage[base]) put(out, OF.base + 1, 1);
}
