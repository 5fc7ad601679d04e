/**
 * A table at one device: people who hand it over, and bots. It stands where the engine runs (a worker); the page gets
 * snapshots, and a snapshot holds nothing that the one who looks may not see.
 */
import type { BotRequest, Level } from '@wartable/ai';
import {
  type AnswerRefusal,
  answer,
  type Choice,
  concede,
  type Decision,
  decisionOf,
  type Game,
  type GameEvent,
  type GameState,
  InputError,
  type Match,
  type MatchRecord,
  matchOutcome,
  newMatch,
  type Outcome,
  pendingDecisions,
  type Refusal,
  replay,
  resume,
  type Seat,
  type Seed,
  seedFrom,
  type Text,
  type UndoRefusal,
  undo,
  type Viewer,
  whyNotUndo,
} from '@wartable/kernel';
import { allKnown, forget, type History, historyOf, newHistory, note, tell } from './history.ts';
import { othersRange } from './since.ts';
import type { TableGame } from './table-game.ts';

/** Who plays a seat: a person here, or a bot. */
export type SeatPlayer = { readonly kind: 'person' } | { readonly kind: 'bot'; readonly level: number };

export type TableSetup = { readonly options: unknown; readonly players: readonly SeatPlayer[]; readonly seed: Seed };

export type Table = {
  readonly atTable: TableGame;
  readonly match: Match<GameState, GameEvent>;
  readonly seed: Seed;
  readonly players: readonly SeatPlayer[];
  readonly history: History;
  /** Who must read what stands anew: it was taken back, or the table was opened again. */
  readonly rereads: Set<Viewer>;
  /** For who opens a kept table: what the others did before. */
  readonly earlier: Map<Viewer, Earlier>;
  /** The person who holds the device; undefined until somebody has taken it. */
  at: Seat | undefined;
};

/** What happened since a moment, and what the viewer saw then. */
type Earlier = { readonly view: unknown; readonly events: readonly GameEvent[] };

/** A choice as the page needs it: what it is called, and the words that name its thing ("to F4"). */
export type ShownChoice = { readonly choice: Choice; readonly words: string; readonly label: Text };

export type ShownDecision = {
  readonly seat: Seat;
  readonly id: number;
  readonly kind: string;
  readonly rule: string;
  readonly prompt: Text;
  readonly choices: readonly ShownChoice[];
};

export type Snapshot = {
  readonly seats: readonly { readonly name: string; readonly player: SeatPlayer }[];
  /** Who looks. Nobody's hand is shown while the device changes hands. */
  readonly viewer: Viewer;
  readonly handOverTo: Seat | undefined;
  readonly view: unknown;
  readonly decision: ShownDecision | undefined;
  /** What one reads while somebody else decides. */
  readonly waiting: Text | undefined;
  /** What the choices would come to, for the game's own page. */
  readonly previews: readonly unknown[];
  /** Whose news it is: while the device changes hands, still the one who holds it. */
  readonly newsFor: Viewer;
  /** What has happened since then. */
  readonly news: readonly GameEvent[];
  /** All that happened and stands, where the page must forget what it knew of it. */
  readonly past: readonly GameEvent[] | undefined;
  /** Once for who opens a kept table: what the others did before. */
  readonly earlier: Earlier | undefined;
  /** How many answers stand; fewer than before when one was taken back. */
  readonly answers: number;
  readonly undoRefused: UndoRefusal | undefined;
  readonly outcome: Outcome | undefined;
};

export function beginTable(atTable: TableGame, { options, players, seed }: TableSetup): Table {
  const history = newHistory();
  const match = newMatch(atTable.game, { options, players: players.map(nameOfPlayer), seed }, (event) => note(history, 0, event));
  return { atTable, match, seed, players, history, rereads: new Set(), earlier: new Map(), at: onlyPerson(players) };
}

export function resumeTable(atTable: TableGame, record: MatchRecord, players: readonly SeatPlayer[], seed: Seed): Table {
  const { match, events } = resume(atTable.game, record, seed);
  if (players.length !== match.seats.length) throw new InputError('players', `expected ${match.seats.length} of them`);
  const history = historyOf(record, events);
  const viewers = viewersOf(players);
  allKnown(history, viewers);
  const earlier = new Map<Viewer, Earlier>();
  for (const [seat, { kind }] of players.entries()) {
    const found = kind === 'person' ? earlierFor(atTable, { ...record, seed }, history, seat) : undefined;
    if (found) earlier.set(seat, found);
  }
  return { atTable, match, seed, players, history, rereads: new Set(viewers), earlier, at: onlyPerson(players) };
}

/** The others' last turns, from the moment they began. */
function earlierFor({ game, turnOf }: TableGame, record: MatchRecord, { events }: History, seat: Seat): Earlier | undefined {
  const [from, end] = othersRange(
    turnOf,
    events.map(({ event }) => event),
    seat,
  );
  const entry = events[from]?.entry ?? -1;
  if (from >= end || entry < 0) return undefined;
  const { match } = replay(game, record, entry);
  const since = events.filter((one) => (one.entry ?? -1) >= entry);
  return {
    view: game.view(match.state, seat),
    events: since.flatMap(({ event }) => game.seenBy(event, seat) ?? []),
  };
}

