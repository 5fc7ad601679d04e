/** Luck against judgement, in numbers one understands, each with how sure it is. */
import type { SeatReview } from '@wartable/ai';
import { useWords } from '../shell/language.tsx';
import type { Insteads } from '../table/reviews.ts';
import { text } from './film/text/index.ts';

type Props = {
  readonly seat: Pick<SeatReview, 'decisions' | 'loss' | 'withoutLuck' | 'last'>;
  readonly insteads: Insteads;
  readonly finished: boolean;
};

export function Sums({ seat: { decisions, loss, withoutLuck, last }, insteads, finished }: Props) {
  const { say, inPercent, language } = useWords();
  const points = (share: number, digits: number): string =>
    new Intl.NumberFormat(language, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(100 * share);
  const asked = decisions.flatMap(({ entry }) => insteads.by.get(entry) ?? []);
  const same = asked.filter((one) => one.same).length;
  const n = decisions.length;
  return (
    <dl className="sums">
      <dt>{say(text('back.judgement'))}</dt>
      <dd>
        <strong>{say(text('back.loss', { loss: points(loss.value, 1), error: points(loss.error, 1) }))}</strong>{' '}
        {say(text('back.loss-note', { n }))}
      </dd>
      {finished && (
        <>
          <dt>{say(text('back.without-luck'))}</dt>
          <dd>
            <strong>
              {say(
                text('back.without', {
                  // No chance is below 0 or above 1, though a single match may come to that.
                  chance: inPercent(Math.max(0, Math.min(1, withoutLuck.value))),
                  error: points(withoutLuck.error, 0),
                }),
              )}
            </strong>{' '}
            {say(text('back.without-note', { result: inPercent(last) }))}
          </dd>
        </>
      )}
      {asked.length > 0 && (
        <>
          <dt>{say(text('back.level', { level: insteads.level }))}</dt>
          <dd>
            <strong>{say(text('back.same', { same, n: asked.length }))}</strong>{' '}
            {asked.length < n && say(text('back.same-of', { n }))}
          </dd>
        </>
      )}
    </dl>
  );
}
