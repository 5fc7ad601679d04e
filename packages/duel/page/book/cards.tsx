/** The decks as tables, and each card beside its paragraph. */
import { CARDS } from '@wartable/duel/telling';
import { BookTable } from '@wartable/web/play/book-table.tsx';
import { useWords } from '@wartable/web/shell/language.tsx';
import type { ComponentType } from 'react';
import { CardFace } from '../card.tsx';
import { sideOfCard } from '../printed.ts';
import { SIDES, type SideName } from '../scene.ts';
import { useSayings } from '../use-sayings.ts';
import { text } from './text/index.ts';
import '../tokens.css';
import './book.css';

function Deck({ side }: { readonly side: SideName }) {
  const { say } = useWords();
  const { labels } = useSayings();
  const head = ['card', 'kind', 'cost', 'power', 'hp', 'words', 'copies'] as const;
  return (
    <BookTable
      caption={say(text('table.cards', { side: labels.seat(side) }))}
      head={head.map((name) => say(text(`table.${name}`)))}
      rows={CARDS.filter(({ name }) => sideOfCard(name) === side).map(({ name, type, cost, power, hp, numbers }) => {
        const { title, kind, keywords } = labels.card(name);
        const fights = type === 'unit' || type === 'leader';
        return {
          id: name,
          name: title,
          cells: [kind, type === 'base' ? '' : cost, fights ? power : '', fights ? hp : '', keywords.join(', '), numbers.length],
        };
      })}
    />
  );
}

/** Both decks, and the faces of those cards that have no paragraph: all they say are their words. */
export function Decks() {
  return (
    <>
      {SIDES.map((side) => (
        <Deck key={side} side={side} />
      ))}
      <div className="duel-book-faces" inert>
        {CARDS.filter(({ abilities }) => abilities.length === 0).map(({ name }) => (
          <Face key={name} card={name} />
        ))}
      </div>
    </>
  );
}

function Face({ card }: { readonly card: string }) {
  const { labels } = useSayings();
  return (
    <div className="duel-book-card">
      <CardFace card={card} size="large" labels={labels} />
    </div>
  );
}

export const CARD_PICTURES: Readonly<Record<string, ComponentType>> = Object.fromEntries(
  CARDS.map(({ name }) => [`duel/card/${name}`, () => <Face card={name} />]),
);
