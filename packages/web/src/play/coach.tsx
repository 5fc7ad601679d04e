/** What the coach says, in small bubbles that are closed again: what it would choose, and after a mistake the offer to take it back. */
import { adviceText, whyTexts } from '@wartable/ai';
import type { Offer, RuleId, Text } from '@wartable/kernel';
import { useState } from 'react';
import { useWords } from '../shell/language.tsx';
import { useShortcuts } from '../shell/shortcuts.ts';
import type { FoundMistake, Hint } from '../table/advisers.ts';
import { text } from '../text/index.ts';
import type { GamePage } from './game-page.ts';
import { RuleButton } from './rule-button.tsx';
import { Sentence } from './sentence.tsx';
import './coach.css';

type CoachedProps = {
  readonly page: GamePage;
  /** It was asked, and has not answered yet. */
  readonly thinks: boolean;
  readonly mistake: FoundMistake | undefined;
  readonly hint: Hint | undefined;
  /** What it would choose, while that is offered. */
  readonly offer: Offer | undefined;
  /** The rule by which one is asked. */
  readonly rule: RuleId | undefined;
  readonly onBack: (answers: number) => void;
  readonly onKeep: () => void;
  readonly onClose: () => void;
};

/** All that it says now. */
export function Coached({ page, thinks, mistake, hint, offer, rule, onBack, onKeep, onClose }: CoachedProps) {
  const { say } = useWords();
  return (
    <>
      {thinks && <p className="hint">{say(text('coach.thinks'))}</p>}
      {mistake && <TakeItBack mistake={mistake} onBack={() => onBack(mistake.back)} onKeep={onKeep} />}
      {hint && offer && (
        <HintBubble
          key={hint.choice}
          page={page}
          rule={hint.advice?.rule ?? rule}
          lines={whyTexts(hint.why, hint.advice ?? { what: offer.label, why: [] })}
          onClose={onClose}
        />
      )}
    </>
  );
}

type Props = {
  readonly page: GamePage;
  /** Where there is little room, all after the first opens. */
  readonly lines: readonly Text[];
  /** The rule to read about it. */
  readonly rule: string | undefined;
  readonly onClose: () => void;
};

/** The suggestion itself is drawn where it is. */
function HintBubble({ page, lines: [first, ...more], rule, onClose }: Props) {
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
function TakeItBack({ mistake: { advice, reasons }, onBack, onKeep }: OfferProps) {
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
