/** A lesson at its table ("/learn/hoth/move"): the board is that of any table, the coach stands beside it. */
import type { Given, Lesson } from '@wartable/kernel';
import { useEffect, useMemo, useState } from 'react';
import { PATHS } from '../games/lessons.ts';
import type { Around } from '../play/around.ts';
import { TableScreen } from '../play/play.tsx';
import { Tool } from '../play/tool.tsx';
import { GameWords, useWords } from '../shell/language.tsx';
import { go } from '../shell/route.ts';
import type { LessonNews } from '../table/lesson-work.ts';
import { placeOfLesson } from '../table/on-lesson.ts';
import { Coach } from './coach.tsx';
import { LearnPage } from './learn-page.tsx';
import { finish, leave, leftAt } from './learned.ts';
import { LESSON_WORDS } from './lesson-words.ts';
import { text } from './text/index.ts';

type Props = { readonly game: string; readonly id: string };

export function LessonPage({ game, id }: Props) {
  const lessons = PATHS.find((path) => path.game === game)?.lessons ?? [];
  const lesson = lessons.find((one) => one.id === id);
  const [tries, setTries] = useState(0);
  if (!lesson)
    return (
      <main className="page">
        <LearnPage missing />
      </main>
    );
  const again = (): void => {
    leave(`${game}/${id}`, []);
    setTries((n) => n + 1);
  };
  const next = lessons[lessons.indexOf(lesson) + 1];
  return (
    <GameWords game={LESSON_WORDS}>
      <LessonTable key={`${id} ${tries}`} game={game} lesson={lesson} next={next} onAgain={again} />
    </GameWords>
  );
}

type TableProps = {
  readonly game: string;
  readonly lesson: Lesson;
  readonly next: Lesson | undefined;
  readonly onAgain: () => void;
};

function LessonTable({ game, lesson, next, onAgain }: TableProps) {
  const { say } = useWords();
  const id = `${game}/${lesson.id}`;
  const [given] = useState<readonly Given[]>(() => leftAt(id));
  const place = useMemo(() => placeOfLesson(game, lesson, given), [game, lesson, given]);
  const [news, setNews] = useState<LessonNews>();
  /** After which answer a hint was asked for, and how many wrong ones had been given up to the last right one. */
  const [hinted, setHinted] = useState<number>();
  const [forgiven, setForgiven] = useState({ after: 0, wrong: 0 });
  useEffect(
    () =>
      place.listen((now) => {
        setNews(now);
        setForgiven((was) => (was.after === now.given.length ? was : { after: now.given.length, wrong: now.wrong }));
        if (now.at >= lesson.steps.length) finish(id);
        else leave(id, now.given);
      }),
    [place, lesson, id],
  );
  const answers = news?.given.length ?? 0;
  const done = (news?.at ?? 0) >= lesson.steps.length;
  const isWrong = news !== undefined && forgiven.after === answers && news.wrong > forgiven.wrong;
  const asked = hinted === answers;
  const points = isWrong || asked || lesson.steps[news?.at ?? 0]?.points;
  const around: Around = {
    notices: () => null,
    tools: () => (
      <>
        {answers > 0 && <Tool sign="again" label={say(text('learn.again'))} onPress={onAgain} />}
        <Tool sign="path" label={say(text('learn.path'))} onPress={() => go('/learn')} />
      </>
    ),
    afterwards: () => null,
    undo: done ? 'never' : 'free',
    askTakeback: () => {},
    hints: !done,
    isSending: () => false,
    stopped: done ? text('learn.well-done') : undefined,
    lesson: {
      coach: <Coach game={game} lesson={lesson} next={next} news={news} says={isWrong ? 'wrong' : asked ? 'advice' : 'step'} />,
      points: points ? news?.right[0] : undefined,
      onHint: () => setHinted(answers),
    },
  };
  return <TableScreen place={place} around={around} />;
}
