/** Intro Battle: Hoth on the page. */
import { duel, type Event, type SideView, type View } from '@wartable/duel';
import type { Game } from '@wartable/kernel';
import '../style/duel.css';
import '../style/duel-page.css';
import type { GamePage } from '../play/game-page.ts';
import type { DuelPreview } from './at-table.ts';
import { isOnStage } from './choices.ts';
import { LESSONS, LESSONS_WITH_CARDS } from './lessons.ts';
import { More } from './more.tsx';
import { NewGame } from './new-game.tsx';
import { Notes } from './notes.tsx';
import { OwnHand } from './own-hand.tsx';
import { SIGNS, SOUNDS } from './signs.ts';
import { Stage } from './stage.tsx';
import { Status } from './status.tsx';
import { type DuelStep, pointsAt, stepsOf } from './steps.ts';
import { CATALOGUE, text } from './text/index.ts';
import { Thumbnail } from './thumbnail.tsx';
import { turnOf } from './turn.ts';
import { choiceNote, Words } from './words.tsx';

export const duelPage: GamePage<View, DuelPreview, DuelStep, Event> = {
  game: duel as unknown as Game,
  catalogue: CATALOGUE,
  Stage,
  Hand: OwnHand,
  Status,
  Notes,
  More,
  Words,
  choiceNote,
  isOnStage,
  goesOn: ['keep', 'done'],
  givesAway: ['pass', 'no-resource'],
  lessons: LESSONS,
  lessonsWithCards: LESSONS_WITH_CARDS,
  stepsOf,
  inPublic,
  turnOf,
  pointsAt,
  signs: SIGNS,
  sounds: SOUNDS,
  titleOf: (options) => {
    const { setup } = (options ?? {}) as { setup?: string };
    return setup === 'first-game' ? text('title.first-game') : { key: 'game.name' };
  },
  Thumbnail,
  turnNumber: (view) => view.round,
  NewGame,
};

/** Hands and resources as their numbers. */
function inPublic(view: View): View {
  const counted = (side: SideView): SideView => ({
    ...side,
    hand: typeof side.hand === 'number' ? side.hand : side.hand.length,
    resources: typeof side.resources === 'number' ? side.resources : side.resources.length,
  });
  return { ...view, viewer: 'spectator', leia: counted(view.leia), vader: counted(view.vader), sealed: [], answers: 0 };
}
