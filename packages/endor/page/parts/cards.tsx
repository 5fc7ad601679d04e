/** Action and event cards of our own design; all words come from outside. */
import { useWords } from '@wartable/web/shell/language.tsx';
import { CardEmblem, cardSide } from './emblems.tsx';
import './cards.css';

type EndorCardProps = {
  /** The key of the card without its number: "ewoks-move", "ewok-trap". */
  readonly kind: string;
  readonly title: string;
  readonly text?: string | undefined;
  /** A line in small: what it brings, "1 AT-ST · 2 stormtroopers". */
  readonly detail?: string | undefined;
  readonly state?: 'choice' | 'chosen' | 'quiet' | undefined;
  readonly onPick?: (() => void) | undefined;
};

export function ActionCard(props: EndorCardProps) {
  return <Card {...props} deck="action" />;
}

export function EventCard(props: EndorCardProps) {
  return <Card {...props} deck="event" />;
}

function Card({ kind, title, text, detail, state, onPick, deck }: EndorCardProps & { readonly deck: 'action' | 'event' }) {
  const { breakable } = useWords();
  const look = `endor-card ${deck}-card ${cardSide(kind)}${state ? ` card-${state}` : ''}`;
  const inside = (
    <>
      <span className="endor-card-picture">
        <CardEmblem kind={kind} />
      </span>
      <span className="endor-card-title">{breakable(title)}</span>
      {detail && <span className="endor-card-detail">{detail}</span>}
      {text && <span className="endor-card-text">{text}</span>}
    </>
  );
  if (!onPick) return <div className={look}>{inside}</div>;
  return (
    <button type="button" className={look} onClick={onPick} aria-pressed={state === 'chosen'} disabled={state === 'quiet'}>
      {inside}
    </button>
  );
}
