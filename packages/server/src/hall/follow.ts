/** What other nodes have written of a table: read from its log, played into the match that is in memory here, and told. */
import { type Delivery, followLog, freshFor, isRulesChange, TAKEBACK, UNDO } from '@wartable/kernel';
import { Refusal } from '../http/refusal.ts';
import { Conflict } from '../store/index.ts';
import type { StepRow } from '../store/schema.ts';
import { buildMatch, clocksOf, Difference, lighten, putToSleep, readRows, stateHash, stepsOf, trim } from './awake.ts';
import { entriesOf, nextStep, stepsFrom } from './kept.ts';
import { tellTalk } from './notes.ts';
import { type Awake, type Desk, openlyAsked, type Room } from './room.ts';
import { standingAfter } from './standing.ts';
import { writeMatch, writeStep } from './step.ts';
import { byViewer, deliver, deliverTo } from './tell.ts';

/** Rows, number and match of a room belong together: where only some of them were read, none is trusted. */
async function together<T>(room: Room, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Refusal)) room.doubtful = true;
    throw error;
  }
}

/** All of it from the database; who looks here gets a fresh view. */
export async function readAnew(desk: Desk, room: Room): Promise<void> {
  putToSleep(desk, room);
  forgetNumbers(room);
  room.due = undefined;
  room.next = await nextStep(desk.store.db, room.id);
  await readRows(desk, room);
  room.doubtful = false;
  if (room.kept.status !== 'running' || room.lines.size === 0) return;
  await wake(desk, room);
  tellFresh(room);
}

/** The match, from the log where it is not in memory. */
export async function wake(desk: Desk, room: Room): Promise<Awake> {
  return room.awake ?? together(room, () => awaken(desk, room));
}

async function awaken(desk: Desk, room: Room): Promise<Awake> {
  const { known, newer } = await stepsOf(desk, room);
  // Who looks here has been told of what is known here: the rest is news to him.
  const isFollowed = room.lines.size > 0 && room.numbers.size > 0;
  const steps = isFollowed ? known : [...known, ...newer];
  if (newer.length > 0) {
    room.due = undefined;
    room.next = steps.length;
    if (!isFollowed) forgetNumbers(room);
    await readRows(desk, room);
  }
  const awake = await build(desk, room, steps);
  desk.counted('woken');
  if (isFollowed) for (const step of newer) await followStep(desk, room, step);
  if (room.awake) await tellMoved(desk, room);
  return room.awake ?? awake;
}

async function build(desk: Desk, room: Room, steps: readonly StepRow[]): Promise<Awake> {
  try {
    const { awake, changed, entries, snapshots } = await buildMatch(desk, room, steps);
    room.awake = awake;
    if (changed) await changeRules(desk, room, entries, snapshots);
    return awake;
  } catch (error) {
    if (!(error instanceof Difference)) throw error;
    await stop(desk, room, error);
    throw new Refusal('stopped');
  }
}

/** It goes on under other rules, from a snapshot: the log says so, and everybody begins with a fresh view. */
async function changeRules(desk: Desk, room: Room, entries: number, snapshots: number): Promise<void> {
  const back = (): void => {
    room.awake = undefined;
  };
  await writeMatch(
    desk,
    room,
    { entries, snapshots, back },
    { kept: room.kept, notes: [{ event: 'rules-changed', seat: null }] },
  );
  tellFresh(room);
}

function tellFresh(room: Room): void {
  const { table } = room.awake ?? {};
  if (!table) return;
  for (const feed of table.feeds.values()) feed.number++;
  for (const [line, { viewer }] of room.lines) deliverTo(room, line, [freshFor(table, viewer, 'missed')]);
}

/** The match with all answers that can be taken back. */
export async function wakeWhole(desk: Desk, room: Room): Promise<Awake> {
  const awake = await wake(desk, room);
  if (!awake.trimmed) return awake;
  putToSleep(desk, room);
  const { known } = await stepsOf(desk, room);
  const whole = await build(desk, room, known);
  whole.clocks = awake.clocks;
  return whole;
}

/** Reads what others have written since; whether there was anything. */
export function catchUp(desk: Desk, room: Room): Promise<boolean> {
  return together(room, () => readSteps(desk, room));
}

