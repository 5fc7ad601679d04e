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

/** Runs a script on the page and in its workers, in those that start later too. */
export async function everywhere(page: Page, script: string): Promise<void> {
  await page.evaluate(script);
  page.on('worker', (worker) => worker.evaluate(script).catch(() => {}));
  await Promise.all(page.workers().map((worker) => worker.evaluate(script)));
}

/** The same before anything else runs: the file of the workers begins with it. */
export async function fromTheStart(context: BrowserContext, script: string): Promise<void> {
  // A service worker would bring the files itself.
  await context.addInitScript(`delete Navigator.prototype.serviceWorker;${script}`);
  await context.route(/\/worker-[^/]*\.js$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${script}\n${await response.text()}` });
  });
}

/** There is room again. */
export const makeRoom = (page: Page): Promise<void> => everywhere(page, 'globalThis.room = true');

/** No table can be written until there is room; a browser may refuse at once, or take the whole transaction back. */
export const fullDisk = (how: string): string => `{
  const { put } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.put = function (...all) {
    if (globalThis.room) return put.apply(this, all);
    const error = new DOMException('no room', 'QuotaExceededError');
    ${how}
  };
}`;
export const REFUSE = 'throw error;';
export const ABORT = `
    const { transaction } = this;
    const request = put.apply(this, all);
    Object.defineProperty(transaction, 'error', { value: error });
    transaction.abort();
    return request;`;
