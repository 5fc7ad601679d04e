/** What may still come: cards that have not been seen yet, counted. */
import type { View } from '@wartable/duel';
import { useWords } from '@wartable/web/shell/language.tsx';
import { SIDES, type SideName } from './scene.ts';
import { text } from './text/index.ts';
import { unseenOf } from './unseen.ts';
import './more.css';

export function More({ view }: { readonly view: View }) {
  const { say } = useWords();
  return (
    <details className="dl-more">
      <summary>{say(text('more.title'))}</summary>
      <Unseen view={view} />
    </details>
  );
}

/** The viewer's own side first. */
export function Unseen({ view }: { readonly view: View }) {
  const sides = view.viewer === 'vader' ? SIDES.toReversed() : SIDES;
  return sides.map((side) => <OfSide key={side} view={view} side={side} />);
}

function OfSide({ view, side }: { readonly view: View; readonly side: SideName }) {
  const { say } = useWords();
  const { deck, hand, resources, shown } = view[side];
  const counts = unseenOf(view, side);
  const n = counts.reduce((sum, { count }) => sum + count, 0);
  const own = typeof hand !== 'number';
  return (
    <section>
      <h4>{own ? say(text('more.own', { n })) : say(text('more.other', { side: { key: `seat.${side}` }, n }))}</h4>
      {!own && typeof resources === 'number' && <p>{say(text('more.where', { deck, hand, resources }))}</p>}
      {!own && shown.length > 0 && (
        <p>{say(text('more.shown', { cards: shown.map(({ card }) => ({ key: `card.${card}` })) }))}</p>
      )}
      <ul className="dl-counts">
        {counts.map(({ card, count }) => (
          <li key={card}>
            <b>{count}×</b> {say({ key: `card.${card}` })}
          </li>
        ))}
      </ul>
    </section>
  );
}
