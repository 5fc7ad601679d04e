/** Who teaches: says what is to be done, why not otherwise, and what a bot would say for it. */
import { adviceText } from '@wartable/ai';
import type { Lesson, Text } from '@wartable/kernel';
import { useEffect, useRef } from 'react';
import { usePage } from '../games/pages.ts';
import { PromptRule } from '../play/prompt-rule.tsx';
import { Face } from '../shell/face.tsx';
import { useWords } from '../shell/language.tsx';
import { go } from '../shell/route.ts';
import type { LessonNews } from '../table/lesson-work.ts';
import { sentenceAt, wrongAt } from './lesson-words.ts';
import { text } from './text/index.ts';
import './coach.css';

/** The oldest of those who play where nobody sits. */
const TEACHER = 6;

type Props = {
  readonly game: string;
  readonly lesson: Lesson;
  readonly next: Lesson | undefined;
  readonly news: LessonNews | undefined;
  /** The step; why the last answer was wrong; what speaks for a right one. */
  readonly says: 'step' | 'wrong' | 'advice';
};

export function Coach({ game, lesson, next, news, says }: Props) {
  const { say, knows } = useWords();
  const page = usePage(game);
  const { steps } = lesson;
  const at = Math.min(news?.at ?? 0, steps.length);
  const rule = steps[at]?.rule;
  const done = at === steps.length;
  const advice: Text = news?.advice ? adviceText(news.advice) : sentenceAt(game, lesson, at);
  const why = wrongAt(game, lesson, at);
  const line = says === 'wrong' && knows(why.key) ? why : says === 'wrong' ? text('learn.other') : undefined;
  return (
    <section className={done ? 'coach done' : 'coach'} aria-label={say(text('learn.coach'))}>
      <div className="coach-face">
        <Face face={TEACHER} />
        {done && <Sparks />}
      </div>
      <div className="coach-words">
        <p className="coach-goal">
          <strong>{say({ key: `lesson.${game}.${lesson.id}` })}</strong> {say({ key: `lesson.${game}.${lesson.id}.goal` })}
        </p>
        {/* A wrong answer twice over is told twice. */}
        <div role="status">
          <p key={`${at} ${news?.wrong} ${says}`} className={says === 'wrong' ? 'coach-line wrong' : 'coach-line'}>
            {done && <strong className="coach-joy">{say(text('learn.well-done'))} </strong>}
            {line ? say(line) : say(says === 'step' || done ? sentenceAt(game, lesson, at) : advice)}
          </p>
        </div>
        {done ? <After game={game} next={next} /> : <Steps at={at} all={steps.length} />}
      </div>
      {rule && !done && <PromptRule page={page} rule={rule} />}
    </section>
  );
}

function Steps({ at, all }: { readonly at: number; readonly all: number }) {
  const { say } = useWords();
  const label = say(text('learn.step', { n: at + 1, all }));
  return (
    <div className="coach-steps" role="img" aria-label={label} title={label}>
      {[...Array(all).keys()].map((step) => (
        <i key={step} className={step < at ? 'past' : step === at ? 'now' : ''} />
      ))}
    </div>
  );
}

function After({ game, next }: { readonly game: string; readonly next: Lesson | undefined }) {
  const { say } = useWords();
  const main = useRef<HTMLButtonElement>(null);
  // Who plays by keyboard goes on from here.
  useEffect(() => main.current?.focus({ preventScroll: true }), []);
  const way = next ? `/learn/${game}/${next.id}` : `/new/${game}`;
  return (
    <p className="buttons">
      <button ref={main} type="button" className="button main" onClick={() => go(way)}>
        {next ? say(text('learn.next-called', { title: { key: `lesson.${game}.${next.id}` } })) : say(text('learn.play'))}
      </button>
    </p>
  );
}

/** A moment of joy: it is over by itself, and where nothing moves it stands still. */
function Sparks() {
  return (
    <div className="coach-sparks" aria-hidden="true">
      {SPARKS.map((angle) => (
        <i key={angle} style={{ rotate: `${angle}deg` }} />
      ))}
    </div>
  );
}
const SPARKS = [0, 36, 72, 108, 144, 180, 216, 252, 288, 324];
