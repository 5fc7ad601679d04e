import { type ChangeEvent, Suspense, useEffect, useState } from 'react';
import { GameWords, useWords } from '../shell/language.tsx';
import type { OpenedFile } from '../table/open-file.ts';
import { text } from '../text/index.ts';
import './open-file.css';

type Wrong = { readonly name: string; readonly found: Exclude<OpenedFile, 'opened'> };

/** A table that was saved to a file goes on here, a record is shown; chosen from a list, or dropped anywhere on the page. */
export function OpenFile() {
  const { say } = useWords();
  const [wrong, setWrong] = useState<Wrong>();
  const [over, setOver] = useState(false);
  const open = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    const { openFile } = await import('../table/open-file.ts');
    const found = await openFile(file);
    setWrong(found === 'opened' ? undefined : { name: file.name, found });
  };
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    await open(target.files?.[0]);
    // The same file can be opened again.
    target.value = '';
  };
  useDrop(setOver, (file) => void open(file));
  return (
    <div className={over ? 'open-file over' : 'open-file'}>
      <label className="button small">
        {say(text('file.open'))}
        <input type="file" accept=".json,application/json" className="only-heard" onChange={choose} />
      </label>
      <span>{say(text('file.drop'))}</span>
      {wrong?.found === 'nothing' && <span role="alert">{say(text('file.no-table', { name: wrong.name }))}</span>}
      {typeof wrong?.found === 'object' && (
        <Suspense fallback={null}>
          <GameWords game="film">
            <WrongRecord name={wrong.name} {...wrong.found} />
          </GameWords>
        </Suspense>
      )}
    </div>
  );
}

type WrongProps = { readonly name: string } & Extract<OpenedFile, object>;

/** What is wrong with a record, and where, in words that come with films. */
function WrongRecord({ name, at, reason }: WrongProps) {
  const { say } = useWords();
  return <span role="alert">{`${name}: ${say({ key: 'film.wrong', params: { at: at === '' ? '–' : at, reason } })}`}</span>;
}

/** Files that are dragged over the page, and what is dropped. */
function useDrop(onOver: (over: boolean) => void, onDrop: (file: File | undefined) => void): void {
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const isFile = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') ?? false;
    const drag = (event: DragEvent): void => {
      if (!isFile(event)) return;
      // Else the browser opens it in place of the page.
      event.preventDefault();
      onOver(true);
    };
    window.addEventListener('dragover', drag, { signal });
    window.addEventListener('dragleave', ({ relatedTarget }) => relatedTarget === null && onOver(false), { signal });
    window.addEventListener(
      'drop',
      (event) => {
        if (!isFile(event)) return;
        event.preventDefault();
        onOver(false);
        onDrop(event.dataTransfer?.files[0]);
      },
      { signal },
    );
    return () => stop.abort();
  });
}
