import { useWords } from '../shell/language.tsx';
import { Link } from '../shell/link.tsx';
import { text } from './text/index.ts';
import { OnlineWords } from './words.tsx';

/** Where a table of this device was that has gone online. */
export function Moved({ to }: { readonly to: string }) {
  return (
    <OnlineWords>
      <Words to={to} />
    </OnlineWords>
  );
}

function Words({ to }: { readonly to: string }) {
  const { say } = useWords();
  return (
    <section className="notice">
      <p>{say(text('move.moved'))}</p>
      <Link to={`/at/${to}`} className="button main">
        {say(text('move.follow'))}
      </Link>
    </section>
  );
}
