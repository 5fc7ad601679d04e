/** The paths of all games: what is done is ticked, what comes next is marked. */
import type { Lesson } from '@wartable/kernel';
import { useEffect } from 'react';
import { PATHS, type Path } from '../games/lessons.ts';
import { GameWords, useWords } from '../shell/language.tsx';
import { Link } from '../shell/link.tsx';
import { isDone, leftAt } from './learned.ts';
import { LESSON_WORDS, minutesOf } from './lesson-words.ts';
import { text } from './text/index.ts';
import './learn.css';

/** `missing`: somebody asked for a lesson there is not. */
export function LearnPage({ missing = false }: { readonly missing?: boolean }) {
  return (
    <GameWords game={LESSON_WORDS}>
      <Paths missing={missing} />
    </GameWords>
  );
}

function Paths({ missing }: { readonly missing: boolean }) {
  const { say } = useWords();
  const title = say(text('learn.title'));
  useEffect(() => {
    const before = document.title;
    document.title = title;
    return () => {
      document.title = before;
    };
  }, [title]);
  return (
    <>
      <h1>{title}</h1>
      {missing && (
        <p className="notice" role="alert">
          {say(text('learn.missing'))}
        </p>
      )}
      <p className="learn-note">{say(text('learn.note', { n: PATHS.flatMap(({ lessons }) => lessons).length }))}</p>
      <div className="paths">
        {PATHS.map((path) => (
          <GamePath key={path.game} path={path} />
        ))}
      </div>
    </>
  );
}

function GamePath({ path: { game, lessons } }: { readonly path: Path }) {
  const { say } = useWords();
  const next = lessons.find(({ id }) => !isDone(`${game}/${id}`));
  const done = lessons.filter(({ id }) => isDone(`${game}/${id}`)).length;
  return (
    <section className="path">
      <h2>{say({ key: `door.${game}` })}</h2>
      <p className="path-count">{say(text('learn.count', { done, all: lessons.length }))}</p>
      <ol>
        {lessons.map((lesson, i) => (
          <li key={lesson.id}>
            <Way game={game} lesson={lesson} number={i + 1} isNext={lesson === next} />
          </li>
        ))}
      </ol>
    </section>
  );
}

type WayProps = { readonly game: string; readonly lesson: Lesson; readonly number: number; readonly isNext: boolean };

function Way({ game, lesson, number, isNext }: WayProps) {
  const { say } = useWords();
  const id = `${game}/${lesson.id}`;
  const done = isDone(id);
  const left = leftAt(id).length > 0;
  const word = done ? 'learn.done' : left ? 'learn.resume' : isNext ? 'learn.next' : undefined;
  return (
    <Link to={`/learn/${id}`} className={`way${done ? ' done' : ''}${isNext ? ' next' : ''}`}>
      <span className="way-mark" aria-hidden="true">
        {done ? '✓' : number}
      </span>
      <span className="way-words">
        <strong>{say({ key: `lesson.${game}.${lesson.id}` })}</strong>
        <span>{say({ key: `lesson.${game}.${lesson.id}.goal` })}</span>
      </span>
      <span className="way-state">
        {word && <b>{say(text(word))}</b>}
        <span>{say(text('learn.minutes', { n: minutesOf(lesson) }))}</span>
      </span>
    </Link>
  );
}
