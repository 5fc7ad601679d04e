/** Bots in a worker of the browser: the same desk as in the threads of Node. They get views alone, from a table or, for a hint, from a page. */
import { type BotDesk, type BotReply, type BotRequest, botDesk } from '@wartable/ai';
import { loadGame } from '../games/rules.ts';
import { fetchLook, lookOf } from './looks.ts';

const desks = new Map<string, BotDesk>();

async function deskFor({ game: id, bot }: BotRequest): Promise<BotDesk> {
  const loaded = await loadGame(id);
  const { game } = loaded;
  await fetchLook(game, bot);
  const desk = desks.get(id) ?? botDesk([{ ...loaded, look: (net) => lookOf(game, net) }], () => performance.now());
  desks.set(id, desk);
  return desk;
}

type Line = { postMessage(message: BotReply): void };

async function answer(request: BotRequest, line: Line): Promise<void> {
  const desk = await deskFor(request);
  line.postMessage(desk(request, () => false));
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
