/** Looking ahead from what a viewer knows: on a world that is only imagined, and no further than that viewer's knowledge reaches. */
import type { Choice, Decision, Emit, GameEvent, GameState, Open, Refusal, Rules, Seat, Viewer } from './game.ts';
import { type Rng, rngFromSeed, seedFrom } from './rng.ts';

/** Any world will do: what is said must be the same in all of them. */
const ANY_WORLD = seedFrom('any world');

type Imagining<State, View> = (view: View, rng: Rng) => State;

// The world of a view, for the next question about it. Views and imagined worlds are only read.
const imagined = new WeakMap<object, { readonly by: unknown; readonly world: unknown }>();

/** A world that fits a view, to look ahead in. It is not to be changed: `lookAhead` works on copies. */
export function imagine<State extends GameState, View extends object>(
  { sampleWorld }: { readonly sampleWorld: Imagining<State, View> },
  view: View,
  rng?: Rng,
): State {
  if (rng) return sampleWorld(view, rng);
  const known = imagined.get(view);
  if (known?.by === sampleWorld) return known.world as State;
  const world = sampleWorld(view, rngFromSeed(ANY_WORLD));
  imagined.set(view, { by: sampleWorld, world });
  return world;
}

type Ahead<State, Event> = { readonly after: State; readonly events: readonly Event[] };

/** Makes a choice in a copy of a world. What chance or a draw decides is not told: it says which of them would speak. */
export function lookAhead<State extends GameState, Event extends GameEvent>(
  rules: {
    clone(state: State): State;
    apply(state: State, seat: Seat, choice: Choice, emit?: Emit<Event>): void;
    hidden(state: State, seat: Seat): readonly number[];
  },
  state: State,
  seat: Seat,
  choice: Choice,
): Ahead<State, Event> | Open {
  const after = rules.clone(state);
  const events: Event[] = [];
  const then = rules.hidden(state, seat);
  // Only what speaks first is told: whether dice follow on a draw depends on what is drawn.
  const spoken: Open[] = [];
  const listen = (): void => {
    if (after.rng.used !== state.rng.used) spoken.push('chance');
    else if (rules.hidden(after, seat).some((size, place) => size < (then[place] ?? 0))) spoken.push('hidden');
  };
  rules.apply(after, seat, choice, (event) => {
    events.push(event);
    listen();
  });
  listen();
  return spoken[0] ?? { after, events };
}

/** What a game knows about questions; `askInTurn` asks them one after another. */
export type Questions<State extends GameState, Event extends GameEvent, Kind extends string> = Pick<
  Rules<State, Event>,
  'clone' | 'apply' | 'hidden' | 'outcome'
> & {
  pending(state: State): readonly Decision<Kind>[];
  notate(state: State, choice: Choice): string;
  /** The choice that words stand for, legal or not; undefined when they name nothing there is. */
  parse(state: State, notation: string): Choice | undefined;
  /** Words after an arrow, where the verb may be left out. */
  inFull(state: State, decision: Decision<Kind>, notation: string, after: Choice): string;
  over(state: State): Refusal;
  notAsked(state: State, viewer: Viewer): Refusal;
  unnamed(state: State, decision: Decision<Kind>, notation: string): Refusal;
  forbidden(state: State, decision: Decision<Kind>, choice: Choice): Refusal;
  /** The plain answer where nobody can know yet. */
  open(open: Open, decision: Decision<Kind>): Refusal;
};

/** "attack hoth-trooper -> vader-base": what speaks against it, step by step, as far as the viewer can know. */
export function askInTurn<State extends GameState, Event extends GameEvent, Kind extends string>(
  game: Questions<State, Event, Kind>,
  world: State,
  viewer: Viewer,
  intent: string,
): Refusal | undefined {
  let state = world;
  let before: { readonly decision: Decision<Kind>; readonly choice: Choice } | undefined;
  const parts = intent.split('->');
  for (const [i, part] of parts.entries()) {
    if (game.outcome(state)) return game.over(state);
    const decision = game.pending(state).find((open) => open.seat === viewer);
    if (!decision) return before ? game.open('answer', before.decision) : game.notAsked(state, viewer);
    const said = part.trim();
    const notation = before ? game.inFull(state, decision, said, before.choice) : said;
    const choice = decision.choices.find((legal) => game.notate(state, legal) === notation) ?? game.parse(state, notation);
    if (choice === undefined) return game.unnamed(state, decision, notation);
    if (!decision.choices.includes(choice)) return game.forbidden(state, decision, choice);
    if (i === parts.length - 1) return undefined;
    const ahead = lookAhead(game, state, decision.seat, choice);
    if (typeof ahead === 'string') return game.open(ahead, decision);
    state = ahead.after;
    before = { decision, choice };
  }
  return undefined;
}
