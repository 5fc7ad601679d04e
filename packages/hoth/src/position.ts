/**
 * Position documents: a whole moment of a battle as data a person can read and write. A partial one needs little more than a map.
 * Everything may be left out; `read` fills in sensible defaults, `write` names everything.
 */
import {
  allSeats,
  at,
  type Fields,
  type HexId,
  InputError,
  isFields,
  type Json,
  join,
  readFields,
  readList,
  readNumber,
  readOptional,
  readSeat,
  readText,
  readWord,
  rngFromSeed,
  type Scripted,
  type Seat,
  seatAt,
  seedFrom,
  within,
  withoutNulls,
} from '@wartable/kernel';
import { HEX_COUNT, HEX_NAMES, hexName, hexNamed, SIDE_NAMES, SIDES, type Side, sideNamed } from './board.ts';
import { CARD_NAMES, type CardId, cardName, cardNamed, cardsOf } from './cards/index.ts';
import { cardText } from './describe.ts';
import { BADGES, FACES, SNOW, SYMBOLS, UNIT_KINDS } from './kinds.ts';
import { checkPossible } from './possible.ts';
import { pushTurn } from './rules/turn.ts';
import {
  type Battle,
  drawMap,
  mostFigures,
  readScenario,
  type SpecialRule,
  writeRule,
  writeScenario,
  writeStructures,
} from './scenario.ts';
import { SCENARIOS } from './scenarios/index.ts';
import {
  type Attacked,
  actsOf,
  addUnit,
  attacksOf,
  discardsOf,
  EMPTY,
  emptyState,
  everyUnit,
  figuresOf,
  fullOf,
  handOf,
  hexOf,
  isInPlay,
  kindName,
  MOST_UNITS,
  movedBy,
  NONE,
  OUTCOMES,
  outcomeNamed,
  pileOf,
  type State,
  seatNames,
  shownIn,
  sideOfSeat,
  strayCards,
  type UnitId,
  unitAt,
} from './state.ts';
import { text } from './text/text.ts';
import { addGone } from './worlds.ts';
import { formerFrame, readFrame, writeFrame } from './written-frames.ts';

const TOP_FIELDS = [
  'scenario',
  'map',
  'structures',
  'rules',
  'need',
  'players',
  'active',
  'turn',
  'turns',
  'quiet',
  'units',
  'entered',
  'destroyed',
  'medals',
  'held',
  'exited',
  'eliminated',
  'claimed',
  'charges',
  'returning',
  'reinforced',
  'tally',
  'officer',
  'officerUnit',
  'bonusCard',
  'hands',
  'piles',
  'discards',
  'shown',
  'reshuffled',
  'supports',
  'played',
  'attacked',
  'outcome',
  'ended',
  'frames',
  'chance',
];
const UNIT_FIELDS = ['kind', 'badge', 'figures', 'full', 'id', 'inPlace', 'order', 'moved', 'barred', 'attacks', 'broke', 'acts'];
/** Enough medals that a case does not end by accident. */
const FAR = 16;
const MANY = 9_999_999;

