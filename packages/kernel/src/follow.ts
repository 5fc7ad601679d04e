/** The client's side of the seat protocol: a view that is folded forward message by message. */
import { type GameEvent, type Outcome, STANDS, type Telling, type Viewer } from './game.ts';
import type { Question } from './match.ts';
import { type Fresh, isFresh, type Update } from './seat.ts';
import type { UndoRefusal } from './undo.ts';

/** What a client knows. */
export type Followed<View = unknown, Event extends GameEvent = GameEvent> = {
  readonly number: number;
  readonly opening: string;
  readonly viewer: Viewer;
  readonly seats: readonly string[];
  readonly view: View;
  readonly decision: Question | null;
  readonly undo: UndoRefusal | null;
  readonly outcome: Outcome | null;
  /** What happened and stands, as far as it was told, and how much came before that. */
  readonly log: readonly Event[];
  readonly before: number;
};

/** An event with the view before and after it. */
export type Told<View = unknown, Event extends GameEvent = GameEvent> = { readonly event: Event; readonly view: View };

export type Following<View, Event extends GameEvent> = {
  readonly now: Followed<View, Event>;
  /** What happened, one by one, with the view after each; nothing after a fresh view. */
  readonly told: readonly Told<View, Event>[];
};

/**
 * Takes a message. 'gap': something is missing before it, ask for what came after `number`; 'known': it came before.
 * Nothing is lost by either.
 */
export function follow<View, Event extends GameEvent>(
  telling: Pick<Telling<Event, View>, 'fold'>,
  known: Followed<View, Event> | undefined,
  message: Fresh<View, Event> | Update<Event>,
): Following<View, Event> | 'gap' | 'known' {
  if (isFresh(message)) {
    const isSame = known?.viewer === message.viewer && known.opening === message.opening;
    if (isSame && message.number < known.number) return 'known';
    const { number, opening, viewer, seats, view, decision, undo, outcome, past, stand } = message;
    const same = known?.viewer === viewer ? known : undefined;
    const log = past ?? same?.log.slice(0, Math.max(0, stand - same.before)) ?? [];
    return { now: { number, opening, viewer, seats, view, decision, undo, outcome, log, before: stand - log.length }, told: [] };
  }
  if (!known || message.number > known.number + 1) return 'gap';
  if (message.number <= known.number) return 'known';
  const { number, events, decision, undo, outcome } = message;
  let { view } = known;
  const told = events.map((event): Told<View, Event> => {
    view = telling.fold(view, event);
    return { event, view };
  });
  const log = [...known.log, ...events.filter(({ type }) => type !== STANDS)];
  return { now: { ...known, number, view, decision, undo, outcome, log }, told };
}
