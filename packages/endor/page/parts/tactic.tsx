/** What the Imperial units go for now: the tactic and its order of targets. */

import { BunkerDrawing } from '../art/bunker.tsx';
import type { Kind } from '../scene.ts';
import { PieceIcon } from './emblems.tsx';
import './panel.css';
import './tactic.css';

type TacticLine = {
  /** "ewok", "hero", "entrance". */
  readonly target: string;
  readonly text: string;
};

type Props = {
  readonly label: string;
  /** All there are, in their order, and the one now. */
  readonly tactics: readonly string[];
  readonly tactic: string;
  readonly lines: readonly TacticLine[];
};

/** One line: the tactic, and the pictures of its targets in their order. The names open. */
export function TacticPanel({ label, tactics, tactic, lines }: Props) {
  return (
    <details className="endor-panel tactic-panel" data-thing="tactic">
      <summary>
        <span className="tactic-name">{label}</span>
        <span className="only-heard">{`${tactic}: ${lines.map(({ text }) => text).join(', ')}`}</span>
        <ol className="tactic-steps" aria-hidden="true">
          {tactics.map((one) => (
            <li key={one} aria-current={one === tactic ? 'step' : undefined}>
              {one}
            </li>
          ))}
        </ol>
        <span className="tactic-brief">
          {lines.map(({ target }) => (
            <TargetIcon key={target} target={target} />
          ))}
        </span>
      </summary>
      <ol className="tactic-lines">
        {lines.map(({ target, text }) => (
          <li key={target}>
            <TargetIcon target={target} />
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </details>
  );
}

function TargetIcon({ target }: { readonly target: string }) {
  if (target === 'entrance')
    return (
      <svg width="34" height="34" viewBox="-52 -56 104 104" aria-hidden="true">
        <BunkerDrawing door={3} />
      </svg>
    );
  return <PieceIcon kind={target === 'hero' ? 'han' : (target as Kind)} size={34} />;
}
