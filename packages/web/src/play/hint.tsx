/** What the adviser would choose: a small bubble, which is closed again; the suggestion itself is drawn where it is. */
import type { Text } from '@wartable/kernel';
import { useState } from 'react';
import { useWords } from '../shell/language.tsx';
import { useShortcuts } from '../shell/shortcuts.ts';
import { text } from '../text/index.ts';
import { Sentence } from './sentence.tsx';
import './hint.css';

type Props = {
  /** Where there is little room, all after the first opens. */
  readonly lines: readonly Text[];
  readonly onClose: () => void;
};

export function HintBubble({ lines: [first, ...more], onClose }: Props) {
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
      {more.length > 0 && (
        <button type="button" className="rule-link hint-more" aria-expanded={open} onClick={() => setOpen(!open)}>
          {say(text(open ? 'play.less' : 'play.more'))}
        </button>
      )}
    </div>
  );
}
