/** Which tables teach, and what has been taught on them: kept on this device. */
const KEPT = 'wartable.lessons';
const MOST = 20;

type Taught = { readonly id: string; readonly done: readonly string[] };

function read(): Taught[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '[]');
    return Array.isArray(found) ? (found as Taught[]) : [];
  } catch {
    return [];
  }
}

function write(all: readonly Taught[]): void {
  try {
    localStorage.setItem(KEPT, JSON.stringify(all.slice(-MOST)));
  } catch {
    // Without storage the battle goes on without lessons.
  }
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

export function stopTeaching(id: string): void {
  write(read().filter((one) => one.id !== id));
}
