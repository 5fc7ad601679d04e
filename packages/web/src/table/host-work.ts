/** The table in a worker of the browser. */

import type { FromTable, ToTable } from './messages.ts';
import { reasonOf } from './reason.ts';
import { openWindow, type TableWindow } from './window.ts';

const post = (message: FromTable): void => self.postMessage(message);
let bots: MessagePort | undefined;
let opened: TableWindow | undefined;

export async function hostWork(message: ToTable): Promise<void> {
  try {
    if (message.to === 'bots') bots = message.port;
    else if (message.to !== 'table') await opened?.hear(message);
    else if (message.message.say === 'open') opened = openWindow(message.message, post, () => bots);
    else await opened?.takeOver();
  } catch (error) {
    post({ from: 'host', message: { say: 'trouble', reason: reasonOf(error) } });
  }
}
