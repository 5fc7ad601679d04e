/** A table on a server, carried by the line. The server paces bots; nobody hands a device over. */
import type { FromSeat, Seat } from '@wartable/kernel';
import { REFUSALS, type RoomState } from '@wartable/protocol';
import type { Carry } from '../table/carrier.ts';
import type { Seated } from '../table/messages.ts';
import { text } from '../text/index.ts';
import type { Line } from './line-types.ts';

/** Asked for the same once more only after so long, in milliseconds. */
const ASKED_AGAIN = 1000;

export function onLine(line: Line, table: string): Carry {
  return (to, events) => {
    let rise = (): void => {};
    let seated: string | undefined;
    let asked = { what: '', at: 0 };

    const hearRoom = (room: RoomState): void => {
      if (!isSetUp(room)) return;
      const now = seatedAt(room);
      const told = JSON.stringify(now);
      if (told === seated) return;
      seated = told;
      to.seated(now);
    };

    const askSince = (message: FromSeat): void => {
      const what = JSON.stringify(message);
      const now = performance.now();
      if (what === asked.what && now - asked.at < ASKED_AGAIN) return;
      asked = { what, at: now };
      line.say({ say: 'seat', table, message });
    };

    const tell = async (message: Exclude<FromSeat, { say: 'since' }>): Promise<void> => {
      const fate = await line.tell({ say: 'seat', table, message });
      const word = REFUSALS.find((one) => one === fate);
      // What the table itself has refused, it has told itself.
      if (!word) return;
      events.refused();
      // Withdrawn by whoever said it.
      if (word !== 'failed') events.trouble(text(`refused.${word}`));
    };

    return {
      open: () => {
        rise = line.sit(table, {
          arrived: () => {
            asked = { what: '', at: 0 };
            if (seated !== undefined) to.missed();
          },
          heard: (message) => {
            if (message.say === 'told') to.heard(message.messages);
            if (message.say === 'room') hearRoom(message.room);
          },
          refused: (word) => events.trouble(text(`refused.${word as (typeof REFUSALS)[number]}`)),
        });
      },
      toSeat: (message) => {
        if (message.say === 'since') askSince(message);
        else tell(message);
      },
      close: () => rise(),
    };
  };
}

/** There is a match to look at. */
function isSetUp({ table: { status } }: RoomState): boolean {
  return status !== 'open' && status !== 'starting';
}

/** Who sits where, as a page of one table says it. */
function seatedAt({ table: { mine, seats } }: RoomState): Seated {
  return {
    say: 'seated',
    viewer: (mine as Seat | null) ?? 'spectator',
    handOverTo: undefined,
    seats: seats.map(({ name, sitter }, seat) => {
      if (sitter.kind === 'bot') return { name, player: { kind: 'bot', level: sitter.level } };
      const who = sitter.kind === 'person' ? sitter.name : '';
      return { name, player: { kind: 'person' }, ...(seat === mine ? {} : { elsewhere: who }) };
    }),
  };
}
