/** What is online of a battle of the day: here stands the table of the day, as soon as a server keeps one. */
type Props = {
  /** Of this game; of all where nothing is said. */
  readonly game: string | undefined;
  readonly date: string;
};

export function FarToday(_: Props) {
  return null;
}
