/** What speaks for a choice in a battle, as a player would say it: from the view alone, for cards and dice to come are not looked at. */
import {
  type Advice,
  type Choice,
  type Decision,
  type Fact,
  grounds,
  type HexId,
  imagine,
  lookAhead,
  type Rng,
  type RuleId,
  type Seat,
  type Text,
} from '@wartable/kernel';
import { distance, hexName, type Side } from './board.ts';
import { hexIn, kindOfChoice, payload, unitIn } from './choices.ts';
import type { DecisionKind } from './decisions.ts';
import { labelFor, unitText } from './describe.ts';
import type { Event } from './events.ts';
import { topFrame } from './frames.ts';
import { goalsOf } from './goals.ts';
import { AT_AT, SYMBOLS, TERRAIN, TERRAINS, TRENCHES } from './kinds.ts';
import { attackOdds, type Odds } from './odds.ts';
import { targetsOf } from './rules/dice.ts';
import { medalsOf } from './rules/medals.ts';
import { attackAllowance, bonusOf, destinations, moveAllowance, stopsUnit } from './rules/movement.ts';
import { applyChoice, pendingDecisions } from './rules/sequence.ts';
import {
  cloneState,
  figuresOf,
  hexOf,
  isInPlay,
  kindName,
  kindOf,
  NONE,
  other,
  type State,
  sideOf,
  sideOfSeat,
  structureAt,
  terrainAt,
  type UnitId,
  unitAt,
  unitsOf,
} from './state.ts';
import { text } from './text/text.ts';
import { hiddenSizes, type View } from './view.ts';
import { sampleWorld } from './worlds.ts';

const RULES = {
  clone: cloneState,
  apply: (state: State, seat: Seat, choice: Choice, emit?: (event: Event) => void) => applyChoice(state, seat, choice, emit),
  hidden: hiddenSizes,
};

/** The rule to read about what speaks for a choice. */
const BEHIND: Readonly<Record<string, RuleId>> = {
  'advice.reaches': 'hoth/attack/range',
  'advice.can-attack': 'hoth/attack/range',
  'advice.more-dice': 'hoth/attack/range',
  'advice.from-here': 'hoth/attack/range',
  'advice.cover': 'hoth/terrain/protection',
  'advice.medals': 'hoth/win/medals',
  'advice.worth-medal': 'hoth/win/eliminations',
  'advice.eliminates': 'hoth/win/eliminations',
  'advice.exit': 'hoth/objective/exits',
  'advice.hits': 'hoth/attack/hits',
  'advice.best-target': 'hoth/attack/hits',
  'advice.drives-back': 'hoth/retreat/direction',
  'advice.orders': 'hoth/turn/order',
  'advice.useless': 'hoth/dice/faces',
};

export function advice(view: View, choice: Choice, rng?: Rng): Advice | undefined {
  const world = imagine({ sampleWorld }, view, rng);
  const decision = pendingDecisions(world).find(({ seat }) => seat === view.viewer);
  if (!decision?.choices.includes(choice)) return undefined;
  return { what: whatOf(view, world, choice), ...grounds(factsFor(world, decision, choice), BEHIND) };
}

/** The unit that the step in progress is about. */
function acting(state: State): UnitId | undefined {
  const frame = topFrame(state);
  if (frame?.step === 'retreat') return frame.defender;
  return frame && 'unit' in frame && frame.unit !== undefined && isInPlay(state, frame.unit) ? frame.unit : undefined;
}

function whatOf(view: View, state: State, choice: Choice): Text {
  const label = labelFor(view, choice);
  const unit = acting(state);
  switch (kindOfChoice(choice)) {
    case 'play':
      return text('advice.play', { card: label });
    case 'section':
      return text('advice.section', { section: label });
    case 'order':
      return text('advice.order', { unit: named(state, hexOf(state, unitIn(choice))) });
    case 'move':
      return text('advice.move', { unit: label });
    case 'attack':
      return text('advice.attack', { unit: label });
    case 'target':
      return text('advice.target', { unit: label });
    case 'place':
      return text('advice.place', { hex: hexName(hexIn(choice)) });
    case 'to':
      return unit === undefined
        ? label
        : text('advice.to', { unit: unitText(kindName(state, unit)), hex: hexName(hexIn(choice)) });
    default:
      return label;
  }
}

