/** A finished match, to be gone through step by step: worked out in a worker for whoever's eyes are wanted. */
import type { GameEvent, MatchRecord, Told } from '@wartable/kernel';
import { useEffect, useMemo, useState } from 'react';
import type { Course, FromReplay, ToReplay } from '../table/replay-work.ts';
import type { GamePage } from './game-page.ts';
import type { Step } from './step.ts';

/** What a worker says to one thing that was asked of it. */
function asked(request: ToReplay, hear: (message: FromReplay) => void, fail: () => void): () => void {
  const worker = new Worker(new URL('../table/worker.ts', import.meta.url), { type: 'module', name: 'replay' });
  worker.onmessage = ({ data }: MessageEvent<FromReplay>) => {
    hear(data);
    worker.terminate();
  };
  worker.onerror = fail;
  worker.postMessage(request);
  return () => worker.terminate();
}

export type Again = {
  readonly course: Course;
  /** One for each thing that is told; before the first the view is that of the course. */
  readonly steps: readonly Step[];
};

/** Undefined while it is worked out; 'failed' where it cannot be. */
export function useAgain(page: GamePage, record: MatchRecord, seat: number | undefined): Again | 'failed' | undefined {
  const [course, setCourse] = useState<Course | 'failed'>();
  useEffect(
    () =>
      asked(
        { say: 'look', record, seat },
        (message) => setCourse(message.say === 'course' ? message.course : 'failed'),
        () => setCourse('failed'),
      ),
    [record, seat],
  );
  return useMemo(() => {
    if (course === undefined || course === 'failed') return course;
    let { view } = course;
    const told = course.events.map((event): Told => {
      view = page.telling.fold(view, event);
      return { event, view };
    });
    const steps = page.stepsOf(course.view, told, undefined).filter(({ whole }) => whole);
    return { course, steps };
  }, [page, course]);
}

/** What has happened up to a step, for the log. */
export function logUpTo({ steps }: Again, at: number): readonly GameEvent[] {
  return [...new Set(steps.slice(0, at).map(({ event }) => event))];
}
