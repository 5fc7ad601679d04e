/** What the Imperial units go for now: the tactic and its order of targets. */

import { BunkerDrawing } from '../art/bunker.tsx';
import type { Kind } from '../scene.ts';
import { PieceIcon } from './emblems.tsx';

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

export function TacticPanel({ label, tactics, tactic, lines }: Props) {
  return (
    <section className="endor-panel tactic-panel" aria-label={`${label} ${tactic}`}>
      <header>
        <h3>{label}</h3>
        <ol className="tactic-steps">
          {tactics.map((one) => (
            <li key={one} aria-current={one === tactic ? 'step' : undefined}>
              {one}
            </li>
          ))}
        </ol>
      </header>
      <ol className="tactic-lines">
        {lines.map(({ target, text }) => (
          <li key={target}>
            <TargetIcon target={target} />
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </section>
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
