/** A costly decision on the stage again: what was played and what was better are lit there, and drawn as a hint is. */
import { adviceText, type Instead, type ReviewedDecision } from '@wartable/ai';
import { type ReactNode, Suspense, useCallback, useMemo, useState } from 'react';
import { useWords } from '../shell/language.tsx';
import { useShortcuts } from '../shell/shortcuts.ts';
import { text } from '../text/index.ts';
import { FilmWords } from './film/words.tsx';
import type { GamePage, GameProps } from './game-page.ts';
import { insteadText, inWords } from './in-words.ts';
import { Sentence } from './sentence.tsx';
import type { LookedBack } from './use-review.ts';
import './replay.css';

type Shown = {
  /** What the stage and the hand draw instead. */
  readonly props: Partial<GameProps> & Pick<GameProps, 'view'>;
  readonly strip: ReactNode;
};

/** How one asks for such a moment, by its entry in the log; without one, to see none. */
export type ShowMoment = (entry: number | undefined) => void;

export function useMoment(
  { telling }: GamePage,
  looked: LookedBack | undefined,
  onRetry: ((entry: number) => unknown) | undefined,
): [Shown | undefined, ShowMoment] {
  const [at, setAt] = useState<{ readonly entry: number; readonly better: boolean }>();
  const close = (): void => setAt(undefined);
  useShortcuts(at ? { escape: close } : {});
  const entry = at?.entry ?? -1;
  const moment = looked?.found?.moments.get(entry);
  const costly = looked?.found?.review.seats.flatMap(({ worst }) => worst).find((one) => one.entry === entry);
  // The other choices are of no concern any more.
  const decision = useMemo(() => {
    if (!moment || !costly) return undefined;
    const choices = telling.offers(moment.view, moment.decision).filter(({ notation }) => isOneOf(costly, notation));
    return { ...moment.decision, id: costly.entry, prompt: telling.prompt(moment.view, moment.decision), choices };
  }, [telling, moment, costly]);
  const show = useCallback<ShowMoment>((which) => setAt(which === undefined ? undefined : { entry: which, better: false }), []);
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
        <Suspense fallback={null}>
          <FilmWords>
            <Strip
              costly={costly}
              turn={looked?.found?.turns.get(entry) ?? costly.turn}
              instead={looked?.insteads.by.get(entry)}
              level={looked?.insteads.level ?? 0}
              better={at.better}
              onTurn={turnTo}
              onRetry={onRetry}
              onClose={close}
            />
          </FilmWords>
        </Suspense>
      ),
    },
    show,
  ];
}

type StripProps = {
  readonly costly: ReviewedDecision;
  readonly turn: number;
  readonly instead: Instead | undefined;
  readonly level: number;
  readonly better: boolean;
  readonly onTurn: (better: boolean) => void;
  readonly onRetry: ((entry: number) => unknown) | undefined;
  readonly onClose: () => void;
};

function Strip({ costly, turn, instead, level, better, onTurn, onRetry, onClose }: StripProps) {
  const { say } = useWords();
  const { entry, chosen, judgement, reasons, why } = costly;
  const advice = costly.better && adviceText({ what: inWords(costly.better), why }, reasons);
  const played = text('back.cost', { turn, chosen: inWords(chosen), n: Math.round(-100 * judgement) });
  return (
    <div className="over-board">
      <div className="replay" data-covers="">
        {[false, true].map((one) => (
          <button
            key={String(one)}
            type="button"
            className={better === one ? 'button main' : 'button'}
            aria-pressed={better === one}
            onClick={() => onTurn(one)}
          >
            {say(text(one ? 'back.was-better' : 'back.was-played'))}
          </button>
        ))}
        {onRetry && (
          <button type="button" className="button" onClick={() => onRetry(entry)}>
            {say(text('back.retry', { turn }))}
          </button>
        )}
        <button
          type="button"
          className="button icon"
          aria-label={say(text('show.close'))}
          title={say(text('show.close'))}
          onClick={onClose}
        >
          ×
        </button>
        <p aria-live="polite" className="moment-line">
          <Sentence text={better && advice ? text('back.better', { advice }) : played} />{' '}
          {better && instead && <Sentence text={insteadText(instead, level)} />}
        </p>
      </div>
    </div>
  );
}

function isOneOf({ chosen, better }: ReviewedDecision, notation: string): boolean {
  return notation === chosen.notation || notation === better?.notation;
}
