/** How the duel stands: the round, and what is left of the bases. */
import type { View } from '@wartable/duel';
import { useWords } from '@wartable/web/shell/language.tsx';
import { SIDES } from './scene.ts';
import { text } from './text/index.ts';
import './status.css';

export function Status({ view }: { readonly view: View }) {
  const { say } = useWords();
  return (
    <div className="dl-status">
      <strong>{say(text('status.round', { n: view.round }))}</strong>
      <ul>
        {SIDES.map((side) => {
          const left = Math.max(0, view.baseHp - view[side].base);
          const name = say({ key: `seat.${side}` });
          return (
            <li key={side} className={side}>
              <span>{say(text('status.base', { side: name, left, hp: view.baseHp }))}</span>
              <b aria-hidden="true">{left}</b>
              <span className="dl-left" aria-hidden="true">
                <i style={{ width: `${(100 * left) / view.baseHp}%` }} />
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
