/** Small games and evaluators, in which one sees who decided what. */
import { below, type Game, type GameState, rngFromScript, type Seat, seatAt } from '@wartable/kernel';
import type { Evaluator, Look } from '../src/index.ts';

/** The seats of both games. */
export const FIRST = seatAt(0);
export const SECOND = seatAt(1);

/** One choice, one die: "safe" wins nine times of ten, "bold" once. Nobody can see `secret`. */
export type Wager = GameState & { winner: number; secret: string };
const NAMES = ['safe', 'bold'];

/** Just what bots and reviews read of a game. */
export const wager = {
  id: 'wager',
  considerations: [{ name: 'none', weight: 1 }],
  consider: () => {},
  seats: () => ['player', 'bank'],
  allies: (_: Wager, seat: Seat) => [seat],
  pending: ({ winner }: Wager) => (winner < 0 ? [{ seat: FIRST, kind: 'bet', rule: 'wager/bet', choices: [0, 1] }] : []),
  apply: (state: Wager, _: number, choice: number) => {
    const die = below(state.rng, 10);
    state.winner = (choice === 0 ? die > 0 : die === 0) ? FIRST : SECOND;
  },
  clone: (state: Wager) => ({ ...state, rng: { ...state.rng } }),
  outcome: ({ winner }: Wager) => (winner < 0 ? undefined : { winners: [winner], rule: 'wager/end' }),
  view: ({ winner }: Wager) => ({ winner }),
  sampleWorld: ({ winner }: { winner: number }) => ({ rng: rngFromScript([]), winner, secret: 'imagined' }),
  moment: () => 0,
  hidden: () => [],
  notate: (_: unknown, choice: number) => NAMES[choice],
  offers: () => NAMES.map((words, choice) => ({ choice, verb: 'bet', words, label: { key: words } })),
} as unknown as Game;

export function wagerFrom(die: number): GameState {
  const state: Wager = { rng: rngFromScript([die]), winner: -1, secret: 'real' };
  return state;
}

/** Two seats choose one of three roads in turn, six times; the end is a draw. What is good is for the evaluator to say. */
export type Roads = GameState & { readonly taken: readonly number[]; secret: string };
const LENGTH = 6;

export const roads = {
  id: 'roads',
  considerations: [],
  consider: () => {},
  seats: () => ['one', 'two'],
  allies: (_: Roads, seat: Seat) => [seat],
  pending: ({ taken }: Roads) =>
    taken.length < LENGTH
      ? [{ seat: taken.length % 2 === 0 ? FIRST : SECOND, kind: 'road', rule: 'roads/road', choices: [0, 1, 2] }]
      : [],
  apply: (state: { taken: readonly number[] }, _: number, choice: number) => {
    state.taken = [...state.taken, choice];
  },
  clone: (state: Roads) => ({ ...state, rng: { ...state.rng } }),
  outcome: ({ taken }: Roads) => (taken.length < LENGTH ? undefined : { winners: [], rule: 'roads/end' }),
  view: ({ taken }: Roads) => ({ taken }),
  sampleWorld: ({ taken }: { taken: readonly number[] }) => ({ rng: rngFromScript([]), taken, secret: 'imagined' }),
  moment: ({ taken }: Roads) => taken.length,
} as unknown as Game;

export const roadsState: Roads = { rng: rngFromScript([]), taken: [], secret: 'real' };

/**
 * Matching pennies: a seat may stay out; if it goes in, all lay their coins in secret, and even seats win where both sides laid as
 * many heads, or differ by an even number. `stays` is asked; nobody wins who stays out.
 */
export type Pennies = GameState & { inside: boolean | undefined; laid: readonly (readonly number[])[]; secret: string };
export const [OUT, IN] = [0, 1];

