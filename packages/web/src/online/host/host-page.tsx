/** What the host of the server sees and does. */
import type { HostPage as Seen } from '@wartable/protocol';
import { type FormEvent, useEffect, useState } from 'react';
import { useWords } from '../../shell/language.tsx';
import { Loading } from '../../shell/loading.tsx';
import { text as shared } from '../../text/index.ts';
import { TextField } from '../account/password-form.tsx';
import { api } from '../api.ts';
import { beSomebody, useOnline, whoAmI } from '../me.ts';
import { text } from '../text/index.ts';
import { useAsking } from '../use-asking.ts';
import { OnlineWords } from '../words.tsx';
import { HostPeople, HostTables, Reports } from './lists.tsx';
import '../account/me-page.css';
import '../../shell/form.css';
import '../part.css';
import './host-page.css';

export function HostPage() {
  return (
    <OnlineWords>
      <Page />
    </OnlineWords>
  );
}

export type Act = Parameters<typeof api.doAsHost>[0];

function Page() {
  const { say } = useWords();
  const online = useOnline();
  const host = online.state === 'there' && online.me.person?.host === true;
  const { busy, trouble, ask } = useAsking();
  const [seen, setSeen] = useState<Seen>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once it is known that one may
  useEffect(() => {
    if (host) void ask(async () => setSeen(await api.host()));
  }, [host]);
  if (online.state === 'looking') return <Loading />;
  if (online.state === 'none') return <p className="notice">{say(shared('far.no-server'))}</p>;
  const act = (what: Act): void =>
    void ask(async () => {
      setSeen(await api.doAsHost(what));
      await whoAmI(true);
    });
  return (
    <div className="me host">
      <h1>{say(text('host.title'))}</h1>
      {trouble && (
        <p className="notice" role="alert">
          {say(trouble)}
        </p>
      )}
      {!host && <BecomeHost busy={busy} ask={ask} />}
      {host && seen && (
        <>
          <section className="room-part">
            <p>{say(text('host.counts', { ...seen.counts, database: seen.database }))}</p>
            <label className="check">
              <input
                type="checkbox"
                checked={seen.closed}
                disabled={busy}
                onChange={({ target }) => act({ do: 'close', closed: target.checked })}
              />
              <span>
                {say(text('host.closed'))}
                <small>{say(text('host.closed-note'))}</small>
              </span>
            </label>
            <Announce said={seen.announcement} busy={busy} act={act} />
          </section>
          <Reports reports={seen.reports} busy={busy} act={act} />
          <HostTables tables={seen.tables} busy={busy} act={act} />
          <HostPeople people={seen.people} busy={busy} act={act} />
        </>
      )}
    </div>
  );
}

type Asking = { readonly busy: boolean; readonly ask: (work: () => Promise<unknown>) => Promise<boolean> };

function BecomeHost({ busy, ask }: Asking) {
  const { say } = useWords();
  const [key, setKey] = useState('');
  const done = (event: FormEvent): void => {
    event.preventDefault();
    void ask(async () => {
      await beSomebody();
      await api.beHost(key.trim());
      await whoAmI(true);
    });
  };
  return (
    <section className="room-part">
      <p>{say(text('host.not'))}</p>
      <form onSubmit={done}>
        <TextField label={say(text('host.key'))} type="password" value={key} maxLength={200} autoComplete="off" onText={setKey} />
        <button type="submit" className="button" disabled={busy || key.trim() === ''}>
          {say(text('host.key-use'))}
        </button>
      </form>
    </section>
  );
}

type AnnounceProps = { readonly said: string | null; readonly busy: boolean; readonly act: (what: Act) => void };

function Announce({ said, busy, act }: AnnounceProps) {
  const { say } = useWords();
  const [words, setWords] = useState(said ?? '');
  const done = (event: FormEvent): void => {
    event.preventDefault();
    act({ do: 'announce', text: words.trim() });
  };
  return (
    <form onSubmit={done}>
      <TextField label={say(text('host.announcement'))} value={words} maxLength={300} onText={setWords} />
      <p className="buttons">
        <button type="submit" className="button" disabled={busy || words.trim() === ''}>
          {say(text('host.announce'))}
        </button>
        {said !== null && (
          <button
            type="button"
            className="button"
            disabled={busy}
            onClick={() => {
              setWords('');
              act({ do: 'announce', text: null });
            }}
          >
            {say(text('host.announce-end'))}
          </button>
        )}
      </p>
    </form>
  );
}
