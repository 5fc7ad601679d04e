/** One's own name, editable where it stands. Who is nobody yet finds one already there. */
import { PersonName } from '@wartable/protocol';
import { useEffect, useId, useState } from 'react';
import * as v from 'valibot';
import { useWords } from '../shell/language.tsx';
import { callSign, useMe } from './me.ts';
import { text } from './text/index.ts';
import '../shell/field.css';

/** What the field holds, and whether that is a name. */
export type OwnName = { readonly name: string; readonly fits: boolean; readonly set: (name: string) => void };

export function useOwnName(): OwnName {
  const known = useMe()?.person?.name;
  const [typed, setTyped] = useState<string>();
  const [found, setFound] = useState('');
  useEffect(() => {
    if (known === undefined) callSign().then(setFound, () => {});
  }, [known]);
  const name = typed ?? known ?? found;
  return { name, fits: v.is(PersonName, name), set: setTyped };
}

type Props = {
  readonly own: OwnName;
  /** When it was changed and left. */
  readonly onDone?: (name: string) => void;
};

export function NameField({ own: { name, fits, set }, onDone }: Props) {
  const { say } = useWords();
  const id = useId();
  const done = (): void => {
    if (fits) onDone?.(name.trim());
  };
  return (
    <div className="name-field">
      <label htmlFor={id}>{say(text('room.name'))}</label>
      <input
        id={id}
        className="field"
        value={name}
        maxLength={24}
        autoComplete="nickname"
        aria-invalid={!fits}
        aria-describedby={`${id}-note`}
        onChange={({ target }) => set(target.value)}
        onBlur={done}
        onKeyDown={({ key }) => key === 'Enter' && done()}
      />
      <small id={`${id}-note`}>{say(text(fits || name === '' ? 'room.name-note' : 'room.name-bad'))}</small>
    </div>
  );
}
