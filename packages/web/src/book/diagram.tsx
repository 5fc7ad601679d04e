/** Diagrams of the book: they load when they come into sight, and run on the rules themselves. */
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { usePage } from '../games/pages.ts';
import type { Diagram } from '../play/game-book.ts';
import { useDiagram } from '../play/use-diagram.ts';
import { useWords } from '../shell/language.tsx';
import { text } from './text/index.ts';
import './diagram.css';

type Props = { readonly game: string; readonly rule: string; readonly diagram: Diagram };

/** How far below the screen one already counts as in sight. */
const NEAR = '200px';

export function InSight({ game, rule, diagram }: Props) {
  const { say } = useWords();
  const frame = useRef<HTMLElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const place = frame.current;
    if (!place) return;
    const watch = new IntersectionObserver((seen) => setNear((was) => was || seen.some((one) => one.isIntersecting)), {
      rootMargin: NEAR,
    });
    watch.observe(place);
    return () => watch.disconnect();
  }, []);
  return (
    <figure ref={frame} className="book-diagram book-control" data-diagram={rule} aria-label={say(text('book.try'))}>
      {isNear && (
        <Suspense>
          <Loaded game={game} diagram={diagram} />
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

function Loaded({ game, diagram }: Omit<Props, 'rule'>): ReactNode {
  if (typeof diagram !== 'function') return <TryIt game={game} {...diagram} />;
  const Own = ownOf(diagram);
  return <Own />;
}

type TryProps = { readonly game: string } & Exclude<Diagram, () => unknown>;

/** A position, every choice as a button, and what comes of it; dice fall as they like. */
function TryIt({ game, position, before }: TryProps) {
  const { say } = useWords();
  const { telling, Picture, Thumbnail } = usePage(game);
  const [plays, setPlays] = useState<readonly string[]>([]);
  const [seed, setSeed] = useState(() => String(Math.random()));
  const tried = useMemo(() => ({ position, plays, seed, ...(before && { before }) }), [position, before, plays, seed]);
  const { moment } = useDiagram(game, tried);
  if (!moment) return null;
  const { view, decision, events } = moment;
  const Drawn = Picture ?? Thumbnail;
  const lines = events.flatMap((event) => telling.log(event) ?? []).map(say);
  return (
    <>
      <div className="book-drawing" inert>
        <Drawn view={view} />
      </div>
      <figcaption>
        <p className="book-prompt" aria-live="polite">
          {decision ? say(telling.prompt(view, decision)) : ''}
        </p>
        <div className="buttons">
          {decision &&
            telling.offers(view, decision).map(({ notation, label }) => (
              <button key={notation} type="button" className="button small" onClick={() => setPlays([...plays, notation])}>
                {say(label)}
              </button>
            ))}
          {plays.length > 0 && (
            <button
              type="button"
              className="button small main"
              onClick={() => {
                setPlays([]);
                setSeed(String(Math.random()));
              }}
            >
              {say(text('book.again'))}
            </button>
          )}
        </div>
        {lines.length > 0 && (
          <ol className="book-told" aria-live="polite">
            {lines.map((line, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: what is told stays in its order
              <li key={i}>{line}</li>
            ))}
          </ol>
        )}
      </figcaption>
    </>
  );
}
