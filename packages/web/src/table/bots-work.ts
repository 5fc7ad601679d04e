/** Bots in a worker of the browser: the same desk as in the threads of Node. They get views alone. */
import { type BotDesk, type BotRequest, botDesk } from '@wartable/ai';
import { loadTableGame } from './games.ts';

const desks = new Map<string, BotDesk>();

async function deskFor(id: string): Promise<BotDesk> {
  const { game } = await loadTableGame(id);
  const desk = desks.get(id) ?? botDesk([game], () => performance.now());
  desks.set(id, desk);
  return desk;
}

export async function botsWork(request: BotRequest): Promise<void> {
  const desk = await deskFor(request.game);
  self.postMessage(desk(request, () => false));
}
