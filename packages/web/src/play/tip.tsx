/** The guided first battle: a sentence or two where a kind of decision comes for the first time. */
import { useEffect, useRef, useState } from 'react';
import { useWords } from '../shell/language.tsx';
import { routeOf, usePath } from '../shell/route.ts';
import { noteTaught, taughtAt } from '../table/tips.ts';
import { text } from '../text/index.ts';
import { setDevice, useDevice } from './device.ts';
import type { GamePage } from './game-page.ts';
import './tip.css';

type Props = { readonly page: GamePage; readonly kind: string | undefined };

/** Shown while the first decision of its kind is open, on tables that teach. */
export function Tip({ page, kind }: Props) {
  const { say } = useWords();
  const route = routeOf(usePath());
  const id = route.at === 'table' ? route.id : '';
  const [, look] = useState(0);
  const { tips } = useDevice();
  const taught = tips ? taughtAt(id) : undefined;
  const sentence = kind === undefined ? undefined : page.tips[kind];
  const tip = sentence && taught && kind !== undefined && !taught.includes(kind) ? kind : undefined;
  // Answered is taught, dismissed or not.
  const last = useRef<string>(undefined);
  useEffect(() => {
    if (last.current !== undefined && last.current !== tip) noteTaught(id, last.current);
    last.current = tip;
  }, [id, tip]);
  if (!tip || !sentence) return null;
  const after = (act: () => void): void => {
    act();
    look((n) => n + 1);
  };
  return (
    <div data-covers="" className={page.tipsWithCards.includes(tip) ? 'tip' : 'tip over-hand'}>
      <p role="status">{say(sentence)}</p>
      <p className="buttons">
        <button type="button" className="button" onClick={() => after(() => noteTaught(id, tip))}>
          {say(text('tip.close'))}
        </button>
        <button type="button" className="button plain" onClick={() => setDevice({ tips: false })}>
          {say(text('tip.stop'))}
        </button>
      </p>
    </div>
  );
}
