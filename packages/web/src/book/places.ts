/** Places of the book: where they are on the page, which chapter is in sight, the way to the next one. */
import { useEffect, useState } from 'react';
import { addressOf, type Chapter } from '../play/rule-entries.ts';
import { go } from '../shell/route.ts';

/** Ids are unique on the page; slashes in them are legal. */
export function anchorOf(id: string): string {
  return `rule-${id}`;
}

/** Scrolls there, and goes on from there by keyboard and for who listens. */
export function goTo(id: string): void {
  const place = document.getElementById(anchorOf(id));
  place?.scrollIntoView({ block: 'start' });
  place?.focus({ preventScroll: true });
}

/** The chapter that is being read: the one that reaches over the upper part of the screen. */
export function useChapterInSight(chapters: readonly Chapter[]): string | undefined {
  const [inSight, setInSight] = useState(chapters[0]?.id);
  useEffect(() => {
    const watch = new IntersectionObserver(
      (seen) => {
        const there = seen.findLast(({ isIntersecting }) => isIntersecting)?.target as HTMLElement | undefined;
        if (there) setInSight(there.dataset['chapter']);
      },
      { rootMargin: '-20% 0px -79% 0px' },
    );
    for (const place of document.querySelectorAll('[data-chapter]')) watch.observe(place);
    return () => watch.disconnect();
  }, []);
  return inSight;
}

/** To the chapter before or after the one in sight. */
export function walk(chapters: readonly Chapter[], inSight: string | undefined, by: 1 | -1): void {
  const next = chapters[chapters.findIndex(({ id }) => id === inSight) + by];
  if (next) go(addressOf(next.id));
}
