/** Which tables teach, and what has been taught on them: kept on this device. */
import { isFields } from '@wartable/kernel';
import { keepWord, keptWord } from '../shell/kept.ts';

/** As tips were called when the first tables that teach were kept: they go on. */
const KEPT = 'wartable.lessons';
const MOST = 20;

type Taught = { readonly id: string; readonly done: readonly string[] };

function read(): Taught[] {
  try {
    const found: unknown = JSON.parse(keptWord(KEPT) ?? '[]');
    return Array.isArray(found) ? found.filter(isTaught) : [];
  } catch {
    return [];
  }
}

function isTaught(found: unknown): found is Taught {
  return isFields(found) && typeof found['id'] === 'string' && Array.isArray(found['done']);
}

/** Without storage the battle goes on without tips. */
function write(all: readonly Taught[]): void {
  keepWord(KEPT, JSON.stringify(all.slice(-MOST)));
}

export function teach(id: string): void {
  write([...read(), { id, done: [] }]);
}

/** The kinds of decisions this table has explained; undefined where it does not teach. */
export function taughtAt(id: string): readonly string[] | undefined {
  return read().find((one) => one.id === id)?.done;
}

export function noteTaught(id: string, kind: string): void {
  write(read().map((one) => (one.id === id && !one.done.includes(kind) ? { id, done: [...one.done, kind] } : one)));
}

/** Whether the coach offers to take mistakes back: as was set, else where one learns. */
export function coachesAt(id: string, set: boolean | undefined): boolean {
  return set ?? taughtAt(id) !== undefined;
}
