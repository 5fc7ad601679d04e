/** A drawing one works on: undo and redo, and each state is kept as soon as it is there. */
import type { Json } from '@wartable/kernel';
import { useCallback, useEffect, useRef, useState } from 'react';
import { whenBesideChanges } from '../table/beside.ts';
import { randomName } from '../table/names.ts';
import { beginHistory, type History, redone, stepped, undone } from './history.ts';
import { keepDrawing, keptDrawing } from './kept.ts';

/** How a game's drawing is read and written. */
export type Drafting<T> = {
  readonly game: string;
  /** Throws where it is none. */
  readonly read: (data: unknown) => T;
  readonly write: (drawing: T) => Json;
  readonly titleOf: (drawing: T) => string;
};

export type OpenDrawing<T> = {
  readonly drawing: T;
  /** The same, also before the page shows it: a hand is quicker. */
  readonly now: () => T;
  /** Steps of the same stroke are undone together. */
  readonly change: (next: (now: T) => T, stroke?: string) => void;
  readonly undo: (() => void) | undefined;
  readonly redo: (() => void) | undefined;
  /** Whether all of it is on the device. */
  readonly kept: 'yes' | 'soon' | 'no';
  readonly measured: Json | undefined;
};

/** What this window has written and is about to write. */
type Own<T> = {
  readonly stamps: Set<string>;
  writing: boolean;
  last: T | undefined;
  wanted: T | undefined;
};

/** 'missing' where there is none, or none that this version reads; undefined while it is read. */
export function useDrawing<T>(id: string, drafting: Drafting<T>): OpenDrawing<T> | 'missing' | undefined {
  const { game, read, write, titleOf } = drafting;
  const [history, setHistory] = useState<History<T> | 'missing'>();
  const latest = useRef<History<T> | 'missing'>(undefined);
  const become = useCallback((next: History<T> | 'missing'): void => {
    latest.current = next;
    setHistory(next);
  }, []);
  const [kept, setKept] = useState<OpenDrawing<T>['kept']>('yes');
  const [measured, setMeasured] = useState<Json>();
  const own = useRef<Own<T>>({ stamps: new Set(), writing: false, last: undefined, wanted: undefined });

  useEffect(() => {
    let left = false;
    const load = async (): Promise<void> => {
      const row = await keptDrawing(id).catch(() => undefined);
      if (left) return;
      const found = row?.game === game ? readable(read, row.data) : undefined;
      setMeasured(row?.measured);
      if (found === undefined) become(latest.current ?? 'missing');
      else if (row && !own.current.stamps.has(row.stamp) && !own.current.writing) {
        own.current.stamps.add(row.stamp);
        own.current.last = found;
        const { current } = latest;
        if (typeof current !== 'object') become(beginHistory(found));
        else if (!isSame(write(current.now), row.data)) become(stepped(current, found));
      }
    };
    void load();
    const stop = whenBesideChanges('drawings', () => void load());
    return () => {
      left = true;
      stop();
    };
  }, [id, game, read, write, become]);

  const now = typeof history === 'object' ? history.now : undefined;
  useEffect(() => {
    const state = own.current;
    const keep = async (drawing: T): Promise<void> => {
      state.writing = true;
      state.last = drawing;
      setKept('soon');
      const stamp = randomName();
      state.stamps.add(stamp);
      try {
        await keepDrawing(id, { game, title: titleOf(drawing), data: write(drawing), stamp });
        setKept('yes');
      } catch {
        setKept('no');
      }
      state.writing = false;
      if (state.wanted !== drawing) await keep(state.wanted as T);
    };
    state.wanted = now;
    if (now !== undefined && now !== state.last && !state.writing) void keep(now);
  }, [now, id, game, titleOf, write]);

  const step = (next: (history: History<T>) => History<T>): void => {
    if (typeof latest.current === 'object') become(next(latest.current));
  };
  if (typeof history !== 'object') return history;
  return {
    drawing: history.now,
    now: () => (typeof latest.current === 'object' ? latest.current.now : history.now),
    change: (next, stroke) => step((before) => stepped(before, next(before.now), stroke)),
    undo: history.past.length > 0 ? () => step(undone) : undefined,
    redo: history.future.length > 0 ? () => step(redone) : undefined,
    kept,
    measured,
  };
}

const isSame = (one: Json, other: Json): boolean => JSON.stringify(one) === JSON.stringify(other);

function readable<T>(read: (data: unknown) => T, data: unknown): T | undefined {
  try {
    return read(data);
  } catch {
    return undefined;
  }
}
