/** Which tables go on from a moment of another one: kept on this device, so that they stand together. */
import { isFields } from '@wartable/kernel';
import { keepWord, keptWord } from '../shell/kept.ts';

const KEPT = 'wartable.branches';
const MOST = 100;

export type Branch = {
  readonly id: string;
  /** The table it comes from; nothing where that was never one of this device. */
  readonly of: string | undefined;
  /** From which turn it goes on. */
  readonly turn: number;
};

/** By the tables that go on. */
export function branches(): ReadonlyMap<string, Branch> {
  try {
    const found: unknown = JSON.parse(keptWord(KEPT) ?? '[]');
    return new Map(Array.isArray(found) ? found.filter(isBranch).map((one) => [one.id, one]) : []);
  } catch {
    return new Map();
  }
}

function isBranch(found: unknown): found is Branch {
  if (!isFields(found)) return false;
  const { id, of, turn } = found;
  return typeof id === 'string' && (of === undefined || typeof of === 'string') && Number.isSafeInteger(turn);
}

/** Without storage each table stands for itself. */
export function noteBranch(branch: Branch): void {
  keepWord(KEPT, JSON.stringify([...branches().values(), branch].slice(-MOST)));
}

/** What goes on from what goes on stands under the first of all. */
export function rootOf(id: string, all: ReadonlyMap<string, Branch>, isThere: (id: string) => boolean): string {
  const of = all.get(id)?.of;
  return of !== undefined && of !== id && isThere(of) ? rootOf(of, new Map([...all].filter(([one]) => one !== id)), isThere) : id;
}
