/** What the page of the rules has besides paragraphs. */
import type { GameBook } from '@wartable/web/play/game-book.ts';
import { Stage } from '../stage.tsx';
import { DIAGRAMS } from './diagrams.tsx';
import { PICTURES } from './pictures.tsx';
import { SEE } from './see.ts';
import { Actions, Events, Faces, Grounds, Tactics, Units } from './tables.tsx';

export const book: GameBook = {
  see: SEE,
  heads: {
    'endor/setup': Units,
    'endor/turn': Actions,
    'endor/terrain': Grounds,
    'endor/fire': Faces,
    'endor/imperial': Tactics,
    'endor/event': Events,
  },
  pictures: PICTURES,
  diagrams: DIAGRAMS,
  Stage: Stage as NonNullable<GameBook['Stage']>,
};
