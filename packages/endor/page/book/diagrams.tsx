/** The diagrams of the book, by rule. */
import type { Diagram } from '@wartable/web/play/game-book.ts';
import { HUNTS, TRIES } from './positions.ts';

export const DIAGRAMS: Readonly<Record<string, Diagram>> = {
  ...TRIES,
  ...Object.fromEntries(
    Object.entries(HUNTS).map(([rule, hunt]) => [
      rule,
      async () => {
        const { HuntDiagram } = await import('./hunt.tsx');
        return () => <HuntDiagram hunt={hunt} />;
      },
    ]),
  ),
};
