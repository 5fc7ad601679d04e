/** A card of our own design: large for reading, small in the hand, or its back. */

import type { Card } from '@wartable/duel';
import { useWords } from '@wartable/web/shell/language.tsx';
import { Emblem } from './emblems/emblem.tsx';
import type { DuelLabels } from './labels.ts';
import { Part, type PartProps } from './part.tsx';
import { linesOf, printed, sideOfCard } from './printed.ts';
import type { SideName } from './scene.ts';
import { Sign } from './symbols.tsx';
import './sides.css';
import './card.css';
import './card-words.css';
import './stats.css';

type CardSize = 'large' | 'in-hand';

type Props = {
  readonly card: string;
  readonly size: CardSize;
  readonly labels: DuelLabels;
};

/** The face of a card. */
export function CardFace({ card, size, labels }: Props) {
  const { breakable } = useWords();
  const facts = printed(card);
  if (!facts) return null;
  const { title, text, keywords, kind, traits } = labels.card(card);
  const fights = facts.type === 'unit' || facts.type === 'leader';
  const large = size === 'large';
  return (
    <span className={`dl-card ${size} ${sideOfCard(card)} ${facts.type}`}>
      <span className="dl-face">
        <span className="dl-art">
          <Emblem card={card} />
          {!large && <Aspects of={facts} />}
          {facts.sentinel && (
            <span className="dl-guard">
              <Sign of="sentinel" />
            </span>
          )}
        </span>
        <span className="dl-title">
          {facts.unique && <Sign of="unique" />}
          {breakable(title)}
        </span>
        {large && (
          <span className="dl-kind">
            <KindSign of={facts} />
            <span>{traits ? `${kind} · ${traits}` : kind}</span>
            <Aspects of={facts} name={labels.aspect} />
          </span>
        )}
        {large ? <Sentences keywords={keywords} text={text} /> : <Symbols of={facts} />}
        {fights && (
          <span className="dl-stats">
            <Stat of="power" n={facts.power} />
            <Stat of="hp" n={facts.hp} />
          </span>
        )}
      </span>
      {facts.type !== 'base' && <span className="dl-cost">{facts.cost}</span>}
    </span>
  );
}

type OfCard = { readonly of: Card };

function Aspects({ of, name }: OfCard & { readonly name?: DuelLabels['aspect'] }) {
  return (
    <span className="dl-aspects">
      {of.aspects.map((aspect) => (
        <span key={aspect} className={`dl-aspect ${aspect}`}>
          <Sign of={aspect} name={name?.(aspect)} />
        </span>
      ))}
    </span>
  );
}

function KindSign({ of }: OfCard) {
  if (of.arena) return <Sign of={of.arena} />;
  return of.type === 'event' ? <Sign of="event" /> : null;
}

function Sentences({ keywords, text }: { readonly keywords: readonly string[]; readonly text: string | undefined }) {
  return (
    <span className="dl-text">
      {keywords.map((keyword) => (
        <b key={keyword}>{keyword}</b>
      ))}
      {text && <span>{text}</span>}
    </span>
  );
}

/** What the card does, without words: the reading size has them. */
function Symbols({ of: facts }: OfCard) {
  return (
    <span className="dl-symbols" aria-hidden="true">
      {facts.arena && <KindSign of={facts} />}
      {facts.raid > 0 && <Bonus of="raid" n={facts.raid} />}
      {facts.restore > 0 && <Bonus of="restore" n={facts.restore} />}
      {linesOf(facts).map(({ timing, effects }) => (
        <span key={timing} className="dl-symbol-line">
          {timing !== 'event' && <Sign of={timing} />}
          {effects.map(({ does, amount }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the effects of a card never change
            <Bonus key={i} of={does} n={amount} />
          ))}
        </span>
      ))}
    </span>
  );
}

type BonusProps = { readonly of: Parameters<typeof Sign>[0]['of']; readonly n?: number | undefined };

function Bonus({ of, n }: BonusProps) {
  return (
    <span className="dl-bonus">
      <Sign of={of} />
      {n !== undefined && n > 0 && n}
    </span>
  );
}

/** Power or HP: a blade or a shield with its number. */
export function Stat({ of, n, worn = false }: { readonly of: 'power' | 'hp'; readonly n: number; readonly worn?: boolean }) {
  return (
    <span className={`dl-stat ${of}${worn ? ' worn' : ''}`}>
      <Sign of={of} />
      <b>{n}</b>
    </span>
  );
}

type DuelCardProps = Props & PartProps & { readonly draggable?: boolean };

/** A card that can be touched. */
export function DuelCard({ card, size, labels, ...part }: DuelCardProps) {
  return (
    <Part {...part} className={`dl-holder ${size}`}>
      <CardFace card={card} size={size} labels={labels} />
    </Part>
  );
}

const MARK = {
  leia: 'M20 4A16 16 0 1 1 19.9 4ZM20 11L22.6 17.4L29 20L22.6 22.6L20 29L17.4 22.6L11 20L17.4 17.4Z',
  vader: 'M13 3H27L37 13V27L27 37H13L3 27V13ZM20 9L31 29H9Z',
} as const;

/** The back of a card: the sign of its side. */
export function CardBack({ side }: { readonly side: SideName }) {
  return (
    <span className={`dl-back ${side}`}>
      <svg viewBox="0 0 40 40" aria-hidden="true">
        <path d={MARK[side]} fillRule="evenodd" />
      </svg>
    </span>
  );
}
