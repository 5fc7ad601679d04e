/** A match that is being played: answers of people and bots, kept and then told. */
import {
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
  type ToSeat,
  type Viewer,
  whyNotUndo,
} from '@wartable/kernel';
import type * as protocol from '@wartable/protocol';
import type * as v from 'valibot';
import type { Also } from '../store/journal.ts';
import { statement } from '../store/statement.ts';
import { asked as clocksAsked, lag, untilOf } from './clocks.ts';
import type { KeptTable } from './kept.ts';
import { answerByOrder } from './orders.ts';
import {
  type Awake,
  botSeats,
  type Desk,
  keepStep,
  type Line,
  numbersOf,
  openlyAsked,
  type Room,
  reallyAsked,
  type Told,
  wake,
  wakeWhole,
} from './room.ts';
import { deliver, deliverTo } from './tell.ts';

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
    deliverTo(room, line, told);
    return;
  }
  const { id: reply } = message;
  if (message.say === 'undo' && room.kept.agreement.undo === 'never') {
    deliverTo(room, line, [{ reply, refused: 'nothing-to-undo' }]);
    return;
  }
  if (message.say === 'undo' && viewer !== 'spectator' && !whyNotUndo(awake.table.match, viewer))
    awake = await wakeWhole(desk, room);
  const standing = marks(awake);
  const heard = hear(awake.table, viewer, message, timeOf(awake.table.match, desk.time.now()));
  const outcome = heard.deliveries.find(({ message: one }) => isReply(one))?.message;
  desk.counted(outcome && 'refused' in outcome ? 'refused' : 'answer');
  if (!heard.changed) {
    deliverTo(
      room,
      line,
      heard.deliveries.map((one) => one.message),
    );
    return;
  }
  try {
    const undone = message.say === 'undo' && viewer !== 'spectator' ? viewer : undefined;
    await settle(desk, room, awake, standing, heard.deliveries, { from: line, undone }, after);
  } catch (error) {
    deliverTo(room, line, [{ reply, refused: 'failed' }]);
    throw error;
  }
}

/** How the log and the lists of the table stood. */
type Marks = Told & { readonly openly: string };

export function marks(awake: Awake): Marks {
  const { table } = awake;
  const { log, snapshots } = table.match.record;
  return { entries: log.length, snapshots: snapshots.length, numbers: numbersOf(table), openly: openlyAsked(awake).join() };
}

/** On disk first, then to whoever looks, then whoever is next. */
export async function settle(
  desk: Desk,
  room: Room,
  awake: Awake,
  before: Marks,
  deliveries: readonly Delivery[],
  { from, undone }: { readonly from?: Line; readonly undone?: Seat | undefined },
  after: After,
): Promise<void> {
  const now = desk.time.now();
  const isOpen = deliveries.some(({ to, message }) => to === 'spectator' && !isReply(message));
  runClocks(room, awake, isOpen, undone, now);
  const { kept, also, listed } = changesOf(desk, room, awake, before, now);
  await keepStep(desk, room, before, also);
  desk.notices.written();
  room.kept = kept;
  // What was asked of the others was asked about how it stood; what is done in secret nobody hears of.
  if (isOpen) room.asks = [];
  const byViewer = new Map<Viewer, ToSeat[]>();
  for (const { to, message } of deliveries) byViewer.set(to, [...(byViewer.get(to) ?? []), message]);
  deliver(room, byViewer, from);
  if (listed.length > 0) desk.listed(listed, false);
  after(room);
}

