/**
 * The battlefield as nets are told of it, in flat lists: they are looked at many times for each position, and a list of one side's
 * units is half as long as that of all. Valid until the next `muster`.
 */
import type { HexId } from '@wartable/kernel';
import { distance, HEX_COUNT, HEXES, SIDES, type Side } from './board.ts';
import { type Goals, goalsOf } from './goals.ts';
import { COVER, ENDS, entry, HIT, LOSSES, MEDALS_OF, SIDE_OF, UNIT_WORTH } from './heuristics.ts';
import { AT_AT, CLASSES, KINDS, TERRAINS, TRENCHES, type UnitClass } from './kinds.ts';
import { isInSight } from './rules/sight.ts';
import { MOST_UNITS, NONE, other, type State, structureAt, type UnitId } from './state.ts';

/** Beyond every way on the board. */
export const FAR = 16;

const WAYS = new Int8Array(HEX_COUNT * HEX_COUNT);
for (const from of HEXES) for (const to of HEXES) WAYS[from * HEX_COUNT + to] = distance(from, to);
const RANGES = 5;
const REACH = Int8Array.from(KINDS, ({ dice }) => dice.length);
const STEPS = Int8Array.from(KINDS, ({ moveAndAttack }) => moveAndAttack);
/** Dice of a kind by steps to the target; none beyond its range. */
const DICE = Int8Array.from(
  KINDS.flatMap(({ dice }) => Array.from({ length: RANGES }, (_, way) => dice[Math.max(0, way - 1)] ?? 0)),
);
const COVERS = Int8Array.from(COVER.flatMap((cover) => [...cover]));
const CLASS_OF = Int8Array.from(KINDS, (kind) => CLASSES.indexOf(kind.class));
/** What it is worth to end a unit, medals apart. */
const WORTHS = LOSSES.map((losses, i) => losses + (ENDS[i] as number) * UNIT_WORTH);

class Host {
  count = 0;
  readonly hex = new Int16Array(MOST_UNITS + 1);
  readonly kind = new Int16Array(MOST_UNITS + 1);
  readonly figures = new Int16Array(MOST_UNITS + 1);
  readonly ground = new Int16Array(MOST_UNITS + 1);
}
const hosts: readonly [Host, Host] = [new Host(), new Host()];
const wanted = [0, 1].map(() => CLASSES.map(() => ({ count: 0, hexes: new Int16Array(HEX_COUNT * 4) })));
const sought: Goals[] = [];
/** By side and class: steps from each hex to the nearest exit, or NONE. */
const exits: Int8Array[] = [];
/** Where structures stand, and what a die against one is worth. */
const structureHexes = new Int16Array(HEX_COUNT);
let standing = 0;
let structureWorth = 0;
const medalWorths = new Float64Array(2);
let field: State;
let musters = 0;

/** Looks at a position; returns a number that no other look has. */
export function muster(state: State): number {
  field = state;
  const [rebels, empire] = hosts;
  rebels.count = 0;
  empire.count = 0;
  const { terrain } = state.battle;
  for (let unit = 0 as UnitId; unit < state.unitHex.length; unit++) {
    const hex = state.unitHex[unit] as number;
    if (hex === NONE) continue;
    const kind = state.unitKind[unit] as number;
    const host = SIDE_OF[kind] === 0 ? rebels : empire;
    const i = host.count++;
    host.hex[i] = hex;
    host.kind[i] = kind;
    host.figures[i] = state.unitFigures[unit] as number;
    host.ground[i] = terrain[hex] as number;
  }
  const goals = goalsOf(state.battle);
  for (const side of SIDES) {
    const own = goals[side];
    listPlaces(side, own);
    if (sought[side] === own) continue;
    sought[side] = own;
    medalWorths[side] = own.medalWorth;
    for (let i = 0; i < CLASSES.length; i++) exits[side * CLASSES.length + i] = own.exits[CLASSES[i] as UnitClass];
  }
  listStructures();
  return ++musters;
}

