/** What is online of a battle of the day: the table of the day, and its ranking. */
import { DayFar } from '../online/day/day-far.tsx';

type Props = {
  /** Of this game; of all where nothing is said. */
  readonly game: string | undefined;
  readonly date: string;
};

export function FarToday({ game, date }: Props) {
  return game === undefined ? null : <DayFar key={`${game} ${date}`} game={game} date={date} />;
}
