/** What comes whole whenever it has changed, and lines of talk. */
import type { TalkLine } from '@wartable/protocol';

export type List<T> = {
  readonly name: 'lobby' | 'mine';
  readonly listeners: Set<(value: T) => void>;
  readonly hear: (value: T) => void;
  last?: T;
};

export function aList<T>(name: List<T>['name']): List<T> {
  const list: List<T> = {
    name,
    listeners: new Set(),
    hear: (value) => {
      list.last = value;
      for (const listener of [...list.listeners]) listener(value);
    },
  };
  return list;
}

/** Lines of talk, each once, in their order. */
export function merged(before: readonly TalkLine[], more: readonly TalkLine[]): TalkLine[] {
  const all = new Map([...before, ...more].map((line) => [line.number, line]));
  return [...all.values()].sort((a, b) => a.number - b.number);
}
