/** How a battle ended: a sentence, and a sign. */
import type { Result } from '@wartable/endor/campaign';
import type { Text } from '@wartable/kernel';
import { text } from './text/index.ts';
import './result.css';

export function resultText({ won, turns }: Result): Text {
  return text(won ? 'doors.result-won' : 'doors.result-lost', { n: turns });
}

/** A check in a circle, or a cross in an angular one. */
export function ResultSign({ won }: { readonly won: boolean }) {
  return (
    <svg className={won ? 'linked-sign is-won' : 'linked-sign is-lost'} viewBox="-14 -14 28 28" aria-hidden="true">
      {won ? <circle r="11" /> : <path d="M-11 -6L-6 -11H6L11 -6V6L6 11H-6L-11 6Z" />}
      <path className="linked-mark" d={won ? 'M-5 0L-1.5 4L5 -4' : 'M-4 -4L4 4M4 -4L-4 4'} />
    </svg>
  );
}
