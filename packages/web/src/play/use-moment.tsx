/** A costly decision on the stage again: what was played and what was better are lit there, and drawn as a hint is. */
import type { ReviewedDecision } from '@wartable/ai';
import { type ReactNode, useMemo, useState } from 'react';
import { useWords } from '../shell/language.tsx';
import { useShortcuts } from '../shell/shortcuts.ts';
import { text } from '../text/index.ts';
import type { GamePage, GameProps } from './game-page.ts';
import type { LookedBack } from './use-review.ts';
import './replay.css';

type Shown = {
  /** What the stage and the hand draw instead. */
  readonly props: Partial<GameProps> & Pick<GameProps, 'view'>;
  readonly strip: ReactNode;
};

/** How one asks for such a moment, by its entry in the log. */
export type ShowMoment = (entry: number) => void;

export function useMoment({ telling }: GamePage, looked: LookedBack | undefined): [Shown | undefined, ShowMoment] {
  const { say } = useWords();
  const [at, setAt] = useState<{ readonly entry: number; readonly better: boolean }>();
  const close = (): void => setAt(undefined);
  useShortcuts(at ? { escape: close } : {});
  const entry = at?.entry ?? -1;
  const moment = looked?.moments.get(entry);
  const costly = looked?.review?.seats.flatMap(({ worst }) => worst).find((one) => one.entry === entry);
  // The other choices are of no concern any more.
  const decision = useMemo(() => {
    if (!moment || !costly) return undefined;
    const choices = telling.offers(moment.view, moment.decision).filter(({ notation }) => isOneOf(costly, notation));
    return { ...moment.decision, id: costly.entry, prompt: telling.prompt(moment.view, moment.decision), choices };
  }, [telling, moment, costly]);
  const show = (which: number): void => setAt({ entry: which, better: false });
  if (!at || !moment || !costly || !decision) return [undefined, show];
  const turnTo = (better: boolean): void => setAt({ entry, better });
  const drawn = at.better ? costly.better : costly.chosen;
  const nothing = (): void => {};
  return [
    {
      props: {
        view: moment.view,
        viewer: moment.decision.seat,
        step: undefined,
        decision,
        previews: moment.previews,
        asked: undefined,
        hinted: decision.choices.find(({ notation }) => notation === drawn?.notation)?.choice,
        onPick: ({ notation }) => turnTo(notation === costly.better?.notation),
        onPlan: nothing,
        onAsk: nothing,
      },
      strip: (
        <div className="over-board">
          <div className="replay" data-covers="">
            {[false, true].map((better) => (
              <button
                key={String(better)}
                type="button"
                className={at.better === better ? 'button main' : 'button'}
                aria-pressed={at.better === better}
                onClick={() => turnTo(better)}
              >
                {say(text(better ? 'back.was-better' : 'back.was-played'))}
              </button>
            ))}
            <button
              type="button"
              className="button icon"
              aria-label={say(text('show.close'))}
              title={say(text('show.close'))}
              onClick={close}
            >
              ×
            </button>
            <p aria-live="polite" className="moment-line">
              {drawn?.label && say(drawn.label)}
            </p>
          </div>
        </div>
      ),
    },
    show,
  ];
}

function isOneOf({ chosen, better }: ReviewedDecision, notation: string): boolean {
  return notation === chosen.notation || notation === better?.notation;
}
