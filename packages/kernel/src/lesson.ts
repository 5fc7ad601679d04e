/**
 * A lesson: a position in the format of cases, and steps that end when something has happened. It is played at a table as any other
 * one; what is no right answer to a step is never taken, so nobody passes a lesson by it. docs/lessons.md tells how one is written.
 */
import type { Advice } from './advice.ts';
import { type Choice, type Game, type RuleId, type Seat, seatAt } from './game.ts';
import { decisionOf, matchFromState, pendingDecisions, seatWord } from './match.ts';
import { rngFromSeed, seedFrom } from './rng.ts';
import type { FromSeat, Reply, ToSeat } from './seat.ts';
import { checkpointOf, type Delivery, giveAnswer, hear, openTable, type Table } from './table.ts';

export type LessonStep = {
  /** The event that ends it, as the learner sees it: all of these fields, whatever else it has. */
  readonly goal: { readonly type: string; readonly [field: string]: unknown };
  /** The right answers, as records write them; `*` at the end stands for anything, "move: done" holds for that kind of decision alone. */
  readonly ways?: readonly string[];
  /** What the others answer meanwhile, in order: "empire: pass", "empire: retreat *". */
  readonly others?: readonly string[];
  readonly rule: RuleId;
  /** The first right answer is pointed at from the beginning. */
  readonly points?: true;
};

/** Its words have their keys by game, lesson and step: see docs/lessons.md. */
export type Lesson = {
  readonly id: string;
  /** Who learns, by the name of the seat. */
  readonly seat: string;
  readonly position: unknown;
  /** Dice and shuffles follow from it: the same for everybody, each time. */
  readonly seed: string;
  readonly steps: readonly LessonStep[];
};

/** An answer as it is kept, to go on where one left. */
export type Given = readonly [seat: number, notation: string];

export type LessonStanding = {
  /** The step that is due; behind the last one all is done. */
  readonly at: number;
  /** The right choices of what the learner is asked, and what speaks for the first of them. */
  readonly right: readonly Choice[];
  readonly advice: Advice | undefined;
  readonly given: readonly Given[];
};

type Mark = { readonly at: number; readonly heard: number };

export type LessonRun = {
  readonly lesson: Lesson;
  readonly seat: Seat;
  readonly table: Table;
  /** By the number of answers: the step, and how much the others have said of it. */
  readonly marks: Mark[];
  readonly given: Given[];
};

/** Begins a lesson, or goes on after these answers; where they do not fit any more, it begins. */
export function openLesson(game: Game, lesson: Lesson, given: readonly Given[] = [], opening = ''): LessonRun {
  const run = beginLesson(game, lesson, opening);
  for (const [place, notation] of given) {
    const seat = seatAt(place);
    const decision = decisionOf(run.table.match, seat);
    const isDue = decision && (seat === run.seat ? isRight(run, notation) : notation === othersNext(run)?.notation);
    if (!isDue || !take(run, seat, decision.id, notation)) return beginLesson(game, lesson, opening);
  }
  return run;
}

function beginLesson(game: Game, lesson: Lesson, opening: string): LessonRun {
  const state = game.read(lesson.position);
  state.rng = rngFromSeed(seedFrom(lesson.seed));
  const match = matchFromState(game, state);
  const seat = seatAt(match.seats.indexOf(lesson.seat));
  return { lesson, seat, table: openTable(match, [], opening), marks: [{ at: 0, heard: 0 }], given: [] };
}

export function lessonStanding(run: LessonRun): LessonStanding {
  const { game, state } = run.table.match;
  const decision = decisionOf(run.table.match, run.seat);
  const view = game.view(state, run.seat);
  const right = (decision?.choices ?? []).filter((choice) => isRight(run, game.notate(view, choice)));
  const [first] = right;
  return {
    at: markOf(run).at,
    right,
    advice: first === undefined ? undefined : game.advice?.(view, first),
    given: [...run.given],
  };
}

export type HeardInLesson = { readonly messages: readonly ToSeat[]; readonly wrong: boolean };

