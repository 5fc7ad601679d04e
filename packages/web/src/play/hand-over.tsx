import type { Seat } from '@wartable/kernel';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useWords } from '../shell/language.tsx';
import { text } from '../text/index.ts';
import { CardHolder } from './card-holder.tsx';
import { paced } from './device.ts';
import type { GamePage } from './game-page.ts';
import type { Snapshot } from './snapshot.ts';
import './hand-over.css';

type Props = {
  readonly page: GamePage;
  readonly snapshot: Snapshot;
  readonly seat: Seat;
  /** Undefined where the device is taken in another window. */
  readonly onTake: (() => void) | undefined;
  readonly children: ReactNode;
};

/** How long the holder opens, in milliseconds. */
const OPENING = 260;

/** Between two people at one device: a closed card holder. Nobody's cards are on the page. */
export function HandOver({ page: { telling, sideOf }, snapshot, seat, onTake, children }: Props) {
  const { say } = useWords();
  const heading = useRef<HTMLHeadingElement>(null);
  const [opens, setOpens] = useState(false);
  // Not the button: who presses a key too often must not see the other's cards.
  useEffect(() => heading.current?.focus(), []);
  const take = useRef(onTake);
  take.current = onTake;
  useEffect(() => {
    if (!opens) return;
    const timer = setTimeout(() => take.current?.(), paced(OPENING));
    return () => clearTimeout(timer);
  }, [opens]);
  const nameOf = (one: number) => telling.seatName(snapshot.seats[one]?.name ?? '');
  const name = say(nameOf(seat));
  const others = snapshot.seats.flatMap(({ player }, one) => (player.kind === 'person' && one !== seat ? [nameOf(one)] : []));
  const side = sideOf?.(snapshot.seats[seat]?.name ?? '') ?? 'rebel';
  return (
    <main className={`hand-over ${side}${opens ? ' opens' : ''}`}>
      <div>
        <h1 ref={heading} tabIndex={-1}>
          {say(text('play.hand-over', { seat: name }))}
        </h1>
        {others.length > 0 && <p>{say(text('play.look-away', { seats: others }))}</p>}
      </div>
      {onTake ? (
        <button type="button" className="holder" onClick={() => setOpens(true)}>
          <CardHolder side={side} />
          <span className="button main big">{say(text('play.take-device', { seat: name }))}</span>
        </button>
      ) : (
        <CardHolder side={side} />
      )}
      {children}
    </main>
  );
}
