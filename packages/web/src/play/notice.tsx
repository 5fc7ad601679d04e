import { useWords } from '../shell/language.tsx';
import { SaveFile } from '../shell/save-file.tsx';
import { text } from '../text/index.ts';
import type { Trouble } from './use-table.ts';

type Props = { readonly id: string; readonly trouble: Trouble; readonly onRead?: () => void };

export function Notice({ id, trouble: { line, content }, onRead }: Props) {
  const { say } = useWords();
  return (
    <div className="notice" role="alert">
      <p>{say(line)}</p>
      <p className="buttons">
        {content && <SaveFile name={`wartable-${id}.json`} content={content} />}
        {onRead && (
          <button type="button" className="button small" onClick={onRead}>
            {say(text('set.close'))}
          </button>
        )}
      </p>
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