export function readPosition(input: unknown): State {
  const fields = withoutNulls(readFields(input ?? {}, '', TOP_FIELDS));
  const given = readBattle(fields);
  // The units on a map of one's own are those of the moment.
  const battle = fields['scenario'] === undefined ? { ...given, units: [] } : given;
  const players = readPair(fields['players'], 'players', 1, 1, 2);
  const sides = SIDES.flatMap((side) => new Array<Side>(players[side]).fill(side));
  const state = emptyState(rngFromSeed(seedFrom('position'), readChance(fields['chance'])), battle, sides);
  const names = seatNames(state);
  readUnits(state, fields, given);
  for (const [i, name] of readOptional(fields['destroyed'], 'destroyed', readList, []).entries()) {
    const at = readHex(name, `destroyed[${i}]`);
    if (!battle.structures.some(({ hex }) => hex === at))
      throw new InputError(`destroyed[${i}]`, text('wrong.no-structure-there', { hex: hexName(at) }));
    state.structures = state.structures.map((stands, j) => (battle.structures[j]?.hex === at ? 0 : stands));
  }
  state.turns = readPair(fields['turns'], 'turns', 0, 0, 9999);
  state.seat = readOptional(
    fields['active'],
    'active',
    (value, path) => readSeat(value, path, names),
    seatAt(sides.indexOf(battle.first)),
  );
  const active = sideOfSeat(state, state.seat);
  // The second partner is in the second turn of the side.
  if (fields['turns'] === undefined)
    state.turns[active] = sides.slice(0, state.seat + 1).filter((side) => side === active).length;
  state.turn = readOptional(fields['turn'], 'turn', (value, path) => readNumber(value, path, 0, 9999), 1);
  state.quiet = number(fields, 'quiet', 999, 0);
  state.medals = readPair(fields['medals'], 'medals', 0, 0, MANY);
  state.held = readPair(fields['held'], 'held', 0, 0, MANY);
  state.exited = readPair(fields['exited'], 'exited', 0, 0, MOST_UNITS);
  for (const [kind, count] of Object.entries(
    readOptional(fields['eliminated'], 'eliminated', (value, path) => readFields(value, path, UNIT_KINDS), {}),
  ))
    state.eliminated[(UNIT_KINDS as readonly string[]).indexOf(kind)] = readNumber(count, `eliminated.${kind}`, 0, MOST_UNITS);
  state.claimed = numbers(fields['claimed'], 'claimed');
  state.tally = readTally(fields, state);
  const officer = battle.rules.find((rule) => rule.rule === 'officer');
  state.officerHex = readOptional(fields['officer'], 'officer', readHex, officer?.hexes[0] ?? NONE);
  const carrier = number(fields, 'officerUnit', state.unitKind.length - 1, NONE, NONE);
  state.officerUnit = carrier === NONE ? NONE : at(everyUnit(state), carrier);
  state.bonusCard = fields['bonusCard'] === undefined ? NONE : readSide(fields['bonusCard'], 'bonusCard');
  readAllCards(state, fields, names);
  state.attacked = numbers(fields['attacked'], 'attacked').map((entry) => readAttacked(battle, entry));
  if (fields['outcome'] !== undefined) {
    state.outcome = outcomeNamed(readWord(fields['outcome'], 'outcome', OUTCOMES));
    state.ended = readOptional(fields['ended'], 'ended', readText, '');
  }
  checkPossible(state, fields, names);
  if (state.outcome !== NONE) return state;
  if (fields['frames'] === undefined) pushTurn(state, active, state.seat);
  else state.frames = readList(fields['frames'], 'frames').map((frame, i) => readFrame(state, frame, `frames[${i}]`));
  return state;
}

