import { hoth } from '@wartable/hoth';
import { useEffect, useState } from 'react';
import { useWords } from '../app/language.tsx';
import { Link } from '../app/link.tsx';
import { allTables, forgetTable, type Kept } from '../table/saves.ts';
import { text } from '../text/index.ts';
import { beginLesson } from './begin.ts';
import { DuelPicture, EndorPicture, HothPicture } from './pictures.tsx';
import { Tables, useStands, useTitle } from './tables.tsx';

export function Home() {
  const { say } = useWords();
  const [tables, setTables] = useState<readonly Kept[]>([]);
  useEffect(() => {
    allTables().then(setTables, () => {});
  }, []);
  const stands = useStands(tables);
  const title = useTitle();
  const [last] = tables.filter(({ over }) => !over);
  const forget = async (id: string): Promise<void> => {
    await forgetTable(id);
    setTables((all) => all.filter((table) => table.id !== id));
  };
  return (
    <>
      <section className="door great">
        <HothPicture />
        <div className="door-words">
          <h1>{say({ key: 'game.name' }, hoth.catalogue)}</h1>
          <p>{say(text('home.hoth.note'))}</p>
          <button type="button" className="button main big" onClick={beginLesson}>
            {say(text('home.play'))}
          </button>
          <p className="door-note">{say(text('home.play.note'))}</p>
          <p className="buttons">
            {last && (
              <Link to={`/table/${last.id}`} className="button">
                {say(text('home.seat', { seat: say(text('home.continue')), who: title(last) }))}
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
      {tables.length > 0 && <Tables tables={tables} stands={stands} onForget={forget} />}
    </>
  );
}
