import { ALL, cardKey, cardNamed, cardOf, type View } from '@wartable/hoth/telling';
import type { Offer } from '@wartable/kernel';
import { useWords } from '@wartable/web/shell/language.tsx';
import { useEffect, useRef } from 'react';
import { type CardOrders, CommandCard } from './card.tsx';
import { text } from './text/index.ts';
import { useWholeTexts } from './whole-text.ts';
import './hand.css';

const NEAREST = { block: 'nearest', inline: 'nearest' } as const;

type Props = {
  readonly view: View;
  readonly offers: ReadonlyMap<string, Offer>;
  readonly hinted: number | undefined;
  /** What it is called, where it is not one's own. */
  readonly name: string | undefined;
  readonly onPick: (offer: Offer) => void;
  /** A card that cannot be chosen now. */
  readonly onMiss: (card: string) => void;
};

/** The viewer's cards, and cards of other places that are offered now. */
export function Hand({ name: called, view, offers, hinted, onPick, onMiss }: Props) {
  const { say, language } = useWords();
  const section = useRef<HTMLElement>(null);
  const own = typeof view.viewer === 'number' ? view.seats[view.viewer]?.hand : undefined;
  const hand = typeof own === 'object' ? own : [];
  const names = [...hand, ...[...offers.keys()].filter((name) => !hand.includes(name))];
  // A card that the adviser would play comes into sight.
  useEffect(() => {
    if (hinted !== undefined) document.querySelector('.hand .card-chosen')?.scrollIntoView(NEAREST);
  }, [hinted]);
  useWholeTexts(section, `${language} ${names.join()}`);
  if (names.length === 0) return null;
  return (
    <section ref={section} className={offers.size > 0 ? 'hand' : 'hand resting'} aria-label={called ?? say(text('play.hand'))}>
      {names.map((name) => {
        const offer = offers.get(name);
        return (
          <span key={name} className={offer || offers.size === 0 ? 'held' : 'held quiet'}>
            <NamedCard
              name={name}
              thing={name}
              state={offer && (offer.choice === hinted ? 'chosen' : 'choice')}
              onPick={() => (offer ? onPick(offer) : onMiss(name))}
            />
          </span>
        );
      })}
    </section>
  );
}

type NamedProps = {
  readonly name: string;
  readonly thing?: string;
  readonly state?: 'choice' | 'chosen' | undefined;
  readonly onPick?: () => void;
};

/** A command card by its name. */
export function NamedCard({ name, thing, state, onPick }: NamedProps) {
  const { say, breakable } = useWords();
  const card = cardOf(cardNamed(name));
  const word = (key: string): string => say({ key: `card.${cardKey(name)}${key}` });
  return (
    <CommandCard
      title={breakable(word(''))}
      text={word('.text')}
      side={card.side === 0 ? 'rebel' : 'empire'}
      orders={ordersOf(card.order)}
      allLabel={say(text('card.all'))}
      state={state}
      thing={thing}
      onPick={onPick}
    />
  );
}

function ordersOf(order: ReturnType<typeof cardOf>['order']): CardOrders {
  const count = (n: number): number | 'all' => (n === ALL ? 'all' : n);
  switch (order.in) {
    case 'sections':
      return { in: 'sections', counts: [count(order.left), count(order.center), count(order.right)] };
    case 'anywhere':
      return { in: 'anywhere', count: count(order.count), ...(order.differentSections ? { apart: true } : {}) };
    case 'one-section':
      return { in: 'one-section' };
    case 'nowhere':
      return { in: 'nowhere' };
  }
}
