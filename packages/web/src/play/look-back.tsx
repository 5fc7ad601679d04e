/** After the battle: the chances turn by turn, luck and judgement, and what cost most. */
import { adviceText, type Named, type SeatReview } from '@wartable/ai';
import { CONCEDE, type Text } from '@wartable/kernel';
import { useState } from 'react';
import { handOut } from '../shell/hand-out.ts';
import { useWords } from '../shell/language.tsx';
import { beginFrom } from '../table/begin.ts';
import type { Moments, Turns } from '../table/review-work.ts';
import { text } from '../text/index.ts';
import { Course } from './course.tsx';
import type { GamePage } from './game-page.ts';
import { keepsakeOf } from './keepsake.ts';
import { Sentence } from './sentence.tsx';
import type { ShowMoment } from './use-moment.tsx';
import type { LookedBack } from './use-review.ts';
import './look-back.css';

type Props = {
  readonly id: string;
  readonly page: GamePage;
  readonly looked: LookedBack;
  /** Who won, in words. */
  readonly result: string;
  /** Whether somebody may try again from a moment of it. */
  readonly mayRetry: boolean;
  readonly onShow: ShowMoment;
};

export function LookBack({ id, page, looked: { progress, review, turns, moments, failed }, result, mayRetry, onShow }: Props) {
  const { say } = useWords();
  return (
    <section className="look-back" aria-label={say(text('back.title'))} aria-busy={review === undefined && !failed}>
      <h2>{say(text('back.title'))}</h2>
      {review ? (
        <>
          {review.seats.map((seat) => (
            <OfSeat
              key={seat.seat}
              id={id}
              page={page}
              seat={seat}
              several={review.seats.length > 1}
              turns={turns}
              moments={moments}
              mayRetry={mayRetry}
              onShow={onShow}
            />
          ))}
          <Keepsake page={page} result={result} curve={review.seats[0]?.curve ?? []} />
        </>
      ) : failed ? (
        <p>{say(text('back.failed'))}</p>
      ) : (
        <progress value={progress} aria-label={say(text('back.working'))} />
      )}
    </section>
  );
}

type SeatProps = Pick<Props, 'id' | 'page' | 'mayRetry' | 'onShow'> & {
  readonly seat: SeatReview;
  readonly several: boolean;
  readonly turns: Turns;
  readonly moments: Moments;
};

function OfSeat({ id, page, seat, several, turns, moments, mayRetry, onShow }: SeatProps) {
  const { say } = useWords();
  const { name, luck, worst } = seat;
  return (
    <div className="look-back-seat">
      {several && <h3>{say(page.telling.seatName(name))}</h3>}
      <Course id={id} seat={seat} turns={turns} mayRetry={mayRetry} />
      <p>{say(text(`back.luck-${luckWord(luck)}`))}</p>
      {worst.length === 0 && <p>{say(text('back.none'))}</p>}
      <ul>
        {worst.map(({ entry, turn: moment, chosen, better, judgement, why, reasons }) => {
          const turn = turns.get(entry) ?? moment;
          const n = Math.round(-100 * judgement);
          return (
            <li key={entry}>
              <p>
                <Sentence text={text('back.cost', { turn, chosen: named(chosen), n })} />
              </p>
              {better && (
                <p>
                  <Sentence text={text('back.better', { advice: adviceText({ what: named(better), why }, reasons) })} />
                </p>
              )}
              {moments.has(entry) && (
                <button type="button" className="button small" onClick={() => onShow(entry)}>
                  {say(text('back.show'))}
                </button>
              )}
              {mayRetry && (
                <button type="button" className="button small" onClick={() => beginFrom(id, entry)}>
                  {say(text('back.retry', { turn }))}
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** Giving up and playing on are no choices of the game, so they have no label. */
function named({ label, notation }: Named): Text {
  return label ?? text(notation === CONCEDE ? 'play.give-up' : 'play.play-on');
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
      <button type="button" className="button" onClick={keep}>
        {say(text('back.picture'))}
      </button>
      {failed && <p role="alert">{say(text('back.no-picture'))}</p>}
    </>
  );
}

/** Less than this, over a whole battle, nobody would call luck. */
const SOME_LUCK = 0.1;

function luckWord(luck: number): 'good' | 'bad' | 'even' {
  if (Math.abs(luck) < SOME_LUCK) return 'even';
  return luck > 0 ? 'good' : 'bad';
}
