/** What happens at a table becomes a step of its log: its number decides who was first. On disk first, then heard of. */
import type { LogEntry } from '@wartable/kernel';
import type { NoticeKind } from '@wartable/protocol';
import type { Compilable } from 'kysely';
import type { Happening } from '../store/happening.ts';
import { Conflict } from '../store/index.ts';
import type { Claim } from '../store/leases.ts';
import { lighten, stateHash, trim } from './awake.ts';
import { writeClocks } from './clocks.ts';
import type { KeptSeat, KeptTable } from './kept.ts';
import { type Note, noteStatement, tellTalk } from './notes.ts';
import type { Awake, Desk, Room } from './room.ts';
import { isAtOnce, workDue } from './work-due.ts';

export type Step = {
  /** The table after it. */
  readonly kept: KeptTable;
  /** What joined the log of the match, and how many of its snapshots were on disk. */
  readonly entries?: readonly LogEntry[];
  readonly snapshots?: number;
  /** Rows have changed otherwise than the entries say. */
  readonly rows?: true;
  readonly also?: readonly Compilable[];
  readonly notes?: readonly Note[];
  /** Who is to be told of it, if he does not look. */
  readonly notify?: { readonly kind: NoticeKind; readonly people: readonly string[] } | undefined;
  /** Only while this claim holds. */
  readonly lease?: Claim | undefined;
};

/** Writes it. Throws `Conflict` where somebody else was first, or the claim is lost: then nothing has changed here. */
export async function writeStep(desk: Desk, room: Room, step: Step): Promise<void> {
  const { store, nodes, notices } = desk;
  const { notes = [], also = [] } = step;
  const at = desk.time.now();
  const due = workDue(room, step.kept, at);
  const happening = happeningOf(desk, room, step, due, at);
  const more = [
    ...also,
    ...notes.map((note) => noteStatement(store, room.id, at, note)),
    ...(step.rows ? rowsOf(desk, room.kept, withSaid(room, step.kept)) : []),
  ];
  try {
    const { token } = await store.journal.append(happening, more.length > 0 ? more : undefined);
    if (happening.work) room.claim = token === undefined || happening.work.node === null ? undefined : { what: room.id, token };
  } catch (error) {
    desk.counted(error instanceof Conflict ? 'raced' : 'failed');
    throw error;
  }
  room.kept = step.rows ? withSaid(room, step.kept) : step.kept;
  room.next++;
  if (due !== undefined) room.due = due;
  nodes.bell.ring(`at.${room.id}`, room.next);
  if (happening.notify) notices.written();
  // It is kept: whatever goes wrong now, it is told. Lines of talk are told with the next.
  if (notes.length > 0) await tellTalk(desk, room).catch((error) => desk.log.error({ err: error }, 'talk'));
}

function happeningOf(
  { nodes, notices }: Desk,
  room: Room,
  { kept, entries = [], snapshots, rows, notify, lease }: Step,
  due: number | null | undefined,
  at: number,
): Happening {
  const { awake, game } = room;
  const people = notify?.people.filter(notices.wants) ?? [];
  const atOnce = nodes.several && awake !== undefined && isAtOnce(kept, awake);
  return {
    step: {
      match: room.id,
      sequence: room.next,
      at,
      entries: JSON.stringify(entries),
      snapshot: snapshots !== undefined && awake ? snapshotsOf(awake, snapshots) : null,
      clocks: awake?.clocks ? writeClocks(awake.clocks) : null,
      rules: awake ? game.game.rules : null,
      hash: awake && nodes.several && entries.length > 0 ? stateHash(awake.table.match) : null,
      rows: rows ? 1 : 0,
    },
    lease: lease?.token,
    ...(rows ? {} : standingOf(room.kept, kept)),
    ...(due === undefined || due === room.due
      ? {}
      : { work: { due, rules: `${kept.game} ${game.game.rules}`, node: atOnce ? nodes.id : null } }),
    ...(people.length > 0 && notify ? { notify: { kind: notify.kind, people, due: at + notices.dueAfter } } : {}),
  };
}

/** What is said under a name is remembered by that name. */
const MOST_SAID = 24;

function withSaid({ saying }: Room, kept: KeptTable): KeptTable {
  const { said } = kept.room;
  if (saying === undefined || said.includes(saying)) return kept;
  return { ...kept, room: { ...kept.room, said: [...said, saying].slice(-MOST_SAID) } };
}

/** Positions that joined, and how many of those before still count: an undo leads back. */
function snapshotsOf({ table }: Awake, before: number): string | null {
  const { snapshots } = table.match.record;
  const added = snapshots.slice(before).filter(({ position }) => position !== null);
  const keep = snapshots.length - added.length;
  return added.length === 0 && keep === before ? null : JSON.stringify({ keep, add: added });
}

/** Of the rows, what follows from the entries. */
function standingOf(before: KeptTable, after: KeptTable): Pick<Happening, 'standing' | 'asked'> {
  const { status, changed, outcome, due } = after;
  const isNews = status !== before.status || changed !== before.changed || due !== before.due || outcome !== before.outcome;
  const asked = after.seats.filter((seat, i) => seat.asked !== before.seats[i]?.asked);
  return {
    ...(isNews ? { standing: { status, changed, outcome: outcome && JSON.stringify(outcome), due } } : {}),
    ...(asked.length > 0 ? { asked: asked.map((one) => ({ seat: one.seat, asked: one.asked })) } : {}),
  };
}

/** The rows of a table whole, with the seats that have changed. */
function rowsOf({ store: { db } }: Desk, before: KeptTable, kept: KeptTable): readonly Compilable[] {
  const row = {
    agreement: JSON.stringify(kept.agreement),
    status: kept.status,
    owner: kept.owner,
    changed: kept.changed,
    head: kept.head && JSON.stringify(kept.head),
    seed: kept.deal === null ? kept.seed : null,
    room: JSON.stringify(kept.room),
    outcome: kept.outcome && JSON.stringify(kept.outcome),
    due: kept.due,
  };
  const moved = kept.seats.filter((seat, i) => seat !== before.seats[i]);
  return [
    db.updateTable('match').set(row).where('id', '=', kept.id),
    ...moved.map(({ seat, person, bot, link, asked }: KeptSeat) =>
      db.updateTable('seat').set({ person, bot, link, asked }).where('match', '=', kept.id).where('seat', '=', seat),
    ),
  ];
}

/** How a match stood before something was tried, and what puts it there again. */
export type Before = {
  readonly entries: number;
  readonly snapshots: number;
  /** Who was asked openly. */
  readonly openly: string;
  readonly back: () => void;
};

/** Writes what has joined the log since then. Whatever goes wrong, nobody has heard of it, and the match stands as it stood. */
export async function writeMatch(
  desk: Desk,
  room: Room,
  { entries, snapshots, back }: Pick<Before, 'entries' | 'snapshots' | 'back'>,
  step: Omit<Step, 'entries' | 'snapshots'>,
): Promise<void> {
  const { awake } = room;
  if (!awake) throw new RangeError('no match is in memory');
  try {
    await writeStep(desk, room, { ...step, entries: awake.table.match.record.log.slice(entries), snapshots });
  } catch (error) {
    back();
    throw error;
  }
  lighten(awake.table);
  trim(awake);
}
