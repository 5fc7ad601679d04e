/** A match that is being played: answers of people and bots, kept and then told. */
import {
  checkpointOf,
  type Delivery,
  decisionOf,
  endByConsent,
  giveAnswer,
  hear,
  isReply,
  type Match,
  matchOutcome,
  pendingDecisions,
  type Question,
  type Seat,
  seedFrom,
  since,
  standingAnswers,
  type Viewer,
  whyNotUndo,
} from '@wartable/kernel';
import type * as protocol from '@wartable/protocol';
import type * as v from 'valibot';
import { attemptEnded } from '../days/result.ts';
import { Refusal } from '../http/refusal.ts';
import { pairsEnded } from '../pairs/ended.ts';
import { Conflict } from '../store/index.ts';
import type { Claim } from '../store/leases.ts';
import { asked as clocksAsked, lag } from './clocks.ts';
import { catchUp, wake, wakeWhole } from './follow.ts';
import type { Note } from './notes.ts';
import { type Awake, botSeats, type Desk, type Line, openlyAsked, type Room, reallyAsked } from './room.ts';
import { standingAfter } from './standing.ts';
import { type Before, writeMatch } from './step.ts';
import { byViewer, deliver, deliverTo } from './tell.ts';
import { orderFor } from './work-due.ts';

type SeatSays = v.InferOutput<typeof protocol.SeatSays>;

/** What has to be done after something has changed at a table. */
export type After = (room: Room) => void;

/** Takes what somebody at the table says. */
export async function hearSeat(
  desk: Desk,
  room: Room,
  line: Line,
  viewer: Viewer,
  message: SeatSays,
  after: After,
): Promise<void> {
  let awake = await wake(desk, room);
  if (message.say === 'since') {
    const told = since(awake.table, viewer, message.number, message.opening);
    const place = room.lines.get(line);
    if (place) place.follows = room.opening;
    deliverTo(room, line, told);
    return;
  }
  if (room.kept.status === 'stopped') throw new Refusal('stopped');
  const { id: reply } = message;
  if (message.say === 'undo' && room.kept.agreement.undo === 'never') {
    deliverTo(room, line, [{ reply, refused: 'nothing-to-undo' }]);
    return;
  }
  if (message.say === 'undo' && viewer !== 'spectator' && !whyNotUndo(awake.table.match, viewer))
    awake = await wakeWhole(desk, room);
  const before = beforeOf(awake);
  const heard = hear(awake.table, viewer, message, timeOf(awake.table.match, desk.time.now()));
  const outcome = heard.deliveries.find(({ message: one }) => isReply(one))?.message;
  const isRefused = outcome !== undefined && 'refused' in outcome;
  // Perhaps somebody else has gone on meanwhile, and it is not refused there.
  if (isRefused && desk.nodes.several && (await catchUp(desk, room))) {
    after(room);
    // The seat may have changed hands there.
    if (room.lines.get(line)?.viewer !== viewer) throw new Refusal('not-now');
    return hearSeat(desk, room, line, viewer, message, after);
  }
  desk.counted(isRefused ? 'refused' : 'answer');
  if (!heard.changed) {
    deliverTo(
      room,
      line,
      heard.deliveries.map((one) => one.message),
    );
    return;
  }
  const undone = message.say === 'undo' && viewer !== 'spectator' ? viewer : undefined;
  try {
    await settle(desk, room, awake, before, heard.deliveries, { from: line, undone }, after);
  } catch (error) {
    // A lost race is tried again.
    if (!(error instanceof Conflict)) deliverTo(room, line, [{ reply, refused: 'failed' }]);
    throw error;
  }
}

/** How a match stands, before something is tried. */
export function beforeOf(awake: Awake): Before {
  const { table, clocks } = awake;
  const { log, snapshots } = table.match.record;
  const again = checkpointOf(table);
  return {
    entries: log.length,
    snapshots: snapshots.length,
    openly: openlyAsked(awake).join(),
    back: () => {
      again();
      awake.clocks = clocks;
      awake.openly = undefined;
    },
  };
}

type Settling = {
  readonly from?: Line;
  readonly undone?: Seat | undefined;
  readonly lease?: Claim | undefined;
  readonly notes?: readonly Note[];
  /** What was asked of the others is answered with it. */
  readonly answered?: true;
};

/** On disk first, then to whoever looks, then whoever is next. */
export async function settle(
  desk: Desk,
  room: Room,
  awake: Awake,
  before: Before,
  deliveries: readonly Delivery[],
  { from, undone, lease, notes = [], answered }: Settling,
  after: After,
): Promise<void> {
  const now = desk.time.now();
  const isOpen = deliveries.some(({ to, message }) => to === 'spectator' && !isReply(message));
  runClocks(room, awake, isOpen, undone, now);
  const { kept, turned, listed } = standingAfter(room.kept, awake, before.openly, now);
  const asked = turned.flatMap((seat) => (seat.asked && seat.person !== null && seat.bot === null ? [seat.person] : []));
  // What was asked of the others was asked about how it stood; what is done in secret nobody hears of.
  const isAnswered = (isOpen || answered) && kept.room.asks.length > 0;
  await writeMatch(desk, room, before, {
    kept: isAnswered ? { ...kept, room: { ...kept.room, asks: [] } } : kept,
    ...(isAnswered ? { rows: true } : {}),
    notes,
    also: [...attemptEnded(desk, kept, awake, now), ...pairsEnded(desk, kept, awake, now)],
    notify: { kind: 'your-turn', people: asked },
    lease,
  });
  deliver(room, byViewer(deliveries), from);
  if (listed.length > 0) desk.listed(listed, false);
  after(room);
}

