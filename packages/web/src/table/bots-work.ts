/** Bots in a worker of the browser: the same desk as in the threads of Node. They get views alone, from a table or, for a hint, from a page. */
import type { BotReply, BotRequest } from '@wartable/ai';
import { askDesk } from './bots-desk.ts';

type Line = { postMessage(message: BotReply): void };

async function answer(request: BotRequest, line: Line): Promise<void> {
  line.postMessage(await askDesk(request));
}

/** The line to a table. */
export type ToBots = BotRequest | { readonly port: MessagePort };

export async function botsWork(message: ToBots): Promise<void> {
  if (!('port' in message)) return answer(message, self);
  const { port } = message;
  port.onmessage = ({ data }: MessageEvent<BotRequest>) => {
    answer(data, port).catch(reportError);
  };
}
