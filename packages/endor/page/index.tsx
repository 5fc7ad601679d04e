/** Battle for Endor on the page. */
import { type EndorPreview, type Event, telling, type View } from '@wartable/endor/telling';
import type { GamePage } from '@wartable/web/play/game-page.ts';
import { EndorArt } from './art/defs.tsx';
import { EndorBoard, SILENT } from './board.tsx';
import { isOnStage } from './choices.ts';
import { ending } from './ends/ending.tsx';
import { opening } from './ends/opening.tsx';
import { More } from './more.tsx';
import { NewGame } from './new-game.tsx';
import { Notes } from './notes.tsx';
import { sceneOf } from './scene.ts';
import { sheetOf } from './sheets.tsx';
import { SIGNS, soundOf } from './signs.ts';
import { Stage } from './stage.tsx';
import { Status } from './status.tsx';
import { type EndorStep, isSomewhere, stepsOf } from './steps.ts';
import { text } from './text/index.ts';
import { TextView } from './text-view.tsx';
import { thingNamed } from './things.ts';
import { Thumbnail } from './thumbnail.tsx';
import './tokens.css';

export const page: GamePage<View, EndorPreview, EndorStep, Event> = {
  telling,
  Art: EndorArt,
  Stage,
  Status: ({ view }) => <Status view={view} />,
  Notes,
  More,
  TextView,
  sheetOf,
  aims: ['place', 'move-to', 'join', 'target', 'tie-hex', 'tie-target', 'trap', 'capture', 'rally', 'return'],
  isOnStage,
  goesOn: ['done', 'default'],
  ends: { done: ['act'] },
  tips: {
    place: text('tip.place'),
    rebel: text('tip.rebel'),
    hero: text('tip.hero'),
    'move-to': text('tip.move-to'),
    join: text('tip.join'),
    target: text('tip.target'),
    'tie-hex': text('tip.tie-hex'),
    'tie-target': text('tip.tie-target'),
    trap: text('tip.trap'),
    capture: text('tip.capture'),
    rally: text('tip.rally'),
    return: text('tip.return'),
    order: text('tip.order'),
  },
  tipsWithCards: [],
  stepsOf,
  pointsAt: isSomewhere,
  thingNamed,
  signs: SIGNS,
  soundOf,
  opening,
  ending,
  titleOf: (options) => {
    const { difficulty, carried } = (options ?? {}) as { difficulty?: { gentle?: boolean }; carried?: object };
    if (carried) return text('title.linked');
    return difficulty?.gentle ? text('title.gentle') : { key: 'game.name' };
  },
  Thumbnail: ({ view }) => <Thumbnail scene={sceneOf(view)} />,
  Picture: ({ view }) => <EndorBoard scene={sceneOf(view)} labels={SILENT} />,
  NewGame,
};
