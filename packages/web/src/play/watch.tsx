/** While others play: on by one step, or to the next decision of whoever sits here. */
import { useWords } from '../shell/language.tsx';
import { text } from '../text/index.ts';
import type { Show } from './show.ts';
import './watch.css';

/** Whether anything is being shown right now; else somebody is thinking. */
type Props = { readonly show: Show; readonly showing: boolean };

export function Watch({ show, showing }: Props) {
  const { say } = useWords();
  return (
    <div className="watch" data-covers="">
      <button type="button" className="button small" aria-disabled={!showing} onClick={show.next}>
        {say(text('show.next'))}
      </button>
      <button type="button" className="button small" onClick={show.skip}>
        {say(text('show.skip'))}
      </button>
    </div>
  );
}
