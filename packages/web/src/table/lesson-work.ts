/** A lesson in a worker of the browser: its table, and who judges what the learner answers. Nothing of it is on disk. */
import {
  type FromSeat,
  type Given,
  hearInLesson,
  type Lesson,
  type LessonRun,
  type LessonStanding,
  lessonStanding,
  openLesson,
  othersGoOn,
  othersNext,
  type ToSeat,
} from '@wartable/kernel';
import { loadGame } from '../games/rules.ts';
import type { Seated } from './messages.ts';

export type ToLesson =
  | { readonly say: 'open'; readonly game: string; readonly lesson: Lesson; readonly given: readonly Given[] }
  | { readonly say: 'seat'; readonly message: FromSeat }
  /** All has been shown: the others may answer. */
  | { readonly say: 'go-on' };

/** `wrong` counts the wrong answers so far. */
export type LessonNews = LessonStanding & { readonly wrong: number };

export type FromLesson =
  | { readonly say: 'seated'; readonly seated: Seated }
  | { readonly say: 'news'; readonly messages: readonly ToSeat[]; readonly news: LessonNews; readonly othersNext: boolean };

const post = (message: FromLesson): void => self.postMessage(message);
let run: LessonRun | undefined;
let wrong = 0;

export async function lessonWork(message: ToLesson): Promise<void> {
  if (message.say === 'open') return open(message);
  if (!run) return;
  if (message.say === 'go-on') return tell(run, othersGoOn(run));
  const heard = hearInLesson(run, message.message);
  if (heard.wrong) wrong++;
  tell(run, heard.messages);
}

async function open({ game: id, lesson, given }: Extract<ToLesson, { say: 'open' }>): Promise<void> {
  const { game } = await loadGame(id);
  run = openLesson(game, lesson, given, String(Date.now()));
  const { seat, table } = run;
  // Nobody thinks about what the others do: it stands in the lesson.
  const seats = table.match.seats.map((name) => ({ name, player: { kind: 'person' } as const }));
  post({ say: 'seated', seated: { say: 'seated', viewer: seat, seats, handOverTo: undefined } });
  tell(run, []);
}

function tell(now: LessonRun, messages: readonly ToSeat[]): void {
  const news = { ...lessonStanding(now), wrong };
  post({ say: 'news', messages, news, othersNext: othersNext(now) !== undefined });
}
