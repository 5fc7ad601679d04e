/** Diagrams of the book: they load when they come into sight, and run on the rules themselves. */
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import type { Diagram, GameBook } from '../play/game-book.ts';
import { useWords } from '../shell/language.tsx';
import { text } from './text/index.ts';
import { TryIt } from './try-it.tsx';
import './diagram.css';

type Props = {
  readonly game: string;
  readonly rule: string;
  readonly diagram: Diagram;
  readonly Stage: GameBook['Stage'];
};

/** How far below the screen one already counts as in sight, and how far away one is put away again: boards are large. */
const [NEAR, FAR] = ['200px', '2500px'];

export function InSight({ rule, ...shown }: Props) {
  const { say } = useWords();
  const frame = useRef<HTMLElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const place = frame.current;
    if (!place) return;
    const coming = new IntersectionObserver((seen) => seen.some((one) => one.isIntersecting) && setNear(true), {
      rootMargin: NEAR,
    });
    const going = new IntersectionObserver(
      (seen) => {
        if (seen.some((one) => one.isIntersecting) || place.contains(document.activeElement)) return;
        // On paper all lies elsewhere.
        if (matchMedia('print').matches) return;
        // Nothing below it moves when it goes.
        if (place.childElementCount > 0) place.style.minHeight = `${place.offsetHeight}px`;
        setNear(false);
      },
      { rootMargin: FAR },
    );
    for (const watch of [coming, going]) watch.observe(place);
    return () => {
      for (const watch of [coming, going]) watch.disconnect();
    };
  }, []);
  return (
    <figure ref={frame} className="book-diagram" data-diagram={rule} aria-label={say(text('book.try'))}>
      {isNear && (
        <Suspense>
          <Loaded {...shown} />
        </Suspense>
      )}
    </figure>
  );
}

/** Those of the games' own, each made once: what waits while it loads forgets all it had made itself. */
const owns = new WeakMap<Diagram, ComponentType>();

function ownOf(diagram: () => Promise<ComponentType>): ComponentType {
  const known = owns.get(diagram) ?? lazy(async () => ({ default: await diagram() }));
  owns.set(diagram, known);
  return known;
}

function Loaded({ game, diagram, Stage }: Omit<Props, 'rule'>): ReactNode {
  if (typeof diagram !== 'function') return <TryIt game={game} Stage={Stage} begins={diagram} />;
  const Own = ownOf(diagram);
  return <Own />;
}
