/** A battle that two pairs play twice: set up, waited for, and what each pair has made of it. */
import type { DuplicateState } from '@wartable/protocol';
import { useEffect, useState } from 'react';
import { usePage } from '../../games/pages.ts';
import { GameWords, useWords } from '../../shell/language.tsx';
import { Link } from '../../shell/link.tsx';
import { Loading } from '../../shell/loading.tsx';
import { go } from '../../shell/route.ts';
import { api, whyNot } from '../api.ts';
import { Invite } from '../invite.tsx';
import { beSomebody, useMe, useOnline } from '../me.ts';
import { NameField, useOwnName } from '../name-field.tsx';
import { paceText } from '../terms.ts';
import { text } from '../text/index.ts';
import { useAsking } from '../use-asking.ts';
import { OnlineWords } from '../words.tsx';
import { NewPairs } from './new-pairs.tsx';
import { PairsResult } from './pairs-result.tsx';
import '../part.css';
import '../waiting-room.css';
import './pairs.css';

/** Without an id, a new one. */
export function PairsPage({ id }: { readonly id: string | undefined }) {
  return (
    <OnlineWords>
      <Page id={id} />
    </OnlineWords>
  );
}

function Page({ id }: { readonly id: string | undefined }) {
  const { say } = useWords();
  const online = useOnline();
  if (online.state === 'looking') return <Loading />;
  if (online.state === 'none') return <p className="notice">{say(text('pairs.no-server'))}</p>;
  return id === undefined ? <NewPairs /> : <OfId id={id} />;
}

/** Asked again so often, in milliseconds, as long as something can happen. */
const EVERY = 3000;

function OfId({ id }: { readonly id: string }) {
  const { say } = useWords();
  const me = useMe()?.person?.id;
  const [state, setState] = useState<DuplicateState>();
  const [trouble, setTrouble] = useState<unknown>();
  const isOver = state?.result != null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: somebody else has another place
  useEffect(() => {
    if (isOver) return;
    let gone = false;
    const look = (): void => {
      if (document.visibilityState === 'hidden') return;
      api.pairs(id).then(
        (found) => gone || setState(found),
        (error) => gone || setTrouble(error),
      );
    };
    look();
    const timer = setInterval(look, EVERY);
    return () => {
      gone = true;
      clearInterval(timer);
    };
  }, [id, me, isOver]);
  if (state)
    return (
      <GameWords game={state.game}>
        <Pairs state={state} onState={setState} />
      </GameWords>
    );
  if (trouble === undefined) return <Loading />;
  return (
    <p className="notice" role="alert">
      {say(whyNot(trouble))}
    </p>
  );
}

type Props = { readonly state: DuplicateState; readonly onState: (state: DuplicateState) => void };

function Pairs({ state, onState }: Props) {
  const { say, language } = useWords();
  const { id, game, options, mine, places, pace, tables, result } = state;
  const me = useMe();
  const page = usePage(game);
  const own = useOwnName();
  const asking = useAsking();
  const named = page.titleOf(options);
  const title = typeof named === 'string' ? named : say(named);
  const isFull = tables.length > 0;
  const table = mine === null ? undefined : tables[places[mine]?.table ?? 0];
  const sit = (place: number): void =>
    void asking.ask(async () => {
      await beSomebody(own.fits ? own.name.trim() : undefined);
      onState(await api.joinPairs(id, place));
    });
  const leave = (): void => void asking.ask(() => api.leavePairs(id)).then((left) => left && go('/online'));
  return (
    <div className="room pairs">
      <div className="room-title">
        <h1>{say(text('pairs.title'))}</h1>
        <p>{`${title} · ${say(paceText(pace, language))}`}</p>
      </div>
      {asking.trouble && (
        <p className="notice" role="alert">
          {say(asking.trouble)}
        </p>
      )}
      {result && <PairsResult state={state} result={result} />}
      <section className="room-part">
        {mine === null && !isFull && <NameField own={own} />}
        {([0, 1] as const).map((pair) => (
          <div key={pair} className="pairs-pair">
            <h2>{say(text(pair === 0 ? 'pairs.first' : 'pairs.second'))}</h2>
            <ul className="room-seats">
              {places.map((place, i) => {
                if (place.pair !== pair) return null;
                const seat = say(page.telling.seatName(state.seats[place.seat] ?? ''));
                const where = say(text('pairs.place', { seat, table: place.table + 1 }));
                return (
                  <li key={where} className={place.seat === 0 ? 'rebel' : undefined}>
                    <span className="room-seat">
                      <strong>{where}</strong>
                      {place.person ? (
                        <span>{i === mine ? say(text('room.you', { name: place.person.name })) : place.person.name}</span>
                      ) : (
                        <span className="room-free">{say(text('room.free'))}</span>
                      )}
                    </span>
                    {!place.person && mine === null && !isFull && (
                      <button
                        type="button"
                        className="button"
                        disabled={asking.busy}
                        aria-label={say(text('pairs.sit-named', { place: where }))}
                        onClick={() => sit(i)}
                      >
                        {say(text('room.sit-here'))}
                      </button>
                    )}
                  </li>
                );
              })}
            </ul>
          </div>
        ))}
        <div role="status">
          {!isFull && <p className="room-note">{say(text('pairs.waits'))}</p>}
          {!result &&
            tables.map(({ id: one, over }, i) => (
              <p key={one}>{say(text(over ? 'pairs.over' : 'pairs.going', { table: i + 1 }))}</p>
            ))}
        </div>
        {table && (
          <p className="buttons">
            <Link to={`/at/${table.id}`} className={table.over ? 'button' : 'button main'}>
              {say(text('pairs.to-table'))}
            </Link>
          </p>
        )}
        {!isFull && mine !== null && (
          <p className="buttons">
            <button type="button" className="button small" disabled={asking.busy} onClick={leave}>
              {say(text('pairs.stand-up'))}
            </button>
          </p>
        )}
      </section>
      {!isFull && mine !== null && me && (
        <div className="room-part">
          <Invite me={me} id={id} title={title} path={`/pairs/${id}`} />
        </div>
      )}
      {!result && (
        <section className="room-part">
          <p>{say(text('pairs.what'))}</p>
          <p className="room-note">{say(text('pairs.sealed'))}</p>
        </section>
      )}
    </div>
  );
}
