/** Why a thing cannot be done, and the way to the rule that says so. */
import type { Refusal } from '@wartable/kernel';
import { useState } from 'react';
import { useWords } from '../shell/language.tsx';
import { text } from '../text/index.ts';
import type { GamePage } from './game-page.ts';
import { Rulebook } from './rulebook.tsx';
import { Sentence } from './sentence.tsx';
import './why-not.css';

type Props = { readonly page: GamePage; readonly refusal: Refusal; readonly onClose: () => void };

/** The link opens the rulebook at that very paragraph. */
export function WhyNotNote({ page, refusal, onClose }: Props) {
  const { say } = useWords();
  const [open, setOpen] = useState(false);
  const rule = page.telling.rulebook.find(({ id }) => id === refusal.rule);
  return (
    <div className="why-not">
      <button type="button" className="note-close" aria-label={say(text('set.close'))} onClick={onClose}>
        ×
      </button>
      <p>
        <Sentence text={refusal.text} />
      </p>
      {rule && (
        <button type="button" className="rule-link" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {say(text('play.rule'))}
        </button>
      )}
      {rule && open && <Rulebook page={page} at={rule.id} onClose={() => setOpen(false)} />}
    </div>
  );
}
