/** Something that is so for a moment: it passes by itself, and begins anew when it is set again. */
import { useEffect, useState } from 'react';

export function usePassing<Thing>(ms: number): [Thing | undefined, (thing: Thing | undefined) => void] {
  const [now, setNow] = useState<{ readonly thing: Thing | undefined }>();
  useEffect(() => {
    if (now?.thing === undefined) return;
    const timer = setTimeout(() => setNow(undefined), ms);
    return () => clearTimeout(timer);
  }, [now, ms]);
  const set = useState(() => (thing: Thing | undefined) => setNow({ thing }))[0];
  return [now?.thing, set];
}
