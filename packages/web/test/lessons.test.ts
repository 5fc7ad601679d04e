/** The lessons: each is solved by its own data along every right way, and no wrong answer passes. */
import { INSTALLED } from '@wartable/games';
import { gameFolders } from '@wartable/games/folders';
import {
  type Choice,
  decisionOf,
  type Game,
  type Given,
  hearInLesson,
  type Lesson,
  type LessonRun,
  lessonStanding,
  openLesson,
  othersGoOn,
  othersNext,
  pendingDecisions,
} from '@wartable/kernel';
import { ENGLISH, gameParts, wordsFor } from '@wartable/languages';
import { describe, expect, it } from 'vitest';
import { LESSONS as DUEL } from '../../duel/lessons/index.ts';
import { LESSONS as ENDOR } from '../../endor/lessons/index.ts';
import { LESSONS as HOTH } from '../../hoth/lessons/index.ts';

const PATHS: Readonly<Record<string, readonly Lesson[]>> = { hoth: HOTH, duel: DUEL, endor: ENDOR };
const ALL = Object.entries(PATHS).flatMap(([id, lessons]) =>
  lessons.map((lesson) => [`${id}/${lesson.id}`, id, lesson] as const),
);

const MOST_MOMENTS = 120;

function gameOf(id: string): Game {
  const found = INSTALLED.find(({ manifest }) => manifest.id === id);
  if (!found) throw new Error(`no ${id}`);
  return found.game;
}

/** As far as the learner is asked, or all is done. */
function letOthersAnswer(run: LessonRun): void {
  while (!decisionOf(run.table.match, run.seat) && othersNext(run)) othersGoOn(run);
}

const opened = (game: Game, lesson: Lesson, given: readonly Given[] = []): LessonRun => {
  const run = openLesson(game, lesson, given);
  expect(run.given).toEqual(given);
  letOthersAnswer(run);
  return run;
};

const answer = (run: LessonRun, choice: Choice): boolean => {
  const decision = decisionOf(run.table.match, run.seat)?.id ?? -1;
  return hearInLesson(run, { say: 'answer', decision, choice, id: `${run.given.length}.${choice}` }).wrong;
};

/** How a lesson stands, as far as anybody could tell. */
const standing = ({ table: { match, history }, marks, given }: LessonRun): string =>
  JSON.stringify([match.state, match.conceded ?? null, history, marks, given]);

/** Walks every right way to its end; `look` sees each moment in which the learner is asked. */
function walk(
  game: Game,
  lesson: Lesson,
  look: (run: LessonRun, given: readonly Given[]) => void,
): readonly (readonly Given[])[] {
  const ends: (readonly Given[])[] = [];
  const seen = new Set<string>();
  const due: (readonly Given[])[] = [[]];
  for (let given = due.pop(); given; given = due.pop()) {
    const run = opened(game, lesson, given);
    const { at, right } = lessonStanding(run);
    if (at === lesson.steps.length) {
      ends.push(run.given);
      continue;
    }
    const place = JSON.stringify([run.table.match.state, at]);
    if (seen.has(place)) continue;
    seen.add(place);
    // Who may do anything is taught nothing.
    expect(seen.size).toBeLessThan(MOST_MOMENTS);
    look(run, run.given);
    expect([at, run.given, right.length > 0]).toEqual([at, run.given, true]);
    const view = game.view(run.table.match.state, run.seat);
    for (const choice of right) due.push([...run.given, [run.seat, game.notate(view, choice)]]);
  }
  return ends;
}

