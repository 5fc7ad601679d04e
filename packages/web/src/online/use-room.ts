/** All about a table on the server but the game itself, for as long as its page is open. */
import type { RoomState, TalkLine } from '@wartable/protocol';
import { useEffect, useState } from 'react';
import { merged } from './line.ts';
import { takePart } from './share.ts';
import { theLine } from './the-line.ts';

export type RoomOnPage = {
  readonly room: RoomState | undefined;
  readonly talk: readonly TalkLine[];
  /** Why the table does not let us in. */
  readonly refused: string | undefined;
  /** It began while this page looked. */
  readonly sawBegin: boolean;
};

const NOTHING: RoomOnPage = { room: undefined, talk: [], refused: undefined, sawBegin: false };

export function useRoom(id: string): RoomOnPage {
  const [now, setNow] = useState<RoomOnPage & { readonly id: string }>({ ...NOTHING, id });
  useEffect(() => {
    setNow({ ...NOTHING, id });
    const line = theLine();
    return line.sit(id, {
      arrived: () => {},
      heard: (message) => {
        takePart(line, message);
        if (message.say === 'room') {
          const { room } = message;
          setNow((before) => ({
            ...before,
            room,
            refused: undefined,
            sawBegin:
              before.sawBegin ||
              (room.table.status === 'running' && before.room?.table.status !== 'running' && before.room !== undefined),
          }));
        }
        if (message.say === 'talk') setNow((before) => ({ ...before, talk: merged([...before.talk], message.lines) }));
      },
      refused: (refused) => setNow((before) => ({ ...before, refused })),
    });
  }, [id]);
  return now.id === id ? now : NOTHING;
}
