/** Whether an answer is the last one before something that cannot be taken back, found in a world that is only imagined. */
import { imagine } from './ahead.ts';
import { type Choice, type Decision, type Game, type GameEvent, type GameState, type Seat, STANDS } from './game.ts';
import type { Text } from './text.ts';

export type Closing<Event extends GameEvent = GameEvent> = {
  /** Says what is ended. */
  readonly label: Text;
  /** What happens before anything that cannot be taken back, as the viewer sees it. */
  readonly events: readonly Event[];
};

/**
 * What a viewer's answers, as records write them, come to if the last of them ends something: who plays may think better of it first.
 * Undefined where it can be taken back afterwards, where dice or a draw are meant by it, and where the game is over.
 */
export function closingOf<State extends GameState, Event extends GameEvent>(
  game: Game<State, Event>,
  view: unknown,
  viewer: Seat,
  notations: readonly string[],
): Closing<Event> | undefined {
  let state = imagine<State, object>(game, view as object);
  let seen = view;
  const events: Event[] = [];
  for (const [i, notation] of notations.entries()) {
    const decision = game.pending(state).find(({ seat }) => seat === viewer);
    const choice = decision?.choices.find((one) => game.notate(seen, one) === notation);
    if (!decision || choice === undefined) return undefined;
    const ending = game.ending?.(seen, decision, choice);
    const next = tryOut(game, state, decision, choice);
    events.push(...next.events);
    state = next.after;
    if (game.outcome(state)) return undefined;
    const isAsked = game.pending(state).some(({ seat }) => seat === viewer);
    const goesOn = !next.learned && isAsked;
    if (i < notations.length - 1 && goesOn) seen = game.view(state, viewer);
    else return ending && !goesOn && (ending.quiet || !next.learned) ? { label: ending.label, events } : undefined;
  }
  return undefined;
}

type Tried<State, Event> = { readonly after: State; readonly events: readonly Event[]; readonly learned: boolean };

/** Makes a choice in a copy. The events end where its seat would learn something, or where another one's turn begins. */
function tryOut<State extends GameState, Event extends GameEvent>(
  game: Game<State, Event>,
  state: State,
  { seat }: Decision,
  choice: Choice,
): Tried<State, Event> {
  const after = game.clone(state);
  const then = game.hidden(state, seat);
  const events: Event[] = [];
  let [learned, over] = [false, false];
  const listen = (): void => {
    const shrank = game.hidden(after, seat).some((size, place) => size < (then[place] ?? 0));
    learned ||= after.rng.used !== state.rng.used || shrank;
  };
  const tell = (event: Event): void => {
    listen();
    const begins = game.turnOf(event);
    over ||= learned || (begins !== undefined && begins !== seat);
    const told = over ? undefined : game.seenBy(event, seat);
    if (told) events.push(told);
  };
  game.apply(after, seat, choice, tell);
  listen();
  if (!learned && !over) tell(game.stands(after));
  return { after, events: events.filter(({ type }, at) => type !== STANDS || at === events.length - 1), learned };
}
