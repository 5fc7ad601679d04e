/** All games in words, the newest first: what the plots show, for who would rather read it, and each film. */
import { useState } from 'react';
import { deedsOf, nameOfDeed } from '../play/deeds.ts';
import type { GameRecord } from '../play/own-record.ts';
import { useWords } from '../shell/language.tsx';
import { when } from '../shell/when.ts';
import type { Played } from '../table/played.ts';
import { takeOut } from '../table/record-book.ts';
import { FilmLink } from './film-link.tsx';
import { useFigures, useResult, useTitle } from './game-words.ts';
import { inTime } from './stats.ts';
import { text } from './text/index.ts';

const FIRST = 8;

type Props = {
  readonly games: readonly Played[];
  readonly films: ReadonlySet<string>;
  readonly own: GameRecord | undefined;
};

export function GamesList({ games, films, own }: Props) {
  const { say, language } = useWords();
  const [all, setAll] = useState(false);
  const titleOf = useTitle(own);
  const resultOf = useResult();
  const figuresOf = useFigures();
  const rows = inTime(games).toReversed();
  const shown = all ? rows : rows.slice(0, FIRST);
  return (
    <section className="record-list">
      <h2>{say(text('record.list'))}</h2>
      <ul>
        {shown.map((game) => {
          const title = titleOf(game);
          const deeds = deedsOf(game).flatMap(({ id }) => nameOfDeed(own, id) ?? []);
          return (
            <li key={game.id} className={`is-${game.result}`}>
              <span className="list-sign" aria-hidden="true" />
              <span className="list-words">
                <strong>{title}</strong>{' '}
                <span>
                  {[resultOf(game), say(text('record.turns', { n: game.turns })), when(game.ended, language)].join(' · ')}
                </span>
                {game.looked && <small>{figuresOf(game)}</small>}
                {deeds.length > 0 && <small className="list-deeds">{`✦ ${deeds.map(say).join(' · ')}`}</small>}
              </span>
              <FilmLink game={game} films={films} about={title} />
              <button
                type="button"
                className="button small icon"
                aria-label={`${say(text('record.take-out'))}: ${title}`}
                title={say(text('record.take-out'))}
                onClick={() => void takeOut(game.id).catch(() => {})}
              >
                <svg viewBox="0 0 24 24" width={20} height={20} aria-hidden="true">
                  <path className="line-sign" d="M6 6L18 18M18 6L6 18" />
                </svg>
              </button>
            </li>
          );
        })}
      </ul>
      {!all && rows.length > FIRST && (
        <button type="button" className="button" onClick={() => setAll(true)}>
          {say(text('record.list-all', { n: rows.length }))}
        </button>
      )}
    </section>
  );
}
