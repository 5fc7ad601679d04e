/** What the browser has stored, and a disk that is full. */
import type { Page } from 'playwright-core';

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

/** No table can be written until there is room; a browser may refuse at once, or take the whole transaction back. */
export const fullDisk = (how: string): string => `{
  const { put } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.put = function (...all) {
    if (window.room) return put.apply(this, all);
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
