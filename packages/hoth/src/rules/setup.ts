/** Setting up (rules 3, 16, 17). */
import {
  at,
  type Emit,
  InputError,
  join,
  type Likeness,
  type Rng,
  readFields,
  readList,
  readNumber,
  readText,
  readWord,
  within,
} from '@wartable/kernel';
import { SIDE_NAMES, SIDES, type Side } from '../board.ts';
import { currentBattle, readCampaign } from '../campaign/index.ts';
import { CARD_NAMES, type CardId, cardName, cardNamed, cardOf, cardsOf, LEADERS, type LeaderName } from '../cards/index.ts';
import { cardText } from '../describe.ts';
import type { Event } from '../events.ts';
import { pushFrame } from '../frames.ts';
import { ASSAULT, KINDS } from '../kinds.ts';
import { type Battle, isBattle, readScenario } from '../scenario.ts';
import { SCENARIOS } from '../scenarios/index.ts';
import { addUnit, emptyState, pileOf, type State, seatsOf } from '../state.ts';
import { text } from '../text/text.ts';
import { drawCards, shuffleCards } from './deck.ts';
import { nextSeatOf } from './retreat.ts';
import { advance } from './sequence.ts';

export type Options = {
  readonly scenario: Battle;
  /** How many people play each side: 1 or 2. */
  readonly players: readonly [number, number];
  /** One leader for each player, or none at all. */
  readonly leaders: readonly [readonly LeaderName[], readonly LeaderName[]];
  /** Support cards a side brings from a campaign. */
  readonly supports: readonly [readonly CardId[], readonly CardId[]];
};

const EMPIRE: Side = 1;
const FIELDS = ['scenario', 'players', 'leaders', 'supports', 'campaign'];

/** Reads options: `{scenario: "4", players: {rebel: 2, empire: 1}, leaders: {rebel: [...], empire: [...]}}`. A scenario may also be given whole. */
export function readOptions(input: unknown): Options {
  const fields = readFields(input ?? {}, 'options', FIELDS);
  const players = readPerSide(fields['players'], 'options.players', (value, path) => readNumber(value ?? 1, path, 1, 2));
  const leaders = readPerSide(fields['leaders'], 'options.leaders', readLeaders);
  for (const side of SIDES) {
    const count = leaders[side].length;
    if (count > 0 && count !== players[side])
      throw new InputError(`options.leaders.${SIDE_NAMES[side]}`, text('wrong.leaders', { n: players[side], found: count }));
    if (leaders[side].some((leader) => sideOfLeader(leader) !== side))
      throw new InputError(`options.leaders.${SIDE_NAMES[side]}`, text('wrong.other-leader'));
    if (new Set(leaders[side]).size !== count)
      throw new InputError(`options.leaders.${SIDE_NAMES[side]}`, text('wrong.same-leader'));
  }
  // hoth/leaders/both-sides
  if ((leaders[0].length === 0) !== (leaders[1].length === 0))
    throw new InputError('options.leaders', text('wrong.leaders-of-one'));
  const supports = readPerSide(fields['supports'], 'options.supports', readSupports);
  const scenario = readScenarioOption(fields['scenario']);
  if (fields['campaign'] !== undefined) within('options.campaign', () => checkCampaign(fields['campaign'], scenario, supports));
  return { scenario, players, leaders, supports };
}

/** A battle may say which campaign it is of: then it is the battle that is due there, with the support cards that are held. */
function checkCampaign(input: unknown, scenario: Battle, supports: Options['supports']): void {
  const fields = readFields(input, '', ['run', 'state']);
  readText(fields['run'], 'run');
  const state = within('state', () => readCampaign(fields['state']));
  const due = currentBattle(state);
  const same = (one: Battle, other: Battle): boolean => JSON.stringify(one) === JSON.stringify(other);
  if (!due || !same(scenario, due.node.battle)) throw new InputError('state.node', text('wrong.other-battle'));
  for (const side of SIDES) {
    const name = SIDE_NAMES[side];
    if (supports[side].map(cardName).join() !== state.supports[name].join())
      throw new InputError(`state.supports.${name}`, text('wrong.other-battle'));
  }
}

/**
 * hoth@2 changed scenarios of players alone, and of those only where special rules meet or units come in on odd ground. hoth@3
 * changed assault troops of the Empire, cards of leaders and support cards, each in rare moments.
 */
