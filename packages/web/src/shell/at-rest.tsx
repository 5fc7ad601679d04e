/** A picture that is large to load comes when the page rests and its place is nearly in sight; until then, and where it does not come, there is its ground. */
import { type ComponentType, useEffect, useRef, useState } from 'react';

type Load = () => Promise<{ readonly Scene: ComponentType }>;

/** How far below the edge a place is when its picture is fetched. */
const NEARLY = '80px';

export function atRest(ground: string, load: Load): ComponentType {
  let found: ComponentType | undefined;
  return function AtRest() {
    const [Scene, setScene] = useState(() => found);
    const place = useRef<HTMLDivElement>(null);
    useEffect(() => {
      if (!place.current || found) return;
      let gone = false;
      const look = (): void => {
        load().then(
          (module) => {
            found = module.Scene;
            if (!gone) setScene(() => found);
          },
          // The door opens without it.
          () => {},
        );
      };
      let rest: number | undefined;
      const sight = new IntersectionObserver(
        (seen) => {
          if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
          sight.disconnect();
          rest = 'requestIdleCallback' in window ? requestIdleCallback(look, { timeout: 2000 }) : Number(setTimeout(look, 200));
        },
        { rootMargin: NEARLY },
      );
      sight.observe(place.current);
      return () => {
        gone = true;
        sight.disconnect();
        if (rest !== undefined) ('cancelIdleCallback' in window ? cancelIdleCallback : clearTimeout)(rest);
      };
    }, []);
    return (
      <div ref={place} className={`picture ${ground}`} inert aria-hidden="true">
        {Scene && <Scene />}
      </div>
    );
  };
}