function factsFor(state: State, { seat, kind }: Decision<DecisionKind>, choice: Choice): Fact[] {
  const unit = acting(state);
  switch (kindOfChoice(choice)) {
    case 'play':
    case 'section':
      return cardFacts(state, seat, choice);
    case 'order':
    case 'move':
      return unitFacts(state, unitIn(choice));
    case 'attack':
      return bestShotFacts(state, unitIn(choice));
    case 'target':
      return unit === undefined || kind === 'strike' ? [] : shotFacts(state, unit, hexIn(choice));
    case 'to':
    case 'retreat':
      return unit === undefined ? [] : placeFacts(state, seat, unit, choice);
    case 'advance':
    case 'exit':
      return unit === undefined ? [] : medalFacts(state, seat, choice);
    case 'ignore':
      return unit === undefined ? [] : coverFacts(state, unit, hexOf(state, unit));
    case 'stay':
      return unit === undefined ? [] : dangerFacts(state, unit);
    case 'reroll':
      return uselessFacts(payload(choice));
    case 'done':
      return kind === 'move' ? standFacts(state, sideOfSeat(state, seat)) : [];
    default:
      return [];
  }
}

const percent = (chance: number): number => Math.round(100 * chance);

/** A unit or a structure with its hex. */
function named(state: State, hex: HexId): Text {
  return text('choice.target', { unit: unitText(kindAt(state, hex)), hex: hexName(hex) });
}

function kindAt(state: State, hex: HexId): string {
  const unit = unitAt(state, hex);
  return unit === NONE ? (state.battle.structures[structureAt(state, hex)]?.kind ?? '') : kindName(state, unit);
}

const MOST_NAMED = 3;
/** A few of them, those of a kind together: "Snowtroopers on A2 and B2". */
function namedAll(state: State, hexes: readonly HexId[]): Text[] {
  const kinds = Map.groupBy(hexes.slice(0, MOST_NAMED), (hex) => kindAt(state, hex));
  return [...kinds].map(([kind, at]) => {
    const places = at.map((hex) => text('choice.to', { hex: hexName(hex) }));
    return text('choice.target', { unit: unitText(kind), hex: places });
  });
}

/** The same with a unit on another hex, nobody else having moved. */
function standing(state: State, unit: UnitId, hex: HexId): State {
  const there = cloneState(state);
  there.hexUnit[hexOf(state, unit)] = NONE;
  there.hexUnit[hex] = unit;
  there.unitHex[unit] = hex;
  return there;
}

/** Enemies that could attack a unit there next turn: as far as they move and shoot, whatever is in between. */
function threats(state: State, unit: UnitId, hex: HexId): HexId[] {
  return unitsOf(state, other(sideOf(state, unit)))
    .filter((enemy) => {
      const { moveAndAttack, dice } = kindOf(state, enemy);
      const way = distance(hexOf(state, enemy), hex) - moveAndAttack;
      return (dice[Math.max(0, way - 1)] ?? 0) - coverAt(state, unit, hex) > 0 && way <= dice.length;
    })
    .map((enemy) => hexOf(state, enemy));
}

/** Dice that an attacker loses for the ground. */
function coverAt(state: State, unit: UnitId, hex: HexId): number {
  const terrain = terrainAt(state, hex);
  if (state.unitKind[unit] === AT_AT || (terrain === TRENCHES && kindOf(state, unit).class !== 'infantry')) return 0;
  return TERRAIN[terrain]?.protection.infantry ?? 0;
}

function coverFacts(state: State, unit: UnitId, hex: HexId): Fact[] {
  const n = coverAt(state, unit, hex);
  const terrain = { key: `terrain.${TERRAINS[terrainAt(state, hex)]}` };
  return n > 0 ? [{ weight: 1.2, text: text('advice.cover', { n, terrain }) }] : [];
}

/** What a unit could attack this turn, from where it stands or after a move. */
function inReachNow(state: State, unit: UnitId): HexId[] {
  if (state.unitBarred[unit] === 1 || bonusOf(state, unit)?.noAttack) return [];
  const found = new Set(targetsOf(state, unit));
  const far = Math.min(moveAllowance(state, unit), attackAllowance(state, unit));
  for (const hex of destinations(state, unit, far))
    if (!stopsUnit(state, unit, hex)) for (const target of targetsOf(standing(state, unit, hex), unit)) found.add(target);
  return [...found];
}

/** How a shot compares: eliminations first, then figures. */
const worthOf = ({ eliminated, destroyed, expectedLosses }: Odds): number =>
  10 * Math.max(eliminated, destroyed) + expectedLosses;
const byWorth = (state: State, unit: UnitId, targets: readonly HexId[]): HexId[] => {
  const worth = new Map(targets.map((hex) => [hex, worthOf(attackOdds(state, unit, hex))]));
  return targets.toSorted((a, b) => (worth.get(b) ?? 0) - (worth.get(a) ?? 0));
};

