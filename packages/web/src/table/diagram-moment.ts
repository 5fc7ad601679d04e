/** A moment of a diagram: a position in the format of cases, and what comes of what is tried in it. */
import { type Decision, type Game, type GameEvent, type Refusal, rngFromSeed, type Seat, seedFrom } from '@wartable/kernel';

export type Tried = {
  readonly position?: unknown;
  /** Instead of a position: the options of a game that is being set up. */
  readonly setup?: unknown;
  /** What has happened before, by the position's own chance; as records write it. */
  readonly before?: readonly string[];
  /** What is tried, by the dice of this seed. */
  readonly plays?: readonly string[];
  readonly seed?: string;
  /** What one wants to know more about. */
  readonly thing?: string;
  /** What was touched and cannot be chosen. */
  readonly asked?: string;
};

export type Moment = {
  readonly view: unknown;
  readonly decision: Decision | undefined;
  /** What came of all that was tried. */
  readonly events: readonly GameEvent[];
  readonly about: unknown;
  /** What the choices would come to. */
  readonly previews: readonly unknown[];
  /** Why what was touched cannot be chosen. */
  readonly refusals: readonly Refusal[];
};

export function momentOf(game: Game, { position, setup, before = [], plays = [], seed = '', thing, asked }: Tried): Moment {
  const state = setup === undefined ? game.read(position) : game.setup(game.options(setup), rngFromSeed(seedFrom('set up')));
  const events: GameEvent[] = [];
  const play = (notation: string, told: GameEvent[]): void => {
    const [decision] = game.pending(state);
    if (!decision) throw new RangeError(`nobody is asked: ${notation}`);
    const offer = game.offers(game.view(state, decision.seat), decision).find((one) => one.notation === notation);
    if (!offer) throw new RangeError(`not offered: ${notation}`);
    game.apply(state, decision.seat, offer.choice, (event) => told.push(event));
  };
  for (const notation of before) play(notation, []);
  if (plays.length > 0) state.rng = rngFromSeed(seedFrom(seed));
  for (const notation of plays) play(notation, events);
  const [decision] = game.pending(state);
  const viewer: Seat = decision?.seat ?? (0 as Seat);
  const view = game.view(state, viewer);
  return {
    view,
    decision,
    events: events.flatMap((event) => game.seenBy(event, viewer) ?? []),
    about: thing === undefined ? undefined : game.about(view, thing),
    previews: decision ? game.previews(view) : [],
    refusals: asked === undefined ? [] : game.intents(view, asked).flatMap((intent) => game.whyNot(view, intent) ?? []),
  };
}
