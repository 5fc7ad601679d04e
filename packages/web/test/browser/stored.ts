/** What the browser has stored, and a disk that is full. */
import type { BrowserContext, Page } from 'playwright-core';

/** Works on the store of tables; `work` is a function of it that gives a request. */
async function inStore<T>(page: Page, mode: 'readonly' | 'readwrite', work: string): Promise<T> {
  return (await page.evaluate(`new Promise((resolve, reject) => {
    const opening = indexedDB.open('wartable');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const transaction = opening.result.transaction('tables', '${mode}');
      const request = (${work})(transaction.objectStore('tables'));
      transaction.oncomplete = () => (opening.result.close(), resolve(request.result));
      transaction.onabort = () => (opening.result.close(), reject(transaction.error));
    };
  })`)) as T;
}

export type Save = { readonly id: string; readonly record: { readonly log: readonly unknown[] } };
export const saves = (page: Page): Promise<Save[]> => inStore(page, 'readonly', '(store) => store.getAll()');
export const put = (page: Page, save: object): Promise<unknown> =>
  inStore(page, 'readwrite', `(store) => store.put(${JSON.stringify(save)})`);
/** All saves but one, byte for byte. */
export const others = async (page: Page, id: string): Promise<string> =>
  JSON.stringify((await saves(page)).filter((save) => save.id !== id));

/** Runs a script on pages and in their workers before anything else: the file of the workers begins with it. */
export async function fromTheStart(context: BrowserContext, script: string): Promise<void> {
  await context.addInitScript(script);
  await context.route(/\/worker-[^/]*\.js$/, async (route) => {
    try {
      const response = await route.fetch();
      await route.fulfill({ response, body: `${script}\n${await response.text()}` });
    } catch {
      // The page was closed before its worker came.
    }
  });
}

/** A disk that is full or not, for pages and workers alike. */
export type Disk = { full: boolean };

/** A browser may refuse at once, or take the whole transaction back. */
export async function diskOf(context: BrowserContext, how: string): Promise<Disk> {
  const disk: Disk = { full: false };
  await context.route('**/is-the-disk-full', (route) => route.fulfill({ body: String(disk.full) }));
  await fromTheStart(
    context,
    `{
  const isFull = () => {
    const request = new XMLHttpRequest();
    request.open('GET', '/is-the-disk-full', false);
    request.send();
    return request.responseText === 'true';
  };
  const { put } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.put = function (...all) {
    if (!isFull()) return put.apply(this, all);
    const error = new DOMException('no room', 'QuotaExceededError');
    ${how}
  };
}`,
  );
  return disk;
}
export const REFUSE = 'throw error;';
export const ABORT = `
    const { transaction } = this;
    const request = put.apply(this, all);
    Object.defineProperty(transaction, 'error', { value: error });
    transaction.abort();
    return request;`;

/** A page of the same place on which nothing runs. */
export async function bare(page: Page): Promise<void> {
  await page.route('**/bare', (route) => route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">' }));
  await page.goto('/bare');
}
