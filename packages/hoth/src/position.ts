/**
 * Position documents: a whole moment of a battle as data a person can read and write. A partial one needs little more than a map.
 * Everything may be left out; `read` fills in sensible defaults, `write` names everything.
 */
import {
  allSeats,
  type Fields,
  type HexId,
  InputError,
  type Json,
  join,
  readBoolean,
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
  withoutNulls,
} from '@wartable/kernel';
import { HEX_COUNT, HEX_NAMES, hexByName, hexName, SIDE_NAMES, SIDES, type Side } from './board.ts';
import { CARD_NAMES, type CardId, cardByName, cardName, cardOf, cardsOf } from './cards/index.ts';
import { BADGES, FACES, KINDS, SNOW, SYMBOLS, UNIT_KINDS } from './kinds.ts';
import { type Battle, drawMap, readScenario, writeRule } from './scenario.ts';
import { SCENARIOS } from './scenarios/index.ts';
import {
  addUnit,
  EMPTY,
  emptyState,
  type Frame,
  NONE,
  pushFrame,
  STEPS,
  type State,
  seatNames,
  strayCards,
  type UnitId,
} from './state.ts';
import { addGone } from './worlds.ts';

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
const OUTCOMES = ['rebel', 'empire', 'draw'] as const;
/** Enough medals that a case does not end by accident. */
const FAR = 16;

export function readPosition(input: unknown): State {
  const fields = withoutNulls(readFields(input ?? {}, '', TOP_FIELDS));
  const battle = readBattle(fields);
  const players = readPair(fields['players'], 'players', 1, 1, 2);
  const sides = SIDES.flatMap((side) => new Array<Side>(players[side]).fill(side));
  const state = emptyState(rngFromSeed(seedFrom('position'), readChance(fields['chance'])), battle, sides);
  const names = seatNames(state);
  readUnits(state, fields);
  for (const [i, name] of readOptional(fields['destroyed'], 'destroyed', readList, []).entries()) {
    const at = readHex(name, `destroyed[${i}]`);
    state.structures = state.structures.map((stands, j) => (battle.structures[j]?.hex === at ? 0 : stands));
  }
  state.turns = readPair(fields['turns'], 'turns', 0, 0, 9999);
  state.seat = readOptional(
    fields['active'],
    'active',
    (value, path) => readSeat(value, path, names),
    seatAt(sides.indexOf(battle.first)),
  );
  const active = sides[state.seat] as Side;
  // The second partner is in the second turn of the side.
  if (fields['turns'] === undefined)
    state.turns[active] = sides.slice(0, state.seat + 1).filter((side) => side === active).length;
  state.turn = readOptional(fields['turn'], 'turn', (value, path) => readNumber(value, path, 0, 9999), 1);
  state.quiet = number(fields, 'quiet', 999, 0);
  state.medals = readPair(fields['medals'], 'medals', 0, 0, 99);
  state.held = readPair(fields['held'], 'held', 0, 0, 99);
  state.exited = readPair(fields['exited'], 'exited', 0, 0, 99);
  for (const [kind, count] of Object.entries(
    readOptional(fields['eliminated'], 'eliminated', (value, path) => readFields(value, path, UNIT_KINDS), {}),
  ))
    state.eliminated[UNIT_KINDS.indexOf(kind as (typeof UNIT_KINDS)[number])] = readNumber(count, `eliminated.${kind}`, 0, 99);
  state.claimed = numbers(fields['claimed'], 'claimed');
  state.charges = number(fields, 'charges', 99, 0);
  state.returning = number(fields, 'returning', 99, 0);
  state.reinforced = number(fields, 'reinforced', 1, 0);
  const officer = battle.rules.find((rule) => rule.rule === 'officer');
  state.officerHex = readOptional(
    fields['officer'],
    'officer',
    readHex,
    officer?.rule === 'officer' ? (officer.hexes[0] as HexId) : NONE,
  );
  state.officerUnit = number(fields, 'officerUnit', 999, NONE, NONE);
  state.bonusCard = fields['bonusCard'] === undefined ? NONE : readSide(fields['bonusCard'], 'bonusCard');
  readAllCards(state, fields, names);
  state.attacked = numbers(fields['attacked'], 'attacked');
  if (fields['outcome'] !== undefined) {
    state.outcome = OUTCOMES.indexOf(readWord(fields['outcome'], 'outcome', OUTCOMES));
    state.ended = readOptional(fields['ended'], 'ended', readText, '');
    return state;
  }
  if (fields['frames'] === undefined)
    for (const step of ['turn-end', 'draw', 'play'] as const) pushFrame(state, step, active, state.seat);
  else for (const [i, frame] of readList(fields['frames'], 'frames').entries()) readFrame(state, frame, `frames[${i}]`);
  return state;
}

