/** "Verify this game": the record is checked in this browser, and that chance was what was shown and given at the start. */
import type { MatchRecord } from '@wartable/kernel';
import { useEffect, useRef, useState } from 'react';
import { recordAt } from '../../online/place.ts';
import { remembered } from '../../online/share.ts';
import { text } from '../../online/text/index.ts';
import { useWords } from '../../shell/language.tsx';
import { workerFor } from '../../table/advisers-at-work.ts';
import type { FromReplay, ToReplay } from '../../table/replay-work.ts';

type Found =
  | Extract<FromReplay, { say: 'verified' | 'wrong' }>
  /** What this browser remembers is not in the record. */
  | { readonly say: 'other'; readonly other: 'share' | 'commitment' };

export function Verify({ table }: { readonly table: string }) {
  const { say } = useWords();
  const [found, setFound] = useState<Found | 'working' | 'failed'>();
  const worker = useRef<Worker>(undefined);
  useEffect(() => () => worker.current?.terminate(), []);
  const check = async (): Promise<void> => {
    setFound('working');
    try {
      const record = await recordAt(table);
      const other = unlikeRemembered(table, record);
      if (other) return setFound({ say: 'other', other });
      worker.current?.terminate();
      const checking = workerFor('replay');
      worker.current = checking;
      checking.onmessage = ({ data }: MessageEvent<FromReplay>) =>
        setFound(data.say === 'verified' || data.say === 'wrong' ? data : 'failed');
      checking.onerror = () => setFound('failed');
      const request: ToReplay = { say: 'verify', record };
      checking.postMessage(request);
    } catch {
      setFound('failed');
    }
  };
  const line = (): string => {
    if (found === undefined) return '';
    if (found === 'working' || found === 'failed') return say(text(`verify.${found}`));
    if (found.say === 'other') return say(text(`verify.other-${found.other}`));
    if (found.say === 'wrong') return say(text('verify.wrong', { at: found.at, reason: found.text }));
    const { answers, outcomesOfChance } = found.verdict;
    const { share } = remembered(table);
    return say(text(share === undefined ? 'verify.fine' : 'verify.fine-own', { answers, chance: outcomesOfChance }));
  };
  return (
    <>
      <button type="button" className="button" disabled={found === 'working'} onClick={check}>
        {say(text('verify.do'))}
      </button>
      <p role="status" className="verified">
        {line()}
      </p>
    </>
  );
}

/** What this device put in, and what it was shown, must be in the record. */
function unlikeRemembered(table: string, { commitment, shares }: MatchRecord): 'share' | 'commitment' | undefined {
  const own = remembered(table);
  if (own.commitment !== undefined && own.commitment !== commitment) return 'commitment';
  if (own.share !== undefined && own.revealed && !shares.some(({ share }) => share === own.share)) return 'share';
  return undefined;
}
