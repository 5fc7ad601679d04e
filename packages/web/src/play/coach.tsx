/** What the coach says, in small bubbles that are closed again: what it would choose, and after a mistake the offer to take it back. */
import { adviceText } from '@wartable/ai';
import type { Text } from '@wartable/kernel';
import { useState } from 'react';
import { useWords } from '../shell/language.tsx';
import { useShortcuts } from '../shell/shortcuts.ts';
import type { FoundMistake } from '../table/advisers.ts';
import { text } from '../text/index.ts';
import type { GamePage } from './game-page.ts';
import { RuleButton } from './rule-button.tsx';
import { Sentence } from './sentence.tsx';
import './coach.css';

type Props = {
  readonly page: GamePage;
  /** Where there is little room, all after the first opens. */
  readonly lines: readonly Text[];
  /** The rule to read about it. */
  readonly rule: string | undefined;
  readonly onClose: () => void;
};

/** The suggestion itself is drawn where it is. */
export function HintBubble({ page, lines: [first, ...more], rule, onClose }: Props) {
  const { say } = useWords();
  const [open, setOpen] = useState(false);
  useShortcuts({ escape: onClose });
  return (
    <div className={open ? 'hint open' : 'hint'}>
      <button type="button" className="note-close" aria-label={say(text('set.close'))} onClick={onClose}>
        ×
      </button>
      <p>{first && <Sentence text={first} />}</p>
      {more.map((line) => (
        <p key={line.key} className="hint-rest">
          <Sentence text={line} />
        </p>
      ))}
      <p className="hint-links">
        <RuleButton page={page} rule={rule} />
        {more.length > 0 && (
          <button type="button" className="rule-link hint-more" aria-expanded={open} onClick={() => setOpen(!open)}>
            {say(text(open ? 'play.less' : 'play.more'))}
          </button>
        )}
      </p>
    </div>
  );
}

type OfferProps = { readonly mistake: FoundMistake; readonly onBack: () => void; readonly onKeep: () => void };

/** Nothing waits for an answer: who plays on has kept it. */
export function TakeItBack({ mistake: { advice, reasons }, onBack, onKeep }: OfferProps) {
  const { say } = useWords();
  useShortcuts({ escape: onKeep });
  return (
    <div className="hint coach-offer">
      <p>
        <strong>{say(text('coach.offer'))}</strong>{' '}
        <Sentence text={text('back.better', { advice: adviceText(advice, reasons) })} />
      </p>
      <p className="buttons">
        <button type="button" className="button small main" onClick={onBack}>
          {say(text('coach.back'))}
        </button>
        <button type="button" className="button small" onClick={onKeep}>
          {say(text('coach.keep'))}
        </button>
      </p>
    </div>
  );
}
