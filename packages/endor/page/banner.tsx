/** What is happening, large and over the board: the sentence, the reason, the dice, the card. */
import { TABLES, telling } from '@wartable/endor/telling';
import type { Text } from '@wartable/kernel';
import { EventIcon } from '@wartable/web/play/event-icon.tsx';
import { useWords } from '@wartable/web/shell/language.tsx';
import { ActionCard, EventCard } from './parts/cards.tsx';
import { DieFace, type Face } from './parts/die.tsx';
import { cardSide } from './parts/emblems.tsx';
import { kindOf } from './scene.ts';
import { SIGNS } from './signs.ts';
import type { EndorStep } from './steps.ts';
import { text } from './text/index.ts';
import '@wartable/web/play/banner.css';
import './banner.css';

/** A card without its number: "ewoks-move-7". */
export const cardKey = (card: string): string => card.replace(/-\d+$/, '');

export function Banner({ step }: { readonly step: EndorStep }) {
  const { say } = useWords();
  const { event, dice, symbol, reason, view } = step;
  const line = together(step) ?? telling.log(event);
  const side = view.card === null ? '' : cardSide(cardKey(view.card));
  return (
    <div className="banner" aria-hidden="true" data-covers="">
      {dice.length > 0 && <Dice dice={dice} symbol={symbol} size={56} />}
      {line && (
        <p className={`banner-line ${side}`}>
          <EventIcon sign={SIGNS[event.type]} />
          {say(line)}
        </p>
      )}
      {reason && <p className={`banner-reason ${side}`}>{say(reason)}</p>}
    </div>
  );
}

/** A line for units that take their places together. */
function together({ event, placed }: EndorStep): Text | undefined {
  if (event.type !== 'piece-placed' || placed < 2) return undefined;
  // Of one's own side all come at once, of the other one kind after another.
  return event.why
    ? text('show.placed-kind', { n: placed, kind: { key: `type.${kindOf(event.piece)}` } })
    : text('show.placed', { n: placed });
}

type DiceProps = { readonly dice: readonly string[]; readonly symbol: 'saber' | 'vader' | undefined; readonly size: number };

export function Dice({ dice, symbol, size }: DiceProps) {
  const { say } = useWords();
  return (
    <div className="dice">
      {dice.map((face, i) => (
        <DieFace
          // biome-ignore lint/suspicious/noArrayIndexKey: dice of one throw lie where they fell
          key={i}
          face={face as Face}
          label={say({ key: `face.${face}` })}
          size={size}
          index={i}
          hit={symbol === undefined ? undefined : face === symbol}
          tumbling
        />
      ))}
    </div>
  );
}

/** Laid down for all to see. */
export function LaidCard({ step: { event } }: { readonly step: EndorStep }) {
  if (event.type !== 'card-drawn' && event.type !== 'event-drawn') return null;
  return (
    <div className="laid-card" aria-hidden="true" inert>
      {event.type === 'card-drawn' ? <NamedAction card={event.card} /> : <NamedEvent card={event.event} />}
    </div>
  );
}

/** The action card that is being resolved, small; it opens. */
export function CardNow({ card }: { readonly card: string }) {
  const { say } = useWords();
  const name = say({ key: `action.${cardKey(card)}` });
  return (
    <details key={card} data-thing={card} data-covers="" className={`played ${cardSide(cardKey(card))}`}>
      <summary title={say(text('show.card', { card: name }))}>
        <EventIcon sign="card" />
        {name}
      </summary>
      <NamedAction card={card} />
    </details>
  );
}

export function NamedAction({ card }: { readonly card: string }) {
  const { say } = useWords();
  const key = cardKey(card);
  return <ActionCard kind={key} title={say({ key: `action.${key}` })} text={say({ key: `action.${key}.text` })} />;
}

/** The rules of events by the name of their cards. */
const RULES: Readonly<Record<string, string>> = {
  'cruiser-destroyed': 'cruiser',
  'change-tactics': 'tactics',
  'imperial-reinforcements': 'reinforcements',
  'bunker-reinforcement': 'bunker',
  'rebel-rally': 'rally',
  'ewok-trap': 'trap',
  'chewbacca-seizes-an-at-st': 'capture',
  'security-code': 'security-code',
};

function NamedEvent({ card }: { readonly card: string }) {
  const { say } = useWords();
  const key = cardKey(card);
  const { units = {} } = (TABLES.events[Number(card.slice(card.lastIndexOf('-') + 1)) - 1] ?? {}) as {
    units?: Readonly<Record<string, number>>;
  };
  const detail = Object.entries(units).map(([type, n]) => `${n} × ${say({ key: `type.${type}` })}`);
  return (
    <EventCard
      kind={key}
      title={say({ key: `event.${key}` })}
      text={say({ key: `rule.endor/event/${RULES[key]}` })}
      detail={detail.length > 0 ? detail.join(' · ') : undefined}
    />
  );
}