function listStructures(): void {
  const { structures } = field.battle;
  standing = 0;
  structureWorth = goalsNow(1).structureWorth / 6;
  for (let i = 0; i < structures.length; i++) if (field.structures[i] === 1) structureHexes[standing++] = structures[i]?.hex ?? 0;
}

/** Whether the last look was this one. */
export function isMustered(look: number): boolean {
  return look === musters;
}

export function goalsNow(side: Side): Goals {
  return sought[side] as Goals;
}

type Wanted = { count: number; readonly hexes: Int16Array };
const wantedBy = (side: Side, unitClass: number): Wanted => (wanted[side] as Wanted[])[unitClass] as Wanted;

function listPlaces(side: Side, { places }: Goals): void {
  const { officerHex, officerUnit, claimed } = field;
  const officer = officerHex !== NONE && (side === 1 || officerUnit === NONE);
  for (let unitClass = 0; unitClass < CLASSES.length; unitClass++) {
    const list = wantedBy(side, unitClass);
    list.count = 0;
    if (officer) list.hexes[list.count++] = officerHex;
    for (let i = 0; i < places.length; i++) {
      const place = places[i] as (typeof places)[number];
      if (place.only !== undefined && place.only !== CLASSES[unitClass]) continue;
      if (place.rule === NONE ? officerUnit === NONE : claimed.includes(place.rule)) continue;
      if (place.structure && structureAt(field, place.hexes[0] as HexId) === NONE) continue;
      for (let j = 0; j < place.hexes.length && list.count < list.hexes.length; j++)
        list.hexes[list.count++] = place.hexes[j] as number;
    }
  }
}

/** Steps from a hex to the nearest place that the side wants and a unit of the kind can take; FAR where there is none. */
export function wayToGoal(side: Side, kind: number, hex: HexId): number {
  const { count, hexes } = wantedBy(side, CLASS_OF[kind] as number);
  let best = FAR;
  for (let i = 0; i < count; i++) best = Math.min(best, WAYS[hex * HEX_COUNT + (hexes[i] as number)] as number);
  return best;
}

/** The same to the nearest exit. */
export function wayToExit(side: Side, kind: number, hex: HexId): number {
  const way = (exits[side * CLASSES.length + (CLASS_OF[kind] as number)] as Int8Array)[hex] as number;
  return way === NONE ? FAR : way;
}

const INFANTRY_OF = [0, 3] as const;

/** Steps to what the enemy's infantry wants, places and exits. */
export function wayToGuard(side: Side, hex: HexId): number {
  const enemy = other(side);
  return Math.min(wayToGoal(enemy, INFANTRY_OF[enemy], hex), wayToExit(enemy, INFANTRY_OF[enemy], hex));
}

/** What `survey` finds: the worth of the best attack from the hex, and after a move; dice of enemies against it, and after their moves. */
export const found = new Float64Array(4);
export const ATTACK = 0;
export const ATTACK_THEN = 1;
export const DANGER = 2;
export const DANGER_THEN = 3;

/**
 * Looks around from a hex as a unit of a kind that would stand there. Its best attacks, as considerations reckon them: at once, where
 * it `attacks` and sees the target, and after so many hexes of movement; and what the enemy could do to it.
 */
