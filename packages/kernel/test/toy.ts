/**
 * A small game with everything a table has to cope with: dice, a deck, a secret round, a step that only changes what is in progress.
 * Each round both bid a card in secret, the higher one scores; then one of them rolls a die, draws, aims and fires, or passes.
 */
import {
  type Asked,
  askInTurn,
  below,
  type Choice,
  cloneRng,
  type Decision,
  type Emit,
  type Game,
  imagine,
  type Json,
  type Offer,
  type Questions,
  type Refusal,
  type Rng,
  readFields,
  readNumber,
  readOptional,
  rngFromRng,
  rngFromSeed,
  type Scripted,
  type Seat,
  type Sentences,
  seatAt,
  seedFrom,
  shuffle,
  type Text,
  type Viewer,
} from '../src/index.ts';

export const RED = seatAt(0);
export const BLUE = seatAt(1);

export function other(seat: Seat): Seat {
  return seat === RED ? BLUE : RED;
}

/** Where a pair keeps what is a seat's. */
function at(seat: Seat): 0 | 1 {
  return seat === RED ? 0 : 1;
}

const SEATS = ['red', 'blue'] as const;
const DECK = [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6];
const HAND = 3;
/** The deck within the game, for chance. */
const THE_DECK = 0;

const VERBS = ['bid', 'roll', 'draw', 'aim', 'fire', 'lower', 'pass'] as const;
type Verb = (typeof VERBS)[number];
/** A bid is the card; the others stand above all cards. */
const ABOVE_CARDS = 10;

type Step = 'bid' | 'act' | 'aim' | 'over';
type Kind = 'bid' | 'act' | 'aim';

export type State = {
  rng: Rng;
  rounds: number;
  round: number;
  step: Step;
  active: Seat;
  deck: number[];
  discard: number[];
  hands: [number[], number[]];
  /** Bids that nobody else has seen; 0 for none. */
  bids: [number, number];
  score: [number, number];
};

export type View = {
  readonly viewer: Viewer;
  readonly rounds: number;
  readonly round: number;
  readonly underway: Underway;
  readonly deck: number;
  readonly discard: readonly number[];
  readonly hands: readonly (readonly number[] | number)[];
  readonly bid: number;
  readonly score: readonly number[];
};

type Underway = { readonly step: Step; readonly active: Seat };

export type Event =
  | { readonly type: 'deck-shuffled'; readonly order?: readonly number[] }
  | { readonly type: 'hands-dealt'; readonly hands: readonly (readonly number[] | number)[] }
  | { readonly type: 'bid-sealed'; readonly seat: Seat; readonly card: number }
  | { readonly type: 'bids-shown'; readonly cards: readonly number[] }
  | { readonly type: 'scored'; readonly seat: Seat; readonly score: number }
  | { readonly type: 'die-rolled'; readonly seat: Seat; readonly face: number }
  | { readonly type: 'card-drawn'; readonly seat: Seat; readonly card?: number }
  | { readonly type: 'passed'; readonly seat: Seat }
  | { readonly type: 'round-began'; readonly round: number }
  | { readonly type: 'stands'; readonly underway: Underway };

export type Options = { readonly rounds: number };

function setup({ rounds }: Options, rng: Rng, emit?: Emit<Event>): State {
  const state: State = {
    rng,
    rounds,
    round: 1,
    step: 'bid',
    active: RED,
    deck: [...DECK],
    discard: [],
    hands: [[], []],
    bids: [0, 0],
    score: [0, 0],
  };
  shuffle(rng, state.deck, THE_DECK);
  emit?.({ type: 'deck-shuffled', order: [...state.deck] });
  for (const hand of state.hands) hand.push(...state.deck.splice(state.deck.length - HAND));
  emit?.({ type: 'hands-dealt', hands: state.hands.map((hand) => [...hand]) });
  return state;
}

function pending({ step, bids, hands, active }: State): Decision<Kind>[] {
  if (step === 'over') return [];
  if (step !== 'bid') return [{ seat: active, kind: step, rule: `toy/${step}`, choices: choicesIn(step) }];
  return [RED, BLUE]
    .filter((seat) => bids[seat] === 0)
    .map((seat) => ({ seat, kind: 'bid', rule: 'toy/bid', choices: [...new Set(hands[seat])].sort() }));
}

