/** How games of each kind went: one tile for each that was played, its picture, and a bar with how sure it is. */

import type { Facet, GameRecord } from '../play/own-record.ts';
import { useWords } from '../shell/language.tsx';
import type { Played } from '../table/played.ts';
import { RateBar, useRateWords } from './rate-bar.tsx';
import { facetOf, rateOf, withFacet } from './stats.ts';

type Props = { readonly own: GameRecord; readonly games: readonly Played[] };

export function Facets({ own, games }: Props) {
  return own.facets.map((facet) => <Tiles key={facet.kind} facet={facet} own={own} games={games} />);
}

function Tiles({ facet, own, games }: Props & { readonly facet: Facet }) {
  const { say } = useWords();
  const split = own.facets.find(({ kind }) => kind === facet.split);
  const there = new Set(games.map((game) => facetOf(game, facet.kind)));
  const values = facet.values.filter((value) => there.has(value));
  // Where all games are of one kind, nothing is compared.
  if (values.length === 0 || (values.length === 1 && !facet.Picture && !split)) return null;
  const { Picture } = facet;
  return (
    <section className="record-facet">
      <h2>{say(facet.title)}</h2>
      <ul className={Picture ? 'facet-tiles has-pictures' : 'facet-tiles'}>
        {values.map((value) => (
          <li key={value}>
            {Picture && <Picture value={value} />}
            <strong>{say(facet.nameOf(value))}</strong>
            {split ? (
              <Split facet={split} games={withFacet(games, facet.kind, value)} />
            ) : (
              <Line games={withFacet(games, facet.kind, value)} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Split({ facet, games }: { readonly facet: Facet; readonly games: readonly Played[] }) {
  return facet.values.map((value) => {
    const part = withFacet(games, facet.kind, value);
    return part.length > 0 && <Line key={value} games={part} name={facet} value={value} />;
  });
}

type LineProps = { readonly games: readonly Played[]; readonly name?: Facet; readonly value?: string };

function Line({ games, name, value }: LineProps) {
  const { say } = useWords();
  const words = useRateWords();
  const rate = rateOf(games);
  return (
    <span className="facet-line">
      {name && value !== undefined && <span className={`facet-name side-${value}`}>{say(name.nameOf(value))}</span>}
      <RateBar rate={rate} side={value} />
      <small>{words(rate)}</small>
    </span>
  );
}
