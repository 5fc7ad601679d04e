/** Keeps the application on the device, and says when a new version is there. Nothing reloads by itself. */
import { useEffect, useState } from 'react';
import { useWords } from '../shell/language.tsx';
import { text } from '../text/index.ts';
import './new-version.css';

export function NewVersion() {
  const { say } = useWords();
  const [waiting, setWaiting] = useState<ServiceWorker>();
  useEffect(() => watch(setWaiting), []);
  if (!waiting) return null;
  return (
    <aside className="new-version" role="status">
      <span>{say(text('app.new-version'))}</span>
      <button type="button" className="button main" onClick={() => takeOver(waiting)}>
        {say(text('app.reload'))}
      </button>
    </aside>
  );
}

function watch(found: (worker: ServiceWorker) => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  // Plain http in a home network has no service workers: then the application simply needs the network.
  if (import.meta.env.PROD && 'serviceWorker' in navigator && window.top === window.self)
    afterLoad()
      .then(() => navigator.serviceWorker.register('/sw.js'))
      .then(
        (registration) => {
          if (!signal.aborted) listen(registration, found, signal);
        },
        () => {},
      );
  return () => stop.abort();
}

/** The games are fetched for later when the page in front is done, not beside it. */
async function afterLoad(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
  await new Promise((resolve) =>
    'requestIdleCallback' in window ? requestIdleCallback(resolve, { timeout: 3000 }) : setTimeout(resolve, 500),
  );
}

function listen(registration: ServiceWorkerRegistration, found: (worker: ServiceWorker) => void, signal: AbortSignal): void {
  const follow = (worker: ServiceWorker | null): void => {
    // Without a controller this is the first visit, and there is no older version.
    const check = (): void => {
      if (worker?.state === 'installed' && navigator.serviceWorker.controller) found(worker);
    };
    worker?.addEventListener('statechange', check, { signal });
    check();
  };
  follow(registration.waiting);
  follow(registration.installing);
  registration.addEventListener('updatefound', () => follow(registration.installing), { signal });
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'visible') registration.update().catch(() => {});
    },
    { signal },
  );
}

function takeOver(worker: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  worker.postMessage('take-over');
}
