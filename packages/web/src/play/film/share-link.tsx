/** A link that holds the game and opens at the moment one looks at. It reaches no server: what follows "#" is never sent. */
import { useState } from 'react';
import { useWords } from '../../shell/language.tsx';
import { type InLink, lettersFor } from '../../table/link.ts';
import type { Moment } from './film-table.tsx';
import { fragmentAt, wordFor } from './fragment.ts';
import { nameOfPlace } from './reel.ts';
import { text } from './text/index.ts';

type Props = { readonly content: InLink; readonly at: Moment };

export function ShareLink({ content, at: { reel, place, film } }: Props) {
  const { say } = useWords();
  const [made, setMade] = useState<{ readonly words: string; readonly copied: boolean }>();
  const make = async (framed: boolean): Promise<void> => {
    const fragment = fragmentAt(`#g=${await lettersFor(content)}`, nameOfPlace(reel, place), wordFor(reel.eyes, film.seats));
    const link = `${location.origin}${framed ? '/embed' : '/replay'}${fragment}`;
    const title = say({ key: 'game.name' }).replaceAll('"', '');
    const words = framed ? `<iframe src="${link}" title="${title}" width="960" height="640"></iframe>` : link;
    const copied = await copy(words);
    setMade({ words, copied });
  };
  return (
    <div className="film-link">
      <button type="button" className="button small" onClick={() => void make(false)}>
        {say(text('record' in content ? 'film.link' : 'film.link-seen'))}
      </button>
      <button type="button" className="button small" onClick={() => void make(true)}>
        {say(text('film.embed'))}
      </button>
      <p role="status">{made && say(text(made.copied ? 'film.link-copied' : 'film.link-made'))}</p>
      {made && (
        <input readOnly aria-label={say(text('film.link-field'))} value={made.words} onFocus={({ target }) => target.select()} />
      )}
    </div>
  );
}

/** Whether the browser lets us. */
async function copy(words: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(words);
    return true;
  } catch {
    return false;
  }
}
