/** Battle of Hoth on the page. */
import { cardKey, type Event, type HexPreview, SCENARIOS, telling, type View } from '@wartable/hoth/telling';
import type { GamePage } from '@wartable/web/play/game-page.ts';
import { Aim } from './aim.tsx';
import { HothArt } from './art/defs.tsx';
import { HothBoard } from './board.tsx';
import { cardIn, isOnStage, offersOf } from './choices.ts';
import { ending } from './ends/ending.tsx';
import { opening } from './ends/opening.tsx';
import { Hand } from './hand.tsx';
import { isHexName, nameOf } from './layout.ts';
import { SILENT } from './names.tsx';
import { NewGame } from './new-game.tsx';
import { sceneOf } from './scene.ts';
import { isRebel } from './seats.tsx';
import { sheetOf } from './sheets.tsx';
import { LastDice, Medals } from './side-panel.tsx';
import { SIGNS, soundOf } from './signs.ts';
import { type HothProps, Stage } from './stage.tsx';
import { type HothStep, hexesOf, stepsOf } from './steps.ts';
import { text } from './text/index.ts';
import { TextView } from './text-view.tsx';
import { Thumbnail } from './thumbnail.tsx';

export const page: GamePage<View, HexPreview, HothStep, Event> = {
  telling,
  Art: HothArt,
  Stage,
  Hand: ({ view, decision, hinted, onPick, onAsk, handName }) => (
    <Hand name={handName} view={view} offers={offersOf(decision).cards} hinted={hinted} onPick={onPick} onMiss={onAsk} />
  ),
  Status: ({ view }) => <Medals view={view} />,
  Notes: (props) => {
    const aimed = aimedAt(props);
    return aimed?.attack ? <Aim preview={aimed} attack={aimed.attack} view={props.view} /> : null;
  },
  More: (props) => (aimedAt(props) ? null : <LastDice log={props.log} />),
  TextView,
  sheetOf,
  aims: ['move-to', 'move-after-attack', 'target', 'second-attack', 'retreat'],
  choiceNote: (offer) => {
    const card = cardIn(offer);
    return card === undefined ? undefined : { key: `card.${cardKey(card)}.text` };
  },
  isOnStage,
  goesOn: ['done', 'roll', 'stay', 'wait', 'draw'],
  ends: { done: ['order', 'move', 'attack'] },
  mayAct: ({ underway }) => {
    const now = underway.at(-1);
    return now?.step === 'order' ? now.left : Number.POSITIVE_INFINITY;
  },
  tips: {
    play: text('tip.play'),
    section: text('tip.section'),
    order: text('tip.order'),
    move: text('tip.move'),
    'move-to': text('tip.move-to'),
    attack: text('tip.attack'),
    target: text('tip.target'),
    retreat: text('tip.retreat'),
    'ignore-retreat': text('tip.ignore-retreat'),
    draw: text('tip.draw'),
  },
  tipsWithCards: ['play', 'draw'],
  stepsOf,
  pointsAt: (event) => hexesOf(event).length > 0,
  thingNamed: (value) => (typeof value === 'string' && isHexName(value) ? value : undefined),
  signs: SIGNS,
  soundOf,
  sideOf: (seat) => (isRebel(seat) ? 'rebel' : 'empire'),
  opening,
  ending,
  next: ({ battle: { id } }) => {
    const later = SCENARIOS[SCENARIOS.findIndex((one) => one.id === id) + 1];
    return later && later !== SCENARIOS[0]
      ? { options: { scenario: later.id }, title: { key: `scenario.${later.id}` } }
      : undefined;
  },
  titleOf: (options) => {
    const { scenario = '1' } = (options ?? {}) as { scenario?: string | { title?: string } };
    return typeof scenario === 'object' ? (scenario.title ?? '') : { key: `scenario.${scenario}` };
  },
  Thumbnail: ({ view }) => <Thumbnail scene={sceneOf(view)} label="" />,
  Picture: ({ view }) => <HothBoard scene={sceneOf(view)} labels={SILENT} />,
  addressed: { name: 'scenario', values: SCENARIOS.map(({ id }) => id) },
  NewGame: ({ wanted }) => <NewGame scenario={wanted} />,
};

/** The target under the pointer, or the only one there is. */
function aimedAt({ decision, previews, over }: HothProps): HexPreview | undefined {
  const targets = decision ? previews.filter(({ attack }) => attack) : [];
  return targets.find(({ hex }) => nameOf(hex) === over) ?? (targets.length === 1 ? targets[0] : undefined);
}
