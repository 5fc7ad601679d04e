/** The ways into one's account: a guest gets a first one here. */
import type { Text } from '@wartable/kernel';
import type { Me } from '@wartable/protocol';
import { useState } from 'react';
import { useWords } from '../../shell/language.tsx';
import { api, whyNot } from '../api.ts';
import { nowIam } from '../me.ts';
import { text } from '../text/index.ts';
import { makePasskey, NoPasskey, passkeysWork } from './passkeys.ts';
import { PasswordForm } from './password-form.tsx';

/** As `useAsking`, where the device may have none. */
export function useKeys() {
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<{ readonly text: Text; readonly wrong: boolean }>();
  const ask = async (work: () => Promise<Me>): Promise<void> => {
    setBusy(true);
    setSaid(undefined);
    try {
      nowIam(await work());
      setSaid({ text: text('me.done'), wrong: false });
    } catch (error) {
      setSaid({ text: error instanceof NoPasskey ? text('me.passkey-stopped') : whyNot(error), wrong: true });
    }
    setBusy(false);
  };
  return { busy, said, ask };
}

export function Keys({ me }: { readonly me: Me }) {
  const { say } = useWords();
  const { busy, said, ask } = useKeys();
  const { person, passkeys, hasPassword, recoveryLeft } = me;
  if (!person) return null;
  const ways = [
    ...(passkeys > 0 ? [say(text('me.way-passkeys', { n: passkeys }))] : []),
    ...(hasPassword ? [say(text('me.way-password', { handle: person.handle ?? '' }))] : []),
    ...(recoveryLeft > 0 ? [say(text('me.way-recovery', { n: recoveryLeft }))] : []),
  ];
  return (
    <section className="room-part">
      <h2>{say(text(person.guest ? 'me.claim' : 'me.keys'))}</h2>
      <p>{person.guest ? say(text('me.guest')) : say(text('me.account', { ways: ways.join(' · ') }))}</p>
      {said && <p role={said.wrong ? 'alert' : 'status'}>{say(said.text)}</p>}
      {passkeysWork() ? (
        <div>
          <button
            type="button"
            className={person.guest ? 'button main' : 'button'}
            disabled={busy}
            onClick={() => void ask(makePasskey)}
          >
            {say(text(passkeys > 0 ? 'me.passkey-more' : 'me.passkey'))}
          </button>
          <p className="room-note">{say(text('me.passkey-note'))}</p>
        </div>
      ) : (
        <p className="room-note">{say(text('me.passkey-http'))}</p>
      )}
      <details open={person.guest && !passkeysWork()}>
        <summary>{say(text(hasPassword ? 'me.password-change' : 'me.password'))}</summary>
        <PasswordForm
          key={`${person.handle} ${hasPassword}`}
          label={say(text('me.keep'))}
          busy={busy}
          fresh
          withOld={hasPassword}
          handle={person.handle ?? ''}
          onDone={(typed) => void ask(() => api.setPassword(typed))}
        />
      </details>
    </section>
  );
}
