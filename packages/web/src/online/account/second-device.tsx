/** A code that makes a second device the same person: read out, typed or scanned, once and soon. */
import type { Me } from '@wartable/protocol';
import { useState } from 'react';
import { useWords } from '../../shell/language.tsx';
import { api } from '../api.ts';
import { addressFor } from '../invite.tsx';
import { QrCode } from '../qr.tsx';
import { text } from '../text/index.ts';
import { useAsking } from '../use-asking.ts';

type Code = Awaited<ReturnType<typeof api.linkCode>>;

export function SecondDevice({ me }: { readonly me: Me }) {
  const { say, language } = useWords();
  const { busy, trouble, ask } = useAsking();
  const [code, setCode] = useState<Code>();
  const time = code && new Intl.DateTimeFormat(language, { timeStyle: 'short' }).format(code.until);
  return (
    <section className="room-part">
      <h2>{say(text('me.second'))}</h2>
      <p className="room-note">{say(text('me.second-note'))}</p>
      {trouble && <p role="alert">{say(trouble)}</p>}
      {code ? (
        <div role="status">
          <p className="link-code">{code.code}</p>
          <p>{say(text('me.second-until', { time: time ?? '' }))}</p>
          <QrCode of={`${addressFor(me, '/me')}#code=${encodeURIComponent(code.code)}`} label={say(text('me.second-qr'))} />
        </div>
      ) : (
        <p className="buttons">
          <button
            type="button"
            className="button"
            disabled={busy}
            onClick={() => void ask(async () => setCode(await api.linkCode()))}
          >
            {say(text('me.second-show'))}
          </button>
        </p>
      )}
    </section>
  );
}
