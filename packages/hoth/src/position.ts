/**
 * Position documents: a whole moment of a battle as data a person can read and write. A partial one needs little more than a map.
 * Everything may be left out; `read` fills in sensible defaults, `write` names everything.
 */

import {
  at,
  InputError,
  type Json,
  readFields,
  readList,
  readNumber,
  readOptional,
  readSeat,
  readText,
  readWord,
  rngFromSeed,
  type Seat,
  seatAt,
  seedFrom,
  withoutNulls,
} from '@wartable/kernel';
import { hexName, SIDE_NAMES, SIDES, type Side } from './board.ts';
import { type CardId, cardName } from './cards/index.ts';
import { UNIT_KINDS } from './kinds.ts';
import { checkPossible } from './possible.ts';
import { pushTurn } from './rules/turn.ts';
import type { Battle } from './scenario.ts';
import {
  type Attacked,
  discardsOf,
  emptyState,
  everyUnit,
  handOf,
  hexOf,
  isInPlay,
  MOST_UNITS,
  NONE,
  OUTCOMES,
  outcomeNamed,
  pileOf,
  type State,
  seatNames,
  sideOfSeat,
  type UnitId,
} from './state.ts';
import { text } from './text/text.ts';
import { countsApart, readBattle, readTally, sumsOf, writeBattle } from './written-battle.ts';
import { readAllCards, readChance } from './written-cards.ts';
import { MANY, number, numbers, readHex, readPair, readSide } from './written-fields.ts';
import { readFrame, writeFrame } from './written-frames.ts';
import { readUnits, writeUnit } from './written-units.ts';

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
/** Enough medals that a case does not end by accident. */

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
