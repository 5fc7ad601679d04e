/** After the battle: the chances turn by turn, luck and judgement, and what cost most. */
import { adviceText, type SeatReview } from '@wartable/ai';
import { useState } from 'react';
import { handOut } from '../shell/hand-out.ts';
import { useWords } from '../shell/language.tsx';
import { Link } from '../shell/link.tsx';
import type { Reviewed } from '../table/review-work.ts';
import type { Insteads } from '../table/reviews.ts';
import { text } from '../text/index.ts';
import { Course } from './course.tsx';
import { text as own } from './film/text/index.ts';
import type { GamePage } from './game-page.ts';
import { insteadText, inWords } from './in-words.ts';
import { keepsakeOf } from './keepsake.ts';
import { ReviewProgress } from './review-progress.tsx';
import { Sentence } from './sentence.tsx';
import { Sums } from './sums.tsx';
import type { ShowMoment } from './use-moment.tsx';
import type { LookedBack } from './use-review.ts';
import './look-back.css';
import './print.css';

type Ways = {
  /** Where somebody may try again from a moment of it, before an entry of the log. */
  readonly onRetry: ((entry: number) => unknown) | undefined;
  readonly onShow: ShowMoment;
  /** The address of the film at such a moment, where this is not the film. */
  readonly filmAt?: (entry: number) => string;
};

type Props = Ways & {
  readonly page: GamePage;
  readonly looked: LookedBack;
  /** Who won, in words. */
  readonly result: string;
};

export function LookBack({ page, looked, result, ...ways }: Props) {
  const { say } = useWords();
  const { found, insteads } = looked;
  return (
    <section className="look-back" aria-label={say(text('back.title'))} aria-busy={looked.is === 'working'}>
      <h2>{say(text('back.title'))}</h2>
      {found ? (
        <>
          <p className="only-printed">{`${say({ key: 'game.name' })}. ${result}`}</p>
          {found.review.seats.map((seat) => (
            <OfSeat key={seat.seat} page={page} seat={seat} found={found} insteads={insteads} {...ways} />
          ))}
          <details className="look-back-sure">
            <summary>{say(own('back.sure'))}</summary>
            <p>{say(own('back.sure-note', { n: found.review.iterations, closer: found.review.closer }))}</p>
          </details>
          <div className="buttons look-back-out">
            <Keepsake page={page} result={result} curve={found.review.seats[0]?.curve ?? []} />
            <button type="button" className="button small" onClick={() => window.print()}>
              {say(own('back.print'))}
            </button>
          </div>
        </>
      ) : (
        <ReviewProgress looked={looked} />
      )}
    </section>
  );
}

type SeatProps = Ways & {
  readonly page: GamePage;
  readonly seat: SeatReview;
  readonly found: Reviewed;
  readonly insteads: Insteads;
};

function OfSeat({ page, seat, found: { review, turns, moments }, insteads, onRetry, onShow, filmAt }: SeatProps) {
  const { say } = useWords();
  const { name, worst } = seat;
  return (
    <div className="look-back-seat">
      {review.seats.length > 1 && <h3>{say(page.telling.seatName(name))}</h3>}
      <Sums seat={seat} insteads={insteads} finished={review.finished} />
      <Course seat={seat} turns={turns} onRetry={onRetry} />
      {worst.length === 0 && <p>{say(text('back.none'))}</p>}
      <ol className="look-back-costly">
        {worst.map(({ entry, turn: moment, chosen, better, judgement, why, reasons }) => {
          const turn = turns.get(entry) ?? moment;
          const n = Math.round(-100 * judgement);
          const instead = insteads.by.get(entry);
          return (
            <li key={entry}>
              <p>
                <Sentence text={text('back.cost', { turn, chosen: inWords(chosen), n })} />
              </p>
              {better && (
                <p>
                  <Sentence text={text('back.better', { advice: adviceText({ what: inWords(better), why }, reasons) })} />
                </p>
              )}
              {instead && (
                <p>
                  <Sentence text={insteadText(instead, insteads.level)} /> {instead.fear && <Sentence text={instead.fear} />}
                </p>
              )}
              <div className="buttons">
                {moments.has(entry) && (
                  <button type="button" className="button small" onClick={() => onShow(entry)}>
                    {say(text('back.show'))}
                  </button>
                )}
                {filmAt && (
                  <Link to={filmAt(entry)} className="button small">
                    {say(own('back.in-film'))}
                  </Link>
                )}
                {onRetry && (
                  <button type="button" className="button small" onClick={() => onRetry(entry)}>
                    {say(text('back.retry', { turn }))}
                  </button>
                )}
              </div>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

type KeepsakeProps = { readonly page: GamePage; readonly result: string; readonly curve: readonly number[] };

function Keepsake({ page, result, curve }: KeepsakeProps) {
  const { say } = useWords();
  const [failed, setFailed] = useState(false);
  const keep = async (): Promise<void> => {
    const stage = document.querySelector<HTMLElement>('[data-stage]');
    if (!stage) return;
    setFailed(false);
    const captions = { title: say({ key: 'game.name' }), result, sign: say(text('app.name')) };
    try {
      await handOut(await keepsakeOf(stage, curve, captions), `wartable-${page.telling.id}.png`);
    } catch {
      setFailed(true);
    }
  };
  return (
    <>
      <button type="button" className="button small" onClick={keep}>
        {say(text('back.picture'))}
      </button>
      {failed && <p role="alert">{say(text('back.no-picture'))}</p>}
    </>
  );
}