/** Who is to act: what it could attack, and what could attack it. */
function unitFacts(state: State, unit: UnitId): Fact[] {
  const targets = inReachNow(state, unit);
  const enemies = threats(state, unit, hexOf(state, unit));
  const facts: Fact[] = [];
  if (targets.length > 0) facts.push({ weight: 3, text: text('advice.can-attack', { targets: namedAll(state, targets) }) });
  if (enemies.length > 0 && targets.length === 0)
    facts.push({ weight: 1.5, text: text('advice.in-danger', { enemies: namedAll(state, enemies) }) });
  if (enemies.length > 0 && figuresOf(state, unit) === 1 && kindOf(state, unit).figures > 1)
    facts.push({ weight: 2, text: text('advice.weak') });
  return facts;
}

/** A move or a retreat: what comes in range, what it escapes, the ground, and what is near. */
function placeFacts(state: State, seat: Seat, unit: UnitId, choice: Choice): Fact[] {
  const hex = hexIn(choice);
  const ahead = lookAhead(RULES, state, seat, choice);
  const there = standing(state, unit, hex);
  const mayAttack = kindOfChoice(choice) === 'to' && typeof ahead !== 'string' && ahead.after.unitBarred[unit] === 0;
  const attacks = mayAttack && topFrame(state)?.step === 'move-to';
  const before = targetsOf(state, unit);
  const reached = attacks ? targetsOf(there, unit).filter((target) => !before.includes(target)) : [];
  const feared = threats(state, unit, hexOf(state, unit));
  const still = threats(state, unit, hex);
  const escaped = feared.filter((enemy) => !still.includes(enemy));
  const facts = [...medalFacts(state, seat, choice), ...(still.length > 0 ? coverFacts(state, unit, hex) : [])];
  if (reached.length > 0)
    facts.push({ weight: 3, text: text('advice.reaches', { targets: namedAll(there, byWorth(there, unit, reached)) }) });
  const [best] = attacks && reached.length === 0 ? byWorth(there, unit, targetsOf(there, unit)) : [];
  if (best !== undefined) {
    const { dice } = attackOdds(there, unit, best);
    if (dice > attackOdds(state, unit, best).dice)
      facts.push({ weight: 2, text: text('advice.more-dice', { n: dice, target: named(there, best) }) });
  }
  if (escaped.length > 0)
    facts.push(
      still.length === 0
        ? { weight: 2.5, text: text('advice.safe') }
        : { weight: 1.5, text: text('advice.escapes', { enemies: namedAll(state, escaped) }) },
    );
  if (facts.length === 0 && nearest(state, unit, hex) < nearest(state, unit, hexOf(state, unit)))
    facts.push({ weight: 0.5, text: text('advice.closer') });
  return [...facts, ...goalFacts(state, unit, hex)];
}

/** Hexes to the nearest enemy. */
function nearest(state: State, unit: UnitId, hex: HexId): number {
  return Math.min(...unitsOf(state, other(sideOf(state, unit))).map((enemy) => distance(hex, hexOf(state, enemy))));
}

/** Places to take and ways out that come nearer. */
function goalFacts(state: State, unit: UnitId, hex: HexId): Fact[] {
  const { side, class: unitClass } = kindOf(state, unit);
  const { places, exits } = goalsOf(state.battle)[side];
  const from = hexOf(state, unit);
  const wanted = places.filter(
    ({ only, rule, structure }) => !structure && (only ?? unitClass) === unitClass && !state.claimed.includes(rule),
  );
  const way = (at: HexId): number => Math.min(...wanted.flatMap(({ hexes }) => hexes.map((goal) => distance(at, goal))));
  if (wanted.length > 0 && way(hex) < way(from)) return [{ weight: 1.4, text: text('advice.objective') }];
  const out = exits[unitClass];
  return (out[hex] ?? NONE) >= 0 && (out[hex] ?? 0) < (out[from] ?? 0) ? [{ weight: 1.4, text: text('advice.exit') }] : [];
}

/** Medals that the choice brings by itself. */
function medalFacts(state: State, seat: Seat, choice: Choice): Fact[] {
  const ahead = lookAhead(RULES, state, seat, choice);
  if (typeof ahead === 'string') return [];
  const side = sideOfSeat(state, seat);
  const n = medalsOf(ahead.after, side) - medalsOf(state, side);
  return n > 0 ? [{ weight: 5, text: text('advice.medals', { n }) }] : [];
}

function dangerFacts(state: State, unit: UnitId): Fact[] {
  const frame = topFrame(state);
  if (frame?.step !== 'breakthrough') return [];
  const enemies = threats(state, unit, frame.hex);
  return enemies.length > 0 ? [{ weight: 1, text: text('advice.danger-there', { enemies: namedAll(state, enemies) }) }] : [];
}

