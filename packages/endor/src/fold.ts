/** What an event changes of what a viewer sees. Every event has all it takes; nothing is worked out by the rules. */
import { CAPTURE_CARD, CODE_CARD, cardNumber } from './cards.ts';
import type { Event } from './events.ts';
import type { PieceView, View } from './view.ts';

const KEPT_ORDER: readonly string[] = [CAPTURE_CARD, CODE_CARD];
const CHEWBACCA = 'chewbacca';

function withPieces(view: View, names: readonly string[], change: (i: number) => Partial<PieceView>): View {
  return {
    ...view,
    pieces: view.pieces.map((one) => {
      const i = names.indexOf(one.piece);
      return i < 0 ? one : { ...one, ...change(i) };
    }),
  };
}

const withPiece = (view: View, name: string, change: Partial<PieceView>): View => withPieces(view, [name], () => change);
const acted = (view: View, ...names: readonly string[]): View => withPieces(view, names, () => ({ acted: true }));

function without(view: View, card: string): View {
  return { ...view, kept: view.kept.filter((one) => one !== card) };
}

/** endor/turn/card: the card before is discarded, and nobody has acted on the new one. */
function drawn(view: View, card: string): View {
  return {
    ...view,
    card,
    actionsLeft: view.actionsLeft.filter((one) => one !== card),
    actionsGone: view.card === null ? view.actionsGone : [...view.actionsGone, view.card],
    pieces: view.pieces.map((piece) => (piece.acted ? { ...piece, acted: false } : piece)),
  };
}

/** All action cards lie in the deck again. */
function shuffled(view: View): View {
  const all = [...view.actionsLeft, ...view.actionsGone, ...(view.card === null ? [] : [view.card])];
  return { ...view, card: null, actionsGone: [], actionsLeft: all.sort((a, b) => cardNumber(a) - cardNumber(b)) };
}

function rolled(view: View, event: Extract<Event, { type: 'dice-rolled' }>): View {
  switch (event.for) {
    case 'door':
      return acted(event.withCode ? without(view, CODE_CARD) : view, event.piece);
    case 'generator':
      return acted(view, event.piece);
    case 'capture':
      return acted(without(view, CAPTURE_CARD), CHEWBACCA);
    default:
      return view;
  }
}

/** The view after an event as this viewer saw it. */
export function fold(view: View, event: Event): View {
  switch (event.type) {
    case 'stands':
      return { ...view, underway: event.underway };
    case 'deck-shuffled':
      return event.deck === 'actions' ? shuffled(view) : view;
    case 'turn-began':
      return { ...view, turn: event.turn };
    case 'card-drawn':
      return drawn(view, event.card);
    case 'event-drawn':
      return {
        ...view,
        eventsLeft: view.eventsLeft.filter((one) => one !== event.event),
        eventsGone: [...view.eventsGone, event.event],
      };
    case 'card-kept':
      return { ...view, kept: KEPT_ORDER.filter((one) => one === event.event || view.kept.includes(one)) };
    case 'piece-placed':
      return withPiece(view, event.piece, { at: event.at });
    case 'piece-moved':
      return withPiece(view, event.piece, { at: event.to, acted: true });
    case 'piece-stayed':
      return acted(view, event.piece);
    case 'piece-converted':
      return withPiece(withPiece(view, event.piece, { at: 'eliminated', acted: true }), event.into, { at: event.at });
    case 'pieces-rallied':
      return withPieces(view, event.pieces, (i) => ({ at: event.places[i] ?? event.at }));
    case 'shot-fired':
      return acted(view, ...event.pieces);
    case 'dice-rolled':
      return rolled(view, event);
    case 'piece-eliminated':
      return withPiece(view, event.piece, { at: 'eliminated' });
    case 'piece-wounded':
      return withPiece(view, event.piece, { wounded: true });
    case 'piece-captured':
      return withPiece(view, event.piece, { at: 'captured', wounded: false });
    case 'at-st-seized':
      return withPiece({ ...view, mounted: true }, event.piece, { at: event.at });
    case 'at-st-lost':
    case 'chewbacca-dismounted':
      return { ...view, mounted: false };
    case 'door-moved':
      return { ...view, door: event.door };
    case 'tactic-changed':
      return { ...view, tactic: event.tactic };
    case 'cruiser-lost':
      return { ...view, cruisers: event.cruisers };
    case 'game-ended':
      return { ...view, outcome: event.won ? 'won' : 'lost' };
    case 'die-rolled':
    case 'shot-missed':
    case 'capture-failed':
    case 'door-held':
    case 'generator-held':
      return view;
  }
}