/** What the learner says. A wrong answer comes to nothing, nor does a plan with one in it. */
export function hearInLesson(run: LessonRun, message: FromSeat): HeardInLesson {
  const { table, seat } = run;
  const toLearner = (deliveries: readonly Delivery[]): ToSeat[] =>
    deliveries.flatMap(({ to, message: one }) => (to === seat ? [one] : []));
  if (message.say === 'since') return { messages: toLearner(hear(table, seat, message).deliveries), wrong: false };
  const refused: Reply = { reply: message.id, refused: 'stale-decision' };
  if (message.say === 'concede') return { messages: [refused], wrong: false };
  if (message.say === 'undo') {
    const { deliveries } = hear(table, seat, message);
    forgetTaken(run);
    return { messages: toLearner(deliveries), wrong: false };
  }
  const restore = checkpointOf(table);
  const [marks, given] = [[...run.marks], [...run.given]];
  const messages: ToSeat[] = [{ reply: message.id, done: true }];
  for (const [i, notation] of notationsOf(run, message).entries()) {
    const due = decisionOf(table.match, seat)?.id ?? -1;
    const asked = i === 0 ? message.decision : due;
    const deliveries = isRight(run, notation) ? take(run, seat, asked, notation) : undefined;
    if (!deliveries) {
      restore();
      run.marks.splice(0, run.marks.length, ...marks);
      run.given.splice(0, run.given.length, ...given);
      // A click too many is late, not wrong.
      return { messages: [refused], wrong: i > 0 || asked === due };
    }
    messages.push(...toLearner(deliveries));
  }
  return { messages, wrong: false };
}

/** Who else is asked, and what they answer. */
export function othersNext(run: LessonRun): { readonly seat: Seat; readonly notation: string } | undefined {
  const { match } = run.table;
  const { at, heard } = markOf(run);
  const [name, way = ''] = run.lesson.steps[at]?.others?.[heard]?.split(': ') ?? [];
  const asked = pendingDecisions(match).find(({ seat }) => seat !== run.seat && seatWord(match, seat) === name);
  if (!asked) return undefined;
  const view = match.game.view(match.state, asked.seat);
  const notation = asked.choices.map((choice) => match.game.notate(view, choice)).find((one) => isMeant(way, one));
  return notation === undefined ? undefined : { seat: asked.seat, notation };
}

/** Lets the next of the others answer. */
export function othersGoOn(run: LessonRun): readonly ToSeat[] {
  const next = othersNext(run);
  const decision = next && decisionOf(run.table.match, next.seat);
  const deliveries = next && decision ? take(run, next.seat, decision.id, next.notation) : undefined;
  return (deliveries ?? []).flatMap(({ to, message }) => (to === run.seat ? [message] : []));
}

function take(run: LessonRun, seat: Seat, decision: number, notation: string): readonly Delivery[] | undefined {
  const { table, marks, given, lesson } = run;
  const { at, heard } = markOf(run);
  const taken = giveAnswer(table, seat, decision, notation, undefined);
  if ('refused' in taken) return undefined;
  given.push([seat, notation]);
  const goal = lesson.steps[at]?.goal;
  const events = taken.flatMap(({ to, message }) => (to === run.seat && 'events' in message ? message.events : []));
  const isOver = goal !== undefined && events.some((event) => fits(event, goal));
  marks.push(isOver ? { at: at + 1, heard: 0 } : { at, heard: seat === run.seat ? heard : heard + 1 });
  return taken;
}

function isRight(run: LessonRun, notation: string): boolean {
  const { ways = [] } = run.lesson.steps[markOf(run).at] ?? {};
  const kind = decisionOf(run.table.match, run.seat)?.kind;
  return ways.some((way) => {
    const [first = '', second] = way.split(': ');
    return second === undefined ? isMeant(first, notation) : first === kind && isMeant(second, notation);
  });
}

function isMeant(way: string, notation: string): boolean {
  return way.endsWith('*') ? notation.startsWith(way.slice(0, -1)) : notation === way;
}

function notationsOf({ table: { match }, seat }: LessonRun, message: Extract<FromSeat, { say: 'answer' | 'plan' }>): string[] {
  if (message.say === 'plan') return [...message.notations];
  if (typeof message.choice === 'string') return [message.choice];
  const isOffered = decisionOf(match, seat)?.choices.includes(message.choice);
  return [isOffered ? match.game.notate(match.game.view(match.state, seat), message.choice) : ''];
}

/** What was taken back has not happened. */
function forgetTaken({ table, marks, given }: LessonRun): void {
  const { length } = table.match.past;
  given.splice(length);
  marks.splice(length + 1);
}

function markOf({ marks }: LessonRun): Mark {
  return marks.at(-1) ?? { at: 0, heard: 0 };
}

function fits(found: unknown, wanted: unknown): boolean {
  if (typeof wanted !== 'object' || wanted === null) return found === wanted;
  if (typeof found !== 'object' || found === null) return false;
  const fields = found as Readonly<Record<string, unknown>>;
  return Object.entries(wanted).every(([name, value]) => fits(fields[name], value));
}
