/** The language of the page: the browser's at first, changed at any moment, kept on this device. */
import { type Catalogue, LANGUAGES, type Language, render, type Text } from '@wartable/kernel';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { CATALOGUE } from '../text/index.ts';
import { keepWord, keptWord } from './kept.ts';

const KEPT = 'wartable.language';

export type Words = {
  readonly language: Language;
  readonly setLanguage: (language: Language) => void;
  /** A sentence of the application, or of a game with its catalogue. */
  readonly say: (text: Text, catalogue?: Catalogue) => string;
};

const Context = createContext<Words | undefined>(undefined);

function firstLanguage(): Language {
  const kept = keptWord(KEPT);
  const wanted = [kept ?? '', ...navigator.languages].map((tag) => tag.slice(0, 2));
  return LANGUAGES.find((known) => known === wanted.find((tag) => (LANGUAGES as readonly string[]).includes(tag))) ?? 'en';
}

export function LanguageProvider({ children }: { readonly children: ReactNode }) {
  const [language, setLanguage] = useState(firstLanguage);
  useEffect(() => {
    document.documentElement.lang = language;
    keepWord(KEPT, language);
  }, [language]);
  const words = useMemo(
    (): Words => ({ language, setLanguage, say: (text, catalogue = CATALOGUE) => render(catalogue, language, text) }),
    [language],
  );
  return <Context value={words}>{children}</Context>;
}

/** The words of the shell; with a game's catalogue, all of that one. */
export function useWords(catalogue: Catalogue = CATALOGUE): Words {
  const words = useContext(Context);
  if (!words) throw new Error('no LanguageProvider');
  return useMemo(() => {
    if (catalogue === CATALOGUE) return words;
    return { ...words, say: (text, other = catalogue) => words.say(text, other) };
  }, [words, catalogue]);
}
