/**
 * Position documents: a whole moment of the game as data a person can read and write.
 * Everything may be left out; `read` fills in sensible defaults, `write` names everything that differs from nothing.
 */
import {
  type Choice,
  InputError,
  type Json,
  join,
  readBoolean,
  readFields,
  readList,
  readNumber,
  readOptional,
  readText,
  readWord,
  rngFromSeed,
  type Scripted,
  seedFrom,
  withoutNulls,
} from '@wartable/kernel';
import {
  type AbilityId,
  CARD_NAMES,
  type CardId,
  cardId,
  cardOf,
  HP,
  LEADERS,
  NONE,
  nameOf,
  PRESET_DECKS,
  SEATS,
  SIDES,
  type Side,
  sideOf,
} from './cards/index.ts';
import { ARENAS } from './cards/vocabulary.ts';
import { ABILITY_NAMES, abilityName, inState, notateChoice, parseChoice } from './notation.ts';
import {
  addUnit,
  damageOn,
  EMPTY,
  emptyState,
  type Frame,
  insertSorted,
  isReady,
  LEADER_STATES,
  lostCards,
  place,
  pushFrame,
  removeCard,
  STEPS,
  type State,
  setShown,
  type Trigger,
  type UnitId,
} from './state.ts';

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
  state.initiative = readOptional(fields['initiative'], 'initiative', readSide, active);
  state.taken = readOptional(fields['taken'], 'taken', readSide, NONE);
  state.active = active;
  const entering: Entering[] = [];
  for (const side of SIDES) readSideOf(state, side, fields[SEATS[side]], entering);
  enterUnits(state, entering, fields['entered']);
  if (fields['outcome'] !== undefined) {
    state.outcome = OUTCOMES.indexOf(readWord(fields['outcome'], 'outcome', OUTCOMES));
    return state;
  }
  if (fields['frames'] !== undefined) {
    const frames = readList(fields['frames'], 'frames');
    if (frames.length === 0)
      throw new InputError('frames', 'a game that is not over is in some step; leave the field out for the action phase');
    frames.forEach((frame, i) => {
      readFrame(state, frame, `frames[${i}]`);
    });
    // Without a deck of its own a side's deck is the rest: not what lies revealed.
    for (const frame of state.frames) {
      const named = fields[SEATS[frame.side]] as { deck?: unknown } | undefined;
      if (named?.deck === undefined) for (const card of frame.revealed) removeCard(state.deck[frame.side], card);
    }
  } else {
    pushFrame(state, 'action', active).at = readOptional(fields['passed'], 'passed', readBoolean, false) ? 1 : 0;
  }
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
    taken: SEATS[state.taken as Side] ?? null,
    active: SEATS[state.active],
    passed: plain && top.at === 1,
    entered: state.unitCard.length,
    leia: writeSide(state, 0),
    vader: writeSide(state, 1),
    outcome: OUTCOMES[state.outcome] ?? null,
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