/** Clocks run for people who are asked, and for nobody else. What their lines take is not their time. */
export function runClocks({ kept, lines }: Room, awake: Awake, heard: boolean, undone: Seat | undefined, now: number): void {
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

/** `listed`: people whose lists have changed. */
type Changes = { readonly kept: KeptTable; readonly also: Also | undefined; readonly listed: readonly string[] };

const SET_ASKED = statement('update "seat" set "asked" = ? where "match" = ? and "seat" = ?');
const SET_STANDING = statement('update "match" set "outcome" = ?, "status" = ?, "changed" = ?, "due" = ? where "id" = ?');

/** What changes in the rows: whom the table waits for, and its end. */
function changesOf({ store, notices }: Desk, { id, kept }: Room, awake: Awake, before: Marks, now: number): Changes {
  const { match } = awake.table;
  const asked = reallyAsked(awake);
  const seats = kept.seats.map((seat) => ({ ...seat, asked: asked.includes(seat.seat as Seat) ? 1 : 0 }));
  const turned = seats.filter((seat, i) => seat.asked !== kept.seats[i]?.asked);
  const ended = matchOutcome(match);
  const openly = openlyAsked(awake);
  const isNews = ended !== undefined || openly.join() !== before.openly;
  if (turned.length === 0 && !isNews) return { kept, also: undefined, listed: [] };
  const outcome = ended ? { winners: [...ended.winners], rule: ended.rule } : null;
  const status = ended ? 'over' : kept.status;
  // Only what all may know shows in what all may see.
  const changed = isNews ? now : kept.changed;
  const due = ended ? null : dueOf(kept, awake);
  const next: KeptTable = { ...kept, seats, outcome, status, changed, due };
  const also: Also = [
    ...turned.map((seat) => SET_ASKED(store, seat.asked, id, seat.seat)),
    ...(isNews ? [SET_STANDING(store, outcome && JSON.stringify(outcome), status, changed, due, id)] : []),
    ...notices.yourTurn(
      id,
      awake.next,
      turned.flatMap(({ asked: isAsked, person, bot }) => (isAsked && person !== null && bot === null ? [person] : [])),
    ),
  ];
  const ofSeats = (isNews ? seats : turned).flatMap(({ person }) => person ?? []);
  return { kept: next, also, listed: ofSeats };
}

/** When the time of whoever is asked runs out, in slow play: it is looked after also while the table sleeps. */
export function dueOf({ agreement }: Pick<KeptTable, 'agreement'>, { clocks }: Awake): number | null {
  return (agreement.pace.kind === 'slow' && clocks ? untilOf(clocks) : undefined) ?? null;
}

function timeOf({ record: { began } }: Match, now: number): number {
  return Math.max(0, now - (began ?? now));
}

/** Asks every bot whose decision is due, and answers what somebody has left standing orders for. */
export function goOn(desk: Desk, room: Room, awake: Awake, say: (seat: Seat, decision: Question, choice: number) => void): void {
  if (matchOutcome(awake.table.match)) return;
  const bots = botSeats(room);
  for (const seat of reallyAsked(awake)) {
    const decision = decisionOf(awake.table.match, seat);
    if (!decision) continue;
    if (bots.includes(seat)) askBot(desk, room, awake, decision, say);
    else {
      const { game, state } = awake.table.match;
      const choice = answerByOrder(game, () => game.view(state, seat), decision, room.kept.room.orders[seat] ?? []);
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
  const began = desk.time.now();
  desk.bots
    .ask(room.kept.owner, {
      table: `${room.id} ${record.commitment}`,
      game: game.id,
      bot,
      // What it sees, and nothing else.
      view: game.view(state, seat),
      decision,
      seed: seedFrom(`${awake.seed} bot ${seat} ${record.log.length}`),
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

/** The answer of a bot, or of a standing order: as good as any other. */
export async function answerFor(desk: Desk, room: Room, { seat, id }: Question, choice: number, after: After): Promise<void> {
  const awake = await wake(desk, room);
  const before = marks(awake);
  const at = timeOf(awake.table.match, desk.time.now());
  const done = giveAnswer(awake.table, seat, id, choice, { at });
  // Somebody was quicker, or took something back: it is asked again.
  if ('refused' in done) return after(room);
  desk.counted('answer');
  await settle(desk, room, awake, before, done, {}, after);
}

/** A seat gives up because its time is over, or because others claim the win. */
export async function giveUpFor(desk: Desk, room: Room, seat: Seat, after: After): Promise<void> {
  const awake = await wake(desk, room);
  const before = marks(awake);
  const id = `table.${before.entries}`;
  const { changed, deliveries } = hear(awake.table, seat, { say: 'concede', id }, timeOf(awake.table.match, desk.time.now()));
  if (changed) await settle(desk, room, awake, before, deliveries, {}, after);
}

/** All have agreed to end it: nobody wins. */
export async function agreeToEnd(desk: Desk, room: Room, seat: Seat, after: After): Promise<void> {
  const awake = await wake(desk, room);
  const before = marks(awake);
  const deliveries = endByConsent(awake.table, seat, {
    at: timeOf(awake.table.match, desk.time.now()),
    id: `table.${before.entries}`,
  });
  if (!('refused' in deliveries)) await settle(desk, room, awake, before, deliveries, {}, after);
}