async function readSteps(desk: Desk, room: Room): Promise<boolean> {
  const { status } = room.kept;
  // Who looks here has to be told step by step.
  if (!room.awake && status === 'running' && room.lines.size > 0 && room.numbers.size > 0) {
    const { next } = room;
    await wake(desk, room);
    return room.next !== next;
  }
  const steps = await stepsFrom(desk.store.db, room.id, room.next);
  if (steps.length === 0) return false;
  const wasAwake = room.awake !== undefined;
  const isOther = !wasAwake || steps.some(({ rows }) => rows === 1);
  // Before anybody is told: nobody hears anything as one who he was.
  if (isOther) await readRows(desk, room);
  for (const step of steps) await followStep(desk, room, step);
  // What was found out step by step is behind them; of a match that was left they tell alone.
  if (wasAwake && (isOther || !room.awake)) await readRows(desk, room);
  if (isOther) await tellTalk(desk, room);
  await tellMoved(desk, room);
  return true;
}

/** Who looks as somebody else begins anew: numbers and views are each viewer's own. */
export async function tellMoved(desk: Desk, room: Room): Promise<void> {
  const moved = [...room.lines].filter(([, { isNew }]) => isNew);
  for (const [, place] of moved) place.isNew = false;
  if (moved.length === 0 || room.gone || room.kept.status !== 'running') return;
  const { table } = await wake(desk, room);
  for (const [line, { viewer }] of moved) deliverTo(room, line, [freshFor(table, viewer, 'opened')]);
}

/** One step of somebody else. */
async function followStep(desk: Desk, room: Room, step: StepRow): Promise<void> {
  const entries = entriesOf(step);
  const { awake, game } = room;
  if (awake && entries.length > 0) {
    const isOther = step.rules !== null && step.rules !== game.game.rules;
    if (isOther || entries.some(isRulesChange)) return leaveMatch(desk, room, step);
    const takesBack = entries.some(([, what]) => what === UNDO || what === TAKEBACK);
    if (takesBack && awake.trimmed) await wakeWhole(desk, room);
  }
  room.next = step.sequence + 1;
  room.due = undefined;
  if (!room.awake) {
    if (entries.length > 0) forgetNumbers(room);
    return;
  }
  if (entries.length > 0 && !(await play(desk, room, room.awake, step))) return;
  setClocks(desk, room, room.awake, step);
}

/** Something has happened that nobody was told here: numbers of before mean nothing any more, and who comes back gets a fresh view. */
function forgetNumbers(room: Room): void {
  room.opening = '';
  room.numbers = new Map();
}

/** Under rules that are not here, or from another position than the one in memory: it is read anew when it is needed. */
function leaveMatch(desk: Desk, room: Room, { sequence }: StepRow): void {
  putToSleep(desk, room);
  room.next = sequence + 1;
  room.due = undefined;
  room.claim = undefined;
  forgetNumbers(room);
  for (const line of room.lines.keys()) line.send({ say: 'refused', refused: 'elsewhere', table: room.id });
}

async function play(desk: Desk, room: Room, awake: Awake, step: StepRow): Promise<boolean> {
  const openly = openlyAsked(awake).join();
  let deliveries: readonly Delivery[];
  try {
    deliveries = followLog(awake.table, entriesOf(step));
    if (step.hash !== null && step.hash !== stateHash(awake.table.match)) throw new Difference(`step ${step.sequence}`);
  } catch (error) {
    await stop(desk, room, error);
    return false;
  }
  setClocks(desk, room, awake, step);
  room.kept = standingAfter(room.kept, awake, openly, step.at).kept;
  lighten(awake.table);
  trim(awake);
  desk.counted('followed');
  deliver(room, byViewer(deliveries));
  return true;
}

/** Those of another node's step; one that was written before all stood still has not given that back. */
function setClocks(desk: Desk, { kept }: Room, awake: Awake, { clocks: written }: StepRow): void {
  if (written !== null) Object.assign(awake, clocksOf(desk, kept, written));
}

const TRIES = 5;

/** Two nodes differ: nobody goes on before the host has looked. */
async function stop(desk: Desk, room: Room, why: unknown): Promise<void> {
  desk.log.error({ err: why, match: room.id, step: room.next }, 'a match is stopped: nodes differ');
  room.awake = undefined;
  for (let tries = 1; room.kept.status === 'running'; tries++) {
    room.next = await nextStep(desk.store.db, room.id);
    try {
      await writeStep(desk, room, { kept: { ...room.kept, status: 'stopped', due: null }, rows: true });
    } catch (error) {
      if (!(error instanceof Conflict) || tries === TRIES) throw error;
      await readRows(desk, room);
    }
  }
}
