/** What is happening, large and over the table: the sentence, and the card that acts. */
import type { View } from '@wartable/duel';
import { abilitiesAtWork, telling } from '@wartable/duel/telling';
import { EventIcon } from '@wartable/web/play/event-icon.tsx';
import { useWords } from '@wartable/web/shell/language.tsx';
import { CardFace } from './card.tsx';
import type { DuelLabels } from './labels.ts';
import { sideOfCard } from './printed.ts';
import { SIGNS } from './signs.ts';
import type { DuelStep } from './steps.ts';
import { text } from './text/index.ts';
import '@wartable/web/play/banner.css';
import './happening.css';

export function Happening({ step, labels }: { readonly step: DuelStep; readonly labels: DuelLabels }) {
  const { say } = useWords();
  const line = telling.log(step.event);
  const side = 'side' in step.event ? step.event.side : undefined;
  return (
    <>
      {step.card !== undefined && (
        <div key={`${step.card} ${step.event.type}`} className="laid-card dl-laid" aria-hidden="true" inert>
          <CardFace card={step.card} size="large" labels={labels} />
        </div>
      )}
      <div className="banner" aria-hidden="true">
        {line && (
          <p className={`banner-line${side === 'vader' ? ' empire' : ''}`}>
            <EventIcon sign={SIGNS[step.event.type]} />
            {say(line)}
          </p>
        )}
      </div>
    </>
  );
}

type QueueProps = { readonly view: View; readonly labels: DuelLabels; readonly onRead: (card: string) => void };

/** The ability at work and those that wait for it, in their order. */
export function Queue({ view, labels, onRead }: QueueProps) {
  const { say } = useWords();
  const { now, waiting, open } = abilitiesAtWork(view);
  // The prompt names the one at work.
  if (waiting.length === 0) return null;
  const titled = say(text('queue.title'));
  const all = [...(now === undefined ? [] : [now]), ...waiting];
  return (
    <section className="dl-queue" aria-label={titled}>
      {open && <p aria-hidden="true">{titled}</p>}
      <ol>
        {all.map((card, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two copies of a card may wait
          <li key={`${card} ${i}`}>
            {!open && <span>{say(text(now !== undefined && i === 0 ? 'queue.now' : 'queue.next'))}</span>}
            <button type="button" className={`dl-queued ${sideOfCard(card)}`} onClick={() => onRead(card)}>
              {labels.card(card).title}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