export function snapshotOf(table: Table): Snapshot {
  const { match, players } = table;
  const { game } = match;
  const asked = personAsked(table);
  const handOverTo = asked !== undefined && asked.seat !== table.at ? asked.seat : undefined;
  const viewer: Viewer = handOverTo === undefined && table.at !== undefined ? table.at : 'spectator';
  const view = game.view(match.state, viewer);
  const newsFor: Viewer = table.at ?? 'spectator';
  const { news, past } = tell(game, table.history, newsFor, table.rereads.delete(newsFor));
  const outcome = matchOutcome(match);
  const earlier = table.earlier.get(newsFor);
  table.earlier.delete(newsFor);
  const mine = asked && viewer === asked.seat ? asked : undefined;
  const others = outcome ? undefined : pendingDecisions(match).find(({ seat }) => seat !== viewer);
  return {
    seats: match.seats.map((name, seat) => ({ name, player: players[seat] as SeatPlayer })),
    viewer,
    handOverTo,
    view,
    decision: mine && shown(game, match.state, view, mine),
    waiting: others && game.waiting(others, match.seats[others.seat] as string),
    previews: mine ? table.atTable.previews(match.state, mine) : [],
    newsFor,
    news,
    past,
    earlier,
    answers: table.history.answers,
    undoRefused: viewer === 'spectator' ? { refused: 'nothing-to-undo' } : whyNotUndo(match, viewer),
    outcome,
  };
}

/** The device is in this person's hands now. */
export function takeDevice(table: Table, seat: Seat): void {
  if (table.players[seat]?.kind === 'person') table.at = seat;
}

export function giveAnswer(table: Table, seat: Seat, id: number, choice: Choice | string): AnswerRefusal | undefined {
  const { history } = table;
  const refusal = answer(table.match, seat, id, choice, (event) => note(history, history.answers + 1, event));
  if (!refusal) history.answers++;
  return refusal;
}

/** Answers in words, until one of them is not legal or somebody else must decide. */
export function giveAnswers(table: Table, seat: Seat, words: readonly string[]): void {
  for (const one of words) {
    const decision = decisionOf(table.match, seat);
    if (!decision || giveAnswer(table, seat, decision.id, one)) return;
  }
}

/** Back to the last decision that was really one. */
export function takeBack(table: Table, seat: Seat): UndoRefusal | undefined {
  const refusal = undo(table.match, seat);
  if (refusal) return refusal;
  let taken = 1;
  while (decisionOf(table.match, seat)?.choices.length === 1 && undo(table.match, seat) === undefined) taken++;
  table.at = seat;
  forget(table.history, taken);
  for (const viewer of viewersOf(table.players)) table.rereads.add(viewer);
  return undefined;
}

export function giveUp(table: Table, seat: Seat): void {
  concede(table.match, seat);
}

/** What the bot that is due is asked; undefined where a person is. Its chance follows from the seed, so that a game can be repeated. */
export function botRequest(table: Table, levels: readonly Level[]): Omit<BotRequest, 'id'> | undefined {
  const { match, players, seed } = table;
  if (matchOutcome(match)) return undefined;
  for (const decision of pendingDecisions(match)) {
    const player = players[decision.seat];
    if (player?.kind !== 'bot') continue;
    const bot = levels[player.level - 1] as Level;
    return requestFor(match, decision, bot, `${seed} bot ${match.record.log.length}`);
  }
  return undefined;
}

/** The adviser looks at what the person sees. */
export function hintRequest(table: Table, adviser: Level): Omit<BotRequest, 'id'> | undefined {
  const asked = personAsked(table);
  if (!asked || asked.seat !== table.at) return undefined;
  return requestFor(table.match, asked, adviser, `${table.seed} hint ${table.match.record.log.length}`);
}

/** Why what a person points at cannot be done; an empty list where it can. */
export function whyNotThing(table: Table, seat: Seat, thing: string): Refusal[] {
  const { match } = table;
  const { game } = match;
  return game.intents(match.state, seat, thing).flatMap((intent) => game.whyNot(match.state, seat, intent) ?? []);
}

/** What a thing would come to for the one who decides. */
export function previewThing({ atTable, match }: Table, seat: Seat, thing: string): unknown {
  return atTable.preview(match.state, decisionOf(match, seat), thing);
}

function requestFor(match: Match, decision: Decision, bot: Level, seed: string): Omit<BotRequest, 'id'> {
  const { game } = match;
  const view = game.view(match.state, decision.seat);
  return { table: match.record.commitment, game: game.id, bot, view, decision, seed: seedFrom(seed) };
}

/** The decision of a person that is due: the one who holds the device comes first. */
function personAsked({ match, players, at }: Table): Decision | undefined {
  if (matchOutcome(match)) return undefined;
  const due = pendingDecisions(match).filter(({ seat }) => players[seat]?.kind === 'person');
  return due.find(({ seat }) => seat === at) ?? due[0];
}

function shown(game: Game, state: GameState, view: unknown, { seat, id, kind, rule, choices }: Decision): ShownDecision {
  const prompt = game.prompt(view, { seat, id, kind, rule, choices });
  return {
    seat,
    id,
    kind,
    rule,
    prompt,
    choices: choices.map((choice) => ({ choice, words: game.notate(state, choice), label: game.label(view, choice) })),
  };
}

function viewersOf(players: readonly SeatPlayer[]): Viewer[] {
  return [...players.keys(), 'spectator'];
}

function onlyPerson(players: readonly SeatPlayer[]): Seat | undefined {
  const people = players.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  return people.length === 1 ? people[0] : undefined;
}

function nameOfPlayer(player: SeatPlayer): string {
  return player.kind === 'person' ? 'person' : `level:${player.level}`;
}
