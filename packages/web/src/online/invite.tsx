/** The invitation: an address others can reach, as a link to send and as a code to scan. */
import type { Me } from '@wartable/protocol';
import { useId } from 'react';
import { useWords } from '../shell/language.tsx';
import { Copy } from './copy.tsx';
import { QrCode } from './qr.tsx';
import { text } from './text/index.ts';
import '../shell/field.css';
import './invite.css';

/** Where others find something of this server. */
export function addressFor(me: Pick<Me, 'url'>, path: string): string {
  try {
    return new URL(path, me.url || location.origin).href;
  } catch {
    return new URL(path, location.origin).href;
  }
}

const OWN_MACHINE = /^(?:localhost|.*\.localhost|127\..*|\[::1\])$/;

type InviteProps = { readonly me: Me; readonly id: string; readonly title: string; readonly path?: string };

export function Invite({ me, id, title, path = `/at/${id}` }: InviteProps) {
  const { say } = useWords();
  const field = useId();
  const url = addressFor(me, path);
  const { hostname, protocol } = new URL(url);
  const isPrivate = OWN_MACHINE.test(hostname);
  const share = (): void => void navigator.share({ title, url }).catch(() => {});
  const canShare = typeof navigator.share === 'function';
  return (
    <section className="invite" aria-labelledby={`${field}-title`}>
      <h2 id={`${field}-title`}>{say(text('room.invite'))}</h2>
      <QrCode of={url} label={say(text('room.qr', { url }))} />
      <div className="invite-words">
        <p>{say(text('room.invite-note'))}</p>
        <label className="only-heard" htmlFor={field}>
          {say(text('room.link'))}
        </label>
        <input id={field} className="field" readOnly value={url} onFocus={({ target }) => target.select()} />
        <p className="buttons">
          {canShare && (
            <button type="button" className="button main" onClick={share}>
              {say(text('room.share'))}
            </button>
          )}
          <Copy label={say(text('room.copy'))} what={() => url} className={canShare ? 'button' : 'button main'} />
        </p>
        {isPrivate && <p className="invite-note">{say(text('room.only-here'))}</p>}
        {!isPrivate && protocol === 'http:' && <p className="invite-note">{say(text('room.plain'))}</p>}
      </div>
    </section>
  );
}
