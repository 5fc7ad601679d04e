/** How one wants to be told that it is one's turn: by the browser, by mail, by webhook. */
import { Channel, type ChannelInfo, type Me } from '@wartable/protocol';
import { type FormEvent, useEffect, useState } from 'react';
import * as v from 'valibot';
import { useWords } from '../shell/language.tsx';
import { Link } from '../shell/link.tsx';
import { TextField } from './account/password-form.tsx';
import { api } from './api.ts';
import { keepWords, listenHere, type PushState, pushState, stopListening } from './push.ts';
import { text } from './text/index.ts';
import { useAsking } from './use-asking.ts';
import './notices.css';

type Channels = readonly ChannelInfo[];

type Props = {
  readonly me: Me;
  /** Only what is one tap; all else on the page of one's account. */
  readonly short?: boolean;
};

export function Notices({ me, short = false }: Props) {
  const { say, language } = useWords();
  const { busy, trouble, ask } = useAsking();
  const [channels, setChannels] = useState<Channels>();
  const [push, setPush] = useState<PushState>();
  const [failed, setFailed] = useState(false);
  const [wanted, setWanted] = useState<boolean>();
  const look = async (all: Channels): Promise<void> => {
    setPush(await pushState(all.filter(({ kind }) => kind === 'push').map(({ to }) => to)));
    setChannels(all);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each person
  useEffect(() => {
    api.channels().then(look, () => {});
  }, [me.person?.id]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words change with the language
  useEffect(() => {
    if (push === 'on') keepWords().catch(() => {});
  }, [push, language]);
  if (!channels || push === undefined) return null;

  const change = (work: () => Promise<Channels>): Promise<boolean> => ask(async () => look(await work()));
  const turn = (on: boolean): void => {
    setFailed(false);
    setWanted(on);
    const done = change(async () => {
      if (!on) {
        const gone = await stopListening();
        const own = channels.find(({ to }) => to === gone);
        return own ? api.dropChannel(own.id) : channels;
      }
      try {
        const address = me.pushKey === null ? undefined : await listenHere(me.pushKey);
        return address ? api.addChannel({ kind: 'push', address }) : channels;
      } catch {
        setFailed(true);
        return channels;
      }
    });
    void done.then(() => setWanted(undefined));
  };
  const can = push === 'on' || (push === 'off' && me.pushKey !== null);
  return (
    <div className="notices">
      <h2>{say(text('notice.title'))}</h2>
      <p className="room-note">{say(text('notice.note'))}</p>
      {trouble && <p role="alert">{say(trouble)}</p>}
      {failed && <p role="alert">{say(text('notice.push-failed'))}</p>}
      {can ? (
        <label className="notices-switch">
          <input
            type="checkbox"
            checked={wanted ?? push === 'on'}
            disabled={busy}
            onChange={({ target }) => turn(target.checked)}
          />
          {say(text('notice.push'))}
        </label>
      ) : (
        <p className="room-note">{say(text(`notice.push-${push === 'off' ? 'http' : push}`))}</p>
      )}
      {short ? (
        <Link to="/me" className="button small">
          {say(text('notice.more'))}
        </Link>
      ) : (
        <>
          <Others channels={channels} busy={busy} onDrop={(id) => void change(() => api.dropChannel(id))} />
          {me.mail && (
            <AddForm kind="mail" busy={busy} onAdd={(address) => change(() => api.addChannel({ kind: 'mail', address }))} />
          )}
          <AddForm kind="webhook" busy={busy} onAdd={(url) => change(() => api.addChannel({ kind: 'webhook', url }))} />
        </>
      )}
    </div>
  );
}

type OthersProps = { readonly channels: Channels; readonly busy: boolean; readonly onDrop: (id: string) => void };

function Others({ channels, busy, onDrop }: OthersProps) {
  const { say } = useWords();
  if (channels.length === 0) return null;
  return (
    <ul className="notices-list">
      {channels.map(({ id, kind, to, confirmed, error, secret }) => {
        const name = kind === 'push' ? `${say(text('notice.push'))} (${new URL(to).hostname})` : to;
        return (
          <li key={id}>
            <span>
              {confirmed ? name : say(text('notice.mail-waiting', { address: to }))}
              {secret !== null && <small>{say(text('notice.secret', { secret }))}</small>}
              {error !== null && <small>{say(text('notice.trouble', { why: text(`notice.trouble.${error}`) }))}</small>}
            </span>
            <button
              type="button"
              className="button small"
              disabled={busy}
              aria-label={say(text('notice.drop-named', { to: name }))}
              onClick={() => onDrop(id)}
            >
              {say(text('notice.drop'))}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

type AddProps = { readonly kind: 'mail' | 'webhook'; readonly busy: boolean; readonly onAdd: (to: string) => Promise<boolean> };

function AddForm({ kind, busy, onAdd }: AddProps) {
  const { say } = useWords();
  const [to, setTo] = useState('');
  const channel = kind === 'mail' ? { kind, address: to } : { kind, url: to };
  const isGood = v.is(Channel, channel) && (kind === 'mail' || to.startsWith('https://'));
  const add = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isGood && (await onAdd(to))) setTo('');
  };
  return (
    <details>
      <summary>{say(text(`notice.${kind}`))}</summary>
      <form onSubmit={add}>
        <TextField
          label={say(text(`notice.${kind}-address`))}
          note={say(text(`notice.${kind}-note`))}
          type={kind === 'mail' ? 'email' : 'url'}
          autoComplete={kind === 'mail' ? 'email' : 'off'}
          value={to}
          aria-invalid={to !== '' && !isGood}
          onText={(typed) => setTo(typed.trim())}
        />
        <button type="submit" className="button" disabled={busy || !isGood}>
          {say(text('notice.add'))}
        </button>
      </form>
    </details>
  );
}
