/**
 * Position documents: a whole moment of the game as data a person can read and write.
 * Everything may be left out; `read` fills in sensible defaults, `write` names everything that differs from nothing.
 */
import {
  type Fields,
  InputError,
  type Json,
  join,
  readBoolean,
  readFields,
  readItems,
  readNumber,
  readOptional,
  readWord,
  rngFromSeed,
  type Scripted,
  seedFrom,
  withoutNulls,
} from '@wartable/kernel';
import {
  type ArenaId,
  type CardId,
  cardOf,
  LEADERS,
  NONE,
  nameOf,
  PRESET_DECKS,
  SEATS,
  SIDES,
  type Side,
  sideNamed,
  sideOf,
} from './cards/index.ts';
import { ARENAS } from './cards/vocabulary.ts';
import { cardText, text } from './describe.ts';
import { actionFrame, EMPTY } from './frames.ts';
import { inState, notateChoice } from './notation.ts';
import { checkPossible } from './possible.ts';
import { readCard, readChoices, readDeckCard, readSide } from './readers.ts';
import {
  addUnit,
  cardOfUnit,
  DRAW,
  damageOn,
  emptyState,
  insertSorted,
  isReady,
  LEADER_STATES,
  lostCards,
  removeCard,
  type State,
  setShown,
  type UnitId,
  unitsInArena,
} from './state.ts';
import { readFrame, writeFrame } from './written-frames.ts';

const TOP_FIELDS = [
  'round',
  'initiative',
  'taken',
  'active',
  'passed',
  'baseHp',
  'leia',
  'vader',
  'entered',
  'frames',
  'outcome',
  'chance',
];
const SIDE_FIELDS = [
  'hand',
  'deck',
  'discard',
  'resources',
  'exhaustedResources',
  'shown',
  'base',
  'leader',
  'epicUsed',
  'ground',
  'space',
  'sealed',
];
const SHOWN_FIELDS = ['card', 'resources'];
const UNIT_FIELDS = ['card', 'id', 'damage', 'exhausted'];
const OUTCOMES = ['leia', 'vader', 'draw'] as const;

/** Reads a position. What is not named: round 1, action phase, Leia to act, both bases with 30 HP, hands empty, decks of all other cards. */
export function readPosition(input: unknown): State {
  const fields = withoutNulls(readFields(input ?? {}, '', TOP_FIELDS));
  const state = emptyState(rngFromSeed(seedFrom('position'), readChance(fields['chance'])));
  state.round = readOptional(fields['round'], 'round', (value, path) => readNumber(value, path, 1, 999), 1);
  state.baseHp = readOptional(fields['baseHp'], 'baseHp', (value, path) => readNumber(value, path, 1, 99), 30);
  const active = readOptional(fields['active'], 'active', readSide, 0);
  state.taken = readOptional(fields['taken'], 'taken', readSide, NONE);
  // Who takes the initiative has it.
  const holder = state.taken === NONE ? active : state.taken;
  state.initiative = readOptional(fields['initiative'], 'initiative', readSide, holder);
  state.active = active;
  const entering: Entering[] = [];
  for (const side of SIDES) readSideOf(state, side, sideFields(fields, side), entering);
  enterUnits(state, entering, fields['entered']);
  if (fields['outcome'] !== undefined) {
    const outcome = readWord(fields['outcome'], 'outcome', OUTCOMES);
    state.outcome = outcome === 'draw' ? DRAW : sideNamed(outcome);
    checkPossible(state, entering);
    return state;
  }
  if (fields['frames'] !== undefined) {
    state.frames = readItems(fields['frames'], 'frames', (frame, path) => readFrame(state, frame, path));
    if (state.frames.length === 0) throw new InputError('frames', text('position.frames'));
    for (const frame of state.frames) {
      // Without a deck of its own a side's deck is the rest: not what lies revealed.
      if (frame.step === 'ability' && sideFields(fields, frame.side)['deck'] === undefined)
        for (const card of frame.revealed) removeCard(state.deck[frame.side], card);
    }
  } else {
    state.frames.push(actionFrame(active, readOptional(fields['passed'], 'passed', readBoolean, false)));
  }
  checkPossible(state, entering);
  return state;
}

