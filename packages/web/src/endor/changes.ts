/** What an event changes of what the player sees. */
import type { Event, View } from '@wartable/endor';
import { mapOf } from './scene.ts';

type PieceView = View['pieces'][number];

const CAPTURE = 'chewbacca-seizes-an-at-st';
const KEPT_ORDER: readonly string[] = [CAPTURE, 'security-code'];

/** What changes on the table while a game goes on. */
export function boardOf(view: View) {
  const { turn, pieces, door, tactic, cruisers, mounted, kept, card, outcome } = view;
  const { actionsLeft, actionsGone, eventsLeft, eventsGone } = view;
  return {
    turn,
    pieces,
    door,
    tactic,
    cruisers,
    mounted,
    kept,
    card,
    outcome,
    actionsLeft,
    actionsGone,
    eventsLeft,
    eventsGone,
  };
}

export function placeIn(view: View, name: string): string {
  return view.pieces.find(({ piece }) => piece === name)?.at ?? '';
}

function withPieces(view: View, names: readonly string[], change: (piece: PieceView, i: number) => Partial<PieceView>): View {
  return {
    ...view,
    pieces: view.pieces.map((one) => {
      const i = names.indexOf(one.piece);
      return i < 0 ? one : { ...one, ...change(one, i) };
    }),
  };
}

const withPiece = (view: View, name: string, change: Partial<PieceView>): View => withPieces(view, [name], () => change);

/** Ewoks rally on the free hexes of a macrohex, in its order. */
function ralliedTo(view: View, at: string): readonly string[] {
  const { macrohexes, names } = mapOf(view);
  const macrohex = macrohexes.find(({ id }) => id === at);
  if (!macrohex) return [at];
  const taken = new Set(view.pieces.map((piece) => piece.at));
  return macrohex.hexes.map((hex) => names[hex] as string).filter((name) => !taken.has(name));
}

/** Where a crew goes on foot: from where it moves on, or where it is at the end. */
function afootAt(into: string, now: View, later: readonly Event[]): string {
  const next = later.find((event) => event.type === 'piece-moved' && event.piece === into);
  return next?.type === 'piece-moved' ? next.from : placeIn(now, into);
}

function drawn(view: View, card: string): View {
  return {
    ...view,
    card,
    actionsLeft: view.actionsLeft.filter((one) => one !== card),
    actionsGone: view.card === null ? view.actionsGone : [...view.actionsGone, view.card],
    pieces: view.pieces.map((piece) => (piece.acted ? { ...piece, acted: false } : piece)),
  };
}

const cardNumber = (card: string): number => Number(card.slice(card.lastIndexOf('-') + 1));

function shuffled(view: View): View {
  const all = [...view.actionsLeft, ...view.actionsGone, ...(view.card === null ? [] : [view.card])];
  return { ...view, card: null, actionsGone: [], actionsLeft: all.sort((a, b) => cardNumber(a) - cardNumber(b)) };
}

/** `now` is what is seen when all has been shown, `later` what still comes. */
export function after(view: View, now: View, event: Event, later: readonly Event[]): View {
  switch (event.type) {
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
    case 'piece-placed':
      return withPiece(view, event.piece, { at: event.at });
    case 'piece-moved':
      return withPiece(view, event.piece, { at: event.to, acted: true });
    case 'piece-stayed':
    case 'generator-held':
      return withPiece(view, event.piece, { acted: true });
    case 'shot-fired':
      return withPieces(view, event.pieces, () => ({ acted: true }));
    case 'piece-eliminated':
      return withPiece(view, event.piece, { at: 'eliminated' });
    case 'piece-wounded':
      return withPiece(view, event.piece, { wounded: true });
    case 'piece-captured':
      return withPiece(view, event.piece, { at: 'captured', wounded: false });
    case 'at-st-lost':
    case 'chewbacca-dismounted':
      return { ...view, mounted: false };
    case 'at-st-seized': {
      const kept = view.kept.filter((one) => one !== CAPTURE);
      return withPiece(withPiece({ ...view, mounted: true, kept }, event.piece, { at: 'eliminated' }), 'chewbacca', {
        acted: true,
      });
    }
    case 'capture-failed':
      return withPiece({ ...view, kept: view.kept.filter((one) => one !== CAPTURE) }, 'chewbacca', { acted: true });
    case 'door-moved':
    case 'door-held':
      // The security code is spent with the attempt; there is only one.
      return withPiece(
        { ...view, door: event.door, kept: view.kept.filter((one) => one === CAPTURE || now.kept.includes(one)) },
        event.piece,
        { acted: true },
      );
    case 'tactic-changed':
      return { ...view, tactic: event.tactic };
    case 'cruiser-lost':
      return { ...view, cruisers: event.cruisers };
    case 'card-kept':
      return { ...view, kept: KEPT_ORDER.filter((one) => one === event.event || view.kept.includes(one)) };
    case 'piece-converted':
      return withPiece(withPiece(view, event.piece, { at: 'eliminated', acted: true }), event.into, {
        at: afootAt(event.into, now, later),
      });
    case 'pieces-rallied': {
      const free = ralliedTo(view, event.at);
      return withPieces(view, event.pieces, ({ piece }) => ({ at: free[event.pieces.indexOf(piece)] ?? event.at }));
    }
    case 'game-ended':
      return { ...view, outcome: event.won ? 'won' : 'lost' };
    default:
      return view;
  }
}
