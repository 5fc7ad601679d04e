/** All about a table on the server but the game itself, for as long as its page is open. */
import type { RoomState, TalkLine } from '@wartable/protocol';
import { useCallback, useEffect, useState } from 'react';
import { merged } from './lists.ts';
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

/** How things stand with a room, when it was heard how it is now. */
function withRoom<Now extends RoomOnPage>(before: Now, room: RoomState): Now {
  const begins = room.table.status === 'running' && before.room !== undefined && before.room.table.status !== 'running';
  return { ...before, room, refused: undefined, sawBegin: before.sawBegin || begins };
}

/** `hear` takes the room as the server gave it in answer to something else. */
export function useRoom(id: string): RoomOnPage & { readonly hear: (room: RoomState) => void } {
  const [now, setNow] = useState<RoomOnPage & { readonly id: string }>({ ...NOTHING, id });
  const hear = useCallback((room: RoomState) => setNow((before) => withRoom(before, room)), []);
  useEffect(() => {
    setNow({ ...NOTHING, id });
    const line = theLine();
    return line.sit(id, {
      arrived: () => {},
      heard: (message) => {
        takePart(line, message);
        if (message.say === 'room') hear(message.room);
        if (message.say === 'talk') setNow((before) => ({ ...before, talk: merged([...before.talk], message.lines) }));
      },
      refused: (refused) => setNow((before) => ({ ...before, refused })),
    });
  }, [id, hear]);
  return { ...(now.id === id ? now : NOTHING), hear };
}
