/** The tables on this device: how each stands, who plays, when it changed; deleting one asks once. */
import { hoth, type View } from '@wartable/hoth';
import type { Language } from '@wartable/kernel';
import { useEffect, useRef, useState } from 'react';
import { useWords } from '../app/language.tsx';
import { Link } from '../app/link.tsx';
import { sceneOf } from '../hoth/scene.ts';
import { Thumbnail } from '../hoth/thumbnail.tsx';
import type { Kept } from '../table/saves.ts';
import { text } from '../text/index.ts';
import { standOf } from './scenes.ts';
import { type Count, SEATS } from './seats.tsx';

/** The stands of tables, worked out one after another so that the page never waits. */
export function useStands(tables: readonly Kept[]): ReadonlyMap<string, View> {
  const [stands, setStands] = useState<ReadonlyMap<string, View>>(new Map());
  useEffect(() => {
    let stopped = false;
    const all = new Map<string, View>();
    const next = (at: number): void => {
      const table = tables[at];
      if (stopped || !table) return;
      const stand = standOf(table);
      if (stand) all.set(table.id, stand);
      setStands(new Map(all));
      setTimeout(next, 0, at + 1);
    };
    const timer = setTimeout(next, 0, 0);
    return () => {
      stopped = true;
      clearTimeout(timer);
    };
  }, [tables]);
  return stands;
}

/** A scenario of the box in the reader's words, one of the player's own by its title. */
export function useTitle(): (table: Kept) => string {
  const { say } = useWords();
  return ({ record }) => {
    const { scenario = '1' } = (record.options ?? {}) as { scenario?: string | { title?: string } };
    return typeof scenario === 'object' ? (scenario.title ?? '') : say({ key: `scenario.${scenario}` }, hoth.catalogue);
  };
}

function useWho(): (table: Kept) => string {
  const { say } = useWords();
  return ({ players }) =>
    players
      .map((player, seat) => {
        const name = SEATS[players.length as Count]?.[seat] ?? '';
        const who = player.kind === 'person' ? say(text('home.person')) : say(text('home.bot', { n: player.level }));
        return say(text('home.seat', { seat: say(hoth.seatName(name), hoth.catalogue), who }));
      })
      .join(' · ');
}

const MINUTE = 60_000;
const STEPS = [
  ['minute', 60],
  ['hour', 24],
  ['day', 7],
] as const;

/** "5 minutes ago"; after a week the date. */
function changedWhen(changed: number, language: Language): string {
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  let ago = (Date.now() - changed) / MINUTE;
  for (const [unit, most] of STEPS) {
    if (ago < most) return words.format(-Math.floor(ago), unit);
    ago /= most;
  }
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(changed);
}

type Props = {
  readonly tables: readonly Kept[];
  readonly stands: ReadonlyMap<string, View>;
  readonly onForget: (id: string) => void;
};

export function Tables({ tables, stands, onForget }: Props) {
  const { say, language } = useWords();
  const [asked, setAsked] = useState<Kept>();
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useTitle();
  const who = useWho();
  const ask = (table: Kept): void => {
    setAsked(table);
    dialog.current?.showModal();
  };
  return (
    <section className="your-tables">
      <h2>{say(text('home.tables'))}</h2>
      <ul className="tables">
        {tables.map((table) => {
          const stand = stands.get(table.id);
          return (
            <li key={table.id}>
              <Link to={`/table/${table.id}`} className="table-link">
                <span className="table-thumb">{stand && <Thumbnail scene={sceneOf(stand)} label="" />}</span>
                <span className="table-words">
                  <strong className="table-title">{title(table)}</strong>
                  <span>
                    {[
                      ...(stand ? [say(text('home.turn', { n: stand.turn }))] : []),
                      ...(table.over ? [say(text('home.over'))] : []),
                      changedWhen(table.changed, language),
                    ].join(' · ')}
                  </span>
                  <span>{who(table)}</span>
                </span>
              </Link>
              <button
                type="button"
                className="button small icon"
                title={say(text('home.delete'))}
                aria-label={`${say(text('home.delete'))}: ${title(table)}`}
                onClick={() => ask(table)}
              >
                <svg viewBox="0 0 24 24" width={22} height={22} aria-hidden="true">
                  <path className="trash" d="M4 7H20M9 7V4H15V7M6 7L7 20H17L18 7M10 11V16M14 11V16" />
                </svg>
              </button>
            </li>
          );
        })}
      </ul>
      <dialog ref={dialog} className="ask" aria-labelledby="ask-title">
        <h2 id="ask-title">{say(text('home.delete-ask'))}</h2>
        <p>{asked ? say(text('home.delete-note', { title: title(asked) })) : ''}</p>
        <form method="dialog" className="buttons">
          <button type="submit" className="button">
            {say(text('home.keep'))}
          </button>
          <button type="submit" className="button main" onClick={() => asked && onForget(asked.id)}>
            {say(text('home.delete'))}
          </button>
        </form>
      </dialog>
    </section>
  );
}