export function writePosition(state: State): Json {
  const names = seatNames(state);
  const bySeat = <T extends Json>(of: (seat: Seat) => T): Json =>
    Object.fromEntries(names.map((name, place) => [name, of(seatAt(place))]));
  const pair = ([rebel, empire]: readonly [number, number]): Json => ({ rebel, empire });
  const optional = (field: string, lists: readonly (readonly CardId[])[]): { readonly [key: string]: Json } =>
    lists.some((cards) => cards.length > 0) ? { [field]: bySeat((seat) => (lists[seat] ?? []).map(cardName)) } : {};
  return {
    ...writeBattle(state.battle),
    players: pair([state.sides.filter((side) => side === 0).length, state.sides.filter((side) => side === 1).length]),
    active: at(names, state.seat),
    turn: state.turn,
    turns: pair(state.turns),
    quiet: state.quiet,
    units: Object.fromEntries(
      everyUnit(state)
        .filter((unit) => isInPlay(state, unit))
        .map((unit) => [hexName(hexOf(state, unit)), writeUnit(state, unit)]),
    ),
    entered: state.unitKind.length,
    destroyed: state.battle.structures.filter((_, i) => state.structures[i] === 0).map(({ hex }) => hexName(hex)),
    medals: pair(state.medals),
    held: pair(state.held),
    exited: pair(state.exited),
    eliminated: Object.fromEntries(UNIT_KINDS.map((kind, i) => [kind, at(state.eliminated, i)])),
    claimed: [...state.claimed],
    ...(countsApart(state.battle) ? sumsOf(state.battle, state.tally) : { tally: [...state.tally] }),
    officer: state.officerHex === NONE ? null : hexName(state.officerHex),
    officerUnit: state.officerUnit,
    bonusCard: state.bonusCard === NONE ? null : SIDE_NAMES[state.bonusCard],
    hands: bySeat((seat) => handOf(state, seat).map(cardName)),
    piles: bySeat((seat) => pileOf(state, seat).map(cardName).reverse()),
    discards: bySeat((seat) => discardsOf(state, seat).map(cardName)),
    ...optional('shown', state.shown),
    ...optional('reshuffled', state.reshuffled),
    supports: { rebel: state.supports[0].map(cardName), empire: state.supports[1].map(cardName) },
    played: state.played.map(cardName),
    attacked: state.attacked.map((attacked) => writeAttacked(state.battle, attacked)),
    outcome: state.outcome === NONE ? null : OUTCOMES[state.outcome],
    ended: state.ended,
    frames: state.outcome === NONE ? state.frames.map((frame) => writeFrame(state, frame, names)) : null,
  };
}

/** A scenario by its number or whole, or a battlefield of one's own: `map` as seven lines, or as hexes with something on them. */
function readBattle(fields: Fields): Battle {
  const own = ['map', 'structures', 'rules', 'need'].filter((field) => fields[field] !== undefined);
  if (fields['scenario'] !== undefined) {
    if (own.length > 0) throw new InputError(at(own, 0), text('wrong.scenario-and-map'));
    if (isFields(fields['scenario'])) return within('scenario', () => readScenario(fields['scenario'], 'position'));
    const ids = SCENARIOS.map(({ id }) => id);
    return at(SCENARIOS, ids.indexOf(readWord(String(fields['scenario']), 'scenario', ids)));
  }
  const need = readPair(fields['need'], 'need', FAR, 0, FAR);
  const first = fields['active'] === undefined ? 'rebel' : String(fields['active']).replace(/-\d$/, '');
  const scenario = {
    id: 'own',
    title: 'own',
    first,
    hand: { rebel: 4, empire: 4 },
    medals: { rebel: need[0], empire: need[1] },
    map: readMapField(fields['map']),
    ...(fields['structures'] === undefined ? {} : { structures: fields['structures'] }),
    ...(fields['rules'] === undefined ? {} : { rules: fields['rules'] }),
  };
  return readScenario(scenario, 'position');
}

function readMapField(input: unknown): readonly unknown[] {
  if (Array.isArray(input)) return input;
  const cells = readFields(input ?? {}, 'map', HEX_NAMES);
  const terrain = new Array<number>(HEX_COUNT).fill(SNOW);
  return drawMap({ terrain, units: [] }).map((line, row) => {
    const parts = line.trim().split(/\s+/);
    return parts
      .map((empty, col) => {
        const cell = cells[`${String.fromCharCode(65 + col)}${row + 1}`];
        return cell === undefined ? empty : readText(cell, `map.${String.fromCharCode(65 + col)}${row + 1}`);
      })
      .join(' ');
  });
}

function writeBattle(battle: Battle): { readonly [key: string]: Json } {
  if (SCENARIOS.includes(battle)) return { scenario: battle.id };
  // A scenario has units; a battlefield of a position has none but those of the moment.
  return battle.units.length > 0 ? { scenario: writeScenario(battle) } : writeField(battle);
}

