/** A table far away: the room before it begins, then the same page as for a table on this device. */
import type { RoomState, TalkLine } from '@wartable/protocol';
import { useMemo, useRef } from 'react';
import { useReloadWhenNewer } from '../../online/newer.ts';
import { placeOnline } from '../../online/place.ts';
import { sayAt } from '../../online/said.ts';
import { text as far } from '../../online/text/index.ts';
import { ownBuild, theLine } from '../../online/the-line.ts';
import { useRoom } from '../../online/use-room.ts';
import { isSending } from '../../online/use-sending.ts';
import { WaitingRoom } from '../../online/waiting-room.tsx';
import { OnlineWords } from '../../online/words.tsx';
import { useWords } from '../../shell/language.tsx';
import { Link } from '../../shell/link.tsx';
import { Loading } from '../../shell/loading.tsx';
import { text } from '../../text/index.ts';
import type { Around } from '../around.ts';
import { TableScreen } from '../play.tsx';
import { SettingsDialog } from '../settings-dialog.tsx';
import { usePassing } from '../use-passing.ts';
import { FarAfterwards, isSealed } from './far-afterwards.tsx';
import { FarDialog } from './far-dialog.tsx';
import { FarNotices, LineNotice } from './far-notices.tsx';
import { ReportProblem } from './report.tsx';
import { SeatStrip } from './seat-strip.tsx';

export function AtScreen({ id }: { readonly id: string }) {
  return (
    <OnlineWords>
      <At id={id} />
    </OnlineWords>
  );
}

function At({ id }: { readonly id: string }) {
  const { say } = useWords();
  const { room, talk, refused, sawBegin, hear } = useRoom(id);
  if (refused !== undefined)
    return (
      <main className="page">
        <p className="notice" role="alert">
          {say({ key: `refused.${refused}` })}
        </p>
        <Link to="/" className="button">
          {say(text('play.home'))}
        </Link>
      </main>
    );
  if (!room)
    return (
      <>
        <Loading />
        <LineNotice table={id} newer={false} />
      </>
    );
  const { status } = room.table;
  if (status === 'open' || status === 'starting') return <Waiting room={room} onRoom={hear} />;
  return <FarTable room={room} talk={talk} sawBegin={sawBegin} />;
}

function Waiting({ room, onRoom }: { readonly room: RoomState; readonly onRoom: (room: RoomState) => void }) {
  const newer = useReloadWhenNewer(false);
  return (
    <WaitingRoom room={room} onRoom={onRoom} tools={<SettingsDialog />}>
      <LineNotice table={room.table.id} newer={newer} />
    </WaitingRoom>
  );
}

/** How long one reads why something was refused, in milliseconds. */
const READING = 5000;

type FarTableProps = { readonly room: RoomState; readonly talk: readonly TalkLine[]; readonly sawBegin: boolean };

function FarTable({ room, talk, sawBegin }: FarTableProps) {
  const { say } = useWords();
  const [refused, setRefused] = usePassing<string>(READING);
  const { table } = room;
  const { id, game, mine, seats } = table;
  const saw = useRef({ begin: sawBegin, changed: table.changed });
  saw.current = { begin: sawBegin, changed: table.changed };
  const place = useMemo(
    () =>
      placeOnline(
        id,
        game,
        () => saw.current.begin,
        () => saw.current.changed,
      ),
    [id, game],
  );
  const newer = useReloadWhenNewer(table.status === 'running' && table.myTurn);
  const all = (details: () => object): object => ({ ...aboutPage(), room, ...details() });
  const around: Around = {
    notices: (page, details) => (
      <>
        {page && <SeatStrip room={room} page={page} />}
        <FarNotices room={room} page={page} newer={newer} details={() => all(details)} />
        {refused !== undefined && (
          <p className="notice" role="status">
            {say({ key: `refused.${refused}` })}
          </p>
        )}
      </>
    ),
    tools: (page, details) => (
      <FarDialog room={room} talk={talk} page={page}>
        <section>
          <ReportProblem table={id} details={() => all(details)} />
        </section>
      </FarDialog>
    ),
    afterwards: (onLookBack) => <FarAfterwards room={room} onLookBack={onLookBack} />,
    undo: table.agreement.undo,
    askTakeback: () => void sayAt(id, { say: 'ask', what: 'takeback' }).then((fate) => fate !== 'done' && setRefused(fate)),
    sealed: isSealed(room),
    // In a ranking everybody thinks for himself.
    hints: !table.day && !seats.some(({ sitter }, seat) => sitter.kind === 'person' && seat !== mine),
    isSending: () => isSending(id),
    stopped: table.status === 'stopped' ? far('at.stopped') : undefined,
  };
  return <TableScreen place={place} around={around} />;
}

/** What somebody who looks for the fault wants to know of the page. */
function aboutPage(): object {
  const { is, since } = theLine().state();
  return {
    build: ownBuild(),
    browser: navigator.userAgent,
    language: document.documentElement.lang,
    size: [innerWidth, innerHeight],
    line: { is, since },
  };
}
