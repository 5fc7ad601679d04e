/** A share as a bar, and how sure it is: the line over it reaches as far as the truth may lie. */
import { useMemo } from 'react';
import { useWords } from '../shell/language.tsx';
import type { Rate } from './stats.ts';
import { text } from './text/index.ts';

type Props = { readonly rate: Rate; readonly side?: string | undefined };

export function RateBar({ rate: { share, low, high, games }, side }: Props) {
  if (games === 0) return <span className="rate-bar is-empty" aria-hidden="true" />;
  const inWhole = (part: number): string => `${Math.round(1000 * part) / 10}%`;
  return (
    <span className={side === undefined ? 'rate-bar' : `rate-bar side-${side}`} aria-hidden="true">
      <i className="rate-value" style={{ width: inWhole(share) }} />
      <i className="rate-half" />
      <i className="rate-sure" style={{ left: inWhole(low), width: inWhole(high - low) }} />
    </span>
  );
}

/** "3 of 5 · 23–88 %" */
export function useRateWords(): (rate: Rate) => string {
  const { say, language } = useWords();
  const share = useMemo(() => new Intl.NumberFormat(language, { style: 'percent' }), [language]);
  return ({ games, won, low, high }) =>
    games === 0 ? say(text('record.not-played')) : say(text('record.rate', { won, games, range: share.formatRange(low, high) }));
}
