import { useWords } from '../shell/language.tsx';
import { text } from './text/index.ts';
import { RecordWords } from './words.tsx';

export type Props = { readonly game: string | undefined; readonly id: string | undefined };

export function RecordPage({ game }: Props) {
  return (
    <RecordWords game={game}>
      <Page />
    </RecordWords>
  );
}

function Page() {
  const { say } = useWords();
  return (
    <>
      <h1>{say(text('record.title'))}</h1>
      <p>{say(text('record.intro'))}</p>
    </>
  );
}
