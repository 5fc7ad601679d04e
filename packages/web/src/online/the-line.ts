/** The line of this page: through a WebSocket, awake when the page is. */
import { useSyncExternalStore } from 'react';
import { openLine } from './line.ts';
import type { Line, LineState } from './line-types.ts';
import { isAnnounced, onOtherPerson } from './me.ts';

const KEPT = 'wartable.outbox';
/** Who has touched nothing for so long has forgotten the page, in milliseconds. */
const FORGOTTEN = 120_000;

let line: Line | undefined;
let touched = Date.now();

/** Opens when somebody wants something of the server, and closes when nobody does. */
export function theLine(): Line {
  line ??= open();
  return line;
}

/** How the line stands, for a component; it does not open it. */
export function useLineState(): LineState {
  const { listen, state } = theLine();
  return useSyncExternalStore(listen, state);
}

/** Which build this page is: the name of its first script, which follows from its contents. */
export function ownBuild(): string {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src*="/assets/"]');
  return script?.src.split('/').at(-1)?.replace(/\.js$/, '') ?? '';
}

function open(): Line {
  const opened = openLine({
    connect: ({ opened: onOpen, heard, closed }) => {
      const socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/live`);
      socket.onopen = onOpen;
      socket.onmessage = ({ data }: MessageEvent<unknown>) => heard(String(data));
      socket.onclose = closed;
      return { send: (text) => socket.readyState === WebSocket.OPEN && socket.send(text), close: () => leave(socket) };
    },
    build: ownBuild(),
    looking: () => document.visibilityState === 'visible' && document.hasFocus() && Date.now() - touched < FORGOTTEN,
    chance: Math.random,
    now: Date.now,
    log: (what, about) => console.info('wartable line:', what, about),
    shelf: {
      read: () => sessionWord(),
      write: (text) => keepSessionWord(text),
    },
  });
  // What the host says meanwhile is shown as what was said before.
  let announced = opened.state().announcement;
  opened.listen(() => {
    const { announcement } = opened.state();
    if (announcement === announced) return;
    announced = announcement;
    isAnnounced(announcement);
  });
  onOtherPerson(opened.again);
  window.addEventListener('online', opened.wake);
  window.addEventListener('pageshow', opened.wake);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') opened.wake();
    opened.look();
  });
  for (const event of ['focus', 'blur']) window.addEventListener(event, opened.look);
  for (const event of ['pointerdown', 'pointermove', 'keydown', 'wheel'])
    window.addEventListener(event, () => (touched = Date.now()), { capture: true, passive: true });
  return opened;
}

/** What is still being opened is closed when it is, so that no browser complains. */
function leave(socket: WebSocket): void {
  if (socket.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
  else socket.close();
}

/** Of this tab alone: another one says what it has to say itself. */
function sessionWord(): string | null {
  try {
    return sessionStorage.getItem(KEPT);
  } catch {
    return null;
  }
}

function keepSessionWord(text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(KEPT);
    else sessionStorage.setItem(KEPT, text);
  } catch {
    // It is in memory as long as the page lives.
  }
}
