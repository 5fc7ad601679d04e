import { useWords } from '../shell/language.tsx';
import { text } from '../text/index.ts';
import type { GamePage } from './game-page.ts';
import type { Step } from './step.ts';
import './replay.css';

type ReplayProps = {
  readonly page: GamePage;
  readonly steps: readonly Step[];
  readonly at: number;
  readonly onGo: (at: number) => void;
  readonly onClose: () => void;
};

/** The others' turn again, at one's own pace. */
export function Replay({ page: { telling }, steps, at, onGo, onClose }: ReplayProps) {
  const { say } = useWords();
  const line = telling.log((steps[at] as Step).event);
  const last = at === steps.length - 1;
  return (
    <div className="replay" data-covers="">
      <p aria-live="polite" className="only-heard">
        {line ? say(line) : ''}
      </p>
      <button type="button" className="button" aria-disabled={at === 0} onClick={() => onGo(Math.max(0, at - 1))}>
        {say(text('show.back'))}
      </button>
      <span className="replay-count">{say(text('show.step', { n: at + 1, all: steps.length }))}</span>
      <button type="button" className="button main" onClick={() => (last ? onClose() : onGo(at + 1))}>
        {say(last ? text('show.close') : text('show.next'))}
      </button>
      {!last && (
        <button
          type="button"
          className="button icon"
          aria-label={say(text('show.close'))}
          title={say(text('show.close'))}
          onClick={onClose}
        >
          ×
        </button>
      )}
    </div>
  );
}
