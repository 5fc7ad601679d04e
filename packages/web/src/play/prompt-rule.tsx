/** Beside the prompt: the rule by which one is asked. */
import { useState } from 'react';
import { useWords } from '../shell/language.tsx';
import { text } from '../text/index.ts';
import type { GamePage } from './game-page.ts';
import { Rulebook } from './rulebook.tsx';
import './prompt-rule.css';

export function PromptRule({ page, rule }: { readonly page: GamePage; readonly rule: string }) {
  const { say } = useWords();
  const [open, setOpen] = useState(false);
  if (!page.telling.rulebook.some(({ id }) => id === rule)) return null;
  const label = say(text('play.rule'));
  return (
    <>
      <button
        type="button"
        className="prompt-rule"
        aria-live="off"
        aria-label={label}
        title={label}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        §
      </button>
      {open && <Rulebook page={page} at={rule} onClose={() => setOpen(false)} />}
    </>
  );
}