export function survey(kind: number, from: HexId, steps: number, attacks: boolean): void {
  const side = SIDE_OF[kind] as Side;
  const medalWorth = medalWorths[side] as number;
  const ground = field.battle.terrain[from] as number;
  const bare = kind === AT_AT || (ground === TRENCHES && CLASS_OF[kind] !== 0);
  const enemies = hosts[other(side)];
  const range = REACH[kind] as number;
  let [now, then, danger, dangerThen] = [0, 0, 0, 0];
  for (let i = 0; i < enemies.count; i++) {
    const hex = enemies.hex[i] as HexId;
    const enemy = enemies.kind[i] as number;
    const way = WAYS[from * HEX_COUNT + hex] as number;
    const left = way - (STEPS[enemy] as number);
    if (left <= (REACH[enemy] as number)) {
      const cover = bare ? 0 : (COVERS[enemy * TERRAINS.length + ground] as number);
      if (way <= (REACH[enemy] as number)) danger += Math.max(0, (DICE[enemy * RANGES + way] as number) - cover);
      dangerThen += Math.max(0, (DICE[enemy * RANGES + (left > 0 ? left : 0)] as number) - cover);
    }
    if (way > range + steps) continue;
    const cover = enemy === AT_AT ? 0 : (COVERS[kind * TERRAINS.length + (enemies.ground[i] as number)] as number);
    const row = entry(enemy, 0, enemies.figures[i] as number);
    const medals = (MEDALS_OF[enemy] as number) * medalWorth;
    then = Math.max(then, worthOf(row, (DICE[kind * RANGES + (way > steps ? way - steps : 0)] as number) - cover, medals));
    if (!attacks || way > range) continue;
    const worth = worthOf(row, (DICE[kind * RANGES + way] as number) - cover, medals);
    if (worth > now && isInSight(field, from, hex)) now = worth;
  }
  if (side === 1 && standing > 0) {
    if (attacks) now = Math.max(now, bestOnStructure(kind, from, 0, true));
    then = Math.max(then, bestOnStructure(kind, from, steps, false));
  }
  found[ATTACK] = now;
  found[ATTACK_THEN] = then;
  found[DANGER] = danger;
  found[DANGER_THEN] = dangerThen;
}

const DIE = entry(0, 1, 0);
/** The tables know no more. */
const MOST_DICE = 7;

/** What dice against a unit are worth; `row` is its place in the tables. */
function worthOf(row: number, dice: number, medals: number): number {
  if (dice <= 0) return 0;
  return (WORTHS[row + dice * DIE] as number) + (ENDS[row + dice * DIE] as number) * medals;
}

/** Figures that dice take from a unit, at most all of them, as a share. */
export function feared(kind: number, figures: number, dice: number): number {
  return Math.min(1, (dice * (HIT[kind] as number)) / Math.max(1, figures));
}

/** What dice of a side against a unit of the enemy are worth. */
export function worthAgainst(side: Side, enemy: number, figures: number, dice: number): number {
  return worthOf(entry(enemy, 0, figures), Math.min(dice, MOST_DICE), (MEDALS_OF[enemy] as number) * goalsNow(side).medalWorth);
}

/** The best attack alone, whether the target is in sight or not. */
export function bestAttack(kind: number, from: HexId, steps: number): number {
  const side = SIDE_OF[kind] as Side;
  const medalWorth = medalWorths[side] as number;
  const enemies = hosts[other(side)];
  const reach = (REACH[kind] as number) + steps;
  let best = 0;
  for (let i = 0; i < enemies.count; i++) {
    const way = WAYS[from * HEX_COUNT + (enemies.hex[i] as number)] as number;
    if (way > reach) continue;
    const enemy = enemies.kind[i] as number;
    const cover = enemy === AT_AT ? 0 : (COVERS[kind * TERRAINS.length + (enemies.ground[i] as number)] as number);
    const dice = (DICE[kind * RANGES + (way > steps ? way - steps : 0)] as number) - cover;
    const row = entry(enemy, 0, enemies.figures[i] as number);
    best = Math.max(best, worthOf(row, dice, (MEDALS_OF[enemy] as number) * medalWorth));
  }
  return side === 1 && standing > 0 ? Math.max(best, bestOnStructure(kind, from, steps, false)) : best;
}

function bestOnStructure(kind: number, from: HexId, steps: number, seen: boolean): number {
  const reach = (REACH[kind] as number) + steps;
  let best = 0;
  for (let i = 0; i < standing; i++) {
    const hex = structureHexes[i] as HexId;
    const way = WAYS[from * HEX_COUNT + hex] as number;
    if (way > reach) continue;
    const worth = (DICE[kind * RANGES + (way > steps ? way - steps : 0)] as number) * structureWorth;
    if (worth > best && (!seen || isInSight(field, from, hex))) best = worth;
  }
  return best;
}

const NEARNESS = Float64Array.from({ length: FAR + 1 }, (_, way) => (way === FAR ? 0 : 1 / (1 + way)));

/** 1 at the place, less the farther it is. */
export function nearness(way: number): number {
  return NEARNESS[way] as number;
}
