import { Fragment, useEffect, useState } from 'react';
import { useWords } from '../app/language.tsx';
import { Link } from '../app/link.tsx';
import { HothPicture } from '../hoth/picture.tsx';
import { begin } from '../table/begin.ts';
import { allTables, forgetTable, type Kept } from '../table/saves.ts';
import type { SeatPlayer } from '../table/table.ts';
import { text } from '../text/index.ts';
import { DuelPicture, EndorPicture } from './pictures.tsx';
import { useStands } from './stands.ts';
import { Tables } from './tables.tsx';

/** Small, against a gentle bot, with lessons. */
const FIRST_BATTLE: readonly SeatPlayer[] = [{ kind: 'person' }, { kind: 'bot', level: 1 }];

export function Home() {
  const { say } = useWords();
  const [tables, setTables] = useState<readonly Kept[]>([]);
  useEffect(() => {
    allTables().then(setTables, () => {});
  }, []);
  const stands = useStands(tables);
  const [last] = tables.filter(({ over }) => !over);
  const continued = last && stands.get(last.id)?.title;
  const forget = async (id: string): Promise<void> => {
    await forgetTable(id);
    setTables((all) => all.filter((table) => table.id !== id));
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
            <p className="soon">
              {say(text('home.soon'))} <code>npx wartable play duel</code>
            </p>
          </div>
        </section>
        <section className="door">
          <EndorPicture />
          <div className="door-words">
            <h2>{say(text('home.endor'))}</h2>
            <p>{say(text('home.endor.note'))}</p>
            <p className="soon">
              {say(text('home.soon'))} <code>npx wartable play endor</code>
            </p>
          </div>
        </section>
      </div>
      {[...new Set([...stands.values()].map(({ page }) => page))].map(({ game, Art }) => (
        <Fragment key={game.id}>{Art && <Art />}</Fragment>
      ))}
      {tables.length > 0 && <Tables tables={tables} stands={stands} onForget={forget} />}
    </>
  );
}
