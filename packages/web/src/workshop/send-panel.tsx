/** A drawing leaves the workshop: as a link, as a file, on paper. */
import type { Json } from '@wartable/kernel';
import { useState } from 'react';
import { handOut } from '../shell/hand-out.ts';
import { useWords } from '../shell/language.tsx';
import { lettersOfData } from '../table/link.ts';
import { text } from './text/index.ts';
import './send-panel.css';

type Props = {
  readonly game: string;
  readonly data: Json;
  readonly file: { readonly name: string; readonly content: string };
};

const SHOWN_MS = 2500;

export function SendPanel({ game, data, file }: Props) {
  const { say } = useWords();
  const [copied, setCopied] = useState(false);
  /** Where the browser gives nobody else what is copied, one copies it oneself. */
  const [byHand, setByHand] = useState<string>();
  const copy = async (): Promise<void> => {
    const link = `${location.origin}/workshop/${game}#d=${await lettersOfData(data)}`;
    try {
      await navigator.clipboard.writeText(link);
      setByHand(undefined);
      setCopied(true);
      setTimeout(() => setCopied(false), SHOWN_MS);
    } catch {
      setByHand(link);
    }
  };
  const save = (): void => {
    const blob = new Blob([file.content], { type: 'application/json' });
    handOut(blob, file.name).catch(() => {});
  };
  return (
    <div className="send-panel">
      <button type="button" className="button" onClick={() => void copy()}>
        {say(text(copied ? 'workshop.copied' : 'workshop.link'))}
      </button>
      <p>{say(text('workshop.link-note'))}</p>
      <span role="status" className="only-heard">
        {copied && say(text('workshop.copied'))}
      </span>
      {byHand !== undefined && (
        <label>
          {say(text('workshop.link-by-hand'))}
          <input className="field" readOnly value={byHand} onFocus={(event) => event.target.select()} />
        </label>
      )}
      <button type="button" className="button" onClick={save}>
        {say(text('workshop.file'))}
      </button>
      <button type="button" className="button" onClick={() => window.print()}>
        {say(text('workshop.print'))}
      </button>
      <p>{say(text('workshop.print-note'))}</p>
    </div>
  );
}