function writeField(battle: Battle): { readonly [key: string]: Json } {
  return {
    map: drawMap({ terrain: battle.terrain, units: [] }),
    structures: writeStructures(battle),
    rules: battle.rules.map(writeRule),
    need: { rebel: battle.medals[0], empire: battle.medals[1] },
  };
}

/** Before positions told a scenario of one's own whole, they told its battlefield alone, and sums of what its rules count. */
export function formerPosition(position: unknown): Json {
  const fields = position as { readonly [field: string]: Json };
  const { scenario } = fields;
  if (!isFields(scenario)) return fields;
  const battle = readScenario(scenario, 'position');
  return Object.fromEntries(
    Object.entries(fields).flatMap(([field, value]): [string, Json][] => {
      if (field === 'scenario') return Object.entries(writeField(battle));
      if (field === 'tally') return Object.entries(sumsOf(battle, numbers(value, field)));
      if (field === 'frames' && Array.isArray(value)) return [[field, value.map(formerFrame)]];
      return [[field, value]];
    }),
  );
}

const COUNTING = ['charge', 'return', 'reinforce-once'] as const;

/** Where no two special rules count the same, three sums tell all. Snapshots of records have them. */
function countsApart({ rules }: Battle): boolean {
  const counting = rules.flatMap((rule) => {
    if (rule.rule === 'exit') return [`exit ${rule.for}`];
    return (COUNTING as readonly string[]).includes(rule.rule) ? [rule.rule] : [];
  });
  return new Set(counting).size === counting.length;
}

function sumsOf({ rules }: Battle, tally: readonly number[]): { readonly [field: string]: Json } {
  const [charges, returning, reinforced] = COUNTING.map((name) =>
    rules.reduce((sum, { rule }, i) => (rule === name ? sum + (tally[i] ?? 0) : sum), 0),
  );
  return { charges: charges ?? 0, returning: returning ?? 0, reinforced: Math.min(1, reinforced ?? 0) };
}

function readTally(fields: Fields, { battle: { rules }, exited }: State): readonly number[] {
  if (fields['tally'] !== undefined) {
    const tally = numbers(fields['tally'], 'tally');
    if (tally.length !== rules.length)
      throw new InputError('tally', text('wrong.tally', { n: rules.length, found: tally.length }));
    return tally;
  }
  const sums = {
    charge: number(fields, 'charges', MOST_UNITS, 0),
    return: number(fields, 'returning', MOST_UNITS, 0),
    'reinforce-once': number(fields, 'reinforced', 1, 0),
  };
  // A sum belongs to the first rule that counts it; that the reinforcements have come, to all.
  const first = (name: SpecialRule['rule']): number => rules.findIndex(({ rule }) => rule === name);
  return rules.map((rule, i) => {
    if (rule.rule === 'exit') return exited[sideNamed(rule.for)];
    if (rule.rule === 'reinforce-once') return sums[rule.rule];
    return (rule.rule === 'charge' || rule.rule === 'return') && i === first(rule.rule) ? sums[rule.rule] : 0;
  });
}