/** Every field is written but `shown` where nothing is, so that a claim about a position can tell a field that is not there from one that is empty. */
export function writePosition(state: State): Json {
  const [top] = state.frames;
  const plain = state.frames.length === 1 && top?.step === 'action';
  return {
    round: state.round,
    baseHp: state.baseHp,
    initiative: SEATS[state.initiative],
    taken: state.taken === NONE ? null : SEATS[state.taken],
    active: SEATS[state.active],
    passed: plain && top.afterPass,
    entered: state.unitCard.length,
    leia: writeSide(state, 0),
    vader: writeSide(state, 1),
    outcome: state.outcome === NONE ? null : OUTCOMES[state.outcome],
    // The action phase goes without saying.
    frames: plain || state.outcome !== NONE ? null : state.frames.map((frame) => writeFrame(state, frame)),
  };
}

type Entering = {
  readonly card: CardId;
  readonly id: number | undefined;
  readonly damage: number;
  readonly exhausted: boolean;
  readonly path: string;
};

function sideFields(fields: Fields, side: Side): Fields {
  return readFields(fields[SEATS[side]] ?? {}, SEATS[side], SIDE_FIELDS);
}

function readSideOf(state: State, side: Side, fields: Fields, entering: Entering[]): void {
  const path = SEATS[side];
  const cards = (field: string): CardId[] | undefined =>
    fields[field] === undefined
      ? undefined
      : readItems(fields[field], join(path, field), (name, at) => readDeckCard(name, side, at));
  state.hand[side] = sorted(cards('hand') ?? []);
  state.discard[side] = cards('discard') ?? [];
  // A number of resources means that many cards that do not matter; they are taken from the rest of the deck.
  const count = typeof fields['resources'] === 'number' ? readNumber(fields['resources'], `${path}.resources`, 0, 50) : 0;
  state.resources[side] = typeof fields['resources'] === 'number' ? [] : sorted(cards('resources') ?? []);
  for (const arena of ARENAS) {
    if (fields[arena] !== undefined)
      entering.push(...readItems(fields[arena], join(path, arena), (item, at) => readUnit(item, side, arena, at)));
  }
  const rest = restOfDeck(state, side, entering, path);
  const deck = cards('deck');
  if (deck) {
    for (const [i, card] of deck.entries()) takeFrom(rest, card, `${path}.deck[${i}]`);
    state.deck[side] = deck.reverse();
  }
  if (count > rest.length) throw new InputError(`${path}.resources`, text('position.resources-left', { n: rest.length }));
  for (const card of rest.splice(rest.length - count)) insertSorted(state.resources[side], card);
  // Without a deck of its own the rest is the deck; with one, cards named nowhere are out of the game.
  if (!deck) state.deck[side] = rest;
  const most = state.resources[side].length;
  state.spent[side] = readOptional(
    fields['exhaustedResources'],
    `${path}.exhaustedResources`,
    (value, path) => readNumber(value, path, 0, most),
    0,
  );
  if (fields['shown'] !== undefined) readShown(state, side, fields['shown'], join(path, 'shown'));
  state.baseDamage[side] = readOptional(fields['base'], `${path}.base`, (value, path) => readNumber(value, path, 0, 999), 0);
  const deployed = entering.some((unit) => unit.card === LEADERS[side]);
  const leader = readOptional(
    fields['leader'],
    `${path}.leader`,
    (value, path) => readWord(value, path, LEADER_STATES),
    deployed ? 'deployed' : 'ready',
  );
  if (deployed !== (leader === 'deployed')) throw new InputError(`${path}.leader`, text('position.leader-deployed'));
  state.leader[side] = leader;
  state.epicUsed[side] = readOptional(fields['epicUsed'], `${path}.epicUsed`, readBoolean, deployed);
  if (deployed && !state.epicUsed[side]) throw new InputError(`${path}.epicUsed`, text('position.epic-used'));
  state.sealed[side] = fields['sealed'] === undefined ? EMPTY : readChoices(state, fields['sealed'], `${path}.sealed`);
}

/** `han-solo`, or with the number of resources at that time: `{ card: han-solo, resources: 3 }`. */
function readShown(state: State, side: Side, input: unknown, path: string): void {
  const most = state.resources[side].length;
  const shown = readItems(input, path, (item, at) => {
    const fields = typeof item === 'string' ? { card: item } : readFields(item, at, SHOWN_FIELDS);
    const resources = readOptional(
      fields['resources'],
      join(at, 'resources'),
      (value, path) => readNumber(value, path, 0, most),
      most,
    );
    return { card: readDeckCard(fields['card'], side, join(at, 'card')), resources };
  });
  // Resources never become fewer: this is the order in which they were shown.
  setShown(
    state,
    side,
    shown.sort((a, b) => a.resources - b.resources),
  );
  const [lost] = lostCards(state, side);
  if (lost !== undefined) throw new InputError(path, text('position.not-shown', { card: cardText(lost) }));
}

