/** What is counted: one more with a tap, one less with a long press or a smaller button. */
import type { Text } from '@wartable/kernel';
import { useRef } from 'react';
import { useWords } from '../shell/language.tsx';
import { PickOne } from './pick.tsx';
import type { Counter } from './tally.ts';
import { text } from './text/index.ts';
import './counters.css';

export type Count = Counter & {
  readonly label: Text;
  /** Where something happens. */
  readonly goal?: number;
  /** What happens there. */
  readonly reached?: Text;
  /** Names in place of numbers, from the least on. */
  readonly words?: readonly Text[];
  /** What a number means. */
  readonly note?: (n: number) => Text | undefined;
};

export function wordFor({ words, least }: Count, n: number, say: (text: Text) => string): string {
  const word = words?.[n - least];
  return word ? say(word) : String(n);
}

/** In milliseconds. */
const LONG = 450;
/** More of them would be too small to be counted at a glance. */
const MOST_PIPS = 8;

type Props = {
  readonly count: Count;
  readonly value: number;
  readonly onChange: (to: number) => void;
};

export function Big({ count, name, value, onChange }: Props & { readonly name: string }) {
  const { say } = useWords();
  const press = useLongPress(
    () => onChange(value + 1),
    () => onChange(value - 1),
  );
  const { goal, label, reached } = count;
  const done = goal !== undefined && goal > 0 && value >= goal;
  const what = `${name}, ${say(label)}`;
  return (
    <div className={done ? 'real-big reached' : 'real-big'}>
      <button type="button" className="real-tap" {...press}>
        <span className="real-name">{name}</span>
        <span className="real-number">
          {value}
          {goal ? <small>/{goal}</small> : null}
        </span>
        <span className="real-label">{done && reached ? say(reached) : say(label)}</span>
        <span className="only-heard">{say(text('companion.one-more'))}</span>
        {goal !== undefined && goal > 0 && goal <= MOST_PIPS && (
          <span className="real-pips" aria-hidden="true">
            {Array.from({ length: Math.max(goal, value) }, (_, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the places of a track never change
              <i key={i} className={i < value ? 'won' : ''} />
            ))}
          </span>
        )}
      </button>
      <button
        type="button"
        className="real-less"
        aria-label={say(text('companion.less', { what }))}
        disabled={value <= count.least}
        onClick={() => onChange(value - 1)}
      >
        −
      </button>
    </div>
  );
}

/** A counter among others; one with words is chosen from. */
export function Small({ count, of, value, onChange }: Props & { readonly of?: string }) {
  const { say } = useWords();
  const { label, words, least, most, goal, reached } = count;
  const note = count.note?.(value) ?? (goal !== undefined && value >= goal ? reached : undefined);
  const name = say(label);
  if (words)
    return (
      <div className="real-small">
        <PickOne
          label={name}
          of={words.map((_, i) => least + i)}
          chosen={value}
          name={(n) => wordFor(count, n, say)}
          onPick={onChange}
        />
        {note && <p>{say(note)}</p>}
      </div>
    );
  const what = of === undefined ? name : `${of}, ${name}`;
  return (
    <div className="real-small">
      <span className="real-small-name">{name}</span>
      <span className="real-steppers">
        <button
          type="button"
          className="button icon"
          aria-label={say(text('companion.less', { what }))}
          disabled={value <= least}
          onClick={() => onChange(value - 1)}
        >
          −
        </button>
        <output>
          {value}
          {goal ? <small>/{goal}</small> : null}
        </output>
        <button
          type="button"
          className="button icon"
          aria-label={say(text('companion.more', { what }))}
          disabled={value >= most}
          onClick={() => onChange(value + 1)}
        >
          +
        </button>
      </span>
      {note && <p>{say(note)}</p>}
    </div>
  );
}

/** A tap, or a finger that stays. A finger that moves away does neither. */
function useLongPress(tap: () => void, long: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wasLong = useRef(false);
  const stop = (): void => clearTimeout(timer.current);
  return {
    onPointerDown: () => {
      wasLong.current = false;
      stop();
      timer.current = setTimeout(() => {
        wasLong.current = true;
        long();
      }, LONG);
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    onContextMenu: (event: { preventDefault: () => void }) => event.preventDefault(),
    onClick: () => {
      stop();
      if (!wasLong.current) tap();
      wasLong.current = false;
    },
  };
}
