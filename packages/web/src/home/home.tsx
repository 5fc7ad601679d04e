import pictures from 'virtual:games/doors';
import type { Manifest } from '@wartable/games/manifest';
import { lazy, Suspense, useEffect, useState } from 'react';
import { MANIFESTS } from '../games/manifests.ts';
import { useOnline } from '../online/me.ts';
import { byUrgency } from '../online/urgency.ts';
import { characterOf } from '../shell/characters.ts';
import { keepWord, keptWord } from '../shell/kept.ts';
import { useWords } from '../shell/language.tsx';
import { Link } from '../shell/link.tsx';
import { RETURNING } from '../shell/route.ts';
import { begin } from '../table/begin.ts';
import { text } from '../text/index.ts';
import { Continue, NothingYet } from './continue.tsx';
import { OpenFile } from './open-file.tsx';
import { Tables } from './tables.tsx';
import { Today } from './today.tsx';
import { useShelf } from './use-shelf.tsx';
import './home.css';

const ContinueFar = lazy(async () => ({ default: (await import('./continue-far.tsx')).ContinueFar }));

/** Whether there was something to continue when one looked last: then its place is kept from the start, and nothing jumps. */
const CONTINUES = 'wartable.continues';

export function Home() {
  const { say } = useWords();
  const { tables, unread, problem, isLooking, stands, mine, forget, beside } = useShelf();
  const online = useOnline();
  const far = (mine?.tables ?? []).filter(({ status }) => status !== 'over').sort(byUrgency);
  const [urgent] = far.filter(({ status }) => status !== 'stopped');
  const [last] = tables.filter(({ id, over }) => !over && stands.get(id)?.problem === undefined);
  const goesFar = urgent !== undefined && (urgent.myTurn || last === undefined || urgent.changed > last.changed);
  const [expected] = useState(() => keptWord(CONTINUES) !== null);
  const continues = goesFar ? urgent.id : last?.id;
  useEffect(() => {
    if (!isLooking) keepWord(CONTINUES, continues ?? null);
  }, [isLooking, continues]);
  return (
    <>
      {goesFar ? (
        <Suspense fallback={<NothingYet />}>
          <ContinueFar table={urgent} Picture={pictures[urgent.game]} />
        </Suspense>
      ) : last ? (
        <Continue table={last} stand={stands.get(last.id)} />
      ) : (
        isLooking && expected && <NothingYet />
      )}
      {MANIFESTS.filter(({ great }) => great).map((manifest) => (
        <Door key={manifest.id} manifest={manifest} />
      ))}
      <div className="doors">
        {MANIFESTS.filter(({ great }) => !great).map((manifest) => (
          <Door key={manifest.id} manifest={manifest} />
        ))}
      </div>
      <div className="learn-rows">
        <Link to="/learn" className="learn-row">
          <strong>{say(text('home.learn'))}</strong>
          <span>{say(text('home.learn-note'))}</span>
        </Link>
        <Link to="/puzzles" className="learn-row">
          <strong>{say(text('home.puzzles'))}</strong>
          <span>{say(text('home.puzzles-note'))}</span>
        </Link>
        {RETURNING.map((place) =>
          place === 'daily' ? (
            <Today key={place} />
          ) : (
            <Link key={place} to={`/${place}`} className="learn-row">
              <strong>{say(text(`home.${place}`))}</strong>
              <span>{say(text(`home.${place}-note`))}</span>
            </Link>
          ),
        )}
      </div>
      {beside}
      {problem && (
        <p className="notice" role="alert">
          {say(text(`trouble.${problem}`))}
        </p>
      )}
      {tables.length + unread.length + far.length > 0 && (
        <Tables far={far} turns={mine?.turns ?? 0} tables={tables} unread={unread} stands={stands} onForget={forget} />
      )}
      <OpenFile />
      {online.state === 'none' && <p className="no-server">{say(text('far.no-server'))}</p>}
    </>
  );
}

/** The way into a game: play at once, or set up a table, here or far away. The great door is the first thing one sees. */
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
          <FarAway id={id} first={first} />
          <Link to={`/new/${id}`} className="button">
            {word('.new')}
          </Link>
          <Link to={`/rules/${id}`} className="button">
            {say(text('rules.title'))}
          </Link>
        </p>
        {!great && note}
      </div>
    </section>
  );
}

/** One tap sets up a table far away, and the next shares its link. A game for one is kept there. */
function FarAway({ id, first }: Pick<Manifest, 'id' | 'first'>) {
  const { say } = useWords();
  const online = useOnline();
  const [trouble, setTrouble] = useState<string>();
  const [busy, setBusy] = useState(false);
  if (online.state === 'none' || (online.state === 'looking' && !online.expected)) return null;
  const seats = first.players.map((_, seat) => (seat === 0 ? ({ kind: 'me' } as const) : ({ kind: 'open' } as const)));
  const create = async (): Promise<void> => {
    setBusy(true);
    setTrouble(undefined);
    const [{ createTable }, { whyNot }] = await Promise.all([import('../online/create.ts'), import('../online/api.ts')]);
    await createTable({ game: id, options: first.options as Record<string, unknown>, seats }).catch((error: unknown) =>
      setTrouble(say(whyNot(error))),
    );
    setBusy(false);
  };
  return (
    <>
      <button type="button" className="button" disabled={busy || online.state === 'looking'} onClick={() => void create()}>
        {say(text(seats.length === 1 ? 'far.keep' : 'far.friend'))}
      </button>
      {trouble !== undefined && <span role="alert">{trouble}</span>}
    </>
  );
}
