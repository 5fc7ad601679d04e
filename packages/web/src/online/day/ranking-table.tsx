/** Who has done how well on a day: all of them, or those with the same dice. */
import type { Text } from '@wartable/kernel';
import type { Ranked } from '@wartable/protocol';
import { useState } from 'react';
import { useWords } from '../../shell/language.tsx';
import { Link } from '../../shell/link.tsx';
import { when } from '../../shell/when.ts';
import { text } from '../text/index.ts';
import { useAsking } from '../use-asking.ts';
import { useRanking } from './use-day.ts';

type Props = {
  readonly game: string;
  readonly date: string;
  /** One may see it. */
  readonly shown: boolean;
  readonly opens?: number;
};

export function RankingTable({ game, date, shown }: Props) {
  const { say, language } = useWords();
  const [alike, setAlike] = useState(false);
  const { ranking, more } = useRanking(game, date, alike, shown);
  const { busy, trouble, ask } = useAsking();
  if (!shown || ranking === undefined || ranking === 'failed') return null;
  if (ranking === 'sealed') return <p className="room-note">{say(text('day.first-play'))}</p>;
  const { lines, all, closed, opens } = ranking;
  const mayChoose = alike || lines.some(({ mine }) => mine);
  return (
    <>
      <h3>{say(text('day.ranking'))}</h3>
      {mayChoose && (
        <fieldset className="day-whom">
          <legend className="only-heard">{say(text('day.whom'))}</legend>
          {([false, true] as const).map((one) => (
            <label key={String(one)}>
              <input type="radio" name="day-whom" checked={alike === one} onChange={() => setAlike(one)} />
              {say(text(one ? 'day.alike' : 'day.all'))}
            </label>
          ))}
        </fieldset>
      )}
      {lines.length === 0 ? (
        <p>{say(text('day.nobody'))}</p>
      ) : (
        <table className="day-ranking">
          <thead>
            <tr>
              <th scope="col">{say(text('day.col-place'))}</th>
              <th scope="col">{say(text('day.col-player'))}</th>
              <th scope="col">{say(text('day.col-points'))}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <Line key={line.person} line={line} film={closed} />
            ))}
          </tbody>
        </table>
      )}
      {trouble && (
        <p className="notice" role="alert">
          {say(trouble)}
        </p>
      )}
      {lines.length < all && (
        <p className="buttons">
          <button type="button" className="button small" disabled={busy} onClick={() => void ask(more)}>
            {say(text('day.more'))}
          </button>
        </p>
      )}
      <p className="room-note">{say(text('day.points-note'))}</p>
      <p className="room-note">{say(closed ? text('day.closed') : text('day.open', { when: when(opens, language) }))}</p>
    </>
  );
}

function Line({ line, film }: { readonly line: Ranked; readonly film: boolean }) {
  const { say, language } = useWords();
  const { place, name, mine, points, result, table } = line;
  const how: readonly Text[] = [
    text(`day.${result.outcome}`),
    ...(result.outcome === 'gave-up' ? [] : result.parts.map((part) => part.text as Text)),
  ];
  return (
    <tr className={mine ? 'day-mine' : undefined} aria-current={mine || undefined}>
      <td>{place.toLocaleString(language)}</td>
      <th scope="row">
        <span className="day-name">{mine ? say(text('day.you', { name })) : name}</span>
        <span className="day-how">{how.map((one) => say(one)).join(' · ')}</span>
        {film && table !== null && (
          <Link to={`/replay/${table}`} className="day-film" label={say(text('day.film-named', { name }))}>
            {say(text('day.film'))}
          </Link>
        )}
      </th>
      <td>{points.toLocaleString(language)}</td>
    </tr>
  );
}
