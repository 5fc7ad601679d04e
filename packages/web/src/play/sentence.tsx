/** A sentence whose names of hexes and units light up on the board when they are pressed. */
import { type Param, type SpokenPart, spokenParts, type Text } from '@wartable/kernel';
import { createContext, useContext } from 'react';
import { useWords } from '../shell/language.tsx';
import { typeset } from '../text/typeset.ts';
import './sentence.css';

type Names = {
  /** The thing of the table that a parameter of a text names. */
  readonly thingOf: (value: Param) => string | undefined;
  readonly onPoint: (thing: string) => void;
};

export const NamesContext = createContext<Names>({ thingOf: () => undefined, onPoint: () => {} });

/** A number and its sign are parts of their own, and a line must not end between them. */
function joined(parts: readonly SpokenPart[]): readonly SpokenPart[] {
  const all: SpokenPart[] = [];
  for (const part of parts) {
    const last = all.at(-1);
    if (last && last.thing === undefined && part.thing === undefined) all[all.length - 1] = { said: last.said + part.said };
    else all.push(part);
  }
  return all;
}

export function Sentence({ text }: { readonly text: Text }) {
  const { words, language } = useWords();
  const { thingOf, onPoint } = useContext(NamesContext);
  return joined(spokenParts(words, text, thingOf)).map(({ said, thing }, i) =>
    thing === undefined ? (
      typeset(language, said)
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence stay where they are
      <button key={i} type="button" className="named" onClick={() => onPoint(thing)}>
        {said}
      </button>
    ),
  );
}
