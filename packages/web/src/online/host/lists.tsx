import type { HostPage } from '@wartable/protocol';
import { useWords } from '../../shell/language.tsx';
import { when } from '../../shell/when.ts';
import { text } from '../text/index.ts';
import { useGames } from '../use-games.ts';
import type { Act } from './host-page.tsx';

type Doing = { readonly busy: boolean; readonly act: (what: Act) => void };

export function Reports({ reports, busy, act }: Doing & { readonly reports: HostPage['reports'] }) {
  const { say, language } = useWords();
  return (
    <section className="room-part">
      <h2>{say(text('host.reports'))}</h2>
      {reports.length === 0 && <p>{say(text('host.reports-none'))}</p>}
      <ul className="host-list">
        {reports.map(({ id, at, by, about, text: said, details, done, person }) => (
          <li key={id} className={done ? 'done' : undefined}>
            <span>
              <small>
                {say(
                  text('host.by', {
                    about: text(`host.about-${about}`),
                    name: by ?? say(text('host.somebody')),
                    when: when(at, language),
                  }),
                )}
              </small>
              <br />
              {said}
              {details !== null && (
                <details>
                  <summary>{say(text('host.details'))}</summary>
                  <pre>{details}</pre>
                </details>
              )}
            </span>
            {!done && (
              <span className="buttons">
                {person !== null && (
                  <button
                    type="button"
                    className="button small"
                    disabled={busy}
                    onClick={() => act({ do: 'ban', person, banned: true })}
                  >
                    {say(text('host.ban'))}
                  </button>
                )}
                <button
                  type="button"
                  className="button small"
                  disabled={busy}
                  onClick={() => act({ do: 'report-done', report: id })}
                >
                  {say(text('host.done'))}
                </button>
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

export function HostTables({ tables, busy, act }: Doing & { readonly tables: HostPage['tables'] }) {
  const { say, language } = useWords();
  const told = useGames(tables);
  return (
    <section className="room-part">
      <h2>{say(text('host.tables'))}</h2>
      <ul className="host-list">
        {stoppedFirst(tables).map((table) => {
          const { title = table.game, who = '' } = told(table) ?? {};
          return (
            <li key={table.id}>
              <span>
                <strong>{title}</strong>{' '}
                <small>
                  {[table.status === 'stopped' ? say(text('host.stopped')) : '', who, when(table.changed, language)]
                    .filter(Boolean)
                    .join(' · ')}
                </small>
              </span>
              <button
                type="button"
                className="button small"
                disabled={busy}
                aria-label={say(text('host.remove-named', { title }))}
                onClick={() => act({ do: 'remove-table', table: table.id })}
              >
                {say(text('host.remove'))}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Those that only the host can do something about. */
function stoppedFirst(tables: HostPage['tables']): HostPage['tables'] {
  return tables.toSorted((one, other) => Number(other.status === 'stopped') - Number(one.status === 'stopped'));
}

export function HostPeople({ people, busy, act }: Doing & { readonly people: HostPage['people'] }) {
  const { say, language } = useWords();
  return (
    <section className="room-part">
      <h2>{say(text('host.people'))}</h2>
      <ul className="host-list">
        {people.map(({ id, name, handle, seen, banned, tables }) => (
          <li key={id}>
            <span>
              <strong>{name}</strong> {handle !== null && <small>{handle} · </small>}
              <small>{say(text('host.seen', { when: when(seen, language), n: tables }))}</small>
            </span>
            <button
              type="button"
              className="button small"
              disabled={busy}
              aria-label={say(text(banned ? 'host.unban-named' : 'host.ban-named', { name }))}
              onClick={() => act({ do: 'ban', person: id, banned: !banned })}
            >
              {say(text(banned ? 'host.unban' : 'host.ban'))}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
