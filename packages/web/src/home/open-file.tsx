import { type ChangeEvent, useState } from 'react';
import { useWords } from '../shell/language.tsx';
import { beginFromFile } from '../table/begin.ts';
import { text } from '../text/index.ts';
import './open-file.css';

/** A table that was saved to a file goes on here. */
export function OpenFile() {
  const { say } = useWords();
  const [wrong, setWrong] = useState<string>();
  const open = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const [file] = target.files ?? [];
    if (!file) return;
    setWrong((await beginFromFile(file)) ? undefined : file.name);
    // The same file can be opened again.
    target.value = '';
  };
  return (
    <p className="open-file">
      <label className="button small">
        {say(text('file.open'))}
        <input type="file" accept=".json,application/json" className="only-heard" onChange={open} />
      </label>
      {wrong !== undefined && <span role="alert">{say(text('file.no-table', { name: wrong }))}</span>}
    </p>
  );
}
