/** Notices by the browser: whether this one can, and its address. */
import type { PushAddress } from '@wartable/protocol';
import type * as v from 'valibot';
import { openWords } from '../shell/words.ts';

export type PushState = 'http' | 'install' | 'unable' | 'denied' | 'off' | 'on';

/** The words of notices lie where the service worker finds them: it has no others. */
const [SHELF, PLACE] = ['notices', '/notices/words'];

/** How it stands on this device; `known`: the addresses the server has. */
export async function pushState(known: readonly string[]): Promise<PushState> {
  if (!window.isSecureContext) return 'http';
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window))
    return /iPhone|iPad/.test(navigator.userAgent) ? 'install' : 'unable';
  if (Notification.permission === 'denied') return 'denied';
  const registration = await navigator.serviceWorker.getRegistration();
  // Where the page is not built there is nobody to listen.
  if (!registration) return 'unable';
  const endpoint = (await registration.pushManager.getSubscription())?.endpoint;
  return endpoint !== undefined && known.includes(endpoint) ? 'on' : 'off';
}

/** Asks whoever sits here, then the browser; undefined where one of them says no. */
export async function listenHere(pushKey: string): Promise<v.InferInput<typeof PushAddress> | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined;
  await keepWords();
  const { pushManager } = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: pushKey };
  // One that was made for another server's key cannot be had again, but given up.
  const made = await pushManager.subscribe(options).catch(async () => {
    await (await pushManager.getSubscription())?.unsubscribe();
    return pushManager.subscribe(options);
  });
  const { endpoint = '', keys = {} } = made.toJSON();
  return { endpoint, keys: { p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' } };
}

/** The address of before, which the server may forget. */
export async function stopListening(): Promise<string | undefined> {
  const registration = await navigator.serviceWorker.getRegistration();
  const listening = await registration?.pushManager.getSubscription();
  await listening?.unsubscribe();
  return listening?.endpoint;
}

/** In the language that is read now. */
export async function keepWords(): Promise<void> {
  if (!('caches' in window)) return;
  const [all, doors] = await Promise.all([openWords('online'), openWords('')]);
  const words = Object.entries({ ...doors, ...all }).filter(([key]) =>
    /^(notice\.(your-turn|begun|sat-down)|door\.\w+)$/.test(key),
  );
  const shelf = await caches.open(SHELF);
  await shelf.put(PLACE, new Response(JSON.stringify(Object.fromEntries(words))));
}
