/** A picture that is large to load comes when the page rests; until then, and where it does not come, there is its ground. */
import { type ComponentType, useEffect, useState } from 'react';

type Load = () => Promise<{ readonly Scene: ComponentType }>;

export function atRest(ground: string, load: Load): ComponentType {
  let found: ComponentType | undefined;
  return function AtRest() {
    const [Scene, setScene] = useState(() => found);
    useEffect(() => {
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
      const rest = 'requestIdleCallback' in window ? requestIdleCallback(look, { timeout: 2000 }) : setTimeout(look, 200);
      return () => {
        gone = true;
        ('cancelIdleCallback' in window ? cancelIdleCallback : clearTimeout)(rest);
      };
    }, []);
    return (
      <div className={`picture ${ground}`} inert aria-hidden="true">
        {Scene && <Scene />}
      </div>
    );
  };
}
