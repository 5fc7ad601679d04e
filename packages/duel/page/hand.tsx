/** The viewer's own cards in a row along the bottom. */
import { handThing, type Thing } from '@wartable/duel/telling';
import { type CSSProperties, useRef } from 'react';
import { DuelCard } from './card.tsx';
import type { DuelLabels } from './labels.ts';
import { isPickable, type Marks, NO_MARKS } from './marks.ts';
import { type TouchProps, useTouch } from './touch.ts';
import './hand.css';

export type DuelHandProps = TouchProps & {
  readonly cards: readonly string[];
  readonly marks?: Marks;
  readonly labels: DuelLabels;
  readonly describe: (thing: Thing) => string;
};

export function DuelHand({ cards, marks = NO_MARKS, labels, describe, ...touch }: DuelHandProps) {
  const root = useRef<HTMLElement>(null);
  useTouch(root, marks, touch);
  return (
    <section
      ref={root}
      className="dl-hand"
      style={{ '--cards': Math.max(1, cards.length) } as CSSProperties}
      aria-label={labels.hand}
    >
      {cards.map((card, i) => {
        const thing = handThing(card);
        const mark = marks.get(thing);
        const copy = cards.slice(0, i).filter((other) => other === card).length;
        return (
          <DuelCard
            key={`${card} ${copy}`}
            card={card}
            size="in-hand"
            labels={labels}
            thing={thing}
            mark={mark}
            label={describe(thing)}
            draggable={isPickable(mark)}
          />
        );
      })}
    </section>
  );
}
