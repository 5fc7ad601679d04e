/** All that happened, line by line, with where one is. A line brings its moment back. */
import { memo, useEffect, useMemo, useRef } from 'react';
import { useWords } from '../../shell/language.tsx';
import { text as shared } from '../../text/index.ts';
import { EventIcon } from '../event-icon.tsx';
import type { GamePage } from '../game-page.ts';
import type { LogLine } from './reel.ts';
import '../log.css';
import './film-log.css';

type Props = {
  readonly page: GamePage;
  readonly lines: readonly LogLine[];
  readonly at: number;
  readonly onGo: (place: number) => void;
};

/** In milliseconds. */
const RESTS = 60;

export function FilmLog({ page, lines, at, onGo }: Props) {
  const { say } = useWords();
  const list = useRef<HTMLElement>(null);
  const said = useMemo(
    () =>
      lines.map(({ event, frame }) => {
        const line = page.telling.log(event);
        return { event, frame, line: line ? say(line) : '' };
      }),
    [lines, page, say],
  );
  const now = said.findLastIndex(({ frame }) => frame <= at);
  // By hand: hundreds of lines need not be asked at each frame whether they are the one. A handle that is dragged rests first.
  useEffect(() => {
    const timer = setTimeout(() => {
      const box = list.current;
      if (box) mark(box, now);
    }, RESTS);
    return () => clearTimeout(timer);
  }, [now]);
  // In a sheet that opens it was nowhere before.
  useEffect(() => {
    const box = list.current;
    if (!box) return;
    const watch = new ResizeObserver(() => {
      const line = box.querySelector('.now');
      if (line instanceof HTMLElement) bringIntoSight(box, line);
    });
    watch.observe(box);
    return () => watch.disconnect();
  }, []);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section className="log film-log" aria-label={say(shared('play.log'))} tabIndex={0} ref={list} data-steady="">
      <Lines page={page} lines={said} onGo={onGo} />
    </section>
  );
}

function mark(box: HTMLElement, now: number): void {
  const [before, line] = [box.querySelector('.now'), box.querySelector('ol')?.children[now]];
  before?.classList.remove('now');
  before?.querySelector('button')?.removeAttribute('aria-current');
  if (!(line instanceof HTMLElement)) return;
  line.classList.add('now');
  line.querySelector('button')?.setAttribute('aria-current', 'step');
  bringIntoSight(box, line);
}

/** Moves nothing but the list, and only where the line is out of sight. */
function bringIntoSight(box: HTMLElement, { offsetTop: top, offsetHeight: high }: HTMLElement): void {
  if (top < box.scrollTop || top + high > box.scrollTop + box.clientHeight) box.scrollTop = top - box.clientHeight / 2;
}

type LinesProps = Pick<Props, 'page' | 'onGo'> & { readonly lines: readonly (LogLine & { readonly line: string })[] };

const Lines = memo(function Lines({ page, lines, onGo }: LinesProps) {
  return (
    <ol>
      {lines.map(({ event, frame, line }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: nothing is ever added
        <li key={i} className={`line line-${event.type}`}>
          <EventIcon sign={page.signs[event.type]} />
          <button type="button" className="line-text" onClick={() => onGo(frame)}>
            {line}
          </button>
        </li>
      ))}
    </ol>
  );
});
