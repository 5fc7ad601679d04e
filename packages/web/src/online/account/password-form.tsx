import { Handle, Password } from '@wartable/protocol';
import { type FormEvent, type InputHTMLAttributes, useId, useState } from 'react';
import * as v from 'valibot';
import { useWords } from '../../shell/language.tsx';
import { text } from '../text/index.ts';
import '../../shell/field.css';
import '../part.css';

type FieldProps = InputHTMLAttributes<HTMLInputElement> & {
  readonly label: string;
  readonly note?: string;
  readonly onText: (text: string) => void;
};

export function TextField({ label, note, onText, ...input }: FieldProps) {
  const id = useId();
  return (
    <div className="name-field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="field"
        aria-describedby={note === undefined ? undefined : `${id}-note`}
        onChange={({ target }) => onText(target.value)}
        {...input}
      />
      {note !== undefined && <small id={`${id}-note`}>{note}</small>}
    </div>
  );
}

type Typed = { readonly handle: string; readonly password: string; readonly old?: string };

type Props = {
  readonly label: string;
  readonly busy: boolean;
  /** A new password, after the one of before where there is one; else one to sign in with. */
  readonly fresh: boolean;
  readonly withOld?: boolean;
  readonly handle?: string;
  readonly onDone: (typed: Typed) => void;
};

/** Name and password, as programs that keep passwords expect them. */
export function PasswordForm({ label, busy, fresh, withOld = false, handle: known = '', onDone }: Props) {
  const { say } = useWords();
  const [handle, setHandle] = useState(known);
  const [password, setPassword] = useState('');
  const [old, setOld] = useState('');
  const isName = v.is(Handle, handle);
  const isSecret = v.is(Password, password);
  const done = (event: FormEvent): void => {
    event.preventDefault();
    if (isName && isSecret) onDone({ handle, password, ...(withOld ? { old } : {}) });
  };
  return (
    <form onSubmit={done}>
      <TextField
        label={say(text('me.handle'))}
        {...(fresh ? { note: say(text('me.handle-note')) } : {})}
        value={handle}
        maxLength={32}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        aria-invalid={handle !== '' && !isName}
        onText={(typed) => setHandle(typed.toLowerCase())}
      />
      {withOld && (
        <TextField
          label={say(text('me.secret-old'))}
          type="password"
          value={old}
          autoComplete="current-password"
          onText={setOld}
        />
      )}
      <TextField
        label={say(text('me.secret'))}
        {...(fresh ? { note: say(text('me.secret-note')) } : {})}
        type="password"
        value={password}
        maxLength={200}
        autoComplete={fresh ? 'new-password' : 'current-password'}
        aria-invalid={password !== '' && !isSecret}
        onText={setPassword}
      />
      <button type="submit" className="button" disabled={busy || !isName || !isSecret}>
        {label}
      </button>
    </form>
  );
}
