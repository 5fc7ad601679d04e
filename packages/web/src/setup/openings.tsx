/** Openings that won among bots, where any were measured. */
import type { MeasuredCell, Openings } from '@wartable/ai';
import { useWords } from '../shell/language.tsx';
import { text } from '../text/index.ts';
import { goodOpenings } from './good-openings.ts';
import { type Named, OpeningBars } from './opening-bars.tsx';
import './openings.css';

type OpeningsProps = Named & { readonly openings: Openings | undefined; readonly balance: MeasuredCell };

/** Nothing where nothing was measured. */
export function WinningOpenings({ openings, balance, ...named }: OpeningsProps) {
  const speaker = useWords();
  const { say } = speaker;
  const { seats, kinds } = named;
  const [first, ...others] = goodOpenings({ openings, wins: balance.wins, seats, kinds: Object.keys(kinds) });
  if (!first) return null;
  return (
    <section className="openings" aria-label={say(text('new.openings'))}>
      <h2>{say(text('new.openings'))}</h2>
      <OpeningBars kind={first} speaker={speaker} {...named} />
      <p className="openings-note">{say(text('new.openings-note'))}</p>
      {others.length > 0 && (
        <details>
          <summary>{say(text('new.openings-more'))}</summary>
          {others.map((kind) => (
            <OpeningBars key={kind.kind} kind={kind} speaker={speaker} {...named} />
          ))}
        </details>
      )}
    </section>
  );
}
