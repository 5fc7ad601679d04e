/** A JSON file of the player's own, opened from disk and checked before anything else happens: what is wrong is said with its line. */
import { InputError, type Json, MOST_MEGABYTES, readJson, shortened, type Text } from '@wartable/kernel';
import { useWords } from '@wartable/web/shell/language.tsx';
import { type ChangeEvent, useState } from 'react';
import { text } from './text/index.ts';
import './own-file.css';

type Props<T> = {
  readonly label: Text;
  readonly note: Text;
  /** Throws `InputError` for what cannot be played. */
  readonly read: (data: Json) => T;
  readonly onOpen: (found: T, file: string) => void;
};

async function opened<T>(file: File, read: Props<T>['read']): Promise<T> {
  if (file.size > MOST_MEGABYTES * 2 ** 20) throw new InputError('', text('new.own-large', { most: MOST_MEGABYTES }));
  const { data, placeOf } = readJson(await file.text());
  try {
    return read(data as Json);
  } catch (error) {
    throw error instanceof InputError ? new InputError(error.path || '{}', error.text, placeOf(error.path)) : error;
  }
}

function whatIsWrong(name: string, { path, place, text: reason }: InputError): Text {
  if (!place) return text('new.own-unread', { name, reason });
  const { line, column } = place;
  return path === ''
    ? text('new.own-json', { name, line, column, reason })
    : text('new.own-bad', { name, line, path: shortened(path), reason });
}

export function OwnFile<T>({ label, note, read, onOpen }: Props<T>) {
  const { say } = useWords();
  const [trouble, setTrouble] = useState<Text>();
  const open = async (event: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const { target } = event;
    const [file] = target.files ?? [];
    if (!file) return;
    const { name } = file;
    setTrouble(undefined);
    try {
      onOpen(await opened(file, read), name);
    } catch (error) {
      setTrouble(
        error instanceof InputError ? whatIsWrong(name, error) : text('new.own-unread', { name, reason: String(error) }),
      );
    }
    // The same file can be opened again once it is put right.
    target.value = '';
  };
  return (
    <div className="own-file">
      <label className="button">
        <input type="file" accept=".json,application/json" className="only-heard" onChange={open} />
        {say(label)}
      </label>
      <span>{say(note)}</span>
      {trouble && (
        <p className="notice" role="alert">
          {say(trouble)}
        </p>
      )}
    </div>
  );
}
