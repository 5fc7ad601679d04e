/** A table far away: the room before it begins. */
import { useWords } from '../shell/language.tsx';
import { Link } from '../shell/link.tsx';
import { Loading } from '../shell/loading.tsx';
import { text } from '../text/index.ts';
import { useRoom } from './use-room.ts';
import { WaitingRoom } from './waiting-room.tsx';

export function AtPage({ id }: { readonly id: string }) {
  const { say } = useWords();
  const { room, refused } = useRoom(id);
  if (room) return <WaitingRoom room={room} />;
  if (refused === undefined) return <Loading />;
  return (
    <main className="page">
      <p className="notice">{say({ key: `refused.${refused}` })}</p>
      <Link to="/" className="button">
        {say(text('play.home'))}
      </Link>
    </main>
  );
}
