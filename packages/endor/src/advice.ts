/** What speaks for a choice on Endor, as a player would say it. All of it is public: no deck is looked into. */
import {
  type Advice,
  type Choice,
  type Fact,
  grounds,
  type HexId,
  imagine,
  type Rng,
  type RuleId,
  type Text,
} from '@wartable/kernel';
import { hexIn, kindOfChoice, pieceIn, verbOf } from './choices.ts';
import { labelFor, named, pieceText } from './describe.ts';
import { attemptBy, bestShot, captureOf, type Shot, shotBy, trapOn } from './foresight.ts';
import { type Firers, topFrame } from './frames.ts';
import { CLEAR, FOOT, hexName, TERRAINS, terrainAt, wayToEntrance } from './map.ts';
import { HERO, IMPERIALS, type PieceId, pieceByName, typeOf } from './pieces.ts';
import { partnersOf, targetsOf } from './rules/fire.ts';
import { pendingDecisions } from './rules/sequence.ts';
import { actionNow, classOf, cloneState, hexOf, isInComplex, isInPlay, isOnMap, mapOf, put, type State } from './state.ts';
import { text } from './text/index.ts';
import { actorIn } from './underway.ts';
import { sampleWorld, type View } from './view.ts';

/** The rule to read about what speaks for a choice. */
const BEHIND: Readonly<Record<string, RuleId>> = {
  'advice.hits': 'endor/fire/hit',
  'advice.best-target': 'endor/fire/hit',
  'advice.in-danger': 'endor/imperial/fire',
  'advice.safe': 'endor/imperial/fire',
  'advice.escapes': 'endor/imperial/fire',
  'advice.threatens': 'endor/imperial/fire',
  'advice.in-range': 'endor/fire/range',
  'advice.cover': 'endor/terrain/cover',
  'advice.way': 'endor/move/points',
  'advice.nearer': 'endor/move/points',
  'advice.entrance': 'endor/hero/door',
  'advice.door': 'endor/hero/door',
  'advice.door-back': 'endor/hero/door',
  'advice.enter': 'endor/move/complex',
  'advice.generator': 'endor/hero/generator',
};

export function advice(view: View, choice: Choice, rng?: Rng): Advice | undefined {
  const world = imagine({ sampleWorld }, view, rng);
  const decision = pendingDecisions(world).find(({ seat }) => seat === view.viewer);
  if (!decision?.choices.includes(choice)) return undefined;
  const actor = pieceByName(actorIn(view) ?? '');
  return { what: whatOf(view, choice, actor), ...grounds(factsFor(world, choice, actor), BEHIND) };
}

function whatOf(view: View, choice: Choice, actor: PieceId | undefined): Text {
  const label = labelFor(view, choice);
  const piece = actor === undefined ? undefined : named(actor);
  switch (kindOfChoice(choice)) {
    case 'act':
      return text('advice.act', { piece: label });
    case 'join':
      return text('advice.join', { piece: label });
    case 'target':
    case 'tie-piece':
      return verbOf(choice) === 'target' ? text('advice.target', { piece: label }) : text('advice.choose', { what: label });
    case 'tie-hex':
    case 'macrohex':
      return text('advice.choose', { what: label });
    case 'place':
    case 'to': {
      const hex = hexName(mapOf(view), hexIn(choice));
      return piece === undefined ? label : text(kindOfChoice(choice) === 'to' ? 'advice.to' : 'advice.place', { piece, hex });
    }
    case 'move':
    case 'fire':
      return piece === undefined ? label : text(kindOfChoice(choice) === 'move' ? 'advice.move' : 'advice.fire', { piece });
    default:
      return label;
  }
}

function factsFor(state: State, choice: Choice, actor: PieceId | undefined): Fact[] {
  const frame = topFrame(state);
  switch (kindOfChoice(choice)) {
    case 'act':
      return actorFacts(state, pieceIn(choice));
    case 'fire':
      return actor === undefined ? [] : bestShotFacts(state, actor);
    case 'join':
      return frame?.step === 'join' ? joinFacts(state, frame.firers, pieceIn(choice)) : [];
    case 'target':
      return targetFacts(state, pieceIn(choice));
    case 'breach':
    case 'breach-with-code':
      return actor === undefined ? [] : attemptFacts(state, actor, kindOfChoice(choice) === 'breach-with-code');
    case 'to':
      return actor === undefined ? [] : placeFacts(state, actor, hexIn(choice));
    case 'move':
      return actor === undefined ? [] : dangerFacts(state, actor);
    case 'enter':
      return [{ weight: 5, text: text('advice.enter') }];
    default:
      return [];
  }
}

const percent = (chance: number): number => Math.round(100 * chance);
const MOST_NAMED = 2;
const namedAll = (pieces: readonly PieceId[]): Text[] => pieces.slice(0, MOST_NAMED).map(named);