/** Units stand as the map says; `units` changes them, or names them all where it gives their kind. */
function readUnits(state: State, fields: Fields, { units }: Battle): void {
  const given = readOptional(fields['units'], 'units', (value, path) => readFields(value, path, HEX_NAMES), {});
  const all = Object.entries(given).map(([name, value]) => ({
    hex: hexNamed(name),
    path: `units.${name}`,
    fields: readFields(value, `units.${name}`, UNIT_FIELDS),
  }));
  const whole = all.filter(({ fields }) => fields['kind'] !== undefined && fields['id'] !== undefined);
  const complete = all.length > 0 && whole.length === all.length;
  if (!complete) {
    const half = all.find(({ fields }) => ['kind', 'id', 'badge'].some((field) => fields[field] !== undefined));
    if (half) throw new InputError(half.path, text('wrong.unit-half'));
    for (const { kind, hex, figures, badge } of units) addUnit(state, kind, hex, figures, badge);
    for (const { hex, path, fields: changed } of all) {
      const unit = unitAt(state, hex);
      if (unit === NONE) throw new InputError(path, text('wrong.no-unit', { hex: hexName(hex) }));
      changeUnit(state, unit, changed, path);
    }
    return;
  }
  const size = Math.max(
    number(fields, 'entered', MOST_UNITS, 0),
    ...all.map((unit) => readNumber(unit.fields['id'] ?? 0, `${unit.path}.id`, 0, MOST_UNITS - 1) + 1),
  );
  for (const [i, { fields, path }] of all.entries())
    if (all.findIndex((other) => other.fields['id'] === fields['id']) !== i)
      throw new InputError(`${path}.id`, text('wrong.unit-id', { id: Number(fields['id']) }));
  for (let id = 0; id < size; id++) {
    const unit = all.find((candidate) => candidate.fields['id'] === id);
    if (!unit) {
      addGone(state);
      continue;
    }
    const kind = UNIT_KINDS.indexOf(readWord(unit.fields['kind'], `${unit.path}.kind`, UNIT_KINDS));
    const badge = BADGES.indexOf(
      readOptional(unit.fields['badge'], `${unit.path}.badge`, (value, path) => readWord(value, path, BADGES), 'none'),
    );
    const added = addUnit(state, kind, unit.hex, mostFigures(kind, badge), badge);
    changeUnit(state, added, unit.fields, unit.path);
  }
}

function changeUnit(state: State, unit: UnitId, fields: Fields, path: string): void {
  const set = (list: number[], name: string, least: number, most: number): void => {
    const value = fields[name];
    // What is so or not may be written either way.
    const given = most === 1 && typeof value === 'boolean' ? Number(value) : value;
    if (given !== undefined) list[unit] = readNumber(given, join(path, name), least, most);
  };
  set(state.unitFull, 'full', 1, 9);
  set(state.unitFigures, 'figures', 1, fullOf(state, unit));
  set(state.unitInPlace, 'inPlace', 0, 1);
  set(state.unitOrder, 'order', 0, 2);
  set(state.unitMoved, 'moved', NONE, 9);
  set(state.unitBarred, 'barred', 0, 1);
  set(state.unitAttacks, 'attacks', 0, 9);
  set(state.unitBroke, 'broke', 0, 1);
  set(state.unitActs, 'acts', 0, 9);
}

function writeUnit(state: State, unit: UnitId): Json {
  return {
    kind: kindName(state, unit),
    figures: figuresOf(state, unit),
    full: fullOf(state, unit),
    badge: at(BADGES, at(state.unitBadge, unit)),
    id: unit,
    inPlace: state.unitInPlace[unit] === 1,
    order: at(state.unitOrder, unit),
    moved: movedBy(state, unit),
    barred: state.unitBarred[unit] === 1,
    attacks: attacksOf(state, unit),
    broke: state.unitBroke[unit] === 1,
    acts: actsOf(state, unit),
  };
}

/** Hands and discards as named; piles are the rest of the standard cards unless named too. */
function readAllCards(state: State, fields: Fields, names: readonly string[]): void {
  const none = (): CardId[] => [];
  state.hands = perSeat(fields['hands'], 'hands', names, readCards, none).map((hand) => [...hand].sort((a, b) => a - b));
  state.discards = perSeat(fields['discards'], 'discards', names, readCards, none);
  state.played = readOptional(fields['played'], 'played', readCards, EMPTY);
  const supports = readFields(fields['supports'] ?? {}, 'supports', SIDE_NAMES);
  for (const side of SIDES)
    state.supports[side] = readOptional(supports[SIDE_NAMES[side]], `supports.${SIDE_NAMES[side]}`, readCards, EMPTY);
  state.piles = perSeat(
    fields['piles'],
    'piles',
    names,
    (value, path) => readCards(value, path).reverse(),
    (seat) => restOf(state, seat),
  );
  state.shown = perSeat<readonly CardId[]>(fields['shown'], 'shown', names, readCards, () => EMPTY);
  state.reshuffled = perSeat<readonly CardId[]>(fields['reshuffled'], 'reshuffled', names, readCards, () => EMPTY);
  for (const seat of allSeats(names)) {
    const name = names[seat];
    for (const card of shownIn(state, seat))
      if (!handOf(state, seat).includes(card))
        throw new InputError(`shown.${name}`, text('wrong.not-in-hand', { card: cardText(cardName(card)) }));
    for (const card of strayCards(state, seat))
      throw new InputError(`reshuffled.${name}`, text('wrong.stray', { card: cardText(cardName(card)) }));
  }
}

