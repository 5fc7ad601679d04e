/** Each game one has played, on one card: how often, how it went, and the way to all of it. */
import pictures from 'virtual:games/doors';
import { MANIFESTS } from '../games/manifests.ts';
import { useWords } from '../shell/language.tsx';
import { Link } from '../shell/link.tsx';
import type { Played } from '../table/played.ts';
import { RateBar, useRateWords } from './rate-bar.tsx';
import { rateOf } from './stats.ts';
import { text } from './text/index.ts';

export function Overview({ games }: { readonly games: readonly Played[] }) {
  const { say } = useWords();
  const words = useRateWords();
  const played = MANIFESTS.filter(({ id }) => games.some(({ game }) => game === id));
  return (
    <ul className="record-overview">
      {played.map(({ id }) => {
        const own = games.filter(({ game }) => game === id);
        const rate = rateOf(own);
        const Picture = pictures[id];
        return (
          <li key={id}>
            <Link to={`/record/${id}`} className="overview-card">
              {Picture && <Picture />}
              <span className="overview-words">
                <strong>{say({ key: `door.${id}` })}</strong>
                <RateBar rate={rate} />
                <small>{`${say(text('record.games-n', { n: own.length }))} · ${words(rate)}`}</small>
              </span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