function choicesIn(step: 'act' | 'aim'): Choice[] {
  const verbs: readonly Verb[] = step === 'act' ? ['roll', 'draw', 'aim', 'pass'] : ['fire', 'lower'];
  return verbs.map(choiceOf);
}

function choiceOf(verb: Verb): Choice {
  return ABOVE_CARDS + VERBS.indexOf(verb);
}

function verbOf(choice: Choice): Verb {
  return VERBS[choice - ABOVE_CARDS] ?? 'bid';
}

function apply(state: State, seat: Seat, choice: Choice, emit?: Emit<Event>): void {
  const verb = verbOf(choice);
  if (verb === 'bid') bid(state, seat, choice, emit);
  else if (verb === 'aim') state.step = 'aim';
  else if (verb === 'lower') state.step = 'act';
  else {
    act(state, seat, verb, emit);
    endRound(state, emit);
  }
}

function bid(state: State, seat: Seat, card: number, emit: Emit<Event>): void {
  state.bids[at(seat)] = card;
  emit?.({ type: 'bid-sealed', seat, card });
  if (state.bids.every((one) => one > 0)) showBids(state, emit);
}

function act(state: State, seat: Seat, verb: Verb, emit: Emit<Event>): void {
  if (verb === 'roll') {
    const face = 1 + below(state.rng, 6);
    emit?.({ type: 'die-rolled', seat, face });
    if (face >= 4) scoreFor(state, seat, 1, emit);
  } else if (verb === 'draw') drawCard(state, seat, emit);
  else if (verb === 'fire') scoreFor(state, seat, 1, emit);
  else emit?.({ type: 'passed', seat });
}

function drawCard(state: State, seat: Seat, emit: Emit<Event>): void {
  const card = state.deck.pop() as number;
  state.hands[at(seat)].push(card);
  emit?.({ type: 'card-drawn', seat, card });
}

function showBids(state: State, emit: Emit<Event>): void {
  const cards = [...state.bids];
  const [red = 0, blue = 0] = cards;
  for (const [i, hand] of state.hands.entries()) hand.splice(hand.indexOf(cards[i] ?? 0), 1);
  state.discard.push(...cards);
  state.bids = [0, 0];
  emit?.({ type: 'bids-shown', cards });
  if (red !== blue) scoreFor(state, red > blue ? RED : BLUE, 1, emit);
  state.step = 'act';
}

function scoreFor(state: State, seat: Seat, points: number, emit: Emit<Event>): void {
  state.score[at(seat)] += points;
  emit?.({ type: 'scored', seat, score: state.score[at(seat)] });
}

function endRound(state: State, emit: Emit<Event>): void {
  if (state.round === state.rounds) {
    state.step = 'over';
    return;
  }
  // Each round takes a card of everybody; who has none left draws one, from the discards if need be.
  for (const seat of [RED, BLUE]) {
    if (state.hands[at(seat)].length > 0) continue;
    if (state.deck.length === 0) reshuffle(state, emit);
    drawCard(state, seat, emit);
  }
  if (state.deck.length === 0) reshuffle(state, emit);
  state.round++;
  state.active = other(state.active);
  state.step = 'bid';
  emit?.({ type: 'round-began', round: state.round });
}

function reshuffle(state: State, emit: Emit<Event>): void {
  state.deck = state.discard;
  state.discard = [];
  shuffle(state.rng, state.deck, THE_DECK);
  emit?.({ type: 'deck-shuffled', order: [...state.deck] });
}

function clone(state: State): State {
  const { rng, deck, discard, hands, bids, score } = state;
  return {
    ...state,
    rng: cloneRng(rng),
    deck: [...deck],
    discard: [...discard],
    hands: [[...hands[0]], [...hands[1]]],
    bids: [...bids],
    score: [...score],
  };
}

function view(state: State, viewer: Viewer): View {
  const { rounds, round, step, active, deck, discard, hands, bids, score } = state;
  return {
    viewer,
    rounds,
    round,
    underway: { step, active },
    deck: deck.length,
    discard: [...discard],
    hands: hands.map((hand, seat) => (seat === viewer ? [...hand] : hand.length)),
    bid: viewer === 'spectator' ? 0 : (bids[viewer] ?? 0),
    score: [...score],
  };
}

