/** What a shot or an attempt may come to: its dice term by term, and the exact odds. */
import { type DiceTerm, type EndorPreview, pieceText, type Shot, type View } from '@wartable/endor/telling';
import { Odd } from '@wartable/web/play/odds.tsx';
import { useWords } from '@wartable/web/shell/language.tsx';
import { placeIn } from './scene.ts';
import { text } from './text/index.ts';
import './odds.css';

export function ShotOdds({ view, target, shot, seizes }: { view: View; target: string; shot: Shot; seizes: boolean }) {
  const { say } = useWords();
  const at = placeIn(view, target);
  const place = at === 'complex' ? { key: 'place.complex' } : at;
  return (
    <section className="aim" aria-live="polite">
      <h3>{say(text('shot.title', { target: pieceText(target), at: place }))}</h3>
      <p className="aim-sum">
        <Terms terms={shot.terms} />
        <b className="aim-dice">{say(text('shot.sum', { n: shot.dice }))}</b>
        <span className="aim-needs">{say(text('shot.needs', { n: shot.needs }))}</span>
      </p>
      <dl className="odds">
        <Odd label={say(text(seizes ? 'shot.seize' : 'shot.hit'))} chance={shot.hit} kind="hit" />
        <Odd label={say(text('shot.miss'))} chance={1 - shot.hit} kind="nothing" />
      </dl>
    </section>
  );
}

export function Terms({ terms }: { readonly terms: readonly DiceTerm[] }) {
  const { say } = useWords();
  const name = ({ term, piece }: DiceTerm): string => {
    if (piece !== undefined) return say(pieceText(piece));
    return say(text(`term.${term as 'range' | 'cover' | 'bike' | 'trap'}`));
  };
  return terms.map((term, i) => (
    <span
      key={`${term.term} ${term.piece}`}
      className={term.dice < 0 ? 'term less' : 'term'}
      title={say({ key: `rule.${term.rule}` })}
    >
      <b>{i === 0 ? term.dice : term.dice < 0 ? `− ${-term.dice}` : `+ ${term.dice}`}</b> {name(term)}
    </span>
  ));
}

/** Attempts at the door, with and without the code, or at the generator. */
export function AttemptOdds({ view, previews }: { readonly view: View; readonly previews: readonly EndorPreview[] }) {
  const { say } = useWords();
  return previews.map(({ thing, from, attempt }) => {
    if (!attempt) return null;
    const inside = placeIn(view, from) === 'complex';
    const title = inside ? 'attempt.generator' : thing === 'breach' ? 'attempt.door' : 'attempt.code';
    return (
      <section key={thing} className="aim">
        <h3>{say(text(title, { n: attempt.dice }))}</h3>
        <dl className="odds">
          <Odd label={say(text(inside ? 'attempt.won' : 'attempt.on'))} chance={attempt.on} kind="hit" />
          {!inside && <Odd label={say(text('attempt.back'))} chance={attempt.back} kind="retreat" />}
          <Odd label={say(text('attempt.nothing'))} chance={attempt.nothing} kind="nothing" />
        </dl>
      </section>
    );
  });
}
