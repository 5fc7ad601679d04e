/** A page that is older than its server reloads at a good moment: nothing on its way, nothing being thought over, and not all at once. */
import { useEffect } from 'react';
import { theLine, useLineState } from './the-line.ts';

/** Within so long, by chance; looked at again after so long. In milliseconds. */
const [WITHIN, AGAIN] = [20_000, 5000];
/** By itself only once in so long, in milliseconds. */
const ONCE_IN = 600_000;
const TRIED = 'wartable.reloaded';

/** Once in a while: where the browser brings the old page again, nobody is sent in circles. */
function mayReload(): boolean {
  try {
    if (Date.now() - Number(sessionStorage.getItem(TRIED) ?? 0) < ONCE_IN) return false;
    sessionStorage.setItem(TRIED, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}

/** With a new service worker, where there is one. */
export async function reload(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  await registration?.update().catch(() => {});
  const waiting = registration?.waiting;
  if (!waiting) return location.reload();
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting.postMessage('take-over');
}

/** `busy`: somebody here is in the middle of something. */
export function useReloadWhenNewer(busy: boolean): boolean {
  const { newer } = useLineState();
  useEffect(() => {
    if (!newer || busy) return;
    let timer = setTimeout(function look() {
      if (theLine().waiting().length > 0) timer = setTimeout(look, AGAIN);
      else if (mayReload()) reload();
    }, Math.random() * WITHIN);
    return () => clearTimeout(timer);
  }, [newer, busy]);
  return newer;
}
