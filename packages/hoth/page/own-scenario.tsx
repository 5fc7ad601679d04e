/** A scenario file of the player's own, opened from disk and checked before anything else happens. */
import { type Battle, readScenario } from '@wartable/hoth/telling';
import { InputError, type Json, MOST_MEGABYTES, readJson, shortened, type Text } from '@wartable/kernel';
import { useWords } from '@wartable/web/shell/language.tsx';
import { type ChangeEvent, useState } from 'react';
import { text } from './text/index.ts';
import './own-scenario.css';

/** Of a file, or drawn in the workshop. */
export type OwnScenario = { readonly file: string | undefined; readonly data: Json; readonly battle: Battle };

async function opened(file: File): Promise<Omit<OwnScenario, 'file'>> {
  if (file.size > MOST_MEGABYTES * 2 ** 20) throw new InputError('', text('new.own-large', { most: MOST_MEGABYTES }));
  const { data, placeOf } = readJson(await file.text());
  try {
    return { data: data as Json, battle: readScenario(data) };
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

export function OwnScenarioFile({ onOpen }: { readonly onOpen: (scenario: OwnScenario) => void }) {
  const { say } = useWords();
  const [trouble, setTrouble] = useState<Text>();
  const open = async (event: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const { target } = event;
    const [file] = target.files ?? [];
    if (!file) return;
    const { name } = file;
    setTrouble(undefined);
    try {
      const { data, battle } = await opened(file);
      onOpen({ file: name, data, battle });
    } catch (error) {
      setTrouble(
        error instanceof InputError ? whatIsWrong(name, error) : text('new.own-unread', { name, reason: String(error) }),
      );
    }
    // The same file can be opened again once it is put right.
    target.value = '';
  };
  return (
    <div className="own-scenario">
      <label className="button">
        <input type="file" accept=".json,application/json" className="only-heard" onChange={open} />
        {say(text('new.own'))}
      </label>
      <span>{say(text('new.own-note'))}</span>
      {trouble && (
        <p className="notice" role="alert">
          {say(trouble)}
        </p>
      )}
    </div>
  );
}
