/** A scenario file of the player's own, opened from disk and checked before anything else happens. */
import { type Battle, readScenario } from '@wartable/hoth/telling';
import { InputError, type Json, type Text } from '@wartable/kernel';
import { useWords } from '@wartable/web/shell/language.tsx';
import { type ChangeEvent, useState } from 'react';
import { text } from './text/index.ts';
import './own-scenario.css';

export type OwnScenario = { readonly file: string; readonly data: Json; readonly battle: Battle };

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
      const data = JSON.parse(await file.text()) as Json;
      onOpen({ file: name, data, battle: readScenario(data) });
    } catch (error) {
      if (error instanceof InputError) {
        const { path, text: reason } = error;
        setTrouble(text('new.own-bad', { name, path: path === '' ? '{}' : path, reason }));
      } else setTrouble(text('new.own-json', { name, reason: error instanceof Error ? error.message : String(error) }));
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
