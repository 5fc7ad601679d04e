/** Back to what was on the table last. */
import { useWords } from '../shell/language.tsx';
import { Link } from '../shell/link.tsx';
import { useKept } from './kept.ts';
import { text } from './text/index.ts';

export function GoOn({ game }: { readonly game: string }) {
  const { say } = useWords();
  const { last } = useKept(game);
  if (!last) return null;
  return (
    <Link to={`/companion/${game}/${encodeURIComponent(last.address)}`} className="button main real-go-on">
      {say(text('companion.go-on', { title: last.title }))}
    </Link>
  );
}
