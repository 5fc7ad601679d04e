import type { Language } from '@wartable/kernel';
import { useState } from 'react';
import { text } from '../text/index.ts';
import { keepWord, keptWord } from './kept.ts';
import { useSetLanguage, useWords } from './language.tsx';
import { THEMES, wear } from './theme.ts';
import { LANGUAGES } from './words.ts';
import './settings.css';

const KEPT = 'wartable.theme';

/** What a language calls itself. */
function ownName(language: Language): string {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

export function wearKept(): void {
  wear(keptWord(KEPT));
}

export function Settings() {
  const { language, say } = useWords();
  const setLanguage = useSetLanguage();
  const [theme, setTheme] = useState(() => THEMES.find((known) => known === keptWord(KEPT)) ?? 'auto');
  const changeTheme = (wanted: string): void => {
    setTheme(THEMES.find((known) => known === wanted) ?? 'auto');
    keepWord(KEPT, wanted === 'auto' ? null : wanted);
    wear(wanted === 'auto' ? null : wanted);
  };
  return (
    <div className="settings">
      <label>
        <span className="only-heard">{say(text('set.language'))}</span>
        <select value={language} onChange={(event) => setLanguage(event.target.value)}>
          {LANGUAGES.map((known) => (
            <option key={known} value={known}>
              {ownName(known)}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span className="only-heard">{say(text('set.theme'))}</span>
        <select value={theme} onChange={(event) => changeTheme(event.target.value)}>
          <option value="auto">{say(text('set.theme.auto'))}</option>
          {THEMES.map((known) => (
            <option key={known} value={known}>
              {say(text(`set.theme.${known}`))}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