function readSideOf(state: State, side: Side, input: unknown, entering: Entering[]): void {
  const path = SEATS[side];
  const fields = readFields(input ?? {}, path, SIDE_FIELDS);
  const cards = (field: string): CardId[] | undefined =>
    fields[field] === undefined
      ? undefined
      : readList(fields[field], join(path, field)).map((name, i) => readDeckCard(name, side, join(join(path, field), i)));
  state.hand[side] = sorted(cards('hand') ?? []);
  state.discard[side] = cards('discard') ?? [];
  // A number of resources means that many cards that do not matter; they are taken from the rest of the deck.
  const count = typeof fields['resources'] === 'number' ? readNumber(fields['resources'], `${path}.resources`, 0, 50) : 0;
  state.resources[side] = typeof fields['resources'] === 'number' ? [] : sorted(cards('resources') ?? []);
  for (const arena of ARENAS) {
    const list = fields[arena] === undefined ? [] : readList(fields[arena], join(path, arena));
    list.forEach((item, i) => {
      entering.push(readUnit(item, side, arena, join(join(path, arena), i)));
    });
  }
  const rest = restOfDeck(state, side, entering, path);
  const deck = cards('deck');
  if (deck) {
    for (const [i, card] of deck.entries()) takeFrom(rest, card, `${path}.deck[${i}]`);
    state.deck[side] = deck.reverse();
  }
  if (count > rest.length) throw new InputError(`${path}.resources`, `only ${rest.length} cards are left for resources`);
  for (let i = 0; i < count; i++) insertSorted(state.resources[side], rest.pop() as CardId);
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
  if (deployed !== (leader === 'deployed'))
    throw new InputError(`${path}.leader`, 'a leader is deployed exactly when it stands in ground as a unit');
  state.leader[side] = LEADER_STATES.indexOf(leader);
  state.epicUsed[side] = readOptional(fields['epicUsed'], `${path}.epicUsed`, readBoolean, deployed) ? 1 : 0;
  if (deployed && state.epicUsed[side] === 0)
    throw new InputError(`${path}.epicUsed`, 'a deployed leader has used its Epic Action');
  state.sealed[side] = fields['sealed'] === undefined ? EMPTY : readChoices(state, fields['sealed'], `${path}.sealed`);
}