function seenBy(event: Event, viewer: Viewer): Event | undefined {
  switch (event.type) {
    case 'deck-shuffled':
      return { type: event.type };
    case 'hands-dealt':
      return { ...event, hands: event.hands.map((hand, seat) => (seat === viewer ? hand : sizeOf(hand))) };
    case 'bid-sealed':
      return event.seat === viewer ? event : undefined;
    case 'card-drawn':
      return event.seat === viewer ? event : { type: event.type, seat: event.seat };
    default:
      return event;
  }
}

function sizeOf(hand: readonly number[] | number): number {
  return typeof hand === 'number' ? hand : hand.length;
}

function sampleWorld(seen: View, rng: Rng): State {
  const unseen = [...DECK];
  const known = [...seen.discard, ...seen.hands.flatMap((hand) => (typeof hand === 'number' ? [] : hand))];
  for (const card of known) unseen.splice(unseen.indexOf(card), 1);
  shuffle(rng, unseen);
  const hands = seen.hands.map((hand) => (typeof hand === 'number' ? unseen.splice(0, hand) : [...hand]));
  const bids = [RED, BLUE].map((seat) => (seat === seen.viewer ? seen.bid : 0));
  return {
    rng: rngFromRng(rng),
    rounds: seen.rounds,
    round: seen.round,
    step: seen.underway.step,
    active: seen.underway.active,
    deck: unseen,
    discard: [...seen.discard],
    hands: hands as [number[], number[]],
    bids: bids as [number, number],
    score: [...seen.score] as [number, number],
  };
}

function fold(seen: View, event: Event): View {
  switch (event.type) {
    case 'deck-shuffled':
      return { ...seen, deck: seen.deck + seen.discard.length, discard: [] };
    case 'hands-dealt':
      return { ...seen, hands: event.hands, deck: seen.deck - event.hands.reduce<number>((sum, hand) => sum + sizeOf(hand), 0) };
    case 'bid-sealed':
      return { ...seen, bid: event.card };
    case 'bids-shown':
      return {
        ...seen,
        bid: 0,
        discard: [...seen.discard, ...event.cards],
        hands: seen.hands.map((hand, seat) => (typeof hand === 'number' ? hand - 1 : without(hand, event.cards[seat] ?? 0))),
      };
    case 'scored':
      return { ...seen, score: seen.score.map((score, seat) => (seat === event.seat ? event.score : score)) };
    case 'card-drawn':
      return {
        ...seen,
        deck: seen.deck - 1,
        hands: seen.hands.map((hand, seat) => {
          if (seat !== event.seat) return hand;
          return typeof hand === 'number' ? hand + 1 : [...hand, event.card ?? 0];
        }),
      };
    case 'round-began':
      return { ...seen, round: event.round };
    case 'stands':
      return { ...seen, underway: event.underway };
    default:
      return seen;
  }
}

function without(hand: readonly number[], card: number): number[] {
  const at = hand.indexOf(card);
  return hand.filter((_, i) => i !== at);
}

function words(choice: Choice): string {
  return verbOf(choice) === 'bid' ? `bid ${choice}` : verbOf(choice);
}

function offers(_: View, { choices }: Decision): Offer<Verb>[] {
  return choices.map((choice) => {
    const verb = verbOf(choice);
    const label: Text = { key: 'choice', params: { words: words(choice) } };
    return { choice, verb, notation: words(choice), label, ...(verb === 'bid' ? { thing: String(choice) } : {}) };
  });
}

function asked({ underway: { step, active }, viewer, bid }: View): Asked<Kind>[] {
  if (step === 'over') return [];
  if (step !== 'bid') return [{ seat: active, kind: step }];
  return [RED, BLUE].filter((seat) => seat !== viewer || bid === 0).map((seat) => ({ seat, kind: 'bid' }));
}

const questions: Questions<State, Event, Kind> = {
  clone,
  apply,
  hidden,
  outcome,
  pending,
  notate: (_, choice) => words(choice),
  parse: (_, said) => [...DECK, ...VERBS.map(choiceOf)].find((choice) => words(choice) === said),
  inFull: (_, __, said) => said,
  over: () => refusal('toy/over', 'why.over'),
  notAsked: () => refusal('toy/over', 'why.not-asked'),
  unnamed: (_, { rule }) => refusal(rule, 'why.unnamed'),
  forbidden: (_, { rule }) => refusal(rule, 'why.forbidden'),
  open: (open, { rule }) => ({ ...refusal(rule, `why.${open}`), open }),
};

function refusal(rule: string, key: string): Refusal {
  return { rule, text: { key } };
}

