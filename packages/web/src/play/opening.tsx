/** The opening of a battle: the place, two forces, the goal, who begins. Over in a few seconds, or with a tap or a key. */
import { useEffect, useMemo, useRef } from 'react';
import { useWords } from '../shell/language.tsx';
import { text } from '../text/index.ts';
import type { GamePage } from './game-page.ts';
import type { Force } from './scenes.ts';
import type { Show } from './show.ts';
import { useSkipByKey } from './skip.ts';
import { SoundSwitch } from './sound-switch.tsx';
import type { Step } from './step.ts';
import './tokens.css';
import './scenes.css';
import './opening.css';

/** What the show calls it. */
const TYPE = 'opening';
/** In milliseconds. */
const LASTS = 4500;

export function openingStep(view: unknown): Step {
  return { event: { type: TYPE }, view, ms: LASTS, whole: true };
}

export function isOpening({ event }: Pick<Step, 'event'>): boolean {
  return event.type === TYPE;
}

type Props = { readonly page: GamePage; readonly view: unknown; readonly show: Show };

export function OpeningScene({ page, view, show }: Props) {
  const { say } = useWords();
  const heading = useRef<HTMLHeadingElement>(null);
  // What comes after it is not skipped with it.
  const own = useMemo(() => ({ ...show, skip: show.next }), [show]);
  useSkipByKey(own, true);
  useEffect(() => heading.current?.focus(), []);
  const opening = page.opening?.(view);
  if (!opening) return null;
  const { title, goal, forces, begins, picture } = opening;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: any key does the same
    <main className={`opening table-${page.telling.id}`} onClick={show.next}>
      <div className="scene-picture" aria-hidden="true">
        {picture}
      </div>
      <div className="opening-words">
        <p className="opening-game">{say({ key: 'game.name' })}</p>
        <h1 ref={heading} tabIndex={-1} aria-describedby="opening-goal opening-begins">
          {typeof title === 'string' ? title : say(title)}
        </h1>
        <p className="opening-goal" id="opening-goal">
          {say(goal)}
        </p>
        <div className="forces">
          {forces.map((force) => (
            <ForceList key={force.side} force={force} />
          ))}
        </div>
        <p className="opening-begins" id="opening-begins">
          {say(begins)}
        </p>
      </div>
      <footer>
        <span>{say(text('open.go-on'))}</span>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the button in it has keys of its own */}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a tap on the button ends nothing */}
        <div className="stays" onClick={(event) => event.stopPropagation()}>
          <SoundSwitch />
        </div>
      </footer>
    </main>
  );
}

function ForceList({ force: { side, name, note, troops } }: { readonly force: Force }) {
  const { say, breakable } = useWords();
  return (
    <section className={`force ${side}`}>
      <h2>{say(name)}</h2>
      {note && <p>{say(note)}</p>}
      <ul>
        {troops.map((troop) => (
          <li key={troop.name.key}>
            {troop.drawing}
            {troop.n !== undefined && <b>{troop.n}</b>}
            <span>{breakable(say(troop.name))}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
