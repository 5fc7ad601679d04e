/** What a battle that is over will be remembered for: one quiet line, where there is anything. */
import { Suspense } from 'react';
import { RECORDS } from '../games/own-pages.ts';
import { GameWords, useWords } from '../shell/language.tsx';
import { Link } from '../shell/link.tsx';
import type { Played } from '../table/played.ts';
import { deedsOf, nameOfDeed } from './deeds.ts';
import type { GamePage } from './game-page.ts';
import './remembered.css';

type Props = { readonly page: GamePage; readonly played: Played };

export function Remembered(props: Props) {
  const { id } = props.page.telling;
  if (deedsOf(props.played).length === 0) return null;
  return (
    <Suspense fallback={null}>
      <GameWords game="record">
        <GameWords game={`record-${id}`}>
          <Line {...props} />
        </GameWords>
      </GameWords>
    </Suspense>
  );
}

function Line({ page, played }: Props) {
  const { say } = useWords();
  const own = RECORDS.use(page.telling.id);
  const names = deedsOf(played).flatMap((deed) => nameOfDeed(own, deed.id) ?? []);
  if (names.length === 0) return null;
  return (
    <p className="remembered">
      <span aria-hidden="true" className="medal-sign">
        ✦
      </span>{' '}
      {names.map(say).join(' · ')} <Link to={`/record/${page.telling.id}`}>{say({ key: 'record.title' })}</Link>
    </p>
  );
}
