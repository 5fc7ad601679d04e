/**
 * Who keeps a table on this device: people who hand the device over, bots in the other seats, every change on disk before
 * anybody is told. It knows no game. A worker of the browser puts it to work.
 */
import type { BotReply, BotRequest, Level } from '@wartable/ai';
import type { LoadedGame, SeatPlayer } from '@wartable/games/manifest';
import {
  allSeats,
  type Delivery,
  type Game,
  type GameEvent,
  giveAnswer,
  hear,
  InputError,
  type MatchRecord,
  matchOutcome,
  newMatch,
  openTable,
  pendingDecisions,
  type Question,
  readRecord,
  replay,
  resume,
  type Seat,
  type Seed,
  type Table,
  type Viewer,
} from '@wartable/kernel';
import { text } from '../text/index.ts';
import { botSeed } from './bot-seed.ts';
import { dayOfTable } from './day-names.ts';
import type { FromHost, FromTable, Keeper, Seated, TableSave, TableSetup, ToTable, Unwritten } from './messages.ts';
import { problemOf } from './problems.ts';
import { reasonOf } from './reason.ts';
import { othersRange } from './since.ts';

/** What the host needs of the world around it. */
export type Around = {
  readonly post: (message: FromTable) => void;
  readonly keeper: Keeper;
  /** Somebody else has gone on with the table: what is here counts no more. */
  readonly lost: () => void;
  readonly askBot: (request: BotRequest) => void;
  /** Milliseconds since 1970. */
  readonly now: () => number;
};

/** A table as its host has it. */
type Hosted = {
  readonly id: string;
  readonly table: Table;
  readonly seed: Seed;
  readonly players: readonly SeatPlayer[];
  /** The person who holds the device; undefined until somebody has taken it. */
  at: Seat | undefined;
};

type Post = Around['post'];

export type Host = {
  /** What only who has spoken needs to hear goes to `reply`. */
  readonly hear: (message: ToTable, reply?: Post) => Promise<void>;
  /** Tells one who has come how people sit. */
  readonly welcome: (reply: Post) => Promise<void>;
  /** Writes once more what could not be written. */
  readonly keepAgain: () => Promise<void>;
  /** Takes no more answers, and gives the table away. */
  readonly close: () => Promise<{ readonly table: Unwritten; readonly behind: boolean } | undefined>;
  readonly botReplied: (reply: BotReply) => void;
};

/** Bots are asked under numbers that no table uses twice. */
let requests = 0;

