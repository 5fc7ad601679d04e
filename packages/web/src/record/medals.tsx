/** What was achieved, with the moment in the film; and what could be, in words alone. */
import { COMEBACK, deedsOf } from '../play/deeds.ts';
import type { GameRecord } from '../play/own-record.ts';
import { useWords } from '../shell/language.tsx';
import type { Played } from '../table/played.ts';
import { FilmLink } from './film-link.tsx';
import { inTime } from './stats.ts';
import { text } from './text/index.ts';

type Props = { readonly own: GameRecord; readonly games: readonly Played[]; readonly films: ReadonlySet<string> };

type Won = { readonly game: Played; readonly entry: number };

export function Medals({ own, games, films }: Props) {
  const { say, language } = useWords();
  const all = [...own.deeds, { id: COMEBACK, name: text('record.deed-comeback'), how: text('record.deed-comeback.how') }];
  const done = all.map((deed) => ({ ...deed, won: timesOf(deed.id, games) }));
  const reached = done.filter(({ won }) => won.length > 0);
  const open = done.filter(({ won }) => won.length === 0);
  const date = (time: number): string => new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(time);
  return (
    <section className="record-medals">
      <h2>{say(text('record.medals'))}</h2>
      {reached.length > 0 && (
        <ul className="medals">
          {reached.map(({ id, name, won }) => {
            const last = won.at(-1);
            return (
              last && (
                <li key={id}>
                  <Medal />
                  <strong>{say(name)}</strong>
                  <small>
                    {won.length > 1 ? `${say(text('record.times', { n: won.length }))} · ` : ''}
                    {date(last.game.ended)}
                  </small>
                  <FilmLink game={last.game} films={films} entry={last.entry} about={say(name)} />
                </li>
              )
            );
          })}
        </ul>
      )}
      {open.length > 0 && (
        <details className="medals-open" open={reached.length === 0}>
          <summary>{say(text('record.medals-open', { n: open.length }))}</summary>
          <ul>
            {open.map(({ id, name, how }) => (
              <li key={id}>
                <strong>{say(name)}</strong> {say(how)}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

function timesOf(id: string, games: readonly Played[]): readonly Won[] {
  return inTime(games).flatMap((game) => {
    const deed = deedsOf(game).find((one) => one.id === id);
    return deed ? [{ game, entry: deed.entry }] : [];
  });
}

/** A snow crystal on a ribbon. */
function Medal() {
  return (
    <svg className="medal" viewBox="0 0 48 56" aria-hidden="true">
      <path className="medal-ribbon" d="M14 2h8l2 14h-4ZM34 2h-8l-2 14h4Z" />
      <circle className="medal-disc" cx="24" cy="34" r="19" />
      <circle className="medal-ring" cx="24" cy="34" r="15" />
      <path
        className="medal-star"
        d="M24 22v24M13.600 28l20.800 12M34.400 28l-20.800 12M20.500 24.500l3.500 3.500 3.500-3.500M20.500 43.500l3.500-3.500 3.500 3.500"
      />
    </svg>
  );
}
