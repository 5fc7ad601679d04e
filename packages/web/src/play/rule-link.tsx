import { useWords } from '../shell/language.tsx';
import { text } from '../text/index.ts';
import { addressOf } from './rule-entries.ts';

/** The id of a rule, which leads to its place in the book; in a window of its own, for here a game is being played. */
export function RuleLink({ id }: { readonly id: string }) {
  const { say } = useWords();
  return (
    <cite>
      <a href={addressOf(id)} target="_blank" rel="noopener" aria-label={`${say(text('rules.title'))}: ${id}`}>
        {id}
      </a>
    </cite>
  );
}
