/** Films by their addresses: of a table on this device ("/film/<id>"), and of a finished one on a server ("/replay/<id>"). */
import { type MatchRecord, seatAt, type Viewer } from '@wartable/kernel';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { usePage } from '../../games/pages.ts';
import { isSealed, recordAt } from '../../online/place.ts';
import { OnlineWords } from '../../online/words.tsx';
import { useWords } from '../../shell/language.tsx';
import { Link } from '../../shell/link.tsx';
import { Loading } from '../../shell/loading.tsx';
import { SaveFile } from '../../shell/save-file.tsx';
import { beginFrom, beginFromRecord } from '../../table/begin.ts';
import type { Kept } from '../../table/messages.ts';
import type { Reviewed } from '../../table/review-work.ts';
import { reviewOf } from '../../table/reviews.ts';
import { tableNamed } from '../../table/saves.ts';
import { text as shared } from '../../text/index.ts';
import { against } from '../against.ts';
import { Verify } from '../far/verify.tsx';
import { type LookedBack, seatsToReview, useLookedBack } from '../use-review.ts';
import { FilmTable, type Moment } from './film-table.tsx';
import { type GoesOn, GoOn } from './go-on.tsx';
import { ShareLink } from './share-link.tsx';
import { text } from './text/index.ts';
import { useFilm } from './use-film.ts';
import { FilmWords } from './words.tsx';

/** A table of this device; while it goes on, what the one person at it has seen, or what everybody has. */
export function DeviceFilm({ id }: { readonly id: string }) {
  const [kept, setKept] = useState<Kept | 'none'>();
  useEffect(() => {
    tableNamed(id).then(
      (found) => setKept(found ?? 'none'),
      () => setKept('none'),
    );
  }, [id]);
  if (kept === undefined) return <Loading />;
  if (kept === 'none') return <Nothing line="film.missing" />;
  return (
    <FilmWords game={kept.game}>
      <OfKept kept={kept} />
    </FilmWords>
  );
}

function OfKept({ kept }: { readonly kept: Kept }) {
  const { say } = useWords();
  const { id, players, over, seed } = kept;
  const [record] = useState<MatchRecord>(() => ({ ...kept.record, seed }));
  const people = players.flatMap(({ kind }, seat) => (kind === 'person' ? [seatAt(seat)] : []));
  const own: Viewer = people.length === 1 ? (people[0] ?? 'spectator') : 'spectator';
  return (
    <OfRecord
      record={record}
      first={own}
      people={players.map(({ kind }) => kind === 'person')}
      {...(over ? { onGoOn: (fork, others) => void beginFrom(id, fork, others) } : { only: own })}
      ways={(at) => (
        <div className="buttons">
          <Link to={`/table/${id}`} className="button small">
            {say(text('film.table'))}
          </Link>
          <ShareLink content={over ? { record } : { seen: at.film }} at={at} />
          {over && <SaveFile name={`wartable-${id}.json`} content={async () => record} ready={record} />}
        </div>
      )}
    />
  );
}

/** A finished match far away: also checked and kept if one likes. */
export function FarFilm({ id }: { readonly id: string }) {
  const [record, setRecord] = useState<MatchRecord | 'none' | 'sealed'>();
  useEffect(() => {
    recordAt(id).then(setRecord, (error) => setRecord(isSealed(error) ? 'sealed' : 'none'));
  }, [id]);
  if (record === undefined) return <Loading />;
  if (record === 'sealed') return <Nothing line="film.sealed" table={`/at/${id}`} />;
  if (record === 'none') return <Nothing line="film.not-yet" table={`/at/${id}`} />;
  return (
    <OnlineWords>
      <FilmWords game={record.game}>
        <OfRecord
          record={record}
          first="spectator"
          onGoOn={(fork, players) => void beginFromRecord(record, fork, players ?? [])}
          ways={(at) => <FarWays id={id} record={record} at={at} />}
        />
      </FilmWords>
    </OnlineWords>
  );
}

