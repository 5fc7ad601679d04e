/** Why a thing cannot be done, and on demand the rule that says so. */
import type { Refusal } from '@wartable/kernel';
import { useState } from 'react';
import { useWords } from '../shell/language.tsx';
import { text } from '../text/index.ts';
import type { GamePage } from './game-page.ts';
import { Sentence } from './sentence.tsx';
import './why-not.css';

type Props = { readonly page: GamePage; readonly refusal: Refusal; readonly onClose: () => void };

export function WhyNotNote({ page: { telling }, refusal, onClose }: Props) {
  const { say } = useWords();
  const [open, setOpen] = useState(false);
  const rule = telling.rulebook.find(({ id }) => id === refusal.rule);
  return (
    <div className="why-not">
      <button type="button" className="note-close" aria-label={say(text('set.close'))} onClick={onClose}>
        ×
      </button>
      <p>
        <Sentence text={refusal.text} />
      </p>
      {rule && (
        <button type="button" className="rule-link" aria-expanded={open} onClick={() => setOpen(!open)}>
          {say(text('play.rule'))}
        </button>
      )}
      {rule && open && (
        <blockquote className="rule">
          {rule.texts.map((key) => (
            <p key={key}>{say({ key })}</p>
          ))}
          <cite>{rule.id}</cite>
        </blockquote>
      )}
    </div>
  );
}
