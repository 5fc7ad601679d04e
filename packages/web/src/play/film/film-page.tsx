/** Films by their addresses: of a table on this device ("/film/<id>"), and of a finished one on a server ("/replay/<id>"). */
import { type MatchRecord, seatAt, type Viewer } from '@wartable/kernel';
import { type ReactNode, useEffect, useState } from 'react';
import { usePage } from '../../games/pages.ts';
import { recordAt } from '../../online/place.ts';
import { OnlineWords } from '../../online/words.tsx';
import { useWords } from '../../shell/language.tsx';
import { Link } from '../../shell/link.tsx';
import { Loading } from '../../shell/loading.tsx';
import { SaveFile } from '../../shell/save-file.tsx';
import { beginFrom } from '../../table/begin.ts';
import type { Kept } from '../../table/messages.ts';
import { tableNamed } from '../../table/saves.ts';
import { text as shared } from '../../text/index.ts';
import { Verify } from '../far/verify.tsx';
import { FilmTable, type Moment } from './film-table.tsx';
import { nextEntry } from './reel.ts';
import { ShareLink } from './share-link.tsx';
import { text } from './text/index.ts';
import { useFilm } from './use-film.ts';
import { type TurningPoints, useTurningPoints } from './use-turning-points.ts';
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
      {...(over ? {} : { only: own })}
      ways={(at) => (
        <div className="buttons">
          <Link to={`/table/${id}`} className="button small">
            {say(text('film.table'))}
          </Link>
          {over && people.length > 0 && <GoOn id={id} at={at} />}
          <ShareLink content={over ? { record } : { seen: at.film }} at={at} />
        </div>
      )}
    />
  );
}

/** A table of its own that goes on after what is seen here, with the same players; at the end there is nothing to go on with. */
function GoOn({ id, at: { film, reel, place } }: { readonly id: string; readonly at: Moment }) {
  const { say } = useWords();
  const entry = nextEntry(film, reel, place);
  if (entry === undefined) return null;
  return (
    <button type="button" className="button small" onClick={() => void beginFrom(id, entry)}>
      {say(text('film.go-on'))}
    </button>
  );
}

/** A finished match far away: also checked and kept if one likes. */
export function FarFilm({ id }: { readonly id: string }) {
  const [record, setRecord] = useState<MatchRecord | 'none'>();
  useEffect(() => {
    recordAt(id).then(setRecord, () => setRecord('none'));
  }, [id]);
  if (record === undefined) return <Loading />;
  if (record === 'none') return <Nothing line="film.not-yet" table={`/at/${id}`} />;
  return (
    <OnlineWords>
      <FilmWords game={record.game}>
        <OfRecord record={record} first="spectator" ways={(at) => <FarWays id={id} record={record} at={at} />} />
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
        <SaveFile name={`wartable-${id}.json`} content={async () => record} />
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
  readonly only?: Viewer;
  readonly ways: (at: Moment) => ReactNode;
  readonly framed?: boolean;
};

export function OfRecord({ record, first, only, ways, framed = false }: OfRecordProps) {
  const { say } = useWords();
  const page = usePage(record.game);
  const filmed = useFilm(record, only);
  const [points, look] = useTurningPoints(record);
  if (filmed === undefined) return <Loading />;
  if (filmed === 'failed') return <Nothing line="film.not-yet" />;
  if ('wrong' in filmed) {
    const { at, text: reason } = filmed.wrong;
    return <Trouble line={say(text('film.wrong', { at, reason }))} />;
  }
  return (
    <>
      {page.Art && <page.Art />}
      <FilmTable
        page={page}
        film={filmed.film}
        first={first}
        costly={points.entries}
        framed={framed}
        ways={(at) => (
          <>
            {only === undefined && !framed && <LookForPoints points={points} onLook={look} />}
            {ways(at)}
          </>
        )}
      />
    </>
  );
}

function LookForPoints({
  points: { state, progress, entries },
  onLook,
}: {
  readonly points: TurningPoints;
  readonly onLook: () => void;
}) {
  const { say } = useWords();
  return (
    <div className="film-points">
      {state === 'looking' ? (
        <progress value={progress} aria-label={say(shared('back.working'))} />
      ) : (
        state !== 'found' && (
          <button type="button" className="button small" onClick={onLook}>
            {say(text('film.points'))}
          </button>
        )
      )}
      <p role="status">
        {state === 'found' && say(entries.length === 0 ? shared('back.none') : text('film.points-found', { n: entries.length }))}
        {state === 'failed' && say(shared('back.failed'))}
      </p>
    </div>
  );
}

function Nothing({ line, table }: { readonly line: 'film.missing' | 'film.not-yet'; readonly table?: string }) {
  return (
    <FilmWords>
      <Said line={line} table={table} />
    </FilmWords>
  );
}

function Said({ line, table }: { readonly line: 'film.missing' | 'film.not-yet'; readonly table: string | undefined }) {
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
