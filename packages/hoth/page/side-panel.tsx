import type { Event, View } from '@wartable/hoth/telling';
import type { GameEvent } from '@wartable/kernel';
import { useWords } from '@wartable/web/shell/language.tsx';
import { Dice } from './banner.tsx';
import { DICE, MEDALS } from './sheets.tsx';
import { text } from './text/index.ts';
import './side-panel.css';

export function Medals({ view }: { readonly view: View }) {
  const { say } = useWords();
  return (
    <ul className="medals" data-thing={MEDALS}>
      {(['rebel', 'empire'] as const).map((side, i) => {
        const [n, need] = [view.medals[i] ?? 0, view.battle.medals[i] ?? 0];
        const seat = say({ key: `side.${side}` });
        return (
          <li key={side} className={side}>
            <span>
              {need > 0 && n <= need ? say(text('play.medals', { seat, n, need })) : say(text('play.medals-open', { seat, n }))}
            </span>
            <span className="medal-track" aria-hidden="true">
              {Array.from({ length: Math.max(need, n) }, (_, k) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the places of a track never change
                <i key={k} className={k < n ? 'medal won' : 'medal'} />
              ))}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** The dice of the last throw. */
export function LastDice({ log }: { readonly log: readonly GameEvent[] }) {
  const at = log.findLastIndex((event) => event.type === 'dice-rolled');
  const thrown = log[at] as Extract<Event, { type: 'dice-rolled' }> | undefined;
  return (
    <div data-thing={DICE}>
      <Dice key={at} dice={thrown?.dice ?? []} size={40} />
    </div>
  );
}
