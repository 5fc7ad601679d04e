/** "Verify this game": the record is checked in this browser, and that chance was what was shown and given at the start. */
import type { MatchRecord } from '@wartable/kernel';
import { useEffect, useRef, useState } from 'react';
import { recordAt } from '../../online/place.ts';
import { remembered } from '../../online/share.ts';
import { text } from '../../online/text/index.ts';
import { useWords } from '../../shell/language.tsx';
import { workerFor } from '../../table/advisers-at-work.ts';
import type { FromVerify } from '../../table/verify-work.ts';

type Found =
  | FromVerify
  /** What this browser remembers is not in the record. */
  | { readonly other: 'share' | 'commitment' };

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
      if (other) return setFound({ other });
      worker.current?.terminate();
      const checking = workerFor('verify');
      worker.current = checking;
      checking.onmessage = ({ data }: MessageEvent<FromVerify>) => setFound(data);
      checking.onerror = () => setFound('failed');
      checking.postMessage(record);
    } catch {
      setFound('failed');
    }
  };
  const line = (): string => {
    if (found === undefined) return '';
    if (found === 'working' || found === 'failed') return say(text(`verify.${found}`));
    if ('other' in found) return say(text(`verify.other-${found.other}`));
    if ('wrong' in found) return say(text('verify.wrong', { at: found.wrong.at, reason: found.wrong.reason }));
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
