/** Intro Battle: Hoth on the page. */
import type { DuelPreview, Event, View } from '@wartable/duel';
import { telling } from '@wartable/duel/telling';
import type { GamePage } from '@wartable/web/play/game-page.ts';
import { choiceNote, isOnStage } from './choices.ts';
import { ending } from './ends/ending.tsx';
import { opening } from './ends/opening.tsx';
import { More } from './more.tsx';
import { NewGame, SETUPS } from './new-game.tsx';
import { Notes } from './notes.tsx';
import { OwnHand } from './own-hand.tsx';
import { sheetOf } from './sheets.tsx';
import { SIGNS, soundOf } from './signs.ts';
import { AIMS, Stage } from './stage.tsx';
import { Status } from './status.tsx';
import { type DuelStep, pointsAt, stepsOf } from './steps.ts';
import { text } from './text/index.ts';
import { TextView } from './text-view.tsx';
import { Thumbnail } from './thumbnail.tsx';
import { TIPS, TIPS_WITH_CARDS } from './tips.ts';
import './tokens.css';

const FULL_BASE = 30;

export const page: GamePage<View, DuelPreview, DuelStep, Event> = {
  telling,
  Stage,
  Hand: OwnHand,
  Status,
  Notes,
  More,
  TextView,
  sheetOf,
  aims: AIMS,
  choiceNote,
  isOnStage,
  goesOn: ['keep', 'done'],
  givesAway: ['pass', 'no-resource'],
  ends: { pass: ['attack'], initiative: ['attack'] },
  tips: TIPS,
  tipsWithCards: TIPS_WITH_CARDS,
  stepsOf,
  pointsAt,
  signs: SIGNS,
  soundOf,
  sideOf: (seat) => (seat === 'leia' ? 'rebel' : 'empire'),
  opening,
  ending,
  // The first match has small bases; then comes the duel as it is meant.
  next: ({ baseHp }) => (baseHp < FULL_BASE ? { options: { setup: 'standard' }, title: text('new.standard') } : undefined),
  titleOf: (options) => {
    const { setup } = (options ?? {}) as { setup?: string };
    return setup === 'first-game' ? text('title.first-game') : { key: 'game.name' };
  },
  Thumbnail,
  addressed: { name: 'setup', values: SETUPS },
  NewGame,
};
