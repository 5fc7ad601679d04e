/** After the battle: the chances turn by turn, luck and judgement, and what cost most. */
import type { Named, SeatReview } from '@wartable/ai';
import { CONCEDE, type Language } from '@wartable/kernel';
import { useState } from 'react';
import { handOut } from '../shell/hand-out.ts';
import { useWords } from '../shell/language.tsx';
import { beginFrom } from '../table/begin.ts';
import type { Turns } from '../table/review-work.ts';
import { text } from '../text/index.ts';
import type { GamePage } from './game-page.ts';
import { keepsakeOf } from './keepsake.ts';
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
};

export function LookBack({ id, page, looked: { progress, review, turns, failed }, result, mayRetry }: Props) {
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
              mayRetry={mayRetry}
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

type SeatProps = Pick<Props, 'id' | 'page' | 'mayRetry'> & {
  readonly seat: SeatReview;
  readonly several: boolean;
  readonly turns: Turns;
};

function OfSeat({ id, page, seat: { name, curve, luck, worst }, several, turns, mayRetry }: SeatProps) {
  const { say, language } = useWords();
  // Giving up and playing on are no choices of the game, so they have no label.
  const named = ({ label, notation }: Named): string =>
    say(label ?? text(notation === CONCEDE ? 'play.give-up' : 'play.play-on'));
  const points = signed(language);
  return (
    <div className="look-back-seat">
      {several && <h3>{say(page.telling.seatName(name))}</h3>}
      <Curve curve={curve} label={say(text('back.curve', { chances: curve.map(percent(language)).join(', ') }))} />
      <p>{say(text(`back.luck-${luckWord(luck)}`))}</p>
      {worst.length === 0 && <p>{say(text('back.none'))}</p>}
      <ul>
        {worst.map(({ entry, turn: moment, chosen, better, judgement: cost }) => {
          const turn = turns.get(entry) ?? moment;
          return (
            <li key={entry}>
              <p>
                {better
                  ? say(text('back.better', { turn, chosen: named(chosen), better: named(better), cost: points(cost) }))
                  : say(text('back.cost', { turn, chosen: named(chosen), cost: points(cost) }))}
              </p>
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

const percent =
  (language: Language) =>
  (chance: number): string =>
    new Intl.NumberFormat(language, { style: 'percent' }).format(chance);

const signed = (language: Language): ((chance: number) => string) => {
  const format = new Intl.NumberFormat(language, { style: 'percent', signDisplay: 'exceptZero' });
  return (chance) => format.format(chance);
};

const [WIDE, HIGH] = [280, 84];

/** From the first turn to the end; above the middle one was ahead. */
function Curve({ curve, label }: { readonly curve: readonly number[]; readonly label: string }) {
  const x = (i: number): number => (i / Math.max(1, curve.length - 1)) * WIDE;
  const y = (chance: number): number => HIGH - chance * HIGH;
  const line = curve.map((chance, i) => `${x(i).toFixed(1)} ${y(chance).toFixed(1)}`).join('L');
  return (
    <svg className="curve" viewBox={`-6 -6 ${WIDE + 12} ${HIGH + 12}`} role="img" aria-label={label}>
      <path className="curve-area" d={`M0 ${HIGH}L${line}L${WIDE} ${HIGH}Z`} />
      <path className="curve-even" d={`M0 ${HIGH / 2}H${WIDE}`} />
      <path className="curve-line" d={`M${line}`} />
      <circle className="curve-end" cx={x(curve.length - 1)} cy={y(curve.at(-1) ?? 0.5)} r="5" />
    </svg>
  );
}
