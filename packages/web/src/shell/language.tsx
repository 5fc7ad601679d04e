/** The language of the page: the browser's at first, changed at any moment, kept on this device. */
import { type Language, render, type Sentences, type Text, type Words } from '@wartable/kernel';
import { createContext, type ReactNode, startTransition, use, useContext, useEffect, useMemo, useState } from 'react';
import { breakerAt } from '../text/breakable.ts';
import { typeset } from '../text/typeset.ts';
import { keepWord } from './kept.ts';
import { changeWords, FIRST_LANGUAGE, HOME, KEPT, loadWords } from './words.ts';

/** Somebody who speaks to the reader. */
export type Speaker = {
  readonly words: Words;
  readonly language: Language;
  readonly say: (text: Text) => string;
  readonly inPercent: (chance: number) => string;
  /** Whether there is a sentence. */
  readonly knows: (key: string) => boolean;
  /** A title that may break within its long words. */
  readonly breakable: (title: string) => string;
};

const WordsContext = createContext<Speaker | undefined>(undefined);
const LanguageContext = createContext<(language: Language) => void>(() => {});

export function speakerOf({ language, sentences: given }: Words): Speaker {
  const sentences = inOwnWords(given);
  const words: Words = { language, sentences };
  const share = new Intl.NumberFormat(language, { style: 'percent' });
  return {
    words,
    language,
    say: (text) => typeset(language, render(words, text)),
    inPercent: (chance) => share.format(chance),
    knows: (key) => key in sentences,
    breakable: breakerAt(sentences['app.joints'] ?? ''),
  };
}

/** What a game says in its own way ("own.film.turn": a round) stands in place of what the shell says. */
function inOwnWords(sentences: Sentences): Sentences {
  const own = Object.keys(sentences).flatMap((key) => {
    const said = sentences[`own.${key}`];
    return said === undefined ? [] : [[key, said] as const];
  });
  return own.length === 0 ? sentences : { ...sentences, ...Object.fromEntries(own) };
}

/** Waits for the words of the home page. */
export function LanguageProvider({ children }: { readonly children: ReactNode }) {
  const [language, setLanguage] = useState(FIRST_LANGUAGE);
  const sentences = use(loadWords(language, HOME));
  useEffect(() => {
    document.documentElement.lang = language;
    keepWord(KEPT, language);
  }, [language]);
  const speaker = useMemo(() => speakerOf({ language, sentences }), [language, sentences]);
  // What is on the screen stays until all of it can be said anew; where that cannot be loaded, it stays as it is.
  const [change] = useState(() => (wanted: Language): void => {
    changeWords(wanted).then(
      () => startTransition(() => setLanguage(wanted)),
      () => {},
    );
  });
  return (
    <LanguageContext value={change}>
      <WordsContext value={speaker}>{children}</WordsContext>
    </LanguageContext>
  );
}

/** Around all that belongs to a game: waits for the game's words; a boundary above shows that meanwhile. */
export function GameWords({ game, children }: { readonly game: string; readonly children: ReactNode }) {
  const { words, language } = useWords();
  const own = use(loadWords(language, game));
  const speaker = useMemo(() => speakerOf({ language, sentences: { ...words.sentences, ...own } }), [language, words, own]);
  return <WordsContext value={speaker}>{children}</WordsContext>;
}

/** The words of the page, and inside of a game those of the game too. */
export function useWords(): Speaker {
  const speaker = useContext(WordsContext);
  if (!speaker) throw new Error('no LanguageProvider');
  return speaker;
}

export function useSetLanguage(): (language: Language) => void {
  return useContext(LanguageContext);
}
