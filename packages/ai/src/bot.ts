import type { Choice, Decision, Game, GameEvent, GameState, Rng, Text } from '@wartable/kernel';

/** What a bot is given: exactly what a person in its seat sees. The view may be built on first use. */
export type Ask<View> = {
  readonly view: View;
  readonly decision: Decision;
  readonly rng: Rng;
};

export type Answer = { readonly choice: Choice; readonly why: readonly Text[] };

/** A player that works on any game through the contract. It never gets the state. */
export type Bot<View = unknown> = (ask: Ask<View>) => Answer;

export type BotMaker = <State extends GameState, Event extends GameEvent, View>(game: Game<State, Event, View>) => Bot<View>;
