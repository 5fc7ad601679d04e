/** The table in a worker of the browser: it keeps itself in the browser's database. */
import type { BotReply } from '@wartable/ai';
import { loadGame } from '../games/rules.ts';
import { type Host, openHost } from './host.ts';
import type { FromTable, ToTable } from './messages.ts';
import { reasonOf } from './reason.ts';
import { keepTable } from './saves.ts';

const post = (message: FromTable): void => self.postMessage(message);
let host: Promise<Host> | undefined;
let bots: MessagePort | undefined;

async function open(game: string): Promise<Host> {
  const opened = openHost(await loadGame(game), {
    post,
    keep: keepTable,
    askBot: (request) => bots?.postMessage(request),
    now: Date.now,
  });
  if (bots) bots.onmessage = ({ data }: MessageEvent<BotReply>) => opened.botReplied(data);
  return opened;
}

export async function hostWork(message: ToTable): Promise<void> {
  if (message.to === 'bots') {
    bots = message.port;
    return;
  }
  if (message.to === 'host') {
    const { message: said } = message;
    if (said.say === 'begin') host = open(said.game);
    if (said.say === 'resume') host = open(said.save.game);
  }
  try {
    // All wait for the same game, so messages keep their order.
    await (await host)?.hear(message);
  } catch (error) {
    post({ from: 'host', message: { say: 'trouble', reason: reasonOf(error) } });
  }
}
