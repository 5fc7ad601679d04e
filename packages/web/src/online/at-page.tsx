/** A table far away: the room before it begins. */
import type { RoomState } from '@wartable/protocol';
import { useEffect, useState } from 'react';
import { useWords } from '../shell/language.tsx';
import { Link } from '../shell/link.tsx';
import { text } from '../text/index.ts';
import { theLine } from './the-line.ts';
import { WaitingRoom } from './waiting-room.tsx';

export function AtPage({ id }: { readonly id: string }) {
  const { say } = useWords();
  const [room, setRoom] = useState<RoomState>();
  const [refused, setRefused] = useState<string>();
  useEffect(
    () =>
      theLine().sit(id, {
        arrived: () => {},
        heard: (message) => message.say === 'room' && setRoom(message.room),
        refused: setRefused,
      }),
    [id],
  );
  if (room) return <WaitingRoom room={room} onRoom={setRoom} />;
  return (
    <main className="page">
      {refused !== undefined && <p className="notice">{say({ key: `refused.${refused}` })}</p>}
      <Link to="/" className="button">
        {say(text('play.home'))}
      </Link>
    </main>
  );
}
