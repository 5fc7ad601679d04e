import { useState } from 'react';
import { useWords } from '../shell/language.tsx';
import { text } from '../text/index.ts';
import type { GamePage } from './game-page.ts';
import { Rulebook } from './rulebook.tsx';

/** The way to a rule: opens the rulebook at that very paragraph. */
export function RuleButton({ page, rule }: { readonly page: GamePage; readonly rule: string | undefined }) {
  const { say } = useWords();
  const [open, setOpen] = useState(false);
  if (rule === undefined || !page.telling.rulebook.some(({ id }) => id === rule)) return null;
  return (
    <>
      <button type="button" className="rule-link" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {say(text('play.rule'))}
      </button>
      {open && <Rulebook page={page} at={rule} onClose={() => setOpen(false)} />}
    </>
  );
}