export function pennies(stays: Seat, seats: number, coins: number): Game {
  const places = Array.from({ length: seats }, (_, place) => seatAt(place));
  const isDone = ({ inside, laid }: Pennies): boolean => inside === true && laid.every((own) => own.length === coins);
  return {
    id: 'pennies',
    considerations: [],
    consider: () => {},
    seats: () => places.map((place) => `seat ${place}`),
    allies: (_: Pennies, seat: Seat) => places.filter((place) => place % 2 === seat % 2),
    pending: (state: Pennies) => {
      if (state.inside === undefined) return [{ seat: stays, kind: 'go-in', rule: 'pennies/in', choices: [OUT, IN] }];
      if (!state.inside) return [];
      return places
        .filter((place) => (state.laid[place]?.length ?? 0) < coins)
        .map((seat) => ({ seat, kind: 'coin', rule: 'pennies/coin', choices: [0, 1] }));
    },
    apply: (state: Pennies, seat: Seat, choice: number, emit?: (event: object) => void) => {
      emit?.({ type: 'laid', seat, choice });
      if (state.inside === undefined) state.inside = choice === IN;
      else state.laid = state.laid.map((own, place) => (place === seat ? [...own, choice] : own));
    },
    clone: (state: Pennies) => ({ ...state, rng: { ...state.rng } }),
    outcome: (state: Pennies) => {
      if (!isDone(state)) return undefined;
      const heads = state.laid.flat().reduce((sum, coin) => sum + coin, 0);
      return { winners: places.filter((place) => place % 2 === heads % 2), rule: 'pennies/end' };
    },
    // The others' coins lie under their hands.
    view: ({ inside, laid }: Pennies, viewer: Seat) => ({ inside, viewer, own: laid[viewer] }),
    sampleWorld: ({ inside, viewer, own }: { inside: boolean | undefined; viewer: Seat; own: readonly number[] }) => ({
      rng: rngFromScript([]),
      inside,
      laid: places.map((place) => (place === viewer ? own : [])),
      secret: 'imagined',
    }),
    seenBy: (event: object) => event,
    log: ({ choice }: { choice: number }) => ({ key: `coin ${choice}` }),
    moment: () => 0,
  } as unknown as Game;
}

export function penniesState(seats: number, inside: boolean | undefined): Pennies {
  return { rng: rngFromScript([]), inside, laid: Array.from({ length: seats }, () => []), secret: 'real' };
}

/** Sees no difference between anything. */
export const indifferent: Evaluator = {
  value: () => 0,
  glance: (_, { choices }) => ({ value: 0, prior: choices.map(() => 0) }),
};

/** Likes one place in the list of choices at first sight; positions are all the same to it. */
export function fond(of: (choices: number) => number): Evaluator {
  const prior = (choices: readonly number[]): number[] => choices.map((_, i) => (i === of(choices.length) ? 0.5 : 0));
  return { ...indifferent, glance: (_, { choices }) => ({ value: 0, prior: prior(choices) }) };
}

/** Values the roads of one seat: good for whoever it is for, bad for the other. */
export function valuing(logitForOne: (taken: readonly number[]) => number): Evaluator {
  const value = (world: GameState, seat: Seat): number => (seat === 0 ? 1 : -1) * logitForOne((world as Roads).taken);
  return { value, glance: (world, { seat, choices }) => ({ value: value(world, seat), prior: choices.map(() => 0) }) };
}

/** An evaluator that shows each world it is given before it looks at it. */
export function spiedOn(evaluator: Evaluator, seen: (world: GameState) => void): Evaluator {
  const { pick } = evaluator;
  return {
    ...evaluator,
    value: (world, seat) => {
      seen(world);
      return evaluator.value(world, seat);
    },
    glance: (world, decision, look) => {
      seen(world);
      return evaluator.glance(world, decision, look);
    },
    ...(pick && {
      pick: (world: GameState, decision: Parameters<typeof pick>[1], look: Look) => {
        seen(world);
        return pick(world, decision, look);
      },
    }),
  };
}