export function writePosition(state: State): Json {
  const names = seatNames(state);
  const bySeat = <T extends Json>(of: (seat: Seat) => T): Json =>
    Object.fromEntries(names.map((name, place) => [name, of(seatAt(place))]));
  const pair = ([rebel, empire]: readonly [number, number]): Json => ({ rebel, empire });
  const optional = (field: string, lists: readonly (readonly CardId[])[]): { readonly [key: string]: Json } =>
    lists.some((cards) => cards.length > 0) ? { [field]: bySeat((seat) => (lists[seat] ?? []).map(cardName)) } : {};
  const known = SCENARIOS.includes(state.battle);
  return {
    ...(known ? { scenario: state.battle.id } : writeBattle(state.battle)),
    players: pair([state.sides.filter((side) => side === 0).length, state.sides.filter((side) => side === 1).length]),
    active: names[state.seat] as string,
    turn: state.turn,
    turns: pair(state.turns),
    quiet: state.quiet,
    units: Object.fromEntries(
      state.unitHex.flatMap((hex, unit) => (hex === NONE ? [] : [[hexName(hex), writeUnit(state, unit)]])),
    ),
    entered: state.unitKind.length,
    destroyed: state.battle.structures.filter((_, i) => state.structures[i] === 0).map(({ hex }) => hexName(hex)),
    medals: pair(state.medals),
    held: pair(state.held),
    exited: pair(state.exited),
    eliminated: Object.fromEntries(UNIT_KINDS.map((kind, i) => [kind, state.eliminated[i] as number])),
    claimed: [...state.claimed],
    charges: state.charges,
    returning: state.returning,
    reinforced: state.reinforced,
    officer: state.officerHex === NONE ? null : hexName(state.officerHex),
    officerUnit: state.officerUnit,
    bonusCard: SIDE_NAMES[state.bonusCard as Side] ?? null,
    hands: bySeat((seat) => (state.hands[seat] as CardId[]).map(cardName)),
    piles: bySeat((seat) => (state.piles[seat] as CardId[]).map(cardName).reverse()),
    discards: bySeat((seat) => (state.discards[seat] as CardId[]).map(cardName)),
    ...optional('shown', state.shown),
    ...optional('reshuffled', state.reshuffled),
    supports: { rebel: state.supports[0].map(cardName), empire: state.supports[1].map(cardName) },
    played: state.played.map(cardName),
    attacked: [...state.attacked],
    outcome: OUTCOMES[state.outcome] ?? null,
    ended: state.ended,
    frames: state.outcome === NONE ? state.frames.map((frame) => writeFrame(frame, names)) : null,
  };
}

/** A scenario by its number, or a battlefield of one's own: `map` as seven lines, or as hexes with something on them. */
function readBattle(fields: Fields): Battle {
  const own = ['map', 'structures', 'rules', 'need'].filter((field) => fields[field] !== undefined);
  if (fields['scenario'] !== undefined) {
    if (own.length > 0) throw new InputError(own[0] as string, 'a position has a scenario or a battlefield of its own, not both');
    const ids = SCENARIOS.map(({ id }) => id);
    return SCENARIOS[ids.indexOf(readWord(String(fields['scenario']), 'scenario', ids))] as Battle;
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
  return readScenario(scenario, true);
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
  return {
    map: drawMap({ terrain: battle.terrain, units: [] }),
    structures: battle.structures.map(({ kind, hex }) => ({ kind, at: hexName(hex) })),
    rules: battle.rules.map(writeRule),
    need: { rebel: battle.medals[0], empire: battle.medals[1] },
  };
}

/** Units stand as the map says; `units` changes them, or names them all where it gives their kind. */
function readUnits(state: State, fields: Fields): void {
  const given = readOptional(fields['units'], 'units', (value, path) => readFields(value, path, HEX_NAMES), {});
  const all = Object.entries(given).map(([name, value]) => ({
    hex: hexByName(name) as HexId,
    path: `units.${name}`,
    fields: readFields(value, `units.${name}`, UNIT_FIELDS),
  }));
  const complete = all.length > 0 && all.every((unit) => unit.fields['kind'] !== undefined);
  if (!complete) {
    for (const { kind, hex, figures, badge } of state.battle.units) addUnit(state, kind, hex, figures, badge);
    for (const { hex, path, fields: changed } of all) {
      const unit = state.hexUnit[hex] as UnitId;
      if (unit === NONE) throw new InputError(path, `no unit stands on ${hexName(hex)}`);
      changeUnit(state, unit, changed, path);
    }
    return;
  }
  const size = Math.max(
    number(fields, 'entered', 999, 0),
    ...all.map((unit) => readNumber(unit.fields['id'] ?? 0, `${unit.path}.id`, 0, 998) + 1),
  );
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
    addUnit(state, kind, unit.hex, KINDS[kind]?.figures ?? 1, badge);
    changeUnit(state, id, unit.fields, unit.path);
  }
}

