/** Back in as who one was: by passkey, password, the code of another device, or a recovery code. */
import { Handle } from '@wartable/protocol';
import { type FormEvent, useEffect, useState } from 'react';
import * as v from 'valibot';
import { useWords } from '../../shell/language.tsx';
import { go } from '../../shell/route.ts';
import { api } from '../api.ts';
import { text } from '../text/index.ts';
import { useKeys } from './keys.tsx';
import { passkeysWork, signInWithPasskey } from './passkeys.ts';
import { PasswordForm, TextField } from './password-form.tsx';

/** A code that was scanned comes behind the address, so that no server writes it down. */
function scannedCode(): string {
  return new URLSearchParams(location.hash.slice(1)).get('code') ?? '';
}

export function SignInForm() {
  const { say } = useWords();
  const { busy, said, ask } = useKeys();
  const [code, setCode] = useState(scannedCode);
  const [handle, setHandle] = useState('');
  const recovers = v.is(Handle, handle);
  const use = (): void => void ask(() => (recovers ? api.recover({ handle, code }) : api.link(code)));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with what was scanned
  useEffect(() => {
    if (scannedCode() === '') return;
    go(location.pathname, true);
    use();
  }, []);
  const done = (event: FormEvent): void => {
    event.preventDefault();
    use();
  };
  return (
    <section className="room-part">
      <h2>{say(text('me.sign-in'))}</h2>
      <p className="room-note">{say(text('me.sign-in-note'))}</p>
      {said?.wrong && <p role="alert">{say(said.text)}</p>}
      {passkeysWork() && (
        <p className="buttons">
          <button type="button" className="button main" disabled={busy} onClick={() => void ask(signInWithPasskey)}>
            {say(text('me.passkey'))}
          </button>
        </p>
      )}
      <details>
        <summary>{say(text('me.password'))}</summary>
        <PasswordForm
          label={say(text('me.sign-in'))}
          busy={busy}
          fresh={false}
          onDone={(typed) => void ask(() => api.signIn(typed))}
        />
      </details>
      <form onSubmit={done}>
        <TextField
          label={say(text('me.code-in'))}
          value={code}
          maxLength={64}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          onText={setCode}
        />
        <details>
          <summary>{say(text('me.recovery'))}</summary>
          <TextField
            label={say(text('me.code-handle'))}
            value={handle}
            maxLength={32}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            onText={(typed) => setHandle(typed.toLowerCase())}
          />
        </details>
        <button type="submit" className="button" disabled={busy || code.trim() === ''}>
          {say(text('me.code-use'))}
        </button>
      </form>
    </section>
  );
}