export function openHost({ game, manifest }: LoadedGame, around: Around): Host {
  let hosted: Hosted | undefined;
  /** Others have it now: what is still said here is said to nobody. */
  let closed = false;
  /** What people here have seen is not on disk. */
  let behind = false;
  /** The request that is under way; a reply to an older one is out of date. */
  let asked = 0;
  let due: { readonly decision: Question; readonly reply?: BotReply } | undefined;
  let seated = '';

  const tell = (message: FromHost): void => around.post({ from: 'host', message });

  const saveOf = ({ id, table, seed, players }: Hosted): readonly [TableSave, boolean] => [
    { format: 'wartable-table/2', id, game: game.id, seed, players, record: table.match.record },
    matchOutcome(table.match) !== undefined,
  ];

  /** Whether it is still ours. */
  const keep = async (now: Hosted): Promise<boolean> => {
    const save = saveOf(now);
    try {
      tell({ say: 'kept', id: now.id, found: await around.keeper.keep(...save) });
      behind = false;
      return true;
    } catch (error) {
      const problem = problemOf(error);
      const isOurs = problem !== 'elsewhere';
      closed = !isOurs;
      if (closed) around.lost();
      // An answer that nobody has seen the outcome of was never given; what was seen must not be lost.
      if (isOurs || behind) tell({ say: 'unkept', problem, table: around.keeper.newest(...save) });
      behind = isOurs;
      return isOurs;
    }
  };

  /** Tells who sits here, where that has changed. */
  const tellSeats = (now: Hosted): void => {
    const message = seatedAt(now);
    const told = JSON.stringify(message);
    if (told !== seated) tell(message);
    seated = told;
  };

  const askBot = (now: Hosted): void => {
    asked = ++requests;
    due = undefined;
    const decision = botDue(now);
    if (!decision) return;
    due = { decision };
    around.askBot({ ...requestFor(now, manifest.levels, decision), id: asked });
  };

  /** On disk first, then to whoever sits here, then the next bot. */
  const changed = async (now: Hosted, deliveries: readonly Delivery[]): Promise<void> => {
    if (!(await keep(now))) return;
    deliver(now, deliveries);
    tellSeats(now);
    askBot(now);
  };

  const deliver = ({ at }: Hosted, deliveries: readonly Delivery[], post: Post = around.post): void => {
    const here: Viewer = at ?? 'spectator';
    const messages = deliveries.flatMap(({ to, message }) => (to === here ? [message] : []));
    if (messages.length > 0) post({ from: 'seat', messages });
  };

  const open = async (message: Extract<ToTable, { to: 'host' }>['message']): Promise<void> => {
    if (message.say === 'begin') {
      hosted = begin(game, message.id, message, around.now());
      return changed(hosted, []);
    }
    if (message.say !== 'resume') return;
    try {
      const { now, turn, earlier } = goOn(game, message.save, around.now());
      hosted = now;
      tellSeats(hosted);
      if (turn !== undefined) tell({ say: 'rules-changed', turn });
      for (const one of earlier) tell(one);
    } catch {
      return tell({ say: 'unopened', problem: 'damaged' });
    }
    askBot(hosted);
  };

  const goOnWithBot = async (now: Hosted): Promise<void> => {
    if (!due?.reply) return;
    const { decision, reply } = due;
    const at = timeOf(now, around.now());
    const taken = giveAnswer(now.table, decision.seat, decision.id, reply.answer.choice, at === undefined ? {} : { at });
    if ('refused' in taken) askBot(now);
    else await changed(now, taken);
  };

  const handle = async (message: ToTable, reply: Post | undefined): Promise<void> => {
    if (closed || message.to === 'bots' || message.to === 'table') return;
    if (message.to === 'host' && (message.message.say === 'begin' || message.message.say === 'resume'))
      return open(message.message);
    if (!hosted) throw new InputError('table', text('trouble.missing'));
    if (message.to === 'seat') {
      // The connection knows who speaks: the one who holds the device.
      const { changed: isChange, deliveries } = hear(
        hosted.table,
        hosted.at ?? 'spectator',
        message.message,
        timeOf(hosted, around.now()),
      );
      if (isChange) await changed(hosted, deliveries);
      else deliver(hosted, deliveries, reply);
      return;
    }
    if (message.message.say === 'go-on') return goOnWithBot(hosted);
    if (message.message.say === 'take-device' && hosted.players[message.message.seat]?.kind === 'person') {
      hosted.at = message.message.seat;
      tellSeats(hosted);
    }
  };

  // One after another: while a change is being written, what is said after it waits.
  let heard: Promise<void> = Promise.resolve();
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    heard = heard.then(work).catch((error) => tell({ say: 'trouble', reason: reasonOf(error) }));
    return heard;
  };
  return {
    hear: (message, reply) => inTurn(() => handle(message, reply)),
    welcome: (reply) =>
      inTurn(async () => {
        if (hosted) reply({ from: 'host', message: seatedAt(hosted) });
      }),
    keepAgain: () =>
      inTurn(async () => {
        if (hosted && !closed) await keep(hosted);
      }),
    close: async () => {
      let last: Awaited<ReturnType<Host['close']>>;
      await inTurn(async () => {
        if (hosted && !closed) last = { table: around.keeper.newest(...saveOf(hosted)), behind };
        closed = true;
      });
      return last;
    },
    botReplied: (reply) => {
      if (reply.trouble) tell({ say: 'trouble', reason: reply.trouble });
      if (reply.netless) tell({ say: 'trouble', reason: text('trouble.net', { reason: reply.netless }) });
      if (reply.id !== asked || !due) return;
      due = { ...due, reply };
      tell({ say: 'bot-ready' });
    },
  };
}

