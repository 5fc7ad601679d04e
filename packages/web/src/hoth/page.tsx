/** Battle of Hoth on the page. */
import { cardKey, type Event, hoth, type View } from '@wartable/hoth';
import type { Game } from '@wartable/kernel';
import '../style/hoth-board.css';
import '../style/hoth-figures.css';
import '../style/hoth-parts.css';
import type { GamePage } from '../play/game-page.ts';
import { Aim } from './aim.tsx';
import { HothArt } from './art/defs.tsx';
import type { HexPreview } from './at-table.ts';
import { isOnStage, ON_CARDS, offersOf } from './choices.ts';
import { Hand } from './hand.tsx';
import { nameOf } from './layout.ts';
import { NewGame } from './new-game.tsx';
import { sceneOf } from './scene.ts';
import { LastDice, Medals } from './side-panel.tsx';
import { SIGNS, SOUNDS } from './signs.ts';
import { type HothProps, Stage } from './stage.tsx';
import { type HothStep, hexesOf, stepsOf } from './steps.ts';
import { CATALOGUE, text } from './text/index.ts';
import { Thumbnail } from './thumbnail.tsx';
import { turnOf } from './turn.ts';
import { Words } from './words.tsx';

export const hothPage: GamePage<View, HexPreview, HothStep, Event> = {
  game: hoth as unknown as Game,
  catalogue: CATALOGUE,
  Art: HothArt,
  Stage,
  Hand: ({ view, decision, hinted, onPick, onAsk }) => (
    <Hand view={view} offers={offersOf(decision).cards} hinted={hinted} onPick={onPick} onMiss={onAsk} />
  ),
  Status: ({ view }) => <Medals view={view} />,
  Notes: (props) => {
    const aimed = aimedAt(props);
    return aimed?.attack ? <Aim preview={aimed} attack={aimed.attack} view={props.view} /> : null;
  },
  More: (props) => (aimedAt(props) ? null : <LastDice log={props.log} />),
  Words,
  choiceNote: ({ words }) => {
    const [verb = '', name = ''] = words.split(' ');
    return ON_CARDS.includes(verb) ? { key: `card.${cardKey(name)}.text` } : undefined;
  },
  isOnStage,
  goesOn: ['done', 'roll', 'stay', 'wait', 'draw'],
  lessons: {
    play: text('lesson.play'),
    section: text('lesson.section'),
    order: text('lesson.order'),
    move: text('lesson.move'),
    'move-to': text('lesson.move-to'),
    attack: text('lesson.attack'),
    target: text('lesson.target'),
    retreat: text('lesson.retreat'),
    'ignore-retreat': text('lesson.ignore-retreat'),
    draw: text('lesson.draw'),
  },
  lessonsWithCards: ['play', 'draw'],
  stepsOf,
  inPublic: (view) => ({ ...view, seats: view.seats.map((seat) => ({ ...seat, hand: 0 })) }),
  turnOf,
  pointsAt: (event) => hexesOf(event).length > 0,
  signs: SIGNS,
  sounds: SOUNDS,
  titleOf: (options) => {
    const { scenario = '1' } = (options ?? {}) as { scenario?: string | { title?: string } };
    return typeof scenario === 'object' ? (scenario.title ?? '') : { key: `scenario.${scenario}` };
  },
  Thumbnail: ({ view }) => <Thumbnail scene={sceneOf(view)} label="" />,
  turnNumber: (view) => view.turn,
  NewGame: ({ wanted }) => <NewGame scenario={wanted} />,
};

/** The target under the pointer, or the only one there is. */
function aimedAt({ decision, previews, over }: HothProps): HexPreview | undefined {
  const targets = decision ? previews.filter(({ attack }) => attack) : [];
  return targets.find(({ hex }) => nameOf(hex) === over) ?? (targets.length === 1 ? targets[0] : undefined);
}