/** Units get their ids in the order they are named, those of Leia first, unless they say otherwise. */
function enterUnits(state: State, entering: readonly Entering[], entered: unknown): void {
  const taken = new Set(entering.map((unit) => unit.id));
  let next = 0;
  const ids = entering.map((unit) => {
    if (unit.id !== undefined) return unit.id;
    while (taken.has(next)) next++;
    return next++;
  });
  ids.forEach((id, i) => {
    if (ids.indexOf(id) !== i) throw new InputError(entering[i]?.path ?? '', text('position.unit-id', { id }));
  });
  const least = Math.max(-1, ...ids) + 1;
  const size = readOptional(entered, 'entered', (value, path) => readNumber(value, path, least, 1000), least);
  for (let id = 0; id < size; id++) {
    const found = entering[ids.indexOf(id)];
    if (found) {
      const unit = addUnit(state, found.card, !found.exhausted);
      state.unitDamage[unit] = found.damage;
    } else {
      state.unitCard.push(NONE);
      state.unitDamage.push(0);
      state.unitReady.push(0);
    }
  }
}

function readUnit(input: unknown, side: Side, arena: string, path: string): Entering {
  const fields = typeof input === 'string' ? { card: input } : readFields(input, path, UNIT_FIELDS);
  const card = readCard(fields['card'], join(path, 'card'));
  if (sideOf(card) !== side) throw new InputError(path, text('position.other-side', { card: cardText(card) }));
  if (cardOf(card).arena !== arena)
    throw new InputError(path, text(`position.${cardOf(card).arena ?? 'no'}-unit`, { card: cardText(card) }));
  const most = cardOf(card).hp - 1;
  return {
    card,
    id: fields['id'] === undefined ? undefined : readNumber(fields['id'], join(path, 'id'), 0, 999),
    damage: readOptional(fields['damage'], join(path, 'damage'), (value, path) => readNumber(value, path, 0, most), 0),
    exhausted: readOptional(fields['exhausted'], join(path, 'exhausted'), readBoolean, false),
    path,
  };
}

/** The cards of a deck that are not named anywhere, top card last. */
function restOfDeck(state: State, side: Side, entering: readonly Entering[], path: string): CardId[] {
  const rest = [...PRESET_DECKS[side]];
  const zones = { hand: state.hand[side], discard: state.discard[side], resources: state.resources[side] };
  for (const [zone, cards] of Object.entries(zones)) for (const card of cards) takeFrom(rest, card, `${path}.${zone}`);
  for (const unit of entering)
    if (sideOf(unit.card) === side && unit.card !== LEADERS[side]) takeFrom(rest, unit.card, unit.path);
  return rest;
}

function takeFrom(rest: CardId[], card: CardId, path: string): void {
  if (!rest.includes(card))
    throw new InputError(path, text('position.copies', { n: cardOf(card).numbers.length, card: cardText(card) }));
  removeCard(rest, card);
}

/** `chance: [{initiative: vader}, {top: [card, …]}]`: what the next die or shuffle gives. */
function readChance(input: unknown): Scripted[] {
  if (input === undefined) return [];
  return readItems(input, 'chance', (entry, path) => {
    const fields = readFields(entry, path, ['initiative', 'top']);
    if (fields['initiative'] !== undefined) return readSide(fields['initiative'], join(path, 'initiative'));
    return readItems(fields['top'], join(path, 'top'), readCard).reverse();
  });
}

function writeSide(state: State, side: Side): Json {
  const shown = state.shown[side];
  const units = (arena: ArenaId): Json => unitsInArena(state, side, arena).map((unit) => writeUnit(state, unit));
  return {
    base: state.baseDamage[side],
    leader: state.leader[side],
    epicUsed: state.epicUsed[side],
    ground: units(0),
    space: units(1),
    hand: state.hand[side].map(nameOf),
    resources: state.resources[side].map(nameOf),
    exhaustedResources: state.spent[side],
    ...(shown.length === 0 ? {} : { shown: shown.map(({ card, resources }) => ({ card: nameOf(card), resources })) }),
    discard: state.discard[side].map(nameOf),
    deck: state.deck[side].map(nameOf).reverse(),
    sealed: state.sealed[side].map((choice) => notateChoice(inState(state), choice)),
  };
}

function writeUnit(state: State, unit: UnitId): Json {
  return {
    card: nameOf(cardOfUnit(state, unit)),
    id: unit,
    damage: damageOn(state, unit),
    exhausted: !isReady(state, unit),
  };
}

function sorted(cards: CardId[]): CardId[] {
  return cards.sort((a, b) => a - b);
}
