/**
 * One's tables, on this device and far away, in one list: those that wait for one come first. How each stands, who plays, when it
 * changed; deleting one asks once, moving one online too.
 */
import type { TableInfo } from '@wartable/protocol';
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { useMe } from '../online/me.ts';
import { useWords } from '../shell/language.tsx';
import { Link } from '../shell/link.tsx';
import { SaveFile } from '../shell/save-file.tsx';
import { when } from '../shell/when.ts';
import { branches, rootOf } from '../table/branches.ts';
import { dayOfTable } from '../table/day-names.ts';
import type { Kept } from '../table/messages.ts';
import { runOfTable } from '../table/run-tables.ts';
import { anythingNamed, type Unread } from '../table/saves.ts';
import { text } from '../text/index.ts';
import type { Stand } from './stands.ts';
import './tables.css';
import '../shell/ask.css';

const FarRow = lazy(async () => ({ default: (await import('../online/far-row.tsx')).FarRow }));
const MoveOnline = lazy(async () => ({ default: (await import('../online/move.tsx')).MoveOnline }));

type Props = {
  /** Those far away, and how many of them wait for one. */
  readonly far: readonly TableInfo[];
  readonly turns: number;
  readonly tables: readonly Kept[];
  readonly unread: readonly Unread[];
  readonly stands: ReadonlyMap<string, Stand>;
  readonly onForget: (id: IDBValidKey) => Promise<void>;
};

export function Tables({ far, turns, tables, unread, stands, onForget }: Props) {
  const { say, language } = useWords();
  const served = useMe() !== undefined;
  const [asked, setAsked] = useState<Kept | Unread>();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const forgetAsked = async (): Promise<void> => {
    if (!asked) return;
    await onForget(asked.id);
    // Its button is gone with it.
    heading.current?.focus();
  };
  const title = (table: Kept | Unread): string =>
    'problem' in table ? say(text('home.unread', { id: String(table.id) })) : (stands.get(table.id)?.title ?? '');
  /** What nobody can open can be had as it is. */
  const ways = (table: Kept | Unread, isUnread: boolean) => (
    <>
      {isUnread && (
        <SaveFile name={`wartable-${String(table.id)}.json`} about={title(table)} content={() => anythingNamed(table.id)} />
      )}
      {!isUnread && served && 'record' in table && !table.over && !belongs(table.id) && (
        <Suspense fallback={null}>
          <MoveOnline players={table.players} load={async () => table} title={title(table)} seats={stands.get(table.id)} />
        </Suspense>
      )}
      {!isUnread && (
        <Link to={`/film/${String(table.id)}`} className="button small icon" label={`${say(text('play.film'))}: ${title(table)}`}>
          <svg viewBox="0 0 24 24" width={22} height={22} aria-hidden="true">
            <path
              className="line-sign"
              d="M3 5H21V19H3ZM7 5V19M17 5V19M3 9.5H7M3 14.5H7M17 9.5H21M17 14.5H21M10.5 9L14 12L10.5 15Z"
            />
          </svg>
        </Link>
      )}
      <Forget
        name={title(table)}
        onAsk={() => {
          setAsked(table);
          dialog.current?.showModal();
        }}
      />
    </>
  );
  const forked = branches();
  const isHere = (id: string): boolean => tables.some((table) => table.id === id);
  const rootFor = ({ id }: Kept): string => rootOf(id, forked, isHere);
  /** A table, and under it those that go on from a moment of it. */
  const here = (table: Kept, under: readonly Kept[], isUnder = false): ReactNode => {
    const stand = stands.get(table.id);
    // Its game is named above it.
    const named = (isUnder && stand?.from) || title(table);
    return (
      <li key={table.id}>
        <Link to={`/table/${table.id}`} className="table-link">
          <span className="table-thumb">{stand?.view !== undefined && <stand.page.Thumbnail view={stand.view} />}</span>
          <span className="table-words">
            <strong className="table-title">{named}</strong>
            <span>
              {[
                ...(stand?.problem ? [say(text(`home.${stand.problem}`))] : []),
                ...(stand?.from && !isUnder ? [stand.from] : []),
                ...(stand?.turn ? [stand.turn] : []),
                ...(table.over ? [say(text('home.over'))] : []),
                when(table.changed, language),
              ].join(' · ')}
            </span>
            <span>{stand?.who}</span>
          </span>
        </Link>
        {ways(table, stand?.problem !== undefined)}
        {under.length > 0 && <ul className="branches">{under.map((branch) => here(branch, [], true))}</ul>}
      </li>
    );
  };
  const groups = tables
    .filter((table) => rootFor(table) === table.id)
    .map((table) => {
      const under = tables.filter((one) => one.id !== table.id && rootFor(one) === table.id);
      return { first: false, changed: Math.max(table.changed, ...under.map(({ changed }) => changed)), row: here(table, under) };
    });
  const rows = [
    ...groups,
    ...far.map((table) => ({
      first: table.myTurn,
      changed: table.changed,
      row: (
        <Suspense key={table.id} fallback={<li className="coming" />}>
          <FarRow table={table} />
        </Suspense>
      ),
    })),
  ];
  return (
    <section className="your-tables">
      <h2 ref={heading} tabIndex={-1}>
        {say(text('home.tables'))}
        {turns > 0 && (
          <span className="turns" role="img" aria-label={say(text('far.turns', { n: turns }))}>
            {turns}
          </span>
        )}
      </h2>
      <ul className="tables">
        {rows
          .toSorted((one, other) => Number(other.first) - Number(one.first) || other.changed - one.changed)
          .map(({ row }) => row)}
        {unread.map((table) => (
          <li key={String(table.id)}>
            <span className="table-link">
              <span className="table-thumb" />
              <span className="table-words">
                <strong className="table-title">{title(table)}</strong>
                <span>{say(text(`home.${table.problem}`))}</span>
              </span>
            </span>
            {ways(table, true)}
          </li>
        ))}
      </ul>
      <dialog ref={dialog} className="ask" aria-labelledby="ask-title">
        <h2 id="ask-title">{say(text('home.delete-ask'))}</h2>
        <p>{asked ? say(text('home.delete-note', { title: title(asked) })) : ''}</p>
        <form method="dialog" className="buttons">
          <button type="submit" className="button">
            {say(text('home.keep'))}
          </button>
          <button type="submit" className="button main" onClick={forgetAsked}>
            {say(text('home.delete'))}
          </button>
        </form>
      </dialog>
    </section>
  );
}

function Forget({ name, onAsk }: { readonly name: string; readonly onAsk: () => void }) {
  const { say } = useWords();
  const label = say(text('home.delete'));
  return (
    <button type="button" className="button small icon" title={label} aria-label={`${label}: ${name}`} onClick={onAsk}>
      <svg viewBox="0 0 24 24" width={22} height={22} aria-hidden="true">
        <path className="line-sign" d="M4 7H20M9 7V4H15V7M6 7L7 20H17L18 7M10 11V16M14 11V16" />
      </svg>
    </button>
  );
}

/** Of a campaign or a day of this device: it stays here. */
function belongs(id: string): boolean {
  return runOfTable(id) !== undefined || dayOfTable(id) !== undefined;
}
