/** The server cannot keep anything at the moment: said on every page that hears of it. */
import { useWords } from '../shell/language.tsx';
import { text } from './text/index.ts';
import { useLineState } from './the-line.ts';
import { OnlineWords } from './words.tsx';

export function TroubleNotice() {
  const { trouble } = useLineState();
  return (
    trouble && (
      <OnlineWords>
        <InTrouble />
      </OnlineWords>
    )
  );
}

/** In any case. */
export function InTrouble() {
  const { say } = useWords();
  return (
    <p className="notice" role="status">
      {say(text('at.trouble'))}
    </p>
  );
}
