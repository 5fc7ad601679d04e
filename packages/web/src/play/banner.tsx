/** What is happening, large and over the board: the sentence, the dice, the card. */
import { cardKey, hoth } from '@wartable/hoth';
import { useWords } from '../app/language.tsx';
import { Die, type DieSymbol } from '../hoth/die.tsx';
import { text } from '../text/index.ts';
import { EventIcon } from './event-icon.tsx';
import { NamedCard } from './hand.tsx';
import type { Step } from './steps.ts';

export function Banner({ step }: { readonly step: Step }) {
  const { say } = useWords();
  const { event, dice } = step;
  const line = hoth.log(event);
  return (
    <div className="banner" aria-hidden="true">
      {dice.length > 0 && <Dice dice={dice} size={56} />}
      {line && (
        <p className={`banner-line${'side' in event ? ` ${event.side}` : ''}`}>
          <EventIcon type={event.type} />
          {say(line, hoth.catalogue)}
        </p>
      )}
    </div>
  );
}

/** Laid down for all to see. */
export function LaidCard({ step }: { readonly step: Step }) {
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
  const card = say({ key: `card.${cardKey(name)}` }, hoth.catalogue);
  return (
    <details className="played">
      <summary title={say(text('show.played', { card }))}>
        <EventIcon type="card-played" />
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
          label={say({ key: `symbol.${face}` }, hoth.catalogue)}
          size={size}
          index={i}
          tumbling
        />
      ))}
    </div>
  );
}

type ReplayProps = {
  readonly steps: readonly Step[];
  readonly at: number;
  readonly onGo: (at: number) => void;
  readonly onClose: () => void;
};

/** The others' turn again, at one's own pace. */
export function Replay({ steps, at, onGo, onClose }: ReplayProps) {
  const { say } = useWords();
  const last = at === steps.length - 1;
  return (
    <div className="replay">
      <p aria-live="polite" className="only-heard">
        {say(hoth.log((steps[at] as Step).event) ?? text('play.log'), hoth.catalogue)}
      </p>
      <button type="button" className="button" aria-disabled={at === 0} onClick={() => onGo(Math.max(0, at - 1))}>
        {say(text('show.back'))}
      </button>
      <span className="replay-count">{say(text('show.step', { n: at + 1, all: steps.length }))}</span>
      <button type="button" className="button main" onClick={() => (last ? onClose() : onGo(at + 1))}>
        {say(last ? text('show.close') : text('show.next'))}
      </button>
      {!last && (
        <button
          type="button"
          className="button icon"
          aria-label={say(text('show.close'))}
          title={say(text('show.close'))}
          onClick={onClose}
        >
          ×
        </button>
      )}
    </div>
  );
}