function begin(game: Game, id: string, { options, players, seed }: TableSetup, began: number): Hosted {
  const happened: { entry: number; event: GameEvent }[] = [];
  const names = players.map(nameOfPlayer);
  const match = newMatch(game, { options, players: names, seed, began }, (event) => happened.push({ entry: -1, event }));
  return { id, table: openTable(match, happened, String(began)), seed, players, at: onlyPerson(players) };
}

type GoneOn = {
  readonly now: Hosted;
  /** The turn from which it goes on under other rules. */
  readonly turn: number | undefined;
  readonly earlier: readonly FromHost[];
};

function goOn(game: Game, { id, seed, players, record: kept }: TableSave, now: number): GoneOn {
  const record = readRecord(kept, [game]);
  const { match, events, changed } = resume(game, record, seed);
  if (players.length !== match.seats.length) throw new InputError('players', text('trouble.damaged'));
  const table = openTable(match, events, String(now));
  const earlier = allSeats(players).flatMap((seat) =>
    players[seat]?.kind === 'person' ? (earlierFor(game, { ...match.record, seed }, table, seed, seat) ?? []) : [],
  );
  return { now: { id, table, seed, players, at: onlyPerson(players) }, turn: changed?.turn, earlier };
}

/** The others' last turns, from the moment they began. */
function earlierFor(game: Game, record: MatchRecord, { history }: Table, seed: Seed, seat: Seat): FromHost | undefined {
  const [from, end] = othersRange(
    game.turnOf,
    history.map(({ event }) => event),
    seat,
  );
  const entry = history[from]?.entry ?? -1;
  if (from >= end || entry < 0) return undefined;
  const { match } = replay(game, { ...record, seed }, entry);
  const since = history.filter((one) => one.entry >= entry);
  const events = since.flatMap(({ event }) => game.seenBy(event, seat) ?? []);
  return { say: 'earlier', viewer: seat, view: game.view(match.state, seat), events };
}

/** Who sits here, and who is to get the device next. */
function seatedAt(now: Hosted): Seated {
  const { table, players, at } = now;
  const next = personDue(now);
  return {
    say: 'seated',
    viewer: at ?? 'spectator',
    seats: players.map((player, place) => ({ name: table.match.seats[place] ?? '', player })),
    handOverTo: next === at ? undefined : next,
  };
}

/** The decision of a bot that is due. */
function botDue({ table, players }: Hosted): Question | undefined {
  if (matchOutcome(table.match)) return undefined;
  return pendingDecisions(table.match).find(({ seat }) => players[seat]?.kind === 'bot');
}

/** What a bot is asked: what it sees, and nothing else. */
function requestFor({ id, table, players, seed }: Hosted, levels: readonly Level[], decision: Question): Omit<BotRequest, 'id'> {
  const { game, state, record } = table.match;
  const player = players[decision.seat];
  const level = levels[(player?.kind === 'bot' ? player.level : 1) - 1] as Level;
  return {
    // On a day all have the same opponent, also who goes on after a break: nothing thought about before counts.
    table: dayOfTable(id) ? `${record.commitment} ${record.log.length}` : record.commitment,
    game: game.id,
    bot: level,
    view: game.view(state, decision.seat),
    decision,
    seed: botSeed(seed, record.log.length),
  };
}

/** The person whose answer is due: the one who holds the device comes first. */
function personDue({ table, players, at }: Hosted): Seat | undefined {
  if (matchOutcome(table.match)) return at;
  const due = pendingDecisions(table.match).flatMap(({ seat }) => (players[seat]?.kind === 'person' ? [seat] : []));
  return due.find((seat) => seat === at) ?? due[0] ?? at;
}

function timeOf({ table }: Hosted, now: number): number | undefined {
  const { began } = table.match.record;
  return began === undefined ? undefined : Math.max(0, now - began);
}

function onlyPerson(players: readonly SeatPlayer[]): Seat | undefined {
  const people = allSeats(players).filter((seat) => players[seat]?.kind === 'person');
  return people.length === 1 ? people[0] : undefined;
}

function nameOfPlayer(player: SeatPlayer): string {
  return player.kind === 'person' ? 'person' : `level:${player.level}`;
}