function changeUnit(state: State, unit: UnitId, fields: Fields, path: string): void {
  const set = (list: number[], name: string, least: number, most: number): void => {
    const value = fields[name];
    if (value !== undefined)
      list[unit] =
        typeof value === 'boolean'
          ? Number(readBoolean(value, join(path, name)))
          : readNumber(value, join(path, name), least, most);
  };
  set(state.unitFull, 'full', 1, 9);
  set(state.unitFigures, 'figures', 1, state.unitFull[unit] as number);
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
    kind: UNIT_KINDS[state.unitKind[unit] as number] as string,
    figures: state.unitFigures[unit] as number,
    full: state.unitFull[unit] as number,
    badge: BADGES[state.unitBadge[unit] as number] as string,
    id: unit,
    inPlace: state.unitInPlace[unit] === 1,
    order: state.unitOrder[unit] as number,
    moved: state.unitMoved[unit] as number,
    barred: state.unitBarred[unit] === 1,
    attacks: state.unitAttacks[unit] as number,
    broke: state.unitBroke[unit] === 1,
    acts: state.unitActs[unit] as number,
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
  state.hands.forEach((hand, seat) => {
    for (const card of hand)
      if (cardOf(card).side !== state.sides[seat])
        throw new InputError(`hands.${names[seat]}`, `${cardName(card)} belongs to the other side`);
  });
  state.shown = perSeat<readonly CardId[]>(fields['shown'], 'shown', names, readCards, () => EMPTY);
  state.reshuffled = perSeat<readonly CardId[]>(fields['reshuffled'], 'reshuffled', names, readCards, () => EMPTY);
  for (const seat of allSeats(names)) {
    const name = names[seat];
    for (const card of state.shown[seat] as readonly CardId[])
      if (!state.hands[seat]?.includes(card)) throw new InputError(`shown.${name}`, `${cardName(card)} is not in the hand`);
    for (const card of strayCards(state, seat))
      throw new InputError(`reshuffled.${name}`, `${cardName(card)} is in the pile and must be among them`);
  }
}

function restOf(state: State, seat: Seat): CardId[] {
  const side = state.sides[seat] as Side;
  const first = state.sides.indexOf(side) === seat;
  const named = [...state.hands.flat(), ...state.discards.flat(), ...state.played];
  return first ? cardsOf(side, 'standard').filter((card) => !named.includes(card)) : [];
}

function readCards(input: unknown, path: string): CardId[] {
  return readList(input, path).map((name, i) => cardByName(readWord(name, join(path, i), CARD_NAMES)) as CardId);
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

const FRAME_NUMBERS = ['card', 'unit', 'defender', 'kind', 'hex', 'at', 'count'] as const;

function readFrame(state: State, input: unknown, path: string): void {
  const fields = readFields(input, path, ['step', 'seat', ...FRAME_NUMBERS, 'dice', 'list']);
  const names = seatNames(state);
  const seat = readSeat(fields['seat'], `${path}.seat`, names);
  const frame = pushFrame(state, readWord(fields['step'], `${path}.step`, STEPS), state.sides[seat] as Side, seat);
  for (const name of FRAME_NUMBERS)
    if (fields[name] !== undefined) Object.assign(frame, { [name]: readNumber(fields[name], `${path}.${name}`, NONE, 9999) });
  frame.dice = numbers(fields['dice'], `${path}.dice`);
  frame.list = numbers(fields['list'], `${path}.list`);
}

function writeFrame(frame: Frame, names: readonly string[]): Json {
  const { step, seat, side: _side, ...rest } = frame;
  return { step, seat: names[seat] as string, ...rest, dice: [...frame.dice], list: [...frame.list] };
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
  return hexByName(readWord(input, path, HEX_NAMES)) as HexId;
}

function readSide(input: unknown, path: string): Side {
  return SIDE_NAMES.indexOf(readWord(input, path, SIDE_NAMES)) as Side;
}

function numbers(input: unknown, path: string): readonly number[] {
  return input === undefined ? EMPTY : readList(input, path).map((value, i) => readNumber(value, join(path, i), NONE, 9_999_999));
}

function number(fields: Fields, name: string, most: number, otherwise: number, least = 0): number {
  return fields[name] === undefined ? otherwise : readNumber(fields[name], name, least, most);
}
