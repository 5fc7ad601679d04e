/** Who has made more of the same luck, with both tables side by side. */
import type { Text } from '@wartable/kernel';
import type { DuplicateState } from '@wartable/protocol';
import { usePage } from '../../games/pages.ts';
import { useWords } from '../../shell/language.tsx';
import { Link } from '../../shell/link.tsx';
import { text } from '../text/index.ts';

type Props = { readonly state: DuplicateState; readonly result: NonNullable<DuplicateState['result']> };

export function PairsResult({ state: { game, seats, places, tables }, result }: Props) {
  const { say, language } = useWords();
  const page = usePage(game);
  const { winner, by, gaveUp } = result;
  const names = places.flatMap(({ pair, person }) => (pair === winner && person ? [person.name] : []));
  const winners = say(
    text('pairs.names', {
      pair: text(winner === 1 ? 'pairs.second' : 'pairs.first'),
      names: new Intl.ListFormat(language).format(names),
    }),
  );
  const first = say(page.telling.seatName(seats[0] ?? ''));
  return (
    <section className="room-part pairs-result">
      <h2>
        {winner === null
          ? say(text('pairs.even'))
          : say(gaveUp ? text('pairs.won-gave-up', { pair: winners }) : text('pairs.won', { pair: winners, n: by }))}
      </h2>
      <p className="room-note">{say(text('pairs.luck'))}</p>
      <ul className="pairs-tables">
        {result.tables.map(({ outcome, parts }, i) => (
          <li key={tables[i]?.id ?? i}>
            <h3>{say(text('pairs.table', { table: i + 1 }))}</h3>
            <p>{[first, say(text(`day.${outcome}`)), ...parts.map((part) => say(part.text as Text))].join(' · ')}</p>
            {tables[i] && (
              <Link
                to={`/replay/${tables[i].id}`}
                className="button small"
                label={say(text('pairs.film-named', { table: i + 1 }))}
              >
                {say(text('pairs.film'))}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
