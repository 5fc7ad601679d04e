/** The bar of a film: a range with a mark for each turn, buttons, and a list of turns; how fast, and with whose eyes. */
import type { Telling } from '@wartable/kernel';
import { type MouseEvent, memo, type ReactNode } from 'react';
import { useWords } from '../../shell/language.tsx';
import type { Eyes, Reel, Turn } from './reel.ts';
import { text } from './text/index.ts';
import { type Playing, SPEEDS } from './use-playing.ts';
import './bar.css';

type Props = {
  readonly reel: Reel;
  readonly playing: Playing;
  /** Where the look back found that much was lost. */
  readonly turningPoints: readonly number[];
  /** What happens there, in words. */
  readonly line: string;
  /** How the chances went. */
  readonly curve: ReactNode;
};

export function Bar({ reel, playing, turningPoints, line, curve }: Props) {
  const { say } = useWords();
  const { at, plays, go } = playing;
  const last = reel.frames.length;
  const turn = reel.turns.findLast(({ frame }) => frame <= at);
  const standing = turn ? say(text('film.standing', { turn: turn.turn, n: at, all: last })) : say(text('film.before'));
  const isTurning = ({ frame }: Turn, i: number): boolean =>
    turningPoints.some((point) => point >= frame && point < (reel.turns[i + 1]?.frame ?? last + 1));
  return (
    <div className="film-bar">
      <div className="film-range">
        <input
          type="range"
          min={0}
          max={last}
          value={at}
          aria-label={say(text('film.place'))}
          aria-valuetext={`${standing} ${line}`}
          onChange={({ target }) => go(Number(target.value))}
        />
        <Marks turns={reel.turns} turningPoints={turningPoints} last={last} onGo={go} />
        {curve}
      </div>
      <div className="film-buttons">
        <Sign end label={say(text('film.first'))} d="M6 5V19M19 5L9 12L19 19Z" onPress={() => go(0)} />
        <Sign label={say(text('film.back'))} d="M17 5L7 12L17 19Z" onPress={() => playing.step(-1)} />
        <Sign
          label={say(text(plays ? 'film.pause' : 'film.play'))}
          d={plays ? 'M8 5V19M16 5V19' : 'M7 4L19 12L7 20Z'}
          main
          onPress={() => playing.play(!plays)}
        />
        <Sign label={say(text('film.next'))} d="M7 5L17 12L7 19Z" onPress={() => playing.step(1)} />
        <Sign end label={say(text('film.last'))} d="M18 5V19M5 5L15 12L5 19Z" onPress={() => go(last)} />
        <select
          aria-label={say(text('film.to-turn'))}
          value={turn?.frame ?? 0}
          onChange={({ target }) => go(Number(target.value))}
        >
          <option value={0}>{say(text('film.before'))}</option>
          {reel.turns.map((one, i) => (
            <option key={one.frame} value={one.frame}>
              {say(text(isTurning(one, i) ? 'film.turning' : 'film.turn', { turn: one.turn }))}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}

type WaysProps = {
  readonly telling: Telling;
  readonly seats: readonly string[];
  readonly reel: Reel;
  readonly playing: Playing;
  readonly eyes: readonly Eyes[];
  readonly onEyes: (eyes: Eyes) => void;
};

/** How fast, and with whose eyes. */
export function Ways({ telling, seats, reel, playing, eyes, onEyes }: WaysProps) {
  const { say } = useWords();
  const nameOf = (one: Eyes): string => {
    if (one === 'open') return say(text('film.open'));
    return one === 'spectator' ? say(text('film.spectators')) : say(telling.seatName(seats[one] ?? ''));
  };
  return (
    <div className="film-ways">
      <select
        aria-label={say(text('film.speed'))}
        value={playing.speed}
        onChange={({ target }) => playing.setSpeed(SPEEDS.find((one) => one === Number(target.value)) ?? 1)}
      >
        {SPEEDS.map((one) => (
          <option key={one} value={one}>
            {say(text('film.times', { n: String(one) }))}
          </option>
        ))}
      </select>
      {eyes.length > 1 && (
        <select
          aria-label={say(text('film.eyes'))}
          value={eyes.indexOf(reel.eyes)}
          onChange={({ target }) => onEyes(eyes[Number(target.value)] ?? reel.eyes)}
        >
          {eyes.map((one, i) => (
            <option key={one} value={i}>
              {nameOf(one)}
            </option>
          ))}
        </select>
      )}
    </div>
  );
}

type MarksProps = {
  readonly turns: readonly Turn[];
  readonly turningPoints: readonly number[];
  readonly last: number;
  readonly onGo: (place: number) => void;
};

/** A tap goes to the nearest mark; the list of turns does the same by keys. */
const Marks = memo(function Marks({ turns, turningPoints, last, onGo }: MarksProps) {
  const x = (place: number): number => (1000 * place) / Math.max(1, last);
  const choose = ({ clientX, currentTarget }: MouseEvent<SVGSVGElement>): void => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const place = ((clientX - left) / width) * last;
    const far = (one: number): number => Math.abs(one - place);
    const [nearest] = [...turns.map(({ frame }) => frame), ...turningPoints].sort((a, b) => far(a) - far(b));
    if (nearest !== undefined) onGo(nearest);
  };
  return (
    <svg className="film-marks" viewBox="0 0 1000 16" preserveAspectRatio="none" aria-hidden="true" onClick={choose}>
      <path className="film-turns" d={turns.map(({ frame }) => `M${x(frame).toFixed(1)} 2V10`).join('')} />
      <path className="film-tide" d={turningPoints.map((frame) => `M${x(frame).toFixed(1)} 0V16`).join('')} />
    </svg>
  );
});

type SignProps = {
  readonly label: string;
  readonly d: string;
  readonly main?: boolean;
  readonly end?: boolean;
  readonly onPress: () => void;
};

function Sign({ label, d, main = false, end = false, onPress }: SignProps) {
  return (
    <button
      type="button"
      className={`button icon${main ? ' main' : ''}${end ? ' film-end' : ''}`}
      aria-label={label}
      title={label}
      onClick={onPress}
    >
      <svg viewBox="0 0 24 24" width={22} height={22} aria-hidden="true">
        <path className="line-sign" d={d} />
      </svg>
    </button>
  );
}
