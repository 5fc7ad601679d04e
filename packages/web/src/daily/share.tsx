/** A line to show others, without spoilers: to a friend where the device can, else to where one can paste it from. */
import { useState } from 'react';
import { toClipboard } from '../shell/clipboard.ts';
import { useWords } from '../shell/language.tsx';
import type { Day, DayEnd } from '../table/day-rows.ts';
import { shareLine } from './share-line.ts';
import { counts, inARow } from './standing-of.ts';
import { text } from './text/index.ts';
import { useDays } from './use-days.ts';

type Props = { readonly day: Day; readonly end: DayEnd; readonly today: string };

const SHOWN_MS = 2500;

export function Share({ day, end, today }: Props) {
  const speaker = useWords();
  const { say } = speaker;
  const { all = [] } = useDays();
  const [copied, setCopied] = useState(false);
  const dates = new Set(all.filter((one) => one.game === day.game && counts(one)).map(({ date }) => date));
  const share = async (): Promise<void> => {
    const words = shareLine(day, end, inARow(dates, today), speaker, location.origin);
    if (!(await handOn(words))) return;
    setCopied(true);
    setTimeout(() => setCopied(false), SHOWN_MS);
  };
  return (
    <>
      <button type="button" className="button main" onClick={() => void share().catch(reportError)}>
        {say(text(copied ? 'daily.copied' : 'daily.share'))}
      </button>
      <span role="status" className="only-heard">
        {copied && say(text('daily.copied'))}
      </span>
    </>
  );
}

/** Whether it lies where one can paste it from. */
async function handOn(words: string): Promise<boolean> {
  if (navigator.share) {
    try {
      await navigator.share({ text: words });
      return false;
    } catch (error) {
      // Who closes the list of friends has changed their mind.
      if (error instanceof DOMException && error.name === 'AbortError') return false;
    }
  }
  return await toClipboard(words);
}
