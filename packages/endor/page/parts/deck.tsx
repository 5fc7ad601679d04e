/** A deck: how many cards are left and gone of each kind. It opens at a touch. */
import { CardEmblem } from './emblems.tsx';
import './panel.css';
import './deck.css';

export type DeckEntry = { readonly kind: string; readonly name: string; readonly left: number; readonly gone: number };

type Props = {
  readonly label: string;
  /** What its sheet is about. */
  readonly thing?: string;
  readonly labels: { readonly left: string; readonly gone: string };
  readonly entries: readonly DeckEntry[];
  readonly open?: boolean | undefined;
};

export function DeckPanel({ label, thing, labels, entries, open }: Props) {
  const sum = (of: 'left' | 'gone'): number => entries.reduce((all, entry) => all + entry[of], 0);
  return (
    <details className="endor-panel deck-panel" data-thing={thing} open={open}>
      <summary>
        <svg viewBox="-26 -30 52 60" width="34" height="40" aria-hidden="true">
          <path className="deck-back" d="M-16 -20H22V28H-16Z" />
          <path className="deck-back" d="M-19 -23H19V25H-19Z" />
          <path className="deck-top" d="M-22 -26H16V22H-22Z" />
          <path className="deck-sign" d="M-3 -14L6 2H2L8 12H-14L-8 2H-12Z" />
        </svg>
        <span className="deck-name">{label}</span>
        <span className="deck-count" aria-hidden="true" title={`${sum('left')} ${labels.left}, ${sum('gone')} ${labels.gone}`}>
          {`${sum('left')}/${sum('left') + sum('gone')}`}
        </span>
        <span className="only-heard">{`${sum('left')} ${labels.left}, ${sum('gone')} ${labels.gone}`}</span>
      </summary>
      <ul>
        {entries.map(({ kind, name, left, gone }) => (
          <li key={kind} className={left === 0 ? 'none' : undefined}>
            <CardEmblem kind={kind} />
            <span className="deck-name">{name}</span>
            <span className="deck-pips" aria-hidden="true">
              {Array.from({ length: left + gone }, (_, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: cards of one kind are alike
                <i key={i} className={i < left ? 'in' : undefined} />
              ))}
            </span>
            <span className="only-heard">{`${left} ${labels.left}, ${gone} ${labels.gone}`}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
