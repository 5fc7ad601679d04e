/** What is worth knowing of a game that was only watched: its length, who began, the cards, the medals. */
import type { Event as DuelEvent } from '@wartable/duel';
import type { Event as EndorEvent } from '@wartable/endor';
import type { Event as HothEvent, View as HothView } from '@wartable/hoth';
import { type GameEvent, type GameState, type Seat, seatAt, seatNamed } from '@wartable/kernel';
import type { AnyGame } from '../games.ts';

export type Seen = {
  readonly turns: number;
  /** Who went first, or null where everybody plays alone. */
  readonly first: Seat | null;
  /** How often each seat played each card. */
  readonly cards: readonly Readonly<Record<string, number>>[];
  /** By seat, at the end. */
  readonly medals: readonly number[] | null;
};

type Eye = {
  readonly turns: (moment: number) => number;
  /** The seat that begins, where the event tells it; only the first such event counts. */
  readonly first: (event: GameEvent) => Seat | undefined;
  readonly card: (event: GameEvent) => readonly [Seat, string] | undefined;
  readonly medals?: (view: unknown) => readonly number[];
};

const DUEL_SEATS = ['leia', 'vader'];

const EYES: Readonly<Record<string, Eye>> = {
  duel: {
    turns: (moment) => moment,
    first: (given) => {
      const event = given as DuelEvent;
      return event.type === 'round-began' ? seatNamed(DUEL_SEATS, event.side) : undefined;
    },
    card: (given) => {
      const event = given as DuelEvent;
      return event.type === 'card-played' || event.type === 'leader-deployed'
        ? [seatAt(DUEL_SEATS.indexOf(event.side)), event.card]
        : undefined;
    },
  },
  hoth: {
    turns: (moment) => moment,
    first: (given) => {
      const event = given as HothEvent;
      return event.type === 'turn-began' ? event.seat : undefined;
    },
    card: (given) => {
      const event = given as HothEvent;
      return event.type === 'card-played' ? [event.seat, event.card] : undefined;
    },
    medals: (view) => (view as HothView).medals,
  },
  endor: {
    // A moment of this game is a card of a turn.
    turns: (moment) => Math.floor(moment / 100),
    first: () => undefined,
    // Nobody plays cards here; events happen, and some are alike but for their number.
    card: (given) => {
      const event = given as EndorEvent;
      return event.type === 'event-drawn' ? [seatAt(0), event.event.replace(/-\d+$/, '')] : undefined;
    },
  },
};

export type Watcher = { readonly emit: (event: GameEvent) => void; readonly seen: (state: GameState) => Seen };

export function watcher(game: AnyGame): Watcher {
  const eye = EYES[game.id];
  const cards: Record<string, number>[] = [];
  let first: Seat | undefined;
  return {
    emit: (event) => {
      first ??= eye?.first(event);
      const played = eye?.card(event);
      if (!played) return;
      const [seat, card] = played;
      cards[seat] ??= {};
      const own = cards[seat];
      own[card] = (own[card] ?? 0) + 1;
    },
    seen: (state) => ({
      turns: eye?.turns(game.moment(state)) ?? 0,
      first: first ?? null,
      cards: game.seats(state).map((_, seat) => cards[seat] ?? {}),
      medals: eye?.medals?.(game.view(state, 'spectator')) ?? null,
    }),
  };
}