/** Imperials that could hit a piece now. */
function fears(state: State, piece: PieceId): PieceId[] {
  return IMPERIALS.filter((other) => isInPlay(state, other) && targetsOf(state, [other]).includes(piece));
}

function shotFact({ dice, hit }: Shot): Fact {
  return { weight: 3, text: text('advice.hits', { n: dice, percent: percent(hit) }) };
}

function bestShotFacts(state: State, piece: PieceId): Fact[] {
  const best = bestShot(state, piece);
  if (!best) return [];
  const { dice, hit } = best.shot;
  const aimed = text('advice.best-target', { n: dice, percent: percent(hit), target: pieceText(best.at) });
  return [{ weight: 3, text: aimed }];
}

/** Who is to act: its best shot on a card to fire, else how it stands. */
function actorFacts(state: State, piece: PieceId): Fact[] {
  if (actionNow(state).endsWith('-fire')) return bestShotFacts(state, piece);
  const map = mapOf(state);
  const near = isOnMap(state, piece) && typeOf(piece) === HERO ? wayToEntrance(map, hexOf(state, piece)) : undefined;
  const facts = dangerFacts(state, piece);
  if (near !== undefined && near > 0) facts.push({ weight: 1, text: text('advice.way', { n: near }) });
  return facts;
}

function dangerFacts(state: State, piece: PieceId): Fact[] {
  const enemies = fears(state, piece);
  return enemies.length > 0 ? [{ weight: 2, text: text('advice.in-danger', { enemies: namedAll(enemies) }) }] : [];
}

function joinFacts(state: State, firers: Firers, piece: PieceId): Fact[] {
  const together: Firers = [...firers, piece];
  const hits = targetsOf(state, together).map((at) => shotBy(state, together, at));
  const best = hits.toSorted((a, b) => b.hit - a.hit)[0];
  return best ? [shotFact(best)] : [];
}

/** A shot, a trap or an attempt to seize: the odds, and whom the target could hit. */
function targetFacts(state: State, target: PieceId): Fact[] {
  const frame = topFrame(state);
  const shot =
    frame?.step === 'target'
      ? shotBy(state, frame.firers, target)
      : frame?.step === 'trap'
        ? trapOn(state, target)
        : frame?.step === 'capture'
          ? captureOf(state, target)
          : undefined;
  if (!shot) return [];
  const heroes = targetsOf(state, [target]).filter((piece) => typeOf(piece) === HERO);
  const threatens = heroes.length > 0 ? [{ weight: 2, text: text('advice.threatens', { pieces: namedAll(heroes) }) }] : [];
  return [shotFact(shot), ...threatens];
}

/** The door, or the generator behind it. */
function attemptFacts(state: State, hero: PieceId, withCode: boolean): Fact[] {
  const { on, back } = attemptBy(state, hero, withCode);
  if (isInComplex(state, hero)) return [{ weight: 9, text: text('advice.generator', { percent: percent(on) }) }];
  return [
    { weight: 4, text: text('advice.door', { percent: percent(on) }) },
    { weight: 1, text: text('advice.door-back', { percent: percent(back) }) },
  ];
}

/** A move: nearer to the bunker, out of fire, into cover, and what comes in range. */
function placeFacts(state: State, piece: PieceId, hex: HexId): Fact[] {
  const map = mapOf(state);
  const there = cloneState(state);
  put(there, piece, hex);
  const facts: Fact[] = [];
  if (hex === map.entrance) facts.push({ weight: 4, text: text('advice.entrance') });
  else if (isOnMap(state, piece)) {
    const n = wayToEntrance(map, hexOf(state, piece)) - wayToEntrance(map, hex);
    if (n > 0) facts.push({ weight: typeOf(piece) === HERO ? 2.5 : 1, text: text('advice.nearer', { n }) });
  }
  const group = (on: State): Firers => [piece, ...partnersOf(on, piece)];
  const before = targetsOf(state, group(state));
  const reached = targetsOf(there, group(there)).filter((target) => !before.includes(target));
  if (reached.length > 0) facts.push({ weight: 2, text: text('advice.in-range', { targets: namedAll(reached) }) });
  const [feared, still] = [fears(state, piece), fears(there, piece)];
  const escaped = feared.filter((enemy) => !still.includes(enemy));
  if (still.length === 0) facts.push({ weight: feared.length > 0 ? 2.2 : 0.5, text: text('advice.safe') });
  else if (escaped.length > 0) facts.push({ weight: 1.5, text: text('advice.escapes', { enemies: namedAll(escaped) }) });
  if (still.length > 0 && classOf(state, piece) === FOOT && terrainAt(map, hex) !== CLEAR)
    facts.push({ weight: 1.2, text: text('advice.cover', { terrain: text(`terrain.${TERRAINS[terrainAt(map, hex)]}`) }) });
  return facts;
}