/** Clocks run for people who are asked, and for nobody else. What their lines take is not their time. */
export function runClocks(
  { kept, lines }: Pick<Room, 'kept' | 'lines'>,
  awake: Awake,
  heard: boolean,
  undone: Seat | undefined,
  now: number,
): void {
  if (!awake.clocks) return;
  const { match } = awake.table;
  const isPerson = (seat: number): boolean => kept.seats[seat]?.bot === null;
  const asked = matchOutcome(match) ? [] : pendingDecisions(match).filter(({ seat }) => isPerson(seat));
  const turn = match.game.turnNumber(match.game.view(match.state, 'spectator'));
  const step = { asked, openly: openlyAsked(awake).filter(isPerson), heard, turn, ...(undone === undefined ? {} : { undone }) };
  const measured = [...lines].reduce(
    (clocks, [line, { viewer }]) => (viewer === 'spectator' ? clocks : lag(clocks, viewer, line.lag)),
    awake.clocks,
  );
  awake.clocks = clocksAsked(measured, step, now);
}

function timeOf({ record: { began } }: Match, now: number): number {
  return Math.max(0, now - (began ?? now));
}

/** Asks every bot whose decision is due, and answers what somebody has left standing orders for. */
export function goOn(desk: Desk, room: Room, awake: Awake, say: (seat: Seat, decision: Question, choice: number) => void): void {
  if (matchOutcome(awake.table.match)) return;
  // Of several nodes the one that has claimed it does it.
  if (desk.nodes.several && !room.claim) return;
  const bots = botSeats(room);
  for (const seat of reallyAsked(awake)) {
    const decision = decisionOf(awake.table.match, seat);
    if (!decision) continue;
    if (bots.includes(seat)) askBot(desk, room, awake, decision, say);
    else {
      const choice = orderFor(room, awake, seat);
      if (choice !== undefined) say(seat, decision, choice);
    }
  }
}

function askBot(
  desk: Desk,
  room: Room,
  awake: Awake,
  decision: Question,
  say: (seat: Seat, decision: Question, choice: number) => void,
): void {
  const { seat, id } = decision;
  const asked = `${room.opening} ${seat} ${id}`;
  if (room.thinking.has(asked)) return;
  room.thinking.add(asked);
  const { game, state, record } = awake.table.match;
  const { levels } = room.game.manifest;
  const wanted = room.kept.seats[seat]?.bot ?? 1;
  const bot = levels[Math.min(levels.length, wanted) - 1];
  if (!bot) return;
  // Where others play with the same seed, the same answers get the same: whoever answers first in a secret round does not matter,
  // nor which thread has thought about the table before.
  const isDealt = room.kept.deal !== null;
  const began = desk.time.now();
  desk.bots
    .ask(room.kept.owner, {
      table: `${room.id} ${record.commitment}${isDealt ? ` ${record.log.length}` : ''}`,
      game: game.id,
      bot,
      // What it sees, and nothing else.
      view: game.view(state, seat),
      decision,
      seed: seedFrom(`${awake.seed} bot ${seat} ${isDealt ? answersOf(awake.table.match, seat) : record.log.length}`),
    })
    .then((choice) => {
      const wait = desk.botPace - (desk.time.now() - began);
      const answer = (): void => {
        room.thinking.delete(asked);
        say(seat, decision, choice);
      };
      if (wait > 0) desk.time.after(wait, answer);
      else answer();
    });
}

function answersOf({ record, seats }: Match, seat: Seat): number {
  return standingAnswers(record, seats).filter((answer) => answer.seat === seat).length;
}

/** The answer of a bot, or of a standing order: as good as any other. */
export async function answerFor(desk: Desk, room: Room, { seat, id }: Question, choice: number, after: After): Promise<void> {
  const lease = room.claim;
  if (room.kept.status !== 'running' || (desk.nodes.several && !lease)) return;
  const awake = await wake(desk, room);
  const before = beforeOf(awake);
  const at = timeOf(awake.table.match, desk.time.now());
  const done = giveAnswer(awake.table, seat, id, choice, { at });
  // Somebody was quicker, or took something back: it is asked again.
  if ('refused' in done) return after(room);
  desk.counted('answer');
  await settle(desk, room, awake, before, done, { lease }, after);
}

/** A seat gives up because its time is over, or because others claim the win. */
export async function giveUpFor(
  desk: Desk,
  room: Room,
  seat: Seat,
  note: Note,
  lease: Claim | undefined,
  after: After,
): Promise<void> {
  const awake = await wake(desk, room);
  const before = beforeOf(awake);
  const id = `table.${before.entries}`;
  const { changed, deliveries } = hear(awake.table, seat, { say: 'concede', id }, timeOf(awake.table.match, desk.time.now()));
  if (changed) await settle(desk, room, awake, before, deliveries, { lease, notes: [note] }, after);
}

/** All have agreed to end it: nobody wins. */
export async function agreeToEnd(desk: Desk, room: Room, seat: Seat, after: After): Promise<void> {
  const awake = await wake(desk, room);
  const before = beforeOf(awake);
  const deliveries = endByConsent(awake.table, seat, {
    at: timeOf(awake.table.match, desk.time.now()),
    id: `table.${before.entries}`,
  });
  const notes: readonly Note[] = [{ event: 'ended-by-consent', seat: null }];
  if (!('refused' in deliveries)) await settle(desk, room, awake, before, deliveries, { notes, answered: true }, after);
}
