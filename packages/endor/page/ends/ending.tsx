/** How the battle for Endor ends: the generator blows up, or the fleet is lost above a bunker that holds. */
import type { Event, View } from '@wartable/endor/telling';
import { Blast } from '@wartable/web/art/blast.tsx';
import { type Ended, type Ending, lastOf } from '@wartable/web/play/scenes.ts';
import { limitOf } from '../status.tsx';
import { text } from '../text/index.ts';
import { Cruiser, Fighter, Glade } from './glade.tsx';

const DOOR_OPEN = 3;

export function ending({ view, log, winners, gaveUp }: Ended<View, Event>): Ending {
  const won = winners.length > 0;
  const limit = limitOf(view);
  const lostFleet = view.cruisers >= limit;
  return {
    what: text(won ? 'end.generator' : lostFleet ? 'end.fleet' : 'end.stuck'),
    decided: gaveUp ? undefined : lastOf(log, won ? wins : loses, view.turn, 'turn-began'),
    scores: [
      { side: 'rebel', n: Math.min(view.door, DOOR_OPEN), of: DOOR_OPEN, label: text('status.door') },
      { side: 'empire', n: view.cruisers, of: limit, label: text('status.cruisers') },
    ],
    picture: won ? <Victory /> : <Loss />,
  };
}

const wins = (event: Event): boolean => event.type === 'game-ended';
const loses = (event: Event): boolean => event.type === 'cruiser-lost';

export function Victory() {
  return (
    <Glade door={DOOR_OPEN}>
      <Blast at={[320, 210]} size={1.7} />
      <Blast at={[252, 236]} size={0.7} />
      <Blast at={[392, 232]} size={0.8} />
      <g className="cheers">
        <Fighter kind="ewok" at={[168, 296]} size={1} />
        <Fighter kind="leia" at={[452, 296]} size={1} />
      </g>
      <Fighter kind="han" at={[496, 298]} size={1} />
      <Fighter kind="chewbacca" at={[128, 300]} size={1} />
    </Glade>
  );
}

export function Loss() {
  return (
    <Glade
      door={0}
      sky={
        <g className="sinks">
          <Cruiser at={[240, 70]} size={1.3} />
          <Blast at={[250, 66]} size={0.34} />
          <Cruiser at={[420, 46]} size={0.8} />
          <Blast at={[424, 46]} size={0.24} />
        </g>
      }
    >
      <Fighter kind="at-st" at={[420, 290]} size={1.3} />
      <Fighter kind="stormtrooper" at={[222, 294]} size={1} />
      <Fighter kind="stormtrooper" at={[170, 298]} size={1} />
    </Glade>
  );
}

/** Before the door opens: those who set out. */
export function Evening() {
  return (
    <Glade door={0}>
      <Fighter kind="han" at={[196, 296]} size={1} />
      <Fighter kind="leia" at={[150, 300]} size={1} />
      <Fighter kind="chewbacca" at={[104, 298]} size={1} />
      <Fighter kind="droids" at={[448, 298]} size={1} />
      <Fighter kind="ewok" at={[500, 300]} size={1} />
      <Fighter kind="ewok-leader" at={[548, 296]} size={1} />
    </Glade>
  );
}
