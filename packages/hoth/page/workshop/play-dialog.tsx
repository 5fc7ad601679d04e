/** Played at once: which side, or both. */
import { type Drawing, scenarioData } from '@wartable/hoth/telling';
import { useWords } from '@wartable/web/shell/language.tsx';
import { begin } from '@wartable/web/table/begin.ts';
import { useRef } from 'react';
import { GAME } from './drafting.ts';
import { text } from './text/index.ts';
import '@wartable/web/shell/ask.css';

type Props = {
  readonly drawing: Drawing;
  /** What else happens where it cannot be played. */
  readonly otherwise: (() => void) | undefined;
};

const LEVEL = 3;
const PERSON = { kind: 'person' } as const;
const BOT = { kind: 'bot', level: LEVEL } as const;
const WAYS = [
  ['rebel', [PERSON, BOT]],
  ['empire', [BOT, PERSON]],
  ['both', [PERSON, PERSON]],
] as const;

export function PlayButton({ drawing, otherwise }: Props) {
  const { say } = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <>
      <button type="button" className="button main" onClick={otherwise ?? (() => dialog.current?.showModal())}>
        {say(text('workshop.play'))}
      </button>
      <dialog ref={dialog} className="ask" aria-labelledby="play-drawing">
        <h2 id="play-drawing">{drawing.title || say(text('workshop.untitled'))}</h2>
        <p>{say(text('workshop.play-note', { level: LEVEL }))}</p>
        <form method="dialog" className="buttons">
          {WAYS.map(([side, players]) => (
            <button
              key={side}
              type="button"
              className="button"
              onClick={() => begin(GAME, { scenario: scenarioData(drawing) }, players)}
            >
              {say(side === 'both' ? text('workshop.play-both') : text('workshop.play-as', { side: { key: `side.${side}` } }))}
            </button>
          ))}
          <button type="submit" className="button plain">
            {say(text('workshop.back'))}
          </button>
        </form>
      </dialog>
    </>
  );
}
