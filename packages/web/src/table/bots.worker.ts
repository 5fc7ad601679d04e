/** Bots in a worker of the browser: the same desk as in the threads of Node. They get views alone. */
import { type BotDesk, type BotRequest, botDesk } from '@wartable/ai';
import { loadTableGame } from './games.ts';

const desks = new Map<string, Promise<BotDesk>>();

function deskFor(id: string): Promise<BotDesk> {
  const desk = desks.get(id) ?? loadTableGame(id).then(({ game }) => botDesk([game], () => performance.now()));
  desks.set(id, desk);
  return desk;
}

self.onmessage = async ({ data }: MessageEvent<BotRequest>) => {
  const desk = await deskFor(data.game);
  self.postMessage(desk(data, () => false));
};
