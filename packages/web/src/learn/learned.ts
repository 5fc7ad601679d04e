/** What has been learned, and where one left: kept in the browser, or as long as the page is open. */
import { type Given, isFields } from '@wartable/kernel';
import { keepWord, keptWord } from '../shell/kept.ts';

const KEPT = 'wartable.learned';

/** Lessons by game and id: "hoth/move". */
type Learned = { readonly done: readonly string[]; readonly left: Readonly<Record<string, readonly Given[]>> };

let memory: Learned = { done: [], left: {} };

/** What storage does not give back, as where it is blocked, is what this page remembers. */
function read(): Learned {
  try {
    const found: unknown = JSON.parse(keptWord(KEPT) ?? 'null');
    if (!isFields(found)) return memory;
    const { done, left } = found;
    return {
      done: Array.isArray(done) ? done.filter((one) => typeof one === 'string') : [],
      left: isFields(left)
        ? Object.fromEntries(Object.entries(left).flatMap(([id, all]) => (isLog(all) ? [[id, all]] : [])))
        : {},
    };
  } catch {
    return memory;
  }
}

function isLog(found: unknown): found is readonly Given[] {
  return (
    Array.isArray(found) &&
    found.every((one) => Array.isArray(one) && Number.isInteger(one[0]) && one[0] >= 0 && typeof one[1] === 'string')
  );
}

function write(learned: Learned): void {
  memory = learned;
  keepWord(KEPT, JSON.stringify(learned));
}

export function isDone(id: string): boolean {
  return read().done.includes(id);
}

/** What was answered in a lesson that was left. */
export function leftAt(id: string): readonly Given[] {
  return read().left[id] ?? [];
}

export function leave(id: string, given: readonly Given[]): void {
  const { done, left } = read();
  const { [id]: _was, ...others } = left;
  write({ done, left: given.length > 0 ? { ...others, [id]: given } : others });
}

export function finish(id: string): void {
  leave(id, []);
  const { done, left } = read();
  if (!done.includes(id)) write({ done: [...done, id], left });
}