/** An attack: its odds, and what they are worth. */
function shotFacts(state: State, unit: UnitId, hex: HexId): Fact[] {
  const odds = attackOdds(state, unit, hex);
  const hits = text('advice.hits', { n: odds.dice, percent: percent(Math.max(odds.hit, odds.destroyed)) });
  return [{ weight: 3, text: hits }, ...gainFacts(state, unit, hex, odds)];
}

const WORTH_SAYING = 0.1;
const LIKELY_RETREAT = 0.3;

function gainFacts(state: State, unit: UnitId, hex: HexId, odds: Odds): Fact[] {
  const side = sideOf(state, unit);
  const defender = unitAt(state, hex);
  const facts: Fact[] = [];
  const falls = Math.max(odds.eliminated, odds.destroyed);
  const several = defender !== NONE && figuresOf(state, defender) > 1;
  if (falls >= WORTH_SAYING && several) facts.push({ weight: 2.5, text: text('advice.eliminates', { percent: percent(falls) }) });
  const medals = defender === NONE || goalsOf(state.battle)[side].medalWorth === 0 ? 0 : kindOf(state, defender).medals;
  if (falls >= WORTH_SAYING && medals > 0) {
    const wins = medalsOf(state, side) + medals >= state.battle.medals[side] && state.battle.medals[side] > 0;
    facts.push({ weight: wins ? 6 : 2, text: text(wins ? 'advice.wins' : 'advice.worth-medal') });
  }
  if (odds.retreated >= LIKELY_RETREAT)
    facts.push({ weight: 1, text: text('advice.drives-back', { percent: percent(odds.retreated) }) });
  const own = defender === NONE ? [] : targetsOf(state, defender);
  if (own.length > 0) facts.push({ weight: 1.2, text: text('advice.threatens', { units: namedAll(state, own) }) });
  return facts;
}

/** Who is to attack: with its best target. */
function bestShotFacts(state: State, unit: UnitId): Fact[] {
  const [best] = byWorth(state, unit, targetsOf(state, unit));
  if (best === undefined) return [];
  const odds = attackOdds(state, unit, best);
  const shot = { n: odds.dice, percent: percent(Math.max(odds.hit, odds.destroyed)), target: named(state, best) };
  return [{ weight: 7, text: text('advice.best-target', shot) }, ...gainFacts(state, unit, best, odds)];
}

/** A card or a section: how many it brings into action, and how many of them get to attack. */
function cardFacts(state: State, seat: Seat, choice: Choice): Fact[] {
  const [n, attackers] = broughtIn(state, seat, choice);
  if (n === 0) return [];
  const facts: Fact[] = [{ weight: 3, text: text('advice.orders', { n }) }];
  if (attackers > 0) facts.push({ weight: 2, text: text('advice.attackers', { n: attackers }) });
  return facts;
}

function broughtIn(state: State, seat: Seat, choice: Choice): readonly [units: number, attackers: number] {
  const ahead = lookAhead(RULES, state, seat, choice);
  if (typeof ahead === 'string') return [0, 0];
  const { after } = ahead;
  const decision = pendingDecisions(after).find((one) => one.seat === seat);
  const frame = topFrame(after);
  if (decision?.kind === 'section') {
    const each = decision.choices.map((section) => broughtIn(after, seat, section));
    return each.toSorted(([n, attackers], [m, others]) => others - attackers || m - n)[0] ?? [0, 0];
  }
  const side = sideOfSeat(state, seat);
  const ordered = unitsOf(after, side).filter((unit) => after.unitOrder[unit] !== 0);
  const open = frame?.step === 'order' ? frame.left : 0;
  const more = decision?.kind === 'order' ? decision.choices.filter((one) => kindOfChoice(one) === 'order').map(unitIn) : [];
  // What its card gives or takes counts once a unit is ordered with it (hoth/cards/bonus).
  const order = frame?.step === 'order' && !frame.bonus ? 1 : 2;
  const could = cloneState(after);
  for (const unit of more) could.unitOrder[unit] = order;
  const ready = (units: readonly UnitId[]): number => units.filter((unit) => inReachNow(could, unit).length > 0).length;
  return [ordered.length + Math.min(open, more.length), ready(ordered) + Math.min(open, ready(more))];
}

/** Moves may end: who can attack from where it stands. */
function standFacts(state: State, side: Side): Fact[] {
  const ready = unitsOf(state, side).filter(
    (unit) => state.unitOrder[unit] !== 0 && state.unitBarred[unit] === 0 && targetsOf(state, unit).length > 0,
  );
  return ready.length > 0 ? [{ weight: 1, text: text('advice.from-here', { n: ready.length }) }] : [];
}

/** The cross never does anything. */
function uselessFacts(symbol: number): Fact[] {
  return SYMBOLS[symbol] === 'cross' ? [{ weight: 1, text: text('advice.useless') }] : [];
}
