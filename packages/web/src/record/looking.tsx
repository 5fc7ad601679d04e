/** The look back at games nobody has looked at: how far it is, how long it takes, and how to stop it. */
import { useWords } from '../shell/language.tsx';
import type { Played } from '../table/played.ts';
import { lookAll, unlooked } from './look-all.ts';
import { text } from './text/index.ts';
import { useWork } from './use-work.ts';

type Props = { readonly games: readonly Played[]; readonly films: ReadonlySet<string> };

const MINUTE = 60_000;

export function Looking({ games, films }: Props) {
  const { say } = useWords();
  const work = useWork();
  const open = unlooked(games, films);
  if (work.done === undefined && open.length === 0) return null;
  const minutes = Math.max(1, Math.ceil((work.left ?? MINUTE * work.of) / MINUTE));
  return (
    <div className="record-looking">
      {work.done === undefined ? (
        <>
          <button
            type="button"
            className="button"
            onClick={() => work.start(open.length, (tell, stop) => lookAll(open, films, tell, stop))}
          >
            {say(text('record.look', { n: open.length }))}
          </button>
          <span>{say(text('record.look-note'))}</span>
        </>
      ) : (
        <>
          <progress max={work.of} value={work.done} aria-label={say(text('record.looking-label'))} />
          <span role="status">
            {say(text('record.looking', { n: Math.min(work.of, Math.floor(work.done) + 1), of: work.of, minutes }))}
          </span>
          <button type="button" className="button small" onClick={work.stop}>
            {say(text('record.stop'))}
          </button>
        </>
      )}
    </div>
  );
}
