/** The words of lessons come together: the paths name all of them. */
import type { Lesson, Text } from '@wartable/kernel';

export const LESSON_WORDS = 'learn';

/** A step is read and done in well under half a minute. */
const STEPS_A_MINUTE = 3;

export function minutesOf({ steps }: Lesson): number {
  return Math.max(1, Math.ceil(steps.length / STEPS_A_MINUTE));
}

/** What is said at a step, counted from 0; behind the last one, how it ended. */
export function sentenceAt(game: string, { id, steps }: Lesson, at: number): Text {
  return { key: `lesson.${game}.${id}.${at < steps.length ? at + 1 : 'end'}` };
}

/** What is said to a wrong answer, where the lesson has something to say. */
export function wrongAt(game: string, { id }: Lesson, at: number): Text {
  return { key: `lesson.${game}.${id}.${at + 1}.wrong` };
}
