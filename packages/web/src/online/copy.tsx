import { useState } from 'react';
import { toClipboard } from '../shell/clipboard.ts';
import { useWords } from '../shell/language.tsx';
import { text } from './text/index.ts';

type Props = { readonly label: string; readonly what: () => Promise<string> | string; readonly className?: string };

/** Puts something where one can paste it from, and says so on the button. */
export function Copy({ label, what, className = 'button' }: Props) {
  const { say } = useWords();
  const [copied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    if (await toClipboard(await what())) {
      setCopied(true);
      setTimeout(() => setCopied(false), SHOWN_MS);
    }
  };
  return (
    <>
      <button type="button" className={className} onClick={() => void copy().catch(() => {})}>
        {copied ? say(text('room.copied')) : label}
      </button>
      <span role="status" className="only-heard">
        {copied && say(text('room.copied'))}
      </span>
    </>
  );
}

const SHOWN_MS = 2500;
