/** The page's side of a table, whoever carries it: it follows what whoever sits here is told, and says what they answer. */
import {
  type Choice,
  canonical,
  type Followed,
  follow,
  isFresh,
  isReply,
  type Seat,
  type Telling,
  type ToSeat,
  type Viewer,
} from '@wartable/kernel';
import type { Advisers, OpenDesk } from './advisers.ts';
import type { Carry } from './carrier.ts';
import type { Change, TableEvents } from './events.ts';
import { randomName } from './names.ts';

/** `Advisers` look at the view they are given, beside the page. */
export type TableClient = Advisers & {
  readonly open: (telling: Telling) => void;
  /** From the window that keeps the table now. */
  readonly takeOver: () => void;
  readonly takeDevice: (seat: Seat) => void;
  readonly answer: (decision: number, choice: Choice) => void;
  readonly plan: (decision: number, notations: readonly string[]) => void;
  /** So many answers, one where nothing is said. */
  readonly undo: (answers?: number) => void;
  readonly giveUp: () => void;
  readonly close: () => void;
};

/** A click too many: the table goes on, and the page already shows how. */
const HARMLESS: readonly string[] = ['stale-decision', 'not-your-seat', 'match-over', 'nothing-to-undo', 'new-information'];

export function openClient(events: TableEvents, carry: Carry, openDesk: OpenDesk): TableClient {
  let telling: Telling | undefined;
  let viewer: Viewer = 'spectator';
  let takingBack = false;
  let furtherBack = 0;
  /** What each person at this device knows; nobody else's is shown. */
  const known = new Map<Viewer, Followed>();
  const own = randomName(8);
  let sent = 0;
  const newId = (): string => `${own}.${sent++}`;

  const askSince = (): void => {
    const { number = 0, opening } = known.get(viewer) ?? {};
    carrier.toSeat(opening === undefined ? { say: 'since', number } : { say: 'since', number, opening });
  };

  const hearSeat = (messages: readonly ToSeat[]): void => {
    const changes = messages.flatMap((message) => changeBy(message) ?? []);
    const [first, last] = [changes[0], changes.at(-1)];
    if (!first || !last) return;
    const fresh = changes.some((one) => one.fresh);
    events.changed({ now: last.now, fresh, before: first.before, told: changes.flatMap(({ told }) => told) });
  };

  const changeBy = (message: ToSeat): Change | undefined => {
    if (isReply(message)) {
      if (!('refused' in message)) return undefined;
      events.refused();
      if (!HARMLESS.includes(message.refused)) events.trouble(message.refused);
      return undefined;
    }
    if (!telling) return undefined;
    const before = known.get(viewer);
    const next = follow(telling, before, message);
    if (next === 'known') return undefined;
    if (next === 'gap') {
      askSince();
      return undefined;
    }
    if (before && isFresh(message) && isAsBefore(before, next.now)) {
      known.set(viewer, { ...next.now, view: before.view });
      return undefined;
    }
    known.set(viewer, next.now);
    goFurtherBack(message, next.now);
    return { ...next, fresh: isFresh(message), before: before?.view };
  };

  /** Back to the last decision that was really one. */
  const goFurtherBack = (message: ToSeat, { decision, undo }: Followed): void => {
    if (!takingBack || !isFresh(message) || message.because !== 'undo') return;
    takingBack = (furtherBack > 0 || decision?.choices.length === 1) && undo === null;
    furtherBack--;
    if (takingBack) carrier.toSeat({ say: 'undo', id: newId() });
  };

  const { bots, close, ...advisers } = openDesk(() => telling?.id ?? '', events.trouble);
  const carrier = carry(
    {
      heard: hearSeat,
      seated: (seated) => {
        const moved = viewer !== seated.viewer || !known.has(seated.viewer);
        viewer = seated.viewer;
        events.seated(seated);
        // Who takes the device is told what happened meanwhile.
        if (moved) askSince();
      },
      anew: () => known.clear(),
      missed: askSince,
      bots,
    },
    events,
  );

  return {
    ...advisers,
    open: (reader) => {
      telling = reader;
      carrier.open(reader.id);
    },
    takeOver: () => carrier.takeOver?.(),
    takeDevice: (seat) => carrier.takeDevice?.(seat),
    answer: (decision, choice) => carrier.toSeat({ say: 'answer', decision, choice, id: newId() }),
    plan: (decision, notations) => carrier.toSeat({ say: 'plan', decision, notations, id: newId() }),
    undo: (answers = 1) => {
      takingBack = true;
      furtherBack = answers - 1;
      carrier.toSeat({ say: 'undo', id: newId() });
    },
    giveUp: () => carrier.toSeat({ say: 'concede', id: newId() }),
    close: () => {
      carrier.close();
      close();
    },
  };
}

/** The table was opened anew where it stood: who looks at it sees no difference, and what is being thought over stays. */
function isAsBefore(before: Followed, now: Followed): boolean {
  const told = ({ viewer, view, decision, undo, outcome, log, before: earlier }: Followed): string =>
    canonical([viewer, view, decision, undo, outcome, earlier + log.length]);
  return told(before) === told(now);
}
