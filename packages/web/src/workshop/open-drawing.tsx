/** A drawing from a file: what it is named, or what is wrong with it and where. */
import { InputError, MOST_MEGABYTES, readJson, type Text } from '@wartable/kernel';
import { type ChangeEvent, useState } from 'react';
import { useWords } from '../shell/language.tsx';
import { text } from './text/index.ts';

type Props = {
  /** Throws `InputError` where it is no drawing of this game. */
  readonly onOpen: (data: unknown, name: string) => Promise<void>;
};

async function opened(file: File, onOpen: Props['onOpen']): Promise<Text | undefined> {
  const { name } = file;
  if (file.size > MOST_MEGABYTES * 2 ** 20) return text('workshop.too-large', { name, most: MOST_MEGABYTES });
  let placeOf: ReturnType<typeof readJson>['placeOf'] | undefined;
  try {
    const document = readJson(await file.text());
    placeOf = document.placeOf;
    await onOpen(document.data, name);
    return undefined;
  } catch (error) {
    if (!(error instanceof InputError)) return text('workshop.bad-file', { name, reason: String(error) });
    const line = (error.place ?? placeOf?.(error.path))?.line;
    return line === undefined
      ? text('workshop.bad-file', { name, reason: error.text })
      : text('workshop.bad-place', { name, line, reason: error.text });
  }
}

export function OpenDrawing({ onOpen }: Props) {
  const { say } = useWords();
  const [trouble, setTrouble] = useState<Text>();
  const open = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const [file] = target.files ?? [];
    if (!file) return;
    setTrouble(undefined);
    setTrouble(await opened(file, onOpen));
    // The same file can be opened again once it is put right.
    target.value = '';
  };
  return (
    <div className="open-drawing">
      <label className="button">
        <input type="file" accept=".json,application/json" className="only-heard" onChange={(event) => void open(event)} />
        {say(text('workshop.open-file'))}
      </label>
      {trouble && (
        <p className="notice" role="alert">
          {say(trouble)}
        </p>
      )}
    </div>
  );
}
