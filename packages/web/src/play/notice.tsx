import { useWords } from '../shell/language.tsx';
import { SaveFile } from '../shell/save-file.tsx';
import { text } from '../text/index.ts';
import type { Trouble } from './use-table.ts';

export function Notice({ id, trouble: { line, content } }: { readonly id: string; readonly trouble: Trouble }) {
  const { say } = useWords();
  return (
    <div className="notice" role="alert">
      <p>{say(line)}</p>
      {content && <SaveFile name={`wartable-${id}.json`} content={content} />}
    </div>
  );
}

/** Another window keeps the table. */
export function Following({ onTakeOver }: { readonly onTakeOver: () => void }) {
  const { say } = useWords();
  return (
    <div className="notice" role="status">
      <p>{say(text('play.follows'))}</p>
      <button type="button" className="button small" onClick={onTakeOver}>
        {say(text('play.take-over'))}
      </button>
    </div>
  );
}
