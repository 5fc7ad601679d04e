import '../style/home.css';
import { HothPicture } from '@wartable/hoth/page/picture.tsx';
import { Fragment, useEffect, useState } from 'react';
import { useWords } from '../app/language.tsx';
import { Link } from '../app/link.tsx';
import { begin } from '../table/begin.ts';
import type { SeatPlayer } from '../table/messages.ts';
import { allTables, forgetTable, type Shelf } from '../table/saves.ts';
import { text } from '../text/index.ts';
import { DuelPicture, EndorPicture } from './pictures.tsx';
import { useStands } from './stands.ts';
import { Tables } from './tables.tsx';

/** Small, against a gentle bot, with lessons. */
const FIRST_BATTLE: readonly SeatPlayer[] = [{ kind: 'person' }, { kind: 'bot', level: 1 }];
const ALONE: readonly SeatPlayer[] = [{ kind: 'person' }];

export function Home() {
  const { say } = useWords();
  const [{ tables, unread, problem }, setShelf] = useState<Shelf>({ tables: [], unread: [], problem: undefined });
  useEffect(() => {
    allTables().then(setShelf);
  }, []);
  const stands = useStands(tables);
  const [last] = tables.filter(({ id, over }) => !over && stands.get(id)?.problem === undefined);
  const continued = last && stands.get(last.id)?.title;
  const forget = async (id: IDBValidKey): Promise<void> => {
    // Where it did not work, the list says why.
    await forgetTable(id).catch(() => {});
    setShelf(await allTables());
  };
  return (
    <>
      <section className="door great">
        <HothPicture />
        <div className="door-words">
          <h1>{say(text('home.hoth'))}</h1>
          <p>{say(text('home.hoth.note'))}</p>
          <button type="button" className="button main big" onClick={() => begin('hoth', { scenario: '1' }, FIRST_BATTLE, true)}>
            {say(text('home.play'))}
          </button>
          <p className="door-note">{say(text('home.play.note'))}</p>
          <p className="buttons">
            {last && (
              <Link to={`/table/${last.id}`} className="button">
                {continued === undefined
                  ? say(text('home.continue'))
                  : say(text('home.seat', { seat: say(text('home.continue')), who: continued }))}
              </Link>
            )}
            <Link to="/new/hoth" className="button">
              {say(text('home.new'))}
            </Link>
          </p>
        </div>
      </section>
      <div className="doors">
        <section className="door">
          <DuelPicture />
          <div className="door-words">
            <h2>{say(text('home.duel'))}</h2>
            <p>{say(text('home.duel.note'))}</p>
            <p className="buttons">
              <button
                type="button"
                className="button main"
                onClick={() => begin('duel', { setup: 'first-game' }, FIRST_BATTLE, true)}
              >
                {say(text('home.duel.play'))}
              </button>
              <Link to="/new/duel" className="button">
                {say(text('home.duel.new'))}
              </Link>
            </p>
            <p className="door-note">{say(text('home.duel.play.note'))}</p>
          </div>
        </section>
        <section className="door">
          <EndorPicture />
          <div className="door-words">
            <h2>{say(text('home.endor'))}</h2>
            <p>{say(text('home.endor.note'))}</p>
            <p className="buttons">
              <button type="button" className="button main" onClick={() => begin('endor', { ties: 'auto' }, ALONE, true)}>
                {say(text('home.endor.play'))}
              </button>
              <Link to="/new/endor" className="button">
                {say(text('home.endor.new'))}
              </Link>
            </p>
            <p className="door-note">{say(text('home.endor.play.note'))}</p>
          </div>
        </section>
      </div>
      {[...new Set([...stands.values()].map(({ page }) => page))].map(({ telling, Art }) => (
        <Fragment key={telling.id}>{Art && <Art />}</Fragment>
      ))}
      {problem && (
        <p className="notice" role="alert">
          {say(text(`trouble.${problem}`))}
        </p>
      )}
      {tables.length + unread.length > 0 && <Tables tables={tables} unread={unread} stands={stands} onForget={forget} />}
    </>
  );
}
