/** Play far apart: one's games, tables that wait for somebody, and what has ended lately. */
import type { TableInfo } from '@wartable/protocol';
import { MANIFESTS } from '../games/manifests.ts';
import { api } from '../online/api.ts';
import { FarRow } from '../online/far-row.tsx';
import { beSomebody, useOnline } from '../online/me.ts';
import { useLobby } from '../online/tables.ts';
import { text } from '../online/text/index.ts';
import { InTrouble, TroubleNotice } from '../online/trouble.tsx';
import { useAsking } from '../online/use-asking.ts';
import { useGames } from '../online/use-games.ts';
import { OnlineWords } from '../online/words.tsx';
import { useWords } from '../shell/language.tsx';
import { Link } from '../shell/link.tsx';
import { Loading } from '../shell/loading.tsx';
import { go } from '../shell/route.ts';
import { text as shared } from '../text/index.ts';
import { Tables } from './tables.tsx';
import { useShelf } from './use-shelf.tsx';
import './online-page.css';

export function OnlinePage() {
  return (
    <OnlineWords>
      <Page />
    </OnlineWords>
  );
}

/** As many finished ones as anybody looks through. */
const LATELY = 12;

function Page() {
  const { say } = useWords();
  const online = useOnline();
  const { tables, unread, stands, mine, forget, beside } = useShelf();
  const lobby = useLobby();
  if (online.state === 'looking') return online.trouble ? <InTrouble /> : <Loading />;
  if (online.state === 'none') return <p className="notice">{say(shared('far.no-server'))}</p>;
  const { person } = online.me;
  const all = mine?.tables ?? [];
  const going = all.filter(({ status }) => status !== 'over');
  const over = all.filter(({ status }) => status === 'over').sort((a, b) => b.changed - a.changed);
  const others = (lobby ?? []).filter((table) => table.mine === null);
  return (
    <>
      <div className="online-head">
        <h1>{say(shared('far.online'))}</h1>
        <Link to="/me" className="button">
          {person ? say(text('lobby.you', { name: person.name })) : say(text('lobby.stranger'))}
        </Link>
      </div>
      {beside}
      {!person && <TroubleNotice />}
      {going.length + tables.length + unread.length > 0 ? (
        <Tables far={going} turns={mine?.turns ?? 0} tables={tables} unread={unread} stands={stands} onForget={forget} />
      ) : (
        <p>{say(text('lobby.mine-none'))}</p>
      )}
      <section className="your-tables">
        <h2>{say(text('lobby.title'))}</h2>
        <Lobby tables={others} />
        <p className="buttons online-new">
          {MANIFESTS.map(({ id }) => (
            <Link key={id} to={`/new/${id}?where=online`} className="button">
              {say({ key: `door.${id}` })}
            </Link>
          ))}
          <Link to="/pairs" className="button">
            {say(text('pairs.title'))}
          </Link>
        </p>
      </section>
      {over.length > 0 && (
        <section className="your-tables">
          <h2>{say(text('lobby.finished'))}</h2>
          <ul className="tables">
            {over.slice(0, LATELY).map((table) => (
              <FarRow key={table.id} table={table} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** Whoever joins sits at once, in the first seat that is free. */
function Lobby({ tables }: { readonly tables: readonly TableInfo[] }) {
  const { say } = useWords();
  const { busy, trouble, ask } = useAsking();
  const told = useGames(tables);
  const join = (id: string): void =>
    void ask(async () => {
      await beSomebody();
      await api.join(id);
      go(`/at/${id}`);
    });
  return (
    <>
      {trouble && (
        <p className="notice" role="alert">
          {say(trouble)}
        </p>
      )}
      {tables.length === 0 ? (
        <p>{say(text('lobby.none'))}</p>
      ) : (
        <ul className="tables" aria-live="polite">
          {tables.map((table) => (
            <FarRow key={table.id} table={table}>
              <button
                type="button"
                className="button main"
                disabled={busy}
                aria-label={say(text('lobby.join-named', { title: told(table)?.title ?? '' }))}
                onClick={() => join(table.id)}
              >
                {say(text('lobby.join'))}
              </button>
            </FarRow>
          ))}
        </ul>
      )}
    </>
  );
}
