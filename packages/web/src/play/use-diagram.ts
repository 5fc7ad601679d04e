/** What comes of something tried in a diagram: the last moment that could be, and whether the last try could not. */
import { useEffect, useRef, useState } from 'react';
import type { Moment, Tried } from '../table/diagram-moment.ts';
import { openDiagram } from '../table/diagrams.ts';

export type Shown = { readonly moment: Moment | undefined; readonly failed: boolean };

/** `tried` is the same object while nothing changes. */
export function useDiagram(game: string, tried: Tried): Shown {
  const [shown, setShown] = useState<Shown>({ moment: undefined, failed: false });
  const desk = useRef<ReturnType<typeof openDiagram>>(undefined);
  useEffect(() => {
    const own = openDiagram(game);
    desk.current = own;
    return () => own.close();
  }, [game]);
  useEffect(() => {
    let isLate = false;
    desk.current?.ask(tried).then((moment) => {
      if (!isLate) setShown((before) => ({ moment: moment ?? before.moment, failed: moment === undefined }));
    });
    return () => {
      isLate = true;
    };
  }, [tried]);
  return shown;
}
