/** What is online of a battle of the day: the table of the day, and its ranking. */
import { Suspense } from 'react';
import { MANIFESTS } from '../games/manifests.ts';
import { DayFar, DaysFar } from '../online/day/day-far.tsx';

type Props = {
  /** Of this game; of all where nothing is said. */
  readonly game: string | undefined;
  readonly date: string;
};

const GAMES = MANIFESTS.filter(({ days }) => days).map(({ id }) => id);

export function FarToday({ game, date }: Props) {
  return (
    <Suspense fallback={<div />}>
      {game === undefined ? <DaysFar games={GAMES} /> : <DayFar key={`${game} ${date}`} game={game} date={date} />}
    </Suspense>
  );
}