function restOf(state: State, seat: Seat): CardId[] {
  const side = sideOfSeat(state, seat);
  const first = state.sides.indexOf(side) === seat;
  const named = [...state.hands.flat(), ...state.discards.flat(), ...state.played];
  return first ? cardsOf(side, 'standard').filter((card) => !named.includes(card)) : [];
}

function readCards(input: unknown, path: string): CardId[] {
  return readList(input, path).map((name, i) => cardNamed(readWord(name, join(path, i), CARD_NAMES)));
}

/** `chance: [{dice: [infantry, cross]}, {top: [card, …]}]`: what the next dice show, or which cards a shuffle puts on top. */
function readChance(input: unknown): Scripted[] {
  if (input === undefined) return [];
  return readList(input, 'chance').flatMap((entry, i): Scripted[] => {
    const path = `chance[${i}]`;
    const fields = readFields(entry, path, ['dice', 'top']);
    if (fields['dice'] !== undefined)
      return readList(fields['dice'], `${path}.dice`).map((symbol, j) =>
        FACES.indexOf(SYMBOLS.indexOf(readWord(symbol, `${path}.dice[${j}]`, SYMBOLS))),
      );
    return [readCards(fields['top'], `${path}.top`).reverse()];
  });
}

const UNITS = 1000;
const STRUCTURE = 1000;

/** An attack of this turn as one number: its target, a unit or a place in the scenario's structures, and who attacked. */
function writeAttacked(battle: Battle, { unit, target }: Attacked): number {
  const key = typeof target === 'string' ? STRUCTURE + battle.structures.findIndex(({ hex }) => hexName(hex) === target) : target;
  return key * UNITS + unit;
}

function readAttacked(battle: Battle, entry: number): Attacked {
  const key = Math.floor(entry / UNITS);
  const structure = battle.structures[key - STRUCTURE];
  return { unit: (entry % UNITS) as UnitId, target: structure ? hexName(structure.hex) : (key as UnitId) };
}

function perSeat<T>(
  input: unknown,
  path: string,
  names: readonly string[],
  read: (value: unknown, path: string) => T,
  otherwise: (seat: Seat) => T,
): T[] {
  const fields = readFields(input ?? {}, path, names);
  return names.map((name, place) =>
    fields[name] === undefined ? otherwise(seatAt(place)) : read(fields[name], join(path, name)),
  );
}

function readPair(input: unknown, path: string, otherwise: number, least: number, most: number): [number, number] {
  const fields = readFields(input ?? {}, path, SIDE_NAMES);
  const read = (name: 'rebel' | 'empire'): number =>
    fields[name] === undefined ? otherwise : readNumber(fields[name], join(path, name), least, most);
  return [read('rebel'), read('empire')];
}

function readHex(input: unknown, path: string): HexId {
  return hexNamed(readWord(input, path, HEX_NAMES));
}

function readSide(input: unknown, path: string): Side {
  return sideNamed(readWord(input, path, SIDE_NAMES));
}

function numbers(input: unknown, path: string): readonly number[] {
  return input === undefined ? EMPTY : readList(input, path).map((value, i) => readNumber(value, join(path, i), NONE, MANY));
}

function number(fields: Fields, name: string, most: number, otherwise: number, least = 0): number {
  return fields[name] === undefined ? otherwise : readNumber(fields[name], name, least, most);
}
