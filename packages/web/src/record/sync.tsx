/** One line on where the record is kept. */
import { useWords } from '../shell/language.tsx';
import type { Played } from '../table/played.ts';
import { text } from './text/index.ts';

export function Sync(_: { readonly games: readonly Played[] }) {
  const { say } = useWords();
  return <p>{say(text('record.private'))}</p>;
}
