/** The numbers one asks for first. */
import { useWords } from '../shell/language.tsx';
import type { Played } from '../table/played.ts';
import { RateBar, useRateWords } from './rate-bar.tsx';
import { rateOf, streakOf } from './stats.ts';
import { text } from './text/index.ts';

export function Totals({ games }: { readonly games: readonly Played[] }) {
  const { say, inPercent, language } = useWords();
  const rate = rateOf(games);
  const rateWords = useRateWords();
  const streak = streakOf(games);
  const shared = games.length - rate.games;
  const row = text(streak.result === 'lost' ? 'record.streak-lost' : 'record.streak-won', { n: streak.length });
  return (
    <dl className="record-totals">
      <div>
        <dt>{say(text('record.games', { n: games.length }))}</dt>
        <dd className="record-number">{games.length.toLocaleString(language)}</dd>
        <dd>{shared > 0 ? say(text('record.shared', { n: shared })) : ''}</dd>
      </div>
      <div>
        <dt>{say(text('record.won'))}</dt>
        <dd className="record-number">{rate.games === 0 ? '–' : inPercent(rate.share)}</dd>
        <dd>
          <RateBar rate={rate} />
          {rateWords(rate)}
        </dd>
      </div>
      <div>
        <dt>{say(row)}</dt>
        <dd className="record-number">{streak.length.toLocaleString(language)}</dd>
        <dd>{streak.best > 1 ? say(text('record.streak-best', { n: streak.best })) : ''}</dd>
      </div>
    </dl>
  );
}
