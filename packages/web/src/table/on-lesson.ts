/** A lesson as a place at a table: a worker keeps it, and what was answered is all that has to be kept of it. */
import { type Given, isReply, type Lesson } from '@wartable/kernel';
import type { OpenDesk } from './advisers.ts';
import { openAdvisers, workerFor } from './advisers-at-work.ts';
import type { Carry } from './carrier.ts';
import type { FromLesson, LessonNews, ToLesson } from './lesson-work.ts';
import type { Place } from './place.ts';

/** How often the others look whether all has been shown, and how long one may look at it at least, in milliseconds. */
const [GLANCE, LOOK] = [60, 500];

type LessonPlace = Place & {
  /** From now on; what has been told before is told at once. */
  readonly listen: (hear: (news: LessonNews) => void) => () => void;
};

export function placeOfLesson(game: string, lesson: Lesson, given: readonly Given[]): LessonPlace {
  let last: LessonNews | undefined;
  const ears = new Set<(news: LessonNews) => void>();
  const tell = (news: LessonNews): void => {
    last = news;
    for (const hear of ears) hear(news);
  };
  return {
    id: `${game}/${lesson.id}`,
    game: async () => game,
    carry: onLesson(lesson, given, tell),
    desk: quietDesk,
    begins: () => false,
    record: async () => undefined,
    listen: (hear) => {
      ears.add(hear);
      if (last) hear(last);
      return () => ears.delete(hear);
    },
  };
}

/** What is wrong is said at once, not when a turn ends: nothing waits for its end. */
const quietDesk: OpenDesk = (game, trouble) => ({ ...openAdvisers(game, trouble), closing: async () => undefined });

function onLesson(lesson: Lesson, given: readonly Given[], tell: (news: LessonNews) => void): Carry {
  return (to, events) => {
    const worker = workerFor('lesson');
    const post = (message: ToLesson): void => worker.postMessage(message);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const letOthersGoOn = (wait: number): void => {
      clearTimeout(timer);
      timer = setTimeout(() => (events.busy() ? letOthersGoOn(GLANCE) : post({ say: 'go-on' })), wait);
    };
    worker.onmessage = ({ data }: MessageEvent<FromLesson>) => {
      if (data.say === 'seated') return to.seated(data.seated);
      const isNews = data.messages.some((one) => !isReply(one));
      to.heard(data.messages);
      tell(data.news);
      if (data.othersNext) letOthersGoOn(isNews ? Math.min(LOOK, events.pace()) : GLANCE);
    };
    worker.onerror = (event) => events.trouble(event.message);
    return {
      open: (game) => post({ say: 'open', game, lesson, given }),
      toSeat: (message) => post({ say: 'seat', message }),
      close: () => {
        clearTimeout(timer);
        worker.terminate();
      },
    };
  };
}
