/** The four heroes: where they are and what they can still do. */
import type { HeroName } from '../scene.ts';
import { PieceIcon } from './emblems.tsx';
import '../figures/piece.css';
import './panel.css';
import './heroes.css';

export type HeroRow = {
  readonly hero: HeroName;
  readonly name: string;
  /** "R.3", "the complex", "captured". */
  readonly where: string;
  readonly breach: number;
  readonly wounded: boolean;
  readonly acted: boolean;
  /** Captured or not yet there. */
  readonly gone: boolean;
  readonly mounted: boolean;
};

type Props = {
  readonly label: string;
  readonly labels: { readonly breach: string; readonly wounded: string; readonly acted: string };
  readonly heroes: readonly HeroRow[];
  readonly onPick?: ((hero: HeroName) => void) | undefined;
};

export function HeroTable({ label, labels, heroes, onPick }: Props) {
  return (
    <section className="endor-panel hero-table" aria-label={label}>
      <ul>
        {heroes.map((row) => (
          <li key={row.hero} data-thing={row.hero} className={row.gone ? 'gone' : undefined}>
            <button type="button" onClick={() => onPick?.(row.hero)} disabled={!onPick || row.gone}>
              <PieceIcon kind={row.hero} size={44} mounted={row.mounted} />
              <span className="hero-name">
                <strong>{row.name}</strong>
                <span>{row.where}</span>
              </span>
              <span className="hero-signs">
                {row.wounded && <Sign kind="wounded" label={labels.wounded} />}
                {row.acted && <Sign kind="acted" label={labels.acted} />}
                <span className="hero-breach">
                  <svg viewBox="-14 -14 28 28" width="18" height="18" role="img" aria-label={labels.breach}>
                    <path className="breach-sign" d="M-10 12V-6L-5 -11H5L10 -6V12H4V-2H-4V12Z" />
                  </svg>
                  {row.breach}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Sign({ kind, label }: { readonly kind: 'wounded' | 'acted'; readonly label: string }) {
  return (
    <svg className={`state-sign ${kind}`} viewBox="-18 -20 36 38" width="24" height="25" role="img" aria-label={label}>
      {kind === 'wounded' ? (
        <>
          <path className="wound-back" d="M0 -17Q13 -4 13 4A13 13 0 0 1 -13 4Q-13 -4 0 -17Z" />
          <path className="wound-cross" d="M-6 4H6M0 -2V10" />
        </>
      ) : (
        <>
          <circle className="done-back" r="13" />
          <path className="done-check" d="M-6 0.4L-1.8 5L6.4 -5" />
        </>
      )}
    </svg>
  );
}
