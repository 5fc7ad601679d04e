import pictures from 'virtual:games/doors';
import type { Manifest } from '@wartable/games/manifest';
import { Fragment, useEffect, useState } from 'react';
import { MANIFESTS } from '../games/manifests.ts';
import { characterOf } from '../shell/characters.ts';
import { keepWord, keptWord } from '../shell/kept.ts';
import { useWords } from '../shell/language.tsx';
import { Link } from '../shell/link.tsx';
import { begin } from '../table/begin.ts';
import { allTables, forgetTable, type Shelf } from '../table/saves.ts';
import { text } from '../text/index.ts';
import { Continue } from './continue.tsx';
import { OpenFile } from './open-file.tsx';
import { useStands } from './stands.ts';
import { Tables } from './tables.tsx';
import './home.css';

const EMPTY: Shelf = { tables: [], unread: [], problem: undefined };
/** Whether there was something to continue when one looked last: then its place is kept from the start, and nothing jumps. */
const CONTINUES = 'wartable.continues';

export function Home() {
  const { say } = useWords();
  const [shelf, setShelf] = useState<Shelf>();
  const { tables, unread, problem } = shelf ?? EMPTY;
  useEffect(() => {
    const look = (): void => {
      if (document.visibilityState === 'visible') allTables().then(setShelf);
    };
    look();
    // Another window may have played on.
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  const stands = useStands(tables);
  const [last] = tables.filter(({ id, over }) => !over && stands.get(id)?.problem === undefined);
  const [expected] = useState(() => keptWord(CONTINUES) !== null);
  const isLooking = shelf === undefined;
  useEffect(() => {
    if (!isLooking) keepWord(CONTINUES, last ? last.id : null);
  }, [isLooking, last]);
  const continues = last !== undefined || (isLooking && expected);
  const forget = async (id: IDBValidKey): Promise<void> => {
    // Where it did not work, the list says why.
    await forgetTable(id).catch(() => {});
    setShelf(await allTables());
  };
  return (
    <>
      {continues && <Continue table={last} stand={last && stands.get(last.id)} />}
      {MANIFESTS.filter(({ great }) => great).map((manifest) => (
        <Door key={manifest.id} manifest={manifest} />
      ))}
      <div className="doors">
        {MANIFESTS.filter(({ great }) => !great).map((manifest) => (
          <Door key={manifest.id} manifest={manifest} />
        ))}
      </div>
      {[...new Set([...stands.values()].map(({ page }) => page))].map(({ telling, Art }) => (
        <Fragment key={telling.id}>{Art && <Art />}</Fragment>
      ))}
      {problem && (
        <p className="notice" role="alert">
          {say(text(`trouble.${problem}`))}
        </p>
      )}
      {tables.length + unread.length > 0 && <Tables tables={tables} unread={unread} stands={stands} onForget={forget} />}
      <OpenFile />
    </>
  );
}

/** The way into a game: play at once, or set up a table. The great door is the first thing one sees. */
function Door({ manifest: { id, great, first } }: { readonly manifest: Manifest }) {
  const { say } = useWords();
  const [bot] = first.players.flatMap((player) => (player.kind === 'bot' ? [characterOf(id, player.level).name] : []));
  const word = (key: string): string => say({ key: `door.${id}${key}`, params: bot ? { bot } : {} });
  const Picture = pictures[id];
  const Title = great ? 'h1' : 'h2';
  const play = (
    <button
      type="button"
      className={great ? 'button main big' : 'button main'}
      onClick={() => begin(id, first.options, first.players, true)}
    >
      {word('.play')}
    </button>
  );
  const note = <p className="door-note">{word('.play-note')}</p>;
  return (
    <section className={great ? 'door great' : 'door'}>
      {Picture && <Picture />}
      <div className="door-words">
        <Title>{word('')}</Title>
        <p>{word('.note')}</p>
        {great && play}
        {great && note}
        <p className="buttons">
          {!great && play}
          <Link to={`/new/${id}`} className="button">
            {word('.new')}
          </Link>
        </p>
        {!great && note}
      </div>
    </section>
  );
}
