/** How a battle ended: a sentence, and a sign of who has won it. */
import type { Result, Winner } from '@wartable/hoth/campaign';
import type { Text } from '@wartable/kernel';
import { text } from './text/index.ts';
import './result.css';

export function resultText({ winner, medals: { rebel, empire } }: Result): Text {
  return text(`camp.result-${winner}`, { rebel, empire });
}

/** Round for the Rebels, angular for the Empire, half and half for nobody. */
export function WinnerSign({ winner }: { readonly winner: Winner }) {
  return (
    <svg className={`camp-winner by-${winner}`} viewBox="-14 -14 28 28" aria-hidden="true">
      {winner === 'rebel' && <circle r="11" />}
      {winner === 'empire' && <path d="M-11 -6L-6 -11H6L11 -6V6L6 11H-6L-11 6Z" />}
      {winner === 'draw' && <path d="M0 -11A11 11 0 0 0 0 11H6L11 6V-6L6 -11Z" />}
      {winner === 'draw' ? <path className="camp-mark" d="M-5 0H5" /> : <path className="camp-mark" d="M-5 0L-1.5 4L5 -4" />}
    </svg>
  );
}
