import { useWords } from '../app/language.tsx';
import { text } from '../text/index.ts';
import type { Trouble } from './use-table.ts';

export function Notice({ trouble }: { readonly trouble: Trouble }) {
  const { say } = useWords();
  return (
    <p className="notice" role="alert">
      {typeof trouble === 'string' ? say(text(`trouble.${trouble}`)) : say(text('trouble.other', { reason: trouble.reason }))}
    </p>
  );
}
