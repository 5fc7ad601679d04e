/** What is to be known or answered at a table far away: the line, those who are gone, what others ask. */
import type { RoomState } from '@wartable/protocol';
import { useState } from 'react';
import { Announcement } from '../../online/head.tsx';
import { reload } from '../../online/newer.ts';
import { sayAt } from '../../online/said.ts';
import { text } from '../../online/text/index.ts';
import { theLine, useLineState } from '../../online/the-line.ts';
import { useLasting } from '../../online/use-lasting.ts';
import { useFailing, useSending } from '../../online/use-sending.ts';
import { useWords } from '../../shell/language.tsx';
import { Link } from '../../shell/link.tsx';
import { SaveFile } from '../../shell/save-file.tsx';
import { text as shared } from '../../text/index.ts';
import type { GamePage } from '../game-page.ts';
import { ReportProblem } from './report.tsx';
import { whoIs } from './seat-strip.tsx';

/** A line that is back at once was never gone, in milliseconds. */
const GONE = 1500;

type Props = {
  readonly room: RoomState;
  readonly page: GamePage | undefined;
  readonly newer: boolean;
  /** What the page shows. */
  readonly details: () => object;
};

export function FarNotices({ room, page, newer, details }: Props) {
  return (
    <>
      {room.table.status === 'stopped' && <Stopped table={room.table.id} details={details} />}
      <LineNotice table={room.table.id} newer={newer} />
      {page && <Asked room={room} page={page} />}
      {page && <Absent room={room} page={page} />}
      {page && <Rematch room={room} />}
    </>
  );
}

/** How the line to the server is. */
export function LineNotice({ table, newer }: { readonly table: string; readonly newer: boolean }) {
  const { say } = useWords();
  const { is, trouble, elsewhere } = useLineState();
  const gone = useLasting(is === 'gone', GONE);
  const sending = useSending(table);
  const failing = useFailing(table);
  const kept = sending ? '-kept' : '';
  const line = gone
    ? text(`at.line-gone${kept}`)
    : trouble
      ? text(`at.trouble${kept}`)
      : elsewhere.includes(table)
        ? shared('refused.elsewhere')
        : failing
          ? text('at.failing')
          : sending
            ? text('at.sending')
            : undefined;
  return (
    <>
      {line && (
        <div className={`notice line-state${trouble && !gone ? ' lasting' : ''}`} role="status">
          <p>{say(line)}</p>
          {failing && (
            <button type="button" className="button small" onClick={() => theLine().withdraw(table)}>
              {say(text('at.withdraw'))}
            </button>
          )}
        </div>
      )}
      <Announcement />
      {newer && (
        <div className="notice" role="status">
          <p>{say(text('at.newer'))}</p>
          <button type="button" className="button small" onClick={() => reload()}>
            {say(text('at.reload'))}
          </button>
        </div>
      )}
    </>
  );
}

/** Nobody can go on: what there is can be kept, and the host be told more. */
function Stopped({ table, details }: { readonly table: string; readonly details: () => object }) {
  const { say } = useWords();
  return (
    <div className="notice" role="status">
      <p>{say(shared('refused.stopped'))}</p>
      <div className="buttons">
        <Link to="/online" className="button small">
          {say(text('at.to-mine'))}
        </Link>
        <SaveFile name={`wartable-${table}.json`} content={async () => details()} />
        <ReportProblem table={table} details={details} />
      </div>
    </div>
  );
}

type OfRoom = { readonly room: RoomState; readonly page: GamePage };

/** What others ask of us, and we of them. */
function Asked({ room: { table, asks }, page }: OfRoom) {
  const { say } = useWords();
  const { id, mine, seats } = table;
  // Who has said no before gets a way to hear no more of it.
  const [refused, setRefused] = useState(false);
  if (mine === null) return null;
  return asks.map(({ id: ask, what, seat, agreed }) => {
    const sitter = seats[seat]?.sitter;
    const name = sitter ? whoIs(page, sitter, say) : '';
    const reply = (yes: boolean): void => {
      setRefused((before) => before || !yes);
      sayAt(id, { say: 'reply', ask, yes });
    };
    if (seat === mine)
      return (
        <div key={ask} className="notice" role="status">
          <p>{say(text(`at.asked-${what}`))}</p>
          <button type="button" className="button small" onClick={() => reply(false)}>
            {say(text('at.ask-withdraw'))}
          </button>
        </div>
      );
    if (agreed.includes(mine)) return null;
    return (
      <div key={ask} className="notice" role="alert">
        <p>{say(text(`at.asks-${what}`, { name }))}</p>
        <p className="buttons">
          <button type="button" className="button small" onClick={() => reply(false)}>
            {say(text('at.ask-no'))}
          </button>
          <button type="button" className="button small" onClick={() => reply(true)}>
            {say(text(`at.ask-yes-${what}`))}
          </button>
          {refused && (
            <button
              type="button"
              className="button small plain"
              onClick={() => {
                reply(false);
                sayAt(id, { say: 'no-asking', on: true });
              }}
            >
              {say(text('at.ask-stop'))}
            </button>
          )}
        </p>
      </div>
    );
  });
}

/** Those who have vanished, what is offered then, and the way back into one's own seat. */
function Absent({ room: { table, claimable }, page }: OfRoom) {
  const { say } = useWords();
  const { id, mine, seats, status, agreement } = table;
  if (status !== 'running' || mine === null) return null;
  return seats.map(({ name, sitter }, seat) => {
    if (sitter.kind !== 'person') return null;
    if (seat === mine)
      return sitter.bot === null ? null : (
        <div key={name} className="notice" role="status">
          <p>{say(text('at.bot-for-you'))}</p>
          <button type="button" className="button small" onClick={() => sayAt(id, { say: 'take-back-seat' })}>
            {say(text('at.take-seat-back'))}
          </button>
        </div>
      );
    if (sitter.here || sitter.bot !== null || agreement.pace.kind === 'slow') return null;
    const who = whoIs(page, sitter, say);
    return (
      <div key={name} className="notice" role="status">
        <p>{say(text(claimable.includes(seat) ? `at.vanished-${agreement.absent}` : 'at.vanished', { name: who }))}</p>
        {claimable.includes(seat) && (
          <button type="button" className="button small" onClick={() => sayAt(id, { say: 'claim', seat })}>
            {say(text(`at.claim-${agreement.absent}`))}
          </button>
        )}
      </div>
    );
  });
}

function Rematch({ room: { rematch, table } }: { readonly room: RoomState }) {
  const { say } = useWords();
  if (rematch === null || table.status !== 'over') return null;
  return (
    <div className="notice" role="status">
      <p>{say(text('at.rematch-waits'))}</p>
      <Link to={`/at/${rematch}`} className="button small">
        {say(text('at.rematch-go'))}
      </Link>
    </div>
  );
}
