import { useEffect } from 'react';

/** Keeps the screen lit while the page is looked at, where the device can; where it cannot, nothing is lost but the light. */
export function useAwake(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    let left = false;
    const keep = async (): Promise<void> => {
      if (document.visibilityState !== 'visible') return;
      try {
        const next = await navigator.wakeLock?.request('screen');
        if (left) await next?.release();
        else lock = next;
      } catch {
        // A device that saves its power has the last word.
      }
    };
    keep();
    document.addEventListener('visibilitychange', keep);
    return () => {
      left = true;
      document.removeEventListener('visibilitychange', keep);
      lock?.release().catch(() => {});
    };
  }, []);
}
