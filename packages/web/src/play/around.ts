/** What stands around the board of a table far away, of a lesson or of a puzzle, and what differs there. */
import type { Choice, Text } from '@wartable/kernel';
import type { ReactNode } from 'react';
import type { GamePage } from './game-page.ts';

export type Around = {
  /** Who is there, the line, what others ask. Before the page of the game is loaded there is none. `details`: what the page shows; `busy`: something is still being shown. */
  readonly notices: (page: GamePage | undefined, details: () => object, busy?: boolean) => ReactNode;
  /** Beside the tools of the table. */
  readonly tools: (page: GamePage, details: () => object) => ReactNode;
  readonly afterwards: (onLookBack: () => void) => ReactNode;
  /** Taking back: as long as nothing was learned; beyond that by consent; never. */
  readonly undo: 'free' | 'consent' | 'never';
  readonly askTakeback: () => void;
  /** Whether one may ask for a hint: not against people. */
  readonly hints: boolean;
  /** Whether something said is still on its way: nothing else is said meanwhile. */
  readonly isSending: () => boolean;
  /** Others may be playing with the same seed: there is no looking back yet. */
  readonly sealed?: boolean;
  /** Nobody can go on here: what is said instead of what is asked. */
  readonly stopped: Text | undefined;
  /** What can be done then, among the choices. */
  readonly ways?: ReactNode;
  /** Where there is nobody to give up to. */
  readonly keepsOn?: true;
  /** A lesson: who teaches it, what is pointed at, and who is asked for a hint. Nobody gives up there. */
  readonly lesson?: { readonly coach: ReactNode; readonly points: Choice | undefined; readonly onHint: () => void };
};
