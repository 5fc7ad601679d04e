/** What the page of the rules has besides paragraphs. */
import type { GameBook } from '@wartable/web/play/game-book.ts';
import { Stage } from '../stage.tsx';
import { DIAGRAMS } from './diagrams.tsx';
import { PICTURES } from './pictures.tsx';
import { SEE } from './see.ts';
import { Faces, Scenarios, Terrains, Units } from './tables.tsx';

export const book: GameBook = {
  see: SEE,
  heads: { 'hoth/setup': Scenarios, 'hoth/units': Units, 'hoth/terrain': Terrains, 'hoth/dice': Faces },
  pictures: PICTURES,
  diagrams: DIAGRAMS,
  Stage: Stage as NonNullable<GameBook['Stage']>,
};