export function likeness(rules: string, options: unknown): Likeness {
  if (rules !== 'hoth@1' && rules !== 'hoth@2') return 'other';
  const { scenario, leaders, supports } = readOptions(options);
  const isOwn = rules === 'hoth@1' && !SCENARIOS.includes(scenario);
  const hasCards = [...leaders, ...supports].some((cards) => cards.length > 0);
  const hasAssault = scenario.units.some(({ kind, badge }) => badge === ASSAULT && at(KINDS, kind).side === EMPIRE);
  return isOwn || hasCards || hasAssault ? 'perhaps' : 'alike';
}

function readScenarioOption(input: unknown): Battle {
  if (input === undefined) return at(SCENARIOS, 0);
  if (typeof input === 'object' && input !== null)
    return isBattle(input) ? input : within('options.scenario', () => readScenario(input, 'record'));
  const ids = SCENARIOS.map((scenario) => scenario.id);
  const id = readWord(String(input), 'options.scenario', ids);
  return at(SCENARIOS, ids.indexOf(id));
}

function readPerSide<T>(input: unknown, path: string, read: (value: unknown, path: string) => T): [T, T] {
  const fields: Readonly<Record<string, unknown>> = Array.isArray(input)
    ? { rebel: input[0], empire: input[1] }
    : readFields(input ?? {}, path, SIDE_NAMES);
  return [read(fields['rebel'], join(path, 'rebel')), read(fields['empire'], join(path, 'empire'))];
}

function readLeaders(input: unknown, path: string): LeaderName[] {
  if (input === undefined) return [];
  return (typeof input === 'string' ? [input] : readList(input, path)).map((name, i) => readWord(name, join(path, i), LEADERS));
}

function readSupports(input: unknown, path: string): CardId[] {
  if (input === undefined) return [];
  return readList(input, path).map((item, i) => {
    // Options that were read before have numbers.
    const name = readWord(typeof item === 'number' ? CARD_NAMES[item] : item, join(path, i), CARD_NAMES);
    const card = cardNamed(name);
    if (cardOf(card).set !== 'support') throw new InputError(join(path, i), text('wrong.no-support', { card: cardText(name) }));
    return card;
  });
}

function sideOfLeader(leader: LeaderName): Side {
  return LEADERS.indexOf(leader) < 3 ? 0 : 1;
}

export function setUp(options: Options, rng: Rng, emit: Emit<Event>): State {
  const { scenario, players } = options;
  const sides = SIDES.flatMap((side) => new Array<Side>(players[side]).fill(side));
  const state = emptyState(rng, scenario, sides);
  for (const { kind, hex, figures, badge } of scenario.units) addUnit(state, kind, hex, figures, badge);
  for (const rule of scenario.rules) if (rule.rule === 'officer') state.officerHex = at(rule.hexes, 0);
  for (const side of SIDES) {
    state.supports[side] = options.supports[side];
    dealCards(state, side, options.leaders[side], emit);
  }
  pushFrame(state, { step: 'turn-start', side: scenario.first, seat: nextSeatOf(state, scenario.first) });
  advance(state, emit);
  return state;
}

/** hoth/setup/cards; a pair shares the 16 cards, 8 each, and half the hand, rounded up (hoth/teams/cards). */
function dealCards(state: State, side: Side, leaders: readonly LeaderName[], emit: Emit<Event>): void {
  const seats = seatsOf(state, side);
  const standard = cardsOf(side, 'standard');
  const alone = seats.length === 1;
  if (alone && leaders[0] !== undefined) standard.push(...cardsOf(side, leaders[0]));
  shuffleCards(state, at(seats, 0), side, standard, emit);
  const share = standard.length / seats.length;
  seats.forEach((seat, i) => {
    state.piles[seat] = standard.slice(i * share, (i + 1) * share);
    const leader = leaders[i];
    if (!alone && leader !== undefined) {
      pileOf(state, seat).push(...cardsOf(side, leader));
      shuffleCards(state, seat, side, pileOf(state, seat), emit);
    }
  });
  const hand = Math.ceil(state.battle.hand[side] / seats.length);
  for (const seat of seats) drawCards(state, seat, side, hand, emit);
}
