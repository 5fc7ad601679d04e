/** What happened at a table and still stands, and how much of it each viewer has been told. */
import { CONCEDE, type Game, type GameEvent, isChance, type MatchRecord, UNDO, type Viewer } from '@wartable/kernel';

export type History = {
  /** Each event with the number of answers that stood after it, and its place in the log where it was read from there. */
  events: { readonly answers: number; readonly entry?: number; readonly event: GameEvent }[];
  /** How many answers stand. */
  answers: number;
  /** For each viewer, how many events it knows; all are told again to those who are not listed. */
  readonly told: Map<Viewer, number>;
};

export type Told = {
  /** What the viewer did not know yet. */
  readonly news: readonly GameEvent[];
  /** All that stands, where the viewer must read it anew: at first, and after something was taken back. */
  readonly past: readonly GameEvent[] | undefined;
};

/** The most events that are told again. */
const MOST = 600;

export function newHistory(): History {
  return { events: [], answers: 0, told: new Map() };
}

/** The history of a record: what was taken back has not happened. */
export function historyOf(
  record: MatchRecord,
  events: readonly { readonly entry: number; readonly event: GameEvent }[],
): History {
  const standing: { readonly name: string; readonly entry: number }[] = [];
  for (const [entry, line] of record.log.entries()) {
    if (isChance(line)) continue;
    const [name, words] = line;
    if (words === UNDO) {
      const at = standing.findLastIndex((one) => one.name === name);
      if (at >= 0) standing.splice(at, 1);
    } else if (words !== CONCEDE) standing.push({ name, entry });
  }
  const answersAt = new Map([[-1, 0], ...standing.map(({ entry }, i): [number, number] => [entry, i + 1])]);
  return {
    events: events.flatMap(({ entry, event }) => {
      const answers = answersAt.get(entry);
      return answers === undefined ? [] : [{ answers, entry, event }];
    }),
    answers: standing.length,
    told: new Map(),
  };
}

/** An event of the answer that is being given; 0 for the set-up. */
export function note(history: History, answers: number, event: GameEvent): void {
  history.events.push({ answers, event });
}

/** So many answers were taken back. */
export function forget(history: History, answers: number): void {
  history.answers -= answers;
  history.events = history.events.filter((one) => one.answers <= history.answers);
  for (const [viewer, known] of history.told) history.told.set(viewer, Math.min(known, history.events.length));
}

/** Tells a viewer what it has not been told, once. `anew` tells all that stands besides. */
export function tell(game: Game, history: History, viewer: Viewer, anew: boolean): Told {
  const known = history.told.get(viewer);
  const seen = history.events.flatMap(({ event }, i) => {
    const one = game.seenBy(event, viewer);
    return one ? [{ one, i }] : [];
  });
  history.told.set(viewer, history.events.length);
  const all = seen.map(({ one }) => one);
  const news = all.slice(seen.filter(({ i }) => i < (known ?? 0)).length);
  return { news, past: known === undefined || anew ? all.slice(-MOST) : undefined };
}

/** These know everything so far, but have not read it: a table that is opened again. */
export function allKnown(history: History, viewers: readonly Viewer[]): void {
  for (const viewer of viewers) history.told.set(viewer, history.events.length);
}
