/** The choices that have no place on the stage, as buttons. */
import type { Choice, Offer, Text } from '@wartable/kernel';
import type { ReactNode, Ref } from 'react';
import { useWords } from '../shell/language.tsx';
import { text } from '../text/index.ts';
import type { GamePage } from './game-page.ts';
import type { ShownDecision } from './snapshot.ts';
import './choices.css';

type Props = {
  readonly ref: Ref<HTMLDivElement>;
  readonly page: GamePage;
  readonly decision: ShownDecision | undefined;
  readonly view: unknown;
  /** The adviser's choice. */
  readonly hinted: Choice | undefined;
  readonly onPick: (choice: Offer) => void;
  readonly children: ReactNode;
};

export function Choices({ ref, page, decision, view, hinted, onPick, children }: Props) {
  const { say } = useWords();
  const { main, buttons } = buttonsOf(page, decision, view);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a layout of its own
    <div ref={ref} className="buttons choices" role="group" aria-label={say(text('play.choices'))} tabIndex={-1}>
      {main && (
        <button
          type="button"
          className={main.choice === hinted ? 'button main hinted' : 'button main'}
          onClick={() => onPick(main)}
        >
          {say(main.label)}
        </button>
      )}
      {buttons.map((choice) => (
        <button
          key={choice.choice}
          type="button"
          className={choice.choice === hinted ? 'button hinted' : 'button'}
          onClick={() => onPick(choice)}
        >
          {say(choice.label)}
        </button>
      ))}
      {children}
    </div>
  );
}

type EndOrBackProps = { readonly label: Text; readonly onEnd: () => void; readonly onTakeBack: () => void };

/** The end of a turn waits to be pressed; where the tools are signs alone, taking back lies beside it. */
export function EndOrBack({ label, onEnd, onTakeBack }: EndOrBackProps) {
  const { say } = useWords();
  return (
    <>
      <button type="button" className="button main" onClick={onEnd}>
        {say(label)}
      </button>
      <button type="button" className="button take-back" onClick={onTakeBack}>
        {say(text('play.undo'))}
      </button>
    </>
  );
}

type Buttons = { readonly main: Offer | undefined; readonly buttons: readonly Offer[] };

/** One of them goes on. */
function buttonsOf(page: GamePage, decision: ShownDecision | undefined, view: unknown): Buttons {
  const all = decision ? decision.choices.filter((choice) => !page.isOnStage(choice, decision, view)) : [];
  const [only] = all.length === 1 ? all.filter(({ verb }) => !page.givesAway?.includes(verb)) : [];
  const main = all.find(({ verb }) => page.goesOn.includes(verb)) ?? only;
  return { main, buttons: all.filter((choice) => choice !== main) };
}
