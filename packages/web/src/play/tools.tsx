/** Small buttons beside the choices: take back, coach, give up, and what else a table has. */
import type { ReactNode } from 'react';
import { useWords } from '../shell/language.tsx';
import { text } from '../text/index.ts';
import type { Around } from './around.ts';
import { GiveUp } from './give-up.tsx';
import { Tool } from './tool.tsx';

type Props = {
  readonly around: Around | undefined;
  readonly plays: boolean;
  /** `asks`: the others; `why`: it cannot be. */
  readonly undo: { readonly asks: boolean; readonly why: string | undefined; readonly press: () => void };
  readonly hint: { readonly disabled: boolean; readonly press: () => void };
  readonly onGiveUp: () => void;
  readonly children: ReactNode;
};

export function Tools({ around, plays, undo, hint, onGiveUp, children }: Props) {
  const { say } = useWords();
  return (
    <div className="buttons tools">
      {plays && around?.undo !== 'never' && (
        <Tool
          sign="undo"
          label={say(text(undo.asks ? 'play.ask-undo' : 'play.undo'))}
          disabled={undo.why !== undefined}
          title={undo.why}
          onPress={undo.press}
        />
      )}
      {plays && around?.hints !== false && (
        <Tool
          sign="hint"
          label={say(text('play.hint'))}
          title={say(text('coach.ask'))}
          disabled={hint.disabled}
          onPress={hint.press}
        />
      )}
      {plays && !around?.keepsOn && !around?.lesson && <GiveUp onGiveUp={onGiveUp} />}
      {children}
    </div>
  );
}
