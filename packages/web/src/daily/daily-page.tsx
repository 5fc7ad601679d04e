import { useWords } from '../shell/language.tsx';
import { FarToday } from './far-today.tsx';
import { text } from './text/index.ts';
import { DailyWords } from './words.tsx';

export type Props = { readonly game: string | undefined; readonly id: string | undefined };

export function DailyPage({ game, id }: Props) {
  return (
    <DailyWords game={game}>
      <Page />
      <FarToday game={game} date={id ?? new Date().toISOString().slice(0, 10)} />
    </DailyWords>
  );
}

function Page() {
  const { say } = useWords();
  return (
    <>
      <h1>{say(text('daily.title'))}</h1>
      <p>{say(text('daily.intro'))}</p>
    </>
  );
}
