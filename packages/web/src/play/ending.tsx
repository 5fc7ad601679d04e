/** The end of a battle, over the stage: a banner, what fell, the score counted up, what decided it. It blocks nothing. */
import { type GameEvent, isConceded } from '@wartable/kernel';
import { type CSSProperties, useEffect, useMemo, useRef, useState } from 'react';
import { useWords } from '../shell/language.tsx';
import { text } from '../text/index.ts';
import type { GamePage } from './game-page.ts';
import type { Score } from './scenes.ts';
import { winnerLine } from './sentences.ts';
import type { Snapshot } from './snapshot.ts';
import { playSound, type Sound } from './sound.ts';
import { type LookedBack, turnOfTide } from './use-review.ts';
import './tokens.css';
import './scenes.css';
import './ending.css';

type Verdict = 'won' | 'lost' | 'draw' | 'both' | 'watched';

const SOUND: Readonly<Record<Verdict, Sound>> = {
  won: 'victory',
  lost: 'defeat',
  draw: 'defeat',
  both: 'victory',
  watched: 'victory',
};

type Props = {
  readonly page: GamePage;
  readonly snapshot: Snapshot;
  readonly log: readonly GameEvent[];
  readonly looked: LookedBack | undefined;
  /** It has just happened: it is shown as it happens, and heard. */
  readonly live: boolean;
  readonly onClose: () => void;
};

export function EndingScene({ page, snapshot, log, looked, live, onClose }: Props) {
  const { say, inPercent } = useWords();
  const { view, outcome, seats } = snapshot;
  const section = useRef<HTMLElement>(null);
  const [still, setStill] = useState(!live);
  const verdict = verdictOf(snapshot);
  // A key or a tap shows the end of it at once, and does all else that it does.
  useEffect(() => {
    if (!live) return;
    playSound(SOUND[verdict]);
    const rest = (): void => setStill(true);
    window.addEventListener('keydown', rest, { once: true });
    return () => window.removeEventListener('keydown', rest);
  }, [live, verdict]);
  // What lies under it cannot be reached.
  useEffect(() => {
    const stage = [...(section.current?.parentElement?.children ?? [])].filter(
      (one) => one instanceof HTMLElement && one !== section.current && !one.matches('.panel, h1'),
    ) as HTMLElement[];
    for (const one of stage) one.inert = true;
    return () => {
      for (const one of stage) one.inert = false;
    };
  }, []);
  const gaveUp = outcome !== undefined && isConceded(outcome);
  const ending = useMemo(() => {
    const winners = (outcome?.winners ?? []).map((seat) => seats[seat]?.name ?? '');
    return page.ending?.({ view, log, winners, gaveUp });
  }, [page, view, log, outcome, seats, gaveUp]);
  if (!ending || !outcome) return null;
  const nameOf = (seat: number): string => say(page.telling.seatName(seats[seat]?.name ?? ''));
  const losers = [...seats.keys()].filter((seat) => !outcome.winners.some((winner) => winner === seat));
  const decided = ending.decided && page.telling.log(ending.decided.event);
  const tide = looked?.found && turnOfTide(looked.found, outcome.winners);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: any key does the same
    <section
      ref={section}
      className={`ending ${verdict}`}
      data-motion={still ? 'still' : undefined}
      aria-label={say(text('end.title'))}
      onClick={() => setStill(true)}
    >
      <div className="scene-picture" aria-hidden="true">
        {ending.picture}
      </div>
      <div className="ending-words">
        <h2 className="ending-banner">
          {verdict === 'both' || verdict === 'watched' ? winnerLine(page, snapshot, say) : say(text(`end.${verdict}`))}
        </h2>
        <p className="ending-what">{say(gaveUp ? text('end.gave-up', { seat: losers.map(nameOf).join(' · ') }) : ending.what)}</p>
        <ul className="scores">
          {ending.scores.map((score) => (
            <ScoreLine key={score.label.key + score.side} score={score} />
          ))}
        </ul>
        <div className="ending-why">
          {decided && ending.decided && <p>{say(text('end.decided', { turn: ending.decided.turn, line: say(decided) }))}</p>}
          {tide && (
            <p>
              {say(
                text('end.turned', {
                  turn: tide.turn,
                  seat: nameOf(tide.seat),
                  from: inPercent(tide.from),
                  to: inPercent(tide.to),
                }),
              )}
            </p>
          )}
          {(verdict === 'lost' || verdict === 'both') && <p>{say(text(`end.kind-${verdict}`))}</p>}
        </div>
      </div>
      <button
        type="button"
        className="button icon ending-close"
        aria-label={say(text('text.show-board'))}
        title={say(text('text.show-board'))}
        onClick={onClose}
      >
        <svg className="line-sign" width="22" height="22" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M5 5L19 19M19 5L5 19" />
        </svg>
      </button>
    </section>
  );
}

/** More than these are a bar. */
const MOST_MARKS = 12;

function ScoreLine({ score: { side, label, n, of } }: { readonly score: Score }) {
  const { say } = useWords();
  return (
    <li className={side}>
      <span>{say(label)}</span>
      {of > MOST_MARKS ? (
        <span className="score-bar" aria-hidden="true">
          <i className="score-left" style={{ width: `${(100 * n) / of}%` }} />
        </span>
      ) : (
        <span className="score-marks" aria-hidden="true">
          {Array.from({ length: Math.max(of, n) }, (_, k) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the places of a track never change
            <i key={k} className={k < n ? 'won' : ''} style={{ '--nth': k } as CSSProperties} />
          ))}
        </span>
      )}
    </li>
  );
}

/** Whose view of the end it is: a person's or a side's, that of two people at one device, or a spectator's. */
function verdictOf({ outcome, seats }: Snapshot): Verdict {
  const winners = outcome?.winners ?? [];
  const people = seats.flatMap(({ player, elsewhere }, seat) =>
    player.kind === 'person' && elsewhere === undefined ? [seat] : [],
  );
  // Alone against the rules nobody else can win.
  if (winners.length === 0) return seats.length === 1 ? 'lost' : 'draw';
  const glad = people.filter((seat) => winners.some((winner) => winner === seat));
  if (people.length === 0) return 'watched';
  if (glad.length === 0) return 'lost';
  return glad.length === people.length ? 'won' : 'both';
}
