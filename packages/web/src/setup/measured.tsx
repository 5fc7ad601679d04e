/** What bots found out about a battle: how the wins were shared, of how many games, and how long it lasts. */
import type { MeasuredCell } from '@wartable/ai';
import { useWords } from '../shell/language.tsx';
import { text } from '../text/index.ts';
import './measured.css';

type ShareProps = {
  readonly balance: MeasuredCell | undefined;
  /** From the left and from the right. */
  readonly seats: readonly [string, string];
};

export function Share({ balance, seats: [left, right] }: ShareProps) {
  const share = (seat: string): number => balance?.wins[seat]?.share ?? 0;
  return (
    <span className="share" aria-hidden="true">
      <i className="rebel" style={{ width: `${100 * share(left)}%` }} />
      <i className="empire" style={{ width: `${100 * share(right)}%` }} />
    </span>
  );
}

/** Below this many battles the share is hardly more than chance. */
const ENOUGH = 30;

type MeasuredProps = ShareProps & {
  readonly balance: MeasuredCell;
  /** Who won how many, and how long it takes, in words of the game. */
  readonly wins: string;
  readonly length: string;
};

export function Measured({ balance, seats, wins, length }: MeasuredProps) {
  const { say } = useWords();
  return (
    <div className="measured" aria-live="polite">
      <Share balance={balance} seats={seats} />
      <p>
        {wins}
        {balance.games < ENOUGH && ` ${say(text('new.few'))}`}
        {` · ${length}`}
      </p>
    </div>
  );
}
