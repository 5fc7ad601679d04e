/** Codes for the day all else is lost: shown once, to be saved or printed. */
import type { Me } from '@wartable/protocol';
import { useState } from 'react';
import { handOut } from '../../shell/hand-out.ts';
import { useWords } from '../../shell/language.tsx';
import { api } from '../api.ts';
import { whoAmI } from '../me.ts';
import { text } from '../text/index.ts';
import { useAsking } from '../use-asking.ts';

export function Recovery({ me: { person, url } }: { readonly me: Me }) {
  const { say } = useWords();
  const { busy, trouble, ask } = useAsking();
  const [codes, setCodes] = useState<readonly string[]>();
  if (!person || person.guest) return null;
  const make = (): void =>
    void ask(async () => {
      const made = await api.recoveryCodes();
      setCodes(made.codes);
      await whoAmI(true);
    });
  const save = (): void => {
    const words = [say(text('me.recovery')), url, person.handle ?? person.name, '', ...(codes ?? []), ''].join('\n');
    void handOut(new Blob([words], { type: 'text/plain' }), 'wartable-codes.txt').catch(() => {});
  };
  return (
    <section className="room-part">
      <h2>{say(text('me.recovery'))}</h2>
      <p className="room-note">{say(text('me.recovery-note'))}</p>
      {trouble && <p role="alert">{say(trouble)}</p>}
      {codes && (
        <ul className="codes">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
      )}
      {person.handle === null ? (
        <p>{say(text('me.recovery-first'))}</p>
      ) : (
        <p className="buttons">
          {codes && (
            <>
              <button type="button" className="button main" onClick={save}>
                {say(text('me.recovery-save'))}
              </button>
              <button type="button" className="button" onClick={() => window.print()}>
                {say(text('me.recovery-print'))}
              </button>
            </>
          )}
          <button type="button" className={codes ? 'button small' : 'button'} disabled={busy} onClick={make}>
            {say(text('me.recovery-make'))}
          </button>
        </p>
      )}
    </section>
  );
}
