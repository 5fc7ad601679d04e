import { useWords } from '../shell/language.tsx';
import { text } from './text/index.ts';
import { DailyWords } from './words.tsx';

export type Props = { readonly game: string | undefined; readonly id: string | undefined };

export function DailyPage({ game }: Props) {
  return (
    <DailyWords game={game}>
      <Page />
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
