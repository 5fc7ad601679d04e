/** The guided first battle: a sentence or two where a kind of decision comes for the first time. */
import { useEffect, useRef, useState } from 'react';
import { useWords } from '../app/language.tsx';
import { routeOf, usePath } from '../app/route.ts';
import { text } from '../text/index.ts';
import { noteTaught, stopTeaching, taughtAt } from './lessons.ts';

const LESSONS = ['play', 'section', 'order', 'move', 'move-to', 'attack', 'target', 'retreat', 'ignore-retreat', 'draw'] as const;
/** Here the cards are needed; for the others the lesson may lie over them on a phone. */
const WITH_CARDS = ['play', 'draw'];

/** Shown while the first decision of its kind is open, on tables that teach. */
export function Lesson({ kind }: { readonly kind: string | undefined }) {
  const { say } = useWords();
  const route = routeOf(usePath());
  const id = route.at === 'table' ? route.id : '';
  const [, look] = useState(0);
  const taught = taughtAt(id);
  const wanted = LESSONS.find((one) => one === kind);
  const lesson = wanted && taught && !taught.includes(wanted) ? wanted : undefined;
  // Answered is taught, dismissed or not.
  const last = useRef<string>(undefined);
  useEffect(() => {
    if (last.current !== undefined && last.current !== lesson) noteTaught(id, last.current);
    last.current = lesson;
  }, [id, lesson]);
  if (!lesson) return null;
  const after = (act: () => void): void => {
    act();
    look((n) => n + 1);
  };
  return (
    <div className={WITH_CARDS.includes(lesson) ? 'lesson' : 'lesson over-hand'} role="note">
      <p>{say(text(`lesson.${lesson}`))}</p>
      <p className="buttons">
        <button type="button" className="button" onClick={() => after(() => noteTaught(id, lesson))}>
          {say(text('lesson.close'))}
        </button>
        <button type="button" className="button plain" onClick={() => after(() => stopTeaching(id))}>
          {say(text('lesson.stop'))}
        </button>
      </p>
    </div>
  );
}
