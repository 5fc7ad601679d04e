/** What the choice under the pointer, or the only one, would come to. */
import { sourceOf } from '@wartable/duel/telling';
import { useWords } from '@wartable/web/shell/language.tsx';
import { offersOf, previewsFor } from './choices.ts';
import { text } from './text/index.ts';
import type { DuelProps } from './use-duel.tsx';
import { useSayings } from './use-sayings.ts';
import '@wartable/web/play/aim.css';
import './notes.css';

export function Notes({ view, decision, previews, over }: DuelProps) {
  const { say } = useWords();
  const { nameOf, sentenceFor } = useSayings();
  if (!decision) return null;
  const offers = offersOf(decision);
  const telling = previews.filter(({ results }) => results.length > 0);
  const aimed =
    previewsFor(over, offers, previews).find(({ results }) => results.length > 0) ??
    (telling.length === 1 && decision.kind !== 'action' ? telling[0] : undefined);
  if (!aimed) return null;
  const { thing: target, results, ability, does } = aimed;
  const attacker = sourceOf(view);
  const attacks = does === 'attack-target' && attacker !== undefined && target !== undefined;
  const [hit] = results;
  const back = results.find(({ thing }) => thing === attacker);
  return (
    <section className="aim dl-aim" aria-live="polite">
      {attacks && (
        <h3>
          {say(text('aim.title', { attacker: nameOf(attacker), target: nameOf(target) }))}
          <br />
          <strong>{say(text('aim.short', { dealt: hit?.by ?? 0, taken: back?.by ?? 0 }))}</strong>
        </h3>
      )}
      <ul>
        {results.map((result) => (
          <li key={result.thing} className={result.gone ? 'gone' : ''}>
            {sentenceFor(result)}
          </li>
        ))}
      </ul>
      {ability !== undefined && <p>{say(text('aim.before', { text: { key: `card.${ability}.text` } }))}</p>}
    </section>
  );
}
