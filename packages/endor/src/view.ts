/** What the player or a spectator may know: everything but the order of the decks. */
import { type Rng, rngFromRng, type Seat, shuffle, type Viewer } from '@wartable/kernel';
import { actionByName, actionName, CAPTURE_CARD, CODE_CARD, eventByName, eventName } from './cards.ts';
import { PIECE_IDS, pieceByName, pieceName } from './pieces.ts';
import {
  type Difficulty,
  emptyState,
  LOST,
  NONE,
  placeByName,
  placeName,
  placeOf,
  put,
  RESERVE,
  type State,
  TACTIC_BY_NAME,
  TACTICS,
  type TacticName,
  type Version,
  WON,
} from './state.ts';
import { framesOf, type Underway, underwayOf } from './underway.ts';

export type PieceView = { readonly piece: string; readonly at: string; readonly wounded: boolean; readonly acted: boolean };

export type View = {
  readonly viewer: Viewer;
  readonly rules: Version;
  readonly map: string | object;
  readonly difficulty: Difficulty;
  readonly autoTies: boolean;
  readonly turn: number;
  readonly pieces: readonly PieceView[];
  readonly door: number;
  readonly tactic: TacticName;
  readonly cruisers: number;
  readonly mounted: boolean;
  /** Event cards kept for later. */
  readonly kept: readonly string[];
  readonly card: string | null;
  /** Cards still in the decks, in no order, and those gone. */
  readonly actionsLeft: readonly string[];
  readonly actionsGone: readonly string[];
  readonly eventsLeft: readonly string[];
  readonly eventsGone: readonly string[];
  /** The last step goes on first. */
  readonly underway: readonly Underway[];
  readonly outcome: 'won' | 'lost' | null;
};

const sorted = <Card extends number>(cards: readonly Card[]): Card[] => [...cards].sort((a, b) => a - b);

export function viewFor(state: State, viewer: Viewer): View {
  return {
    viewer,
    rules: state.rules,
    map: state.map,
    difficulty: state.difficulty,
    autoTies: state.autoTies,
    turn: state.turn,
    pieces: PIECE_IDS.map((piece) => ({
      piece: pieceName(piece),
      at: placeName(state, placeOf(state, piece)),
      wounded: state.wounded[piece] === 1,
      acted: state.acted[piece] === 1,
    })),
    door: state.door,
    tactic: TACTICS[state.tactic],
    cruisers: state.cruisers,
    mounted: state.mounted === 1,
    kept: [...(state.hasCapture ? [CAPTURE_CARD] : []), ...(state.hasCode ? [CODE_CARD] : [])],
    card: state.card === NONE ? null : actionName(state.card),
    actionsLeft: sorted(state.actions).map(actionName),
    actionsGone: state.actionsGone.map(actionName),
    eventsLeft: sorted(state.events).map(eventName),
    eventsGone: state.eventsGone.map(eventName),
    underway: underwayOf(state),
    outcome: state.outcome === NONE ? null : state.outcome === WON ? 'won' : 'lost',
  };
}

/** The decks are all that nobody looks into. */
export function hiddenSizes(state: State, _seat: Seat): readonly number[] {
  return [state.actions.length, state.events.length];
}

/** A world that fits: everything but the order of the decks is known. */
export function sampleWorld(view: View, rng: Rng): State {
  const state = emptyState(rngFromRng(rng), view);
  for (const { piece, at, wounded, acted } of view.pieces) {
    const id = pieceByName(piece);
    if (id === undefined) continue;
    put(state, id, placeByName(state, at) ?? RESERVE);
    state.wounded[id] = wounded ? 1 : 0;
    state.acted[id] = acted ? 1 : 0;
  }
  state.turn = view.turn;
  state.door = view.door;
  state.tactic = TACTIC_BY_NAME[view.tactic];
  state.cruisers = view.cruisers;
  state.mounted = view.mounted ? 1 : 0;
  state.hasCapture = view.kept.includes(CAPTURE_CARD) ? 1 : 0;
  state.hasCode = view.kept.includes(CODE_CARD) ? 1 : 0;
  state.card = view.card === null ? NONE : actionByName(view.card);
  state.actions = view.actionsLeft.map(actionByName);
  state.events = view.eventsLeft.map(eventByName);
  shuffle(rng, state.actions);
  shuffle(rng, state.events);
  state.actionsGone = view.actionsGone.map(actionByName);
  state.eventsGone = view.eventsGone.map(eventByName);
  state.frames = framesOf(view, view.underway);
  state.outcome = view.outcome === null ? NONE : view.outcome === 'won' ? WON : LOST;
  return state;
}
