import { useWords } from '../shell/language.tsx';
import { Link } from '../shell/link.tsx';
import type { Played } from '../table/played.ts';
import { text } from './text/index.ts';

/** Where the film of a game can be seen from here: tables of this device, and those of a server. */
export function filmOf({ films }: Played, there: ReadonlySet<string>): string | undefined {
  return Object.keys(films).find((film) => there.has(film) || film.startsWith('replay/'));
}

type Props = {
  readonly game: Played;
  readonly films: ReadonlySet<string>;
  readonly entry?: number | undefined;
  /** What is to be seen there. */
  readonly about: string;
};

export function FilmLink({ game, films, entry, about }: Props) {
  const { say } = useWords();
  const film = filmOf(game, films);
  // It was played on another device, or its table is deleted.
  if (film === undefined) return null;
  return (
    <Link
      to={`/${film}${entry === undefined ? '' : `#move=${entry}`}`}
      className="button small"
      label={`${say(text('record.film'))}: ${about}`}
    >
      {say(text('record.film'))}
    </Link>
  );
}
