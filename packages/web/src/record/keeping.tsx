/** Where the record is kept, and how it is taken along, brought in and deleted. */
import { InputError, type Text } from '@wartable/kernel';
import { type ChangeEvent, useRef, useState } from 'react';
import { handOut } from '../shell/hand-out.ts';
import { useWords } from '../shell/language.tsx';
import type { Gone, Played } from '../table/played.ts';
import { bringBack, takeOut } from '../table/record-book.ts';
import { fileOf, readGames } from './notes-file.ts';
import { Sync } from './sync.tsx';
import { text } from './text/index.ts';
import '../shell/ask.css';

type Props = { readonly games: readonly Played[]; readonly notes: readonly (Played | Gone)[] };

/** Bytes: ten thousand games have less. */
const LARGEST = 20_000_000;

type Said = { readonly is: 'done' | 'wrong'; readonly line: string };

export function Keeping({ games, notes }: Props) {
  const { say } = useWords();
  const [said, setSaid] = useState<Said>();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const wrong = (line: string): void => setSaid({ is: 'wrong', line });

  const save = async (): Promise<void> => {
    const file = new Blob([JSON.stringify(fileOf(notes), undefined, 1)], { type: 'application/json' });
    await handOut(file, 'wartable-games.json').catch(() => wrong(say(text('record.not-saved'))));
  };
  const open = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const [file] = target.files ?? [];
    if (!file) return;
    try {
      if (file.size > LARGEST) throw new InputError('', NO_RECORD);
      const read = readGames(await file.text());
      const added = await bringBack(read);
      setSaid({ is: 'done', line: say(text('record.brought', { n: added, known: read.length - added })) });
    } catch (error) {
      wrong(reasonFor(file.name, error, say));
    }
    // The same file can be opened again.
    target.value = '';
  };
  const deleteAll = async (): Promise<void> => {
    try {
      for (const { id } of games) await takeOut(id);
      setSaid({ is: 'done', line: say(text('record.deleted')) });
    } catch {
      wrong(say(text('record.not-kept')));
    }
    // Its button is gone with what it was about.
    heading.current?.focus();
  };
  return (
    <section className="record-keeping">
      <h2 ref={heading} tabIndex={-1}>
        {say(text('record.keeping'))}
      </h2>
      <Sync notes={notes} />
      <div className="buttons">
        <button type="button" className="button" disabled={games.length === 0} onClick={save}>
          {say(text('record.export'))}
        </button>
        <label className="button">
          {say(text('record.import'))}
          <input type="file" accept=".json,application/json" className="only-heard" onChange={open} />
        </label>
        {games.length > 0 && (
          <button type="button" className="button" onClick={() => dialog.current?.showModal()}>
            {say(text('record.delete-all'))}
          </button>
        )}
      </div>
      {said && (
        <p role={said.is === 'wrong' ? 'alert' : 'status'} className={said.is === 'wrong' ? 'notice' : ''}>
          {said.line}
        </p>
      )}
      <dialog ref={dialog} className="ask" aria-labelledby="record-delete">
        <h2 id="record-delete">{say(text('record.delete-ask', { n: games.length }))}</h2>
        <p>{say(text('record.delete-note'))}</p>
        <form method="dialog" className="buttons">
          <button type="submit" className="button main">
            {say(text('record.keep'))}
          </button>
          <button type="submit" className="button" onClick={deleteAll}>
            {say(text('record.delete-all'))}
          </button>
        </form>
      </dialog>
    </section>
  );
}

const NO_RECORD: Text = { key: 'record.no-record' };

function reasonFor(name: string, error: unknown, say: (text: Text) => string): string {
  if (!(error instanceof InputError)) return say(text('record.not-kept'));
  const { path, place } = error;
  const reason = error.text;
  if (path === '' && !place) return say(text('record.wrong', { name, reason }));
  const at = [place ? `${place.line}:${place.column}` : '', path].filter(Boolean).join(' ');
  return say(text('record.wrong-at', { name, at, reason }));
}
