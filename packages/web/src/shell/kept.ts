/** Small settings in the browser. Where it forbids that, they hold until the page is closed. */
export function keptWord(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function keepWord(key: string, word: string | null): void {
  try {
    if (word === null) localStorage.removeItem(key);
    else localStorage.setItem(key, word);
  } catch {
    // Nobody can do anything about it.
  }
}