describe('The lessons', () => {
  it('are those of each game, in their order', () => {
    expect(HOTH.map(({ id }) => id)).toEqual(['move', 'attack', 'cards', 'retreat', 'badges', 'objectives']);
    expect(DUEL.map(({ id }) => id)).toEqual(['resources', 'attack', 'sentinel', 'leaders', 'tempo']);
    expect(ENDOR.map(({ id }) => id)).toEqual(['ewoks', 'fire', 'imperials', 'door', 'complex']);
  });

  it.each(ALL)('%s is solved along every right way, and by nothing else', (_, id, lesson) => {
    const game = gameOf(id);
    let wrongs = 0;
    const ends = walk(game, lesson, (run, given) => {
      const { right } = lessonStanding(run);
      const before = standing(run);
      for (const choice of decisionOf(run.table.match, run.seat)?.choices ?? []) {
        if (right.includes(choice)) continue;
        wrongs++;
        expect([given, choice, answer(run, choice)]).toEqual([given, choice, true]);
        expect(standing(run)).toBe(before);
      }
      // Nobody gets by with a plan either, nor by giving up or with an answer to another question.
      const decision = decisionOf(run.table.match, run.seat)?.id ?? -1;
      const notate = (choice: Choice): string => game.notate(game.view(run.table.match.state, run.seat), choice);
      hearInLesson(run, { say: 'plan', decision, notations: [...right.slice(0, 1).map(notate), 'nonsense'], id: 'p' });
      hearInLesson(run, { say: 'concede', id: 'c' });
      hearInLesson(run, { say: 'answer', decision: decision - 1, choice: right[0] ?? -1, id: 'a' });
      expect(standing(run)).toBe(before);
    });
    expect(ends.length).toBeGreaterThan(0);
    expect(wrongs).toBeGreaterThan(2);
    for (const given of ends) {
      const run = opened(game, lesson, given);
      expect(run.marks.map(({ at }) => at)).toEqual(run.marks.map(({ at }) => at).toSorted((a, b) => a - b));
      // Done is done: there is no right answer any more.
      expect(lessonStanding(run).right).toEqual([]);
    }
  });

  it.each(ALL)('%s goes the same way each time, from wherever it was left', (_, id, lesson) => {
    const game = gameOf(id);
    const [given = []] = walk(game, lesson, () => {});
    const whole = opened(game, lesson, given);
    for (const [n] of given.entries()) {
      const run = openLesson(game, lesson, given.slice(0, n));
      const rest = openLesson(game, lesson, [...run.given, ...given.slice(n)]);
      expect(JSON.stringify(rest.table.match.state)).toBe(JSON.stringify(whole.table.match.state));
    }
    // What does not fit any more is forgotten, and the lesson begins.
    expect(openLesson(game, lesson, [[0, 'nonsense'], ...given]).given).toEqual([]);
  });

  it.each(ALL)('%s takes back what may be taken back, and the step with it', (_, id, lesson) => {
    const game = gameOf(id);
    walk(game, lesson, (run, given) => {
      const before = [lessonStanding(run).at, game.write(run.table.match.state)];
      const [choice] = lessonStanding(run).right;
      if (choice === undefined) return;
      const again = opened(game, lesson, given);
      answer(again, choice);
      const { messages } = hearInLesson(again, { say: 'undo', id: 'u' });
      const isBack = messages.some((message) => 'because' in message && message.because === 'undo');
      expect(again.given.length).toBe(isBack ? given.length : again.table.match.past.length);
      if (isBack) expect([lessonStanding(again).at, game.write(again.table.match.state)]).toEqual(before);
    });
  });

  it.each(ALL)('%s ends before somebody is asked who has nothing to say', (_, id, lesson) => {
    walk(gameOf(id), lesson, (run) => {
      const others = pendingDecisions(run.table.match).filter(({ seat }) => seat !== run.seat);
      expect(others.every(({ seat }) => othersNext(run)?.seat === seat)).toBe(true);
    });
  });

  it.each(Object.entries(PATHS))(
    'of %s have all their words, and no others, and never more than two sentences',
    async (id, lessons) => {
      const game = gameOf(id);
      const folder = gameFolders().find((one) => one.id === id);
      const { sentences } = await wordsFor(ENGLISH, folder ? gameParts(folder, ['lessons']) : []);
      const needed = lessons.flatMap((lesson) => [
        `lesson.${id}.${lesson.id}`,
        `lesson.${id}.${lesson.id}.goal`,
        `lesson.${id}.${lesson.id}.end`,
        ...lesson.steps.map((_, i) => `lesson.${id}.${lesson.id}.${i + 1}`),
      ]);
      const allowed = new Set([...needed, ...needed.map((key) => `${key}.wrong`)]);
      expect(needed.filter((key) => !(key in sentences))).toEqual([]);
      expect(Object.keys(sentences).filter((key) => !allowed.has(key))).toEqual([]);
      const long = Object.entries(sentences).filter(([, sentence]) => sentence.split(/[.!?](?:\s|$)/).filter(Boolean).length > 2);
      expect(long).toEqual([]);
      const rules = new Set(game.rulebook.map((rule) => rule.id));
      expect(lessons.flatMap(({ steps }) => steps.map(({ rule }) => rule)).filter((rule) => !rules.has(rule))).toEqual([]);
      // Under three minutes: half a minute for a step, and it is no long reading.
      expect(lessons.filter(({ steps }) => steps.length > 5).map((lesson) => lesson.id)).toEqual([]);
    },
  );
});
