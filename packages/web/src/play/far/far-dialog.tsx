/** All about a table far away but the game: talk, who is there, what can be asked, and where to complain. */
import type { RoomState, TalkLine } from '@wartable/protocol';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { api } from '../../online/api.ts';
import { Copy } from '../../online/copy.tsx';
import { Orders } from '../../online/orders.tsx';
import { sayAt } from '../../online/said.ts';
import { Talk } from '../../online/talk.tsx';
import { text } from '../../online/text/index.ts';
import { keepWord, keptWord } from '../../shell/kept.ts';
import { useWords } from '../../shell/language.tsx';
import { text as shared } from '../../text/index.ts';
import type { GamePage } from '../game-page.ts';
import { Tool } from '../tool.tsx';
import { ReportPerson } from './report.tsx';
import { presenceOf, whereIs } from './seat-strip.tsx';
import './far-dialog.css';

type Props = {
  readonly room: RoomState;
  readonly talk: readonly TalkLine[];
  readonly page: GamePage;
  /** What else can be done here. */
  readonly children?: ReactNode;
};

export function FarDialog({ room, talk, page, children }: Props) {
  const { say } = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState(false);
  const [muted, setMuted] = useState<ReadonlySet<string>>(new Set());
  const { table } = room;
  const own = table.mine === null ? undefined : table.seats[table.mine]?.sitter;
  const me = own?.kind === 'person' ? own.person : undefined;
  const unread = useUnread(table.id, talk, me, open);
  const show = (): void => {
    setOpen(true);
    dialog.current?.showModal();
    // What was muted on another day, or another device.
    if (me !== undefined)
      api.muted().then(
        (people) => setMuted(new Set(people.map(({ id }) => id))),
        () => {},
      );
  };
  const mute = (person: string): void => {
    setMuted((before) => new Set([...before, person]));
    api.mute(person).catch(() => {});
  };
  const label = say(text('at.talk'));
  return (
    <>
      <Tool
        sign="talk"
        label={label}
        badge={unread}
        title={unread > 0 ? say(text('at.unread', { n: unread })) : label}
        onPress={show}
      />
      <dialog ref={dialog} className="far-dialog" aria-label={label} onClose={() => setOpen(false)}>
        {open && (
          <div className="far-parts">
            <section>
              <h2>{label}</h2>
              <Talk room={room} talk={talk} muted={muted} seatName={page.telling.seatName} />
            </section>
            <section>
              <h2>{say(text('at.people'))}</h2>
              <ul className="far-people">
                {table.seats.map(({ name, sitter }) => (
                  <li key={name}>
                    <i className={`presence ${presenceOf(sitter)}`} aria-hidden="true" />
                    <span>{whereIs(page, name, sitter, say)}</span>
                    {sitter.kind === 'person' && me !== undefined && sitter.person !== me && (
                      <>
                        <button
                          type="button"
                          className="button small"
                          disabled={muted.has(sitter.person)}
                          onClick={() => mute(sitter.person)}
                        >
                          {say(text(muted.has(sitter.person) ? 'at.muted' : 'at.mute', { name: sitter.name }))}
                        </button>
                        <ReportPerson table={table.id} person={sitter.person} name={sitter.name} />
                      </>
                    )}
                  </li>
                ))}
              </ul>
              {room.watchers > 0 && <p>{say(text('at.watchers', { n: room.watchers }))}</p>}
              {table.agreement.watched && (
                <Copy
                  label={say(text('at.watch-link'))}
                  what={() => `${location.origin}/at/${table.id}`}
                  className="button small"
                />
              )}
            </section>
            {table.mine !== null && table.status === 'running' && <Wishes room={room} />}
            <Orders room={room} kinds={page.telling.orders ?? []} />
            {children}
          </div>
        )}
        <form method="dialog" className="buttons">
          <button type="submit" className="button main">
            {say(shared('set.close'))}
          </button>
        </form>
      </dialog>
    </>
  );
}

/** What one can ask of the others, and whether they may ask. */
function Wishes({ room: { table, asks, noAsking } }: { readonly room: RoomState }) {
  const { say } = useWords();
  const asked = asks.some(({ seat }) => seat === table.mine);
  return (
    <section>
      <h2>{say(text('at.wishes'))}</h2>
      <p className="buttons">
        <button
          type="button"
          className="button small"
          disabled={asked}
          onClick={() => sayAt(table.id, { say: 'ask', what: 'end' })}
        >
          {say(text('at.offer-end'))}
        </button>
      </p>
      <label className="far-switch">
        <input
          type="checkbox"
          checked={noAsking}
          onChange={({ target }) => sayAt(table.id, { say: 'no-asking', on: target.checked })}
        />
        <span>{say(text('at.no-asking'))}</span>
      </label>
    </section>
  );
}

/** Lines of others that were not on the screen yet. */
function useUnread(table: string, talk: readonly TalkLine[], me: string | undefined, open: boolean): number {
  const kept = `wartable.read.${table}`;
  const [read, setRead] = useState(() => Number(keptWord(kept) ?? -1));
  const last = talk.at(-1)?.number ?? -1;
  useEffect(() => {
    if (!open || last <= read) return;
    setRead(last);
    keepWord(kept, String(last));
  }, [open, last, read, kept]);
  return open ? 0 : talk.filter(({ number, from }) => number > read && from.kind === 'person' && from.person !== me).length;
}
