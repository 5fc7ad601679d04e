/** The diagrams of the book, by rule. */
import type { Diagram } from '@wartable/web/play/game-book.ts';
import { SIGHT_LINES, TRIES } from './positions.ts';

export const DIAGRAMS: Readonly<Record<string, Diagram>> = {
  ...TRIES,
  ...Object.fromEntries(
    Object.entries(SIGHT_LINES).map(([rule, line]) => [
      rule,
      async () => {
        const { SightDiagram } = await import('./sight.tsx');
        return () => <SightDiagram line={line} />;
      },
    ]),
  ),
};