function hidden({ deck, hands }: State, seat: Seat): number[] {
  return [deck.length, hands[at(other(seat))].length];
}

function outcome({ step, score: [red, blue] }: State): { winners: Seat[]; rule: string } | undefined {
  if (step !== 'over') return undefined;
  return { winners: red === blue ? [] : [red > blue ? RED : BLUE], rule: 'toy/over' };
}

function script(event: Event): readonly Scripted[] | undefined {
  if (event.type === 'die-rolled') return [event.face - 1];
  return event.type === 'deck-shuffled' && event.order ? [event.order] : undefined;
}

export const ENGLISH: Sentences = {
  choice: '{words}',
  prompt: 'What now?',
  waiting: 'Waiting for {seat}.',
  'log.deck-shuffled': 'The deck is shuffled.',
  'log.bids-shown': 'Bids: {red} and {blue}.',
  'log.die-rolled': '{seat} rolls {face}.',
  'log.passed': '{seat} passes.',
  'seat.red': 'Red',
  'seat.blue': 'Blue',
  'why.over': 'The game is over.',
  'why.not-asked': 'It is not your turn.',
  'why.unnamed': 'There is no such thing.',
  'why.forbidden': 'Not now.',
  'why.chance': 'That depends on the dice.',
  'why.hidden': 'Nobody knows yet.',
  'why.answer': 'That depends on what the other does first.',
};

function log(event: Event): Text | undefined {
  const { type } = event;
  if (type === 'deck-shuffled') return { key: `log.${type}` };
  if (type === 'bids-shown') return { key: `log.${type}`, params: { red: event.cards[RED] ?? 0, blue: event.cards[BLUE] ?? 0 } };
  if (type === 'die-rolled') return { key: `log.${type}`, params: { seat: seatName(SEATS[event.seat] ?? ''), face: event.face } };
  return type === 'passed' ? { key: `log.${type}`, params: { seat: seatName(SEATS[event.seat] ?? '') } } : undefined;
}

function seatName(seat: string): Text {
  return { key: `seat.${seat}` };
}

const rules = ['toy/bid', 'toy/act', 'toy/aim', 'toy/over'];

export const toy: Game<State, Event, View, Options, never, Verb> = {
  id: 'toy',
  rules: 'toy@1',
  rulebook: rules.map((id) => ({ id, title: { key: id }, texts: [], source: 'toy.ts' })),
  options: (input) => {
    const fields = readFields(input, 'options', ['rounds']);
    return { rounds: readOptional(fields['rounds'], 'options.rounds', (given, path) => readNumber(given, path, 1, 50), 6) };
  },
  setup,
  pending,
  apply,
  clone,
  seats: () => SEATS,
  allies: (_, seat) => [seat],
  outcome,
  view,
  seenBy,
  stands: ({ step, active }) => ({ type: 'stands', underway: { step, active } }),
  sampleWorld,
  audit: ({ deck, discard, hands }) =>
    [...deck, ...discard, ...hands.flat()].sort().join() === DECK.join() ? [] : ['a card is missing or there twice'],
  considerations: [{ name: 'score', weight: 1 }],
  consider: ({ score }, seat, amounts) => {
    amounts[0] = score[at(seat)] - score[at(other(seat))];
  },
  moment: ({ round }) => round,
  hidden,
  read: (position) => clone({ rng: rngFromSeed(seedFrom('position')), ...(position as Omit<State, 'rng'>) }),
  names: () => ({ things: {}, verbs: Object.fromEntries(VERBS.map((verb) => [verb, ['']])), decisions: ['bid', 'act', 'aim'] }),
  write: ({ rng: _rng, ...position }) => JSON.parse(JSON.stringify(position)) as Json,
  script,
  fold,
  offers,
  notate: (_, choice) => words(choice),
  prompt: () => ({ key: 'prompt' }),
  asked,
  waiting: (_, seat) => ({ key: 'waiting', params: { seat: seatName(seat) } }),
  log,
  seatName,
  turnOf: () => undefined,
  turnNumber: ({ round }) => round,
  whyNot: (seen, intent, rng) =>
    seen.viewer === 'spectator'
      ? refusal('toy/over', 'why.not-asked')
      : askInTurn(questions, imagine({ sampleWorld }, seen, rng), seen.viewer, intent),
  intents: (_, thing) => [`bid ${thing}`],
  previews: () => [],
  preview: () => undefined,
  about: () => undefined,
};
