/** What the server does at tables by itself: claimed by one node at a time, and taken over where that one is gone. */
import type { Claim } from '../store/leases.ts';
import { timeIsUp } from './away.ts';
import { begin, hasAllShares } from './begin.ts';
import { wake } from './follow.ts';
import type { Hub } from './hub.ts';
import type { Room } from './room.ts';
import { isAtOnce, workDue } from './work-due.ts';

/** So many at once. */
const MOST = 64;

/** Whatever is due and nobody does. */
export async function doWhatIsDue(hub: Hub): Promise<void> {
  while (hub.desk.nodes.isSteady()) {
    const claims = await hub.desk.leases.claimDue(MOST);
    for (const claim of claims) doWork(hub, claim);
    if (claims.length < MOST) return;
  }
}

/** The time of a table that is in memory has come: whoever claims it first does it. */
export function claimWork(hub: Hub, room: Room): void {
  // Whoever looks for what is due finds it later.
  if (!hub.desk.nodes.isSteady()) return;
  hub.desk.leases.claim(room.id).then((claim) => {
    if (claim) doWork(hub, claim);
  }, hub.trouble);
}

function doWork(hub: Hub, claim: Claim): void {
  hub
    .at(claim.what, (room) => work(hub, room, claim))
    .catch((error) => {
      hub.trouble(error);
      // It is not held on to: whoever can do it has it soon.
      const room = hub.rooms.get(claim.what);
      if (room?.claim?.token === claim.token) room.claim = undefined;
    });
}

async function work(hub: Hub, room: Room, claim: Claim): Promise<void> {
  const { desk } = hub;
  room.claim = desk.nodes.several ? claim : undefined;
  room.due = undefined;
  if (room.kept.status === 'starting' && hasAllShares(room)) return begin(desk, room, hub.after, { lease: room.claim });
  if (room.kept.status === 'running') {
    const awake = await wake(desk, room);
    if (isAtOnce(room.kept, awake)) return hub.after(room);
    // While nothing could be answered nobody's time has run.
    if (!desk.nodes.isSteady()) return;
    if (await timeIsUp(hub, room, room.claim)) return;
  }
  // Nothing to do, or not yet.
  const due = workDue(room, room.kept, desk.time.now()) ?? null;
  await desk.leases.release(claim, due);
  room.claim = undefined;
  room.due = due;
}

/** Claims that are held are held on to; what others have by now is let go of. */
export async function holdOn({ desk, rooms }: Hub): Promise<void> {
  const held = [...rooms.values()].filter(({ claim }) => claim);
  const lost = await desk.leases.renew(held.flatMap(({ claim }) => claim ?? []));
  for (const claim of lost) {
    const room = rooms.get(claim.what);
    if (room?.claim?.token === claim.token) room.claim = undefined;
  }
}

/** This node stops: others go on at once. */
export async function letGo({ desk, rooms }: Hub): Promise<void> {
  for (const { claim } of rooms.values()) if (claim) await desk.leases.release(claim, desk.time.now());
}
