import { useWords } from '../shell/language.tsx';
import { text } from '../text/index.ts';
import type { Trouble } from './use-table.ts';

export function Notice({ trouble }: { readonly trouble: Trouble }) {
  const { say } = useWords();
  return (
    <p className="notice" role="alert">
      {say(lineOf(trouble))}
    </p>
  );
}

function lineOf(trouble: Trouble) {
  if (typeof trouble === 'string') return text(`trouble.${trouble}`);
  return 'reason' in trouble ? text('trouble.other', trouble) : text('trouble.rules-changed', { turn: trouble.rulesFrom });
}
