/** On top of the panel: the door, the fleet, the turn, and what the Imperials go for. */
import { TABLES, type View } from '@wartable/endor/telling';
import { useWords } from '@wartable/web/shell/language.tsx';
import { BunkerDrawing } from './art/bunker.tsx';
import { CRUISER } from './parts/emblems.tsx';
import { TacticPanel } from './parts/tactic.tsx';
import { CruiserTrack, DoorTrack, TurnTrack } from './parts/tracks.tsx';
import { text } from './text/index.ts';
import './status.css';

const DOOR_OPEN = 3;
const TACTICS = Object.keys(TABLES.tactics);

export function limitOf({ difficulty }: View): number {
  return TABLES.cruisersToLose - (difficulty.fourCruisers ? 1 : 0);
}

/** A target of a tactic's list: a kind of unit, or whoever stands on the entrance. */
export const targetKey = (target: string): string => (target === 'entrance' ? 'terrain.entrance' : `type.${target}`);

export function targetsOf({ tactic }: View): readonly string[] {
  return TABLES.tactics[tactic as 'A'] ?? [];
}

type Props = { readonly view: View };

export function Status({ view }: Props) {
  return (
    <div className="endor-status">
      <Brief view={view} />
      <div className="endor-tracks">
        <Tracks view={view} />
      </div>
    </div>
  );
}

/** All of it; on a phone it lies in the sheet. */
export function Tracks({ view }: Props) {
  const { say } = useWords();
  const { door, cruisers, turn, actionsLeft, actionsGone, card, tactic } = view;
  const limit = limitOf(view);
  const cards = actionsLeft.length + actionsGone.length + (card === null ? 0 : 1);
  return (
    <>
      <DoorTrack
        label={say(text('status.door'))}
        value={door >= DOOR_OPEN ? say(text('status.open')) : `${door}/${DOOR_OPEN}`}
        door={door}
      />
      <CruiserTrack label={say(text('status.cruisers'))} value={`${cruisers}/${limit}`} lost={cruisers} limit={limit} />
      <TurnTrack label={say(text('status.turn'))} value={String(turn)} gone={cards - actionsLeft.length} cards={cards} />
      <TacticPanel
        label={say(text('status.tactic'))}
        tactics={TACTICS}
        tactic={tactic}
        lines={targetsOf(view).map((target) => ({ target, text: say({ key: targetKey(target) }) }))}
      />
    </>
  );
}

export function doorText(door: number) {
  return door >= DOOR_OPEN ? text('status.open') : text('status.of', { n: door, all: DOOR_OPEN });
}

/** The same in a line, for a phone. */
function Brief({ view }: Props) {
  const { say } = useWords();
  const { door, cruisers, tactic } = view;
  const limit = limitOf(view);
  return (
    <ul className="endor-brief">
      <li aria-label={`${say(text('status.door'))}: ${say(doorText(door))}`}>
        <svg viewBox="-52 -52 104 92" width="28" height="25" aria-hidden="true">
          <BunkerDrawing door={door} />
        </svg>
        <span aria-hidden="true">{`${door}/${DOOR_OPEN}`}</span>
      </li>
      <li aria-label={`${say(text('status.cruisers'))}: ${say(text('status.of', { n: cruisers, all: limit }))}`}>
        <svg viewBox="-50 -24 100 46" width="34" height="16" aria-hidden="true">
          <path className="cruiser-hull" d={CRUISER} />
        </svg>
        <span aria-hidden="true">{`${cruisers}/${limit}`}</span>
      </li>
      <li aria-label={`${say(text('status.tactic'))}: ${tactic}`}>
        <b aria-hidden="true">{tactic}</b>
      </li>
    </ul>
  );
}
