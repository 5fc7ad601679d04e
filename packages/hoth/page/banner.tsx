/** What is happening, large and over the board: the sentence, the dice, the card. */
import { cardKey, telling } from '@wartable/hoth/telling';
import { EventIcon } from '@wartable/web/play/event-icon.tsx';
import { useWords } from '@wartable/web/shell/language.tsx';
import { Die, type DieSymbol } from './die.tsx';
import { NamedCard } from './hand.tsx';
import { SIGNS } from './signs.ts';
import type { HothStep } from './steps.ts';
import { text } from './text/index.ts';
import '@wartable/web/play/banner.css';
import './banner.css';

export function Banner({ step }: { readonly step: HothStep }) {
  const { say } = useWords();
  const { event, dice } = step;
  const line = telling.log(event);
  return (
    <div className="banner" aria-hidden="true" data-covers="">
      {dice.length > 0 && <Dice dice={dice} size={56} />}
      {line && (
        <p className={`banner-line${'side' in event ? ` ${event.side}` : ''}`}>
          <EventIcon sign={SIGNS[event.type]} />
          {say(line)}
        </p>
      )}
    </div>
  );
}

/** Laid down for all to see. */
export function LaidCard({ step }: { readonly step: HothStep }) {
  const { event } = step;
  if (event.type !== 'card-played' && event.type !== 'support-used') return null;
  return (
    <div className="laid-card" aria-hidden="true" inert>
      <NamedCard name={event.card} />
    </div>
  );
}

/** The card of this turn, small; it opens. */
export function PlayedCard({ name }: { readonly name: string }) {
  const { say } = useWords();
  const card = say({ key: `card.${cardKey(name)}` });
  return (
    <details className="played" data-thing={name} data-covers="">
      <summary title={say(text('show.played', { card }))}>
        <EventIcon sign="card" />
        {card}
      </summary>
      <NamedCard name={name} />
    </details>
  );
}

export function Dice({ dice, size }: { readonly dice: readonly string[]; readonly size: number }) {
  const { say } = useWords();
  return (
    <div className="dice">
      {dice.map((face, i) => (
        <Die
          // biome-ignore lint/suspicious/noArrayIndexKey: dice of one throw lie where they fell
          key={i}
          symbol={face as DieSymbol}
          label={say({ key: `symbol.${face}` })}
          size={size}
          index={i}
          tumbling
        />
      ))}
    </div>
  );
}
