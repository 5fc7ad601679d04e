import type { Seat } from '@wartable/kernel';
import { type ReactNode, useEffect, useRef } from 'react';
import { useWords } from '../shell/language.tsx';
import { text } from '../text/index.ts';
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

/** Between two people at one device: nobody's cards are on the page. */
export function HandOver({ page: { telling }, snapshot, seat, onTake, children }: Props) {
  const { say } = useWords();
  const heading = useRef<HTMLHeadingElement>(null);
  // Not the button: who presses a key too often must not see the other's cards.
  useEffect(() => heading.current?.focus(), []);
  const name = say(telling.seatName(snapshot.seats[seat]?.name ?? ''));
  return (
    <main className="hand-over">
      <h1 ref={heading} tabIndex={-1}>
        {say(text('play.hand-over', { seat: name }))}
      </h1>
      {onTake && (
        <button type="button" className="button main" onClick={onTake}>
          {say(text('play.take-device', { seat: name }))}
        </button>
      )}
      {children}
    </main>
  );
}
