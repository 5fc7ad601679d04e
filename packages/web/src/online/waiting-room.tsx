/** A table before it begins: who sits where, the invitation, what was agreed on. Who has come by the link sits down with one tap. */
import type { RoomState } from '@wartable/protocol';
import { type ReactNode, Suspense, useId } from 'react';
import { usePage } from '../games/pages.ts';
import { GameWords, useWords } from '../shell/language.tsx';
import { Link } from '../shell/link.tsx';
import { Loading } from '../shell/loading.tsx';
import { go } from '../shell/route.ts';
import { text as shared } from '../text/index.ts';
import { api } from './api.ts';
import { Copy } from './copy.tsx';
import { Invite } from './invite.tsx';
import { beSomebody, useMe } from './me.ts';
import { NameField, useOwnName } from './name-field.tsx';
import { Notices } from './notices.tsx';
import { RoomSeats } from './room-seats.tsx';
import { termsOf } from './terms.ts';
import { text } from './text/index.ts';
import { useAsking } from './use-asking.ts';
import { OnlineWords } from './words.tsx';
import './part.css';
import './waiting-room.css';

type Props = {
  readonly room: RoomState;
  /** The server has answered with the room as it is now; it is told to all others too. */
  readonly onRoom?: (room: RoomState) => void;
  /** In the head of the page. */
  readonly tools?: ReactNode;
  /** Below it: what is to be known of the line. */
  readonly children?: ReactNode;
};

export function WaitingRoom(props: Props) {
  return (
    <Suspense fallback={<Loading />}>
      <OnlineWords>
        <GameWords game={props.room.table.game}>
          <Room {...props} />
        </GameWords>
      </OnlineWords>
    </Suspense>
  );
}

function Room({ room, onRoom, tools, children }: Props) {
  const { say, language } = useWords();
  const me = useMe();
  const own = useOwnName();
  const asking = useAsking();
  const { table } = room;
  const { id, seats, mine, agreement } = table;
  const page = usePage(table.game);
  const named = page.titleOf(table.options);
  const title = typeof named === 'string' ? named : say(named);
  const owns = me?.person?.id === table.owner;
  const owner = seats.flatMap(({ sitter }) =>
    sitter.kind === 'person' && sitter.person === table.owner ? [sitter.name] : [],
  )[0];
  const free = seats.flatMap(({ sitter }, seat) => (sitter.kind === 'open' ? [seat] : []));
  const alone = seats.length === 1;
  const change = (work: () => Promise<RoomState>): void =>
    void asking.ask(async () => {
      const now = await work();
      onRoom?.(now);
    });
  const sit = (seat: number): void =>
    change(async () => {
      await beSomebody(own.fits ? own.name.trim() : undefined, id);
      return await api.join(id, seat);
    });
  const rename = (name: string): void => {
    if (me?.person && me.person.name !== name) void asking.ask(() => beSomebody(name));
  };
  const leave = (work: () => Promise<unknown>): void => void asking.ask(work).then((left) => left && go('/online'));
  const heading = useId();
  return (
    <div className="page">
      <header className="page-head">
        <Link to="/" className="brand">
          {say(shared('app.name'))}
        </Link>
        {tools}
      </header>
      {children}
      <main className="room" aria-labelledby={heading}>
        {page.Art && <page.Art />}
        <div className="room-title">
          <h1 id={heading}>{say(text(mine === null ? 'room.invited' : 'room.title'))}</h1>
          <p>{owner === undefined ? title : say(text('room.by', { title, name: owner }))}</p>
        </div>
        {asking.trouble && (
          <p className="notice" role="alert">
            {say(asking.trouble)}
          </p>
        )}
        {mine !== null && me && (free.length > 0 || agreement.watched) && (
          <div className="room-part">
            <Invite me={me} id={id} title={title} />
          </div>
        )}
        <section className="room-part room-sit">
          {table.status === 'starting' && <p role="status">{say(text('room.starting'))}</p>}
          <NameField own={own} onDone={rename} />
          <RoomSeats page={page} room={room} owns={owns} busy={asking.busy} onSit={sit} onChange={change} />
          {mine === null && free.length === 0 && <p>{say(text(agreement.watched ? 'room.full' : 'room.unwatched'))}</p>}
          {mine !== null && table.status === 'open' && (
            <>
              <p className="room-note">{say(text(owns && free.length > 0 ? 'room.waits-owner' : 'room.waits'))}</p>
              <p className="buttons">
                {owns && free.length === 0 && (
                  <button
                    type="button"
                    className="button main"
                    disabled={asking.busy}
                    onClick={() => change(() => api.start(id))}
                  >
                    {say(text('room.start'))}
                  </button>
                )}
                {owns ? (
                  <button type="button" className="button small" onClick={() => leave(() => api.remove(id))}>
                    {say(text('room.give-up'))}
                  </button>
                ) : (
                  <button type="button" className="button small" onClick={() => leave(() => api.leave(id))}>
                    {say(text('room.stand-up'))}
                  </button>
                )}
              </p>
            </>
          )}
        </section>
        <section className="room-part">
          <h2>{say(text('terms.title'))}</h2>
          <ul className="room-terms">
            {termsOf(agreement, language, alone).map((term) => (
              <li key={say(term)}>{say(term)}</li>
            ))}
          </ul>
          <details>
            <summary>{say(text('room.fair'))}</summary>
            <p>{say(text('room.fair-note'))}</p>
          </details>
        </section>
        {mine !== null && (
          <section className="room-part">
            {me?.person && <Notices me={me} short />}
            {me?.person?.guest && (
              <>
                <h2>{say(text('room.own-link'))}</h2>
                <p className="room-note">{say(text('room.own-link-note'))}</p>
                <p className="buttons">
                  <Copy
                    label={say(text('room.own-link-copy'))}
                    what={async () => (await api.ownLink(id)).url}
                    className="button small"
                  />
                </p>
              </>
            )}
          </section>
        )}
      </main>
    </div>
  );
}
