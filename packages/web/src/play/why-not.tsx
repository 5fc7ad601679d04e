/** Why a thing cannot be done, and the way to the rule that says so. */
import type { Refusal } from '@wartable/kernel';
import { useWords } from '../shell/language.tsx';
import { text } from '../text/index.ts';
import type { GamePage } from './game-page.ts';
import { RuleButton } from './rule-button.tsx';
import { Sentence } from './sentence.tsx';
import './why-not.css';

type Props = { readonly page: GamePage; readonly refusal: Refusal; readonly onClose: () => void };

export function WhyNotNote({ page, refusal, onClose }: Props) {
  const { say } = useWords();
  return (
    <div className="why-not">
      <button type="button" className="note-close" aria-label={say(text('set.close'))} onClick={onClose}>
        ×
      </button>
      <p>
        <Sentence text={refusal.text} />
      </p>
      <RuleButton page={page} rule={refusal.rule} />
    </div>
  );
}