function FarWays({ id, record, at }: { readonly id: string; readonly record: MatchRecord; readonly at: Moment }) {
  const { say } = useWords();
  return (
    <div className="film-check">
      <Verify table={id} />
      <div className="buttons">
        <ShareLink content={{ record }} at={at} />
        <SaveFile name={`wartable-${id}.json`} content={async () => record} ready={record} />
        <Link to={`/at/${id}`} className="button">
          {say(text('film.table'))}
        </Link>
      </div>
    </div>
  );
}

type OfRecordProps = {
  readonly record: MatchRecord;
  readonly first: Viewer;
  /** While it goes on: whose eyes alone. */
  readonly only?: Viewer;
  readonly ways: (at: Moment) => ReactNode;
  readonly framed?: boolean;
  /** In which seats people of this device sat; nowhere where nothing is said. */
  readonly people?: readonly boolean[];
  /** Where one may go on from a moment of it. */
  readonly onGoOn?: GoesOn;
};

export function OfRecord({ record, first, only, ways, framed = false, people, onGoOn }: OfRecordProps) {
  const { say } = useWords();
  const page = usePage(record.game);
  const filmed = useFilm(record, only);
  const looked = useLookedBackAt(record, people, only === undefined && !framed);
  if (filmed === undefined) return <Loading />;
  if (filmed === 'failed') return <Nothing line="film.not-yet" />;
  if ('wrong' in filmed) {
    const { at, text: reason } = filmed.wrong;
    return <Trouble line={say(text('film.wrong', { at, reason }))} />;
  }
  const { film } = filmed;
  const same = people?.includes(true) ?? false;
  const retry = onGoOn && retryWith(onGoOn, film.seats, same, looked?.found);
  return (
    <>
      {page.Art && <page.Art />}
      <FilmTable
        page={page}
        film={film}
        first={first}
        looked={looked}
        onRetry={retry}
        framed={framed}
        ways={(at) => (
          <>
            {onGoOn && <GoOn telling={page.telling} at={at} same={same} onGoOn={onGoOn} />}
            {ways(at)}
          </>
        )}
      />
    </>
  );
}

/** From a decision that cost much: with those who played it, or against bots in the seat that made it. */
function retryWith(onGoOn: GoesOn, seats: readonly string[], same: boolean, found: Reviewed | undefined) {
  return (entry: number): void => {
    const seat = found?.review.seats.find(({ decisions }) => decisions.some((one) => one.entry === entry))?.seat ?? 0;
    onGoOn({ entry, turn: found?.turns.get(entry) ?? 1 }, same ? undefined : against(seats, seat));
  };
}

/** The look back at a match that is over: the one there is, or one to ask for. */
function useLookedBackAt(record: MatchRecord, people: readonly boolean[] | undefined, mayLook: boolean): LookedBack | undefined {
  const who = JSON.stringify(people ?? record.players.map(() => false));
  const job = useMemo(() => (mayLook ? reviewOf(record, seatsToReview(JSON.parse(who))) : undefined), [record, who, mayLook]);
  const looked = useLookedBack(job);
  return mayLook ? looked : undefined;
}

type Missing = 'film.missing' | 'film.not-yet' | 'film.sealed';

function Nothing({ line, table }: { readonly line: Missing; readonly table?: string }) {
  return (
    <FilmWords>
      <Said line={line} table={table} />
    </FilmWords>
  );
}

function Said({ line, table }: { readonly line: Missing; readonly table: string | undefined }) {
  const { say } = useWords();
  return <Trouble line={say(text(line))} table={table} />;
}

export function Trouble({ line, table }: { readonly line: string; readonly table?: string | undefined }) {
  const { say } = useWords();
  return (
    <main className="page">
      <p className="notice" role="alert">
        {line}
      </p>
      <p className="buttons">
        {table !== undefined && (
          <Link to={table} className="button">
            {say(text('film.table'))}
          </Link>
        )}
        <Link to="/" className="button">
          {say(shared('play.home'))}
        </Link>
      </p>
    </main>
  );
}