/** `han-solo`, or with the number of resources at that time: `{ card: han-solo, resources: 3 }`. */
function readShown(state: State, side: Side, input: unknown, path: string): void {
  const most = state.resources[side].length;
  const shown = readList(input, path).map((item, i) => {
    const at = join(path, i);
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
  if (lost !== undefined)
    throw new InputError(path, `${nameOf(lost)} is neither in the hand nor among the resources placed since`);
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
    if (ids.indexOf(id) !== i) throw new InputError(entering[i]?.path ?? '', `another unit has the id ${id}`);
  });
  const least = Math.max(-1, ...ids) + 1;
  const size = readOptional(entered, 'entered', (value, path) => readNumber(value, path, least, 1000), least);
  const order = entering.map((unit, i) => ({ unit, id: ids[i] as number })).sort((a, b) => a.id - b.id);
  for (let id = 0; id < size; id++) {
    const found = order.find((candidate) => candidate.id === id);
    if (found) {
      addUnit(state, found.unit.card, !found.unit.exhausted);
      state.unitDamage[id] = found.unit.damage;
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
  if (sideOf(card) !== side) throw new InputError(path, `${nameOf(card)} belongs to the other side`);
  if (cardOf(card).arena !== arena)
    throw new InputError(
      path,
      `${nameOf(card)} is ${cardOf(card).arena === undefined ? 'no unit' : `a ${cardOf(card).arena} unit`}`,
    );
  const most = (HP[card] as number) - 1;
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
  if (!rest.includes(card)) throw new InputError(path, `there are only ${cardOf(card).numbers.length} copies of ${nameOf(card)}`);
  removeCard(rest, card);
}

function readCard(input: unknown, path: string): CardId {
  return cardId(readWord(input, path, CARD_NAMES)) as CardId;
}

function readDeckCard(input: unknown, side: Side, path: string): CardId {
  const card = readCard(input, path);
  const { type } = cardOf(card);
  if (sideOf(card) !== side || type === 'leader' || type === 'base')
    throw new InputError(path, `${nameOf(card)} is not a card of ${SEATS[side]}'s deck`);
  return card;
}

function readSide(input: unknown, path: string): Side {
  return SEATS.indexOf(readWord(input, path, SEATS)) as Side;
}

function readChoices(state: State, input: unknown, path: string): Choice[] {
  return readList(input, path).map((words, i) => {
    const choice = parseChoice(inState(state), readText(words, join(path, i)));
    if (choice === undefined) throw new InputError(join(path, i), `"${words}" is not a choice of this game`);
    return choice;
  });
}

function readAbility(input: unknown, path: string): AbilityId {
  return ABILITY_NAMES.indexOf(readWord(input, path, ABILITY_NAMES));
}

/** `chance: [{initiative: vader}, {top: [card, …]}]`: what the next die or shuffle gives. */
function readChance(input: unknown): Scripted[] {
  if (input === undefined) return [];
  return readList(input, 'chance').map((entry, i) => {
    const path = `chance[${i}]`;
    const fields = readFields(entry, path, ['initiative', 'top']);
    if (fields['initiative'] !== undefined) return readSide(fields['initiative'], `${path}.initiative`);
    return readList(fields['top'], `${path}.top`)
      .map((name, j) => readCard(name, `${path}.top[${j}]`))
      .reverse();
  });
}

const FRAME_NUMBERS = ['at', 'target', 'bonus', 'penalty', 'happened', 'unit'] as const;

function readFrame(state: State, input: unknown, path: string): void {
  const fields = readFields(input, path, ['step', 'side', 'ability', ...FRAME_NUMBERS, 'picks', 'revealed', 'waiting']);
  const frame = pushFrame(
    state,
    readWord(fields['step'], `${path}.step`, STEPS),
    readOptional(fields['side'], `${path}.side`, readSide, 0),
  );
  for (const name of FRAME_NUMBERS)
    if (fields[name] !== undefined) frame[name] = readNumber(fields[name], `${path}.${name}`, -9, 9999);
  if (fields['ability'] !== undefined) frame.ability = readAbility(fields['ability'], `${path}.ability`);
  if (fields['picks'] !== undefined) frame.picks = readChoices(state, fields['picks'], `${path}.picks`);
  if (fields['revealed'] !== undefined) {
    const revealed = readList(fields['revealed'], `${path}.revealed`);
    frame.revealed = revealed.map((name, i) => readDeckCard(name, frame.side, `${path}.revealed[${i}]`));
  }
  if (fields['waiting'] !== undefined)
    frame.waiting = readList(fields['waiting'], `${path}.waiting`).map((item, i) => readTrigger(item, `${path}.waiting[${i}]`));
}

function readTrigger(input: unknown, path: string): Trigger {
  const fields = readFields(input, path, ['ability', 'side', 'unit']);
  return {
    ability: readAbility(fields['ability'], `${path}.ability`),
    side: readSide(fields['side'], `${path}.side`),
    unit: readNumber(fields['unit'], `${path}.unit`, -1, 9999),
  };
}

function writeFrame(state: State, frame: Frame): Json {
  const numbers = FRAME_NUMBERS.filter((name) => frame[name] !== (name === 'unit' || name === 'target' ? NONE : 0));
  return {
    step: frame.step,
    side: SEATS[frame.side],
    ...Object.fromEntries(numbers.map((name) => [name, frame[name]])),
    ...(frame.ability === NONE ? {} : { ability: abilityName(frame.ability) }),
    ...(frame.picks.length === 0 ? {} : { picks: frame.picks.map((pick) => notateChoice(inState(state), pick)) }),
    ...(frame.revealed.length === 0 ? {} : { revealed: frame.revealed.map(nameOf) }),
    ...(frame.waiting.length === 0
      ? {}
      : {
          waiting: frame.waiting.map(({ ability, side, unit }) => ({ ability: abilityName(ability), side: SEATS[side], unit })),
        }),
  };
}

function writeSide(state: State, side: Side): Json {
  const shown = state.shown[side];
  const units = (arena: number): Json => state.units[place(side, arena)].map((unit) => writeUnit(state, unit));
  return {
    base: state.baseDamage[side],
    leader: LEADER_STATES[state.leader[side]] ?? null,
    epicUsed: state.epicUsed[side] === 1,
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
    card: nameOf(state.unitCard[unit] as CardId),
    id: unit,
    damage: damageOn(state, unit),
    exhausted: !isReady(state, unit),
  };
}

function sorted(cards: CardId[]): CardId[] {
  return cards.sort((a, b) => a - b);
}
