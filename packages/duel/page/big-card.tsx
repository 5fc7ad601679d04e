/** Dialogs: one card to read, or a pile of cards to look through. */
import { type ReactNode, useEffect, useRef } from 'react';
import { CardFace } from './card.tsx';
import type { DuelLabels } from './labels.ts';
import './big-card.css';

type DialogProps = {
  readonly label: string;
  readonly className: string;
  readonly closeWord: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** Escape, the button and a tap outside close it. */
function CardDialog({ label, className, closeWord, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  // The long press that opened it may end outside: that closes nothing.
  const pressed = useRef(false);
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a dialog closes with Escape by itself
    <dialog
      ref={dialog}
      className={`dl-dialog ${className}`}
      aria-label={label}
      onClose={onClose}
      onPointerDown={({ target, currentTarget }) => {
        pressed.current = target === currentTarget;
      }}
      onClick={({ target, currentTarget }) => pressed.current && target === currentTarget && currentTarget.close()}
    >
      <div className="dl-dialog-body">
        {children}
        <button
          type="button"
          className="dl-close"
          aria-label={closeWord}
          title={closeWord}
          onClick={() => dialog.current?.close()}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M5 5L19 19M19 5L5 19" />
          </svg>
        </button>
      </div>
    </dialog>
  );
}

type BigCardProps = {
  readonly card: string;
  readonly labels: DuelLabels;
  /** What else is to say about it: a ruling, or why it cannot be played now. */
  readonly note?: string | undefined;
  readonly onClose: () => void;
};

export function BigCard({ card, labels, note, onClose }: BigCardProps) {
  return (
    <CardDialog label={labels.card(card).title} className="one" closeWord={labels.close} onClose={onClose}>
      <CardFace card={card} size="large" labels={labels} />
      {note && <p className="dl-note">{note}</p>}
    </CardDialog>
  );
}

type CardsDialogProps = {
  readonly title: string;
  readonly cards: readonly string[];
  readonly labels: DuelLabels;
  readonly onAsk?: (card: string) => void;
  readonly onClose: () => void;
};

export function CardsDialog({ title, cards, labels, onAsk, onClose }: CardsDialogProps) {
  return (
    <CardDialog label={title} className="many" closeWord={labels.close} onClose={onClose}>
      <h2>{title}</h2>
      <div className="dl-cards">
        {cards.map((card, i) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a pile only grows, and holds copies
            key={i}
            type="button"
            className="dl-part dl-holder in-hand"
            aria-label={labels.card(card).title}
            onClick={() => onAsk?.(card)}
          >
            <CardFace card={card} size="in-hand" labels={labels} />
          </button>
        ))}
      </div>
    </CardDialog>
  );
}
