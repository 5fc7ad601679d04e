/** Drawings on this device: each is one row, written as one draws. What another window writes is a step like any other. */
import type { Json } from '@wartable/kernel';
import { isFields } from '@wartable/kernel';
import { useEffect, useState } from 'react';
import { allBeside, changeBeside, forgetBeside, oneBeside, whenBesideChanges } from '../table/beside.ts';
import { randomName } from '../table/names.ts';

export type KeptDrawing = {
  readonly id: string;
  readonly game: string;
  readonly title: string;
  /** In milliseconds of the device's clock. */
  readonly changed: number;
  /** As its file has it. */
  readonly data: Json;
  /** Who wrote it last, so that one knows one's own. */
  readonly stamp: string;
  /** What was measured of it, and of which state. */
  readonly measured?: Json;
};

function isKept(row: unknown): row is KeptDrawing {
  if (!isFields(row)) return false;
  const { id, game, title, changed, data, stamp } = row;
  return [id, game, title, stamp].every((one) => typeof one === 'string') && typeof changed === 'number' && isFields(data);
}

export async function keptDrawing(id: string): Promise<KeptDrawing | undefined> {
  const row = await oneBeside('drawings', id);
  return isKept(row) ? row : undefined;
}

/** Writes what is given over what is there; a new drawing needs all of it. */
export async function keepDrawing(
  id: string,
  what: Pick<KeptDrawing, 'game' | 'title' | 'data' | 'stamp'> & Pick<Partial<KeptDrawing>, 'measured'>,
): Promise<void> {
  await changeBeside<KeptDrawing>('drawings', id, (now) => ({
    ...(isKept(now) ? now : {}),
    id,
    changed: Date.now(),
    ...what,
  }));
}

export async function keepMeasured(id: string, measured: Json): Promise<void> {
  await changeBeside<KeptDrawing>('drawings', id, (now) => (isKept(now) ? { ...now, measured } : undefined));
}

/** Keeps a drawing under a new name. */
export async function keepNewDrawing(game: string, title: string, data: Json): Promise<string> {
  const id = randomName();
  await keepDrawing(id, { game, title, data, stamp: randomName() });
  return id;
}

export async function forgetDrawing(id: string): Promise<void> {
  await forgetBeside('drawings', id);
}

/** Puts back what was deleted, as it was. */
export async function restoreDrawing(row: KeptDrawing): Promise<void> {
  await changeBeside<KeptDrawing>('drawings', row.id, (now) => (now === undefined ? row : undefined));
}

/** All of a game, the last changed first; undefined while they are read, and none where nothing can be kept. */
export function useDrawings(game: string): readonly KeptDrawing[] | undefined {
  const [drawings, setDrawings] = useState<readonly KeptDrawing[]>();
  useEffect(() => {
    let left = false;
    const load = (): void => {
      allBeside('drawings')
        .catch((): readonly unknown[] => [])
        .then((rows) => {
          const own = rows.filter(isKept).filter((row) => row.game === game);
          if (!left) setDrawings(own.toSorted((a, b) => b.changed - a.changed));
        });
    };
    load();
    const stop = whenBesideChanges('drawings', load);
    return () => {
      left = true;
      stop();
    };
  }, [game]);
  return drawings;
}
