/** The desk of bots in a browser: rules and nets are there before anybody is asked. */
import { type BotDesk, type BotReply, type BotRequest, botDesk } from '@wartable/ai';
import { loadGame } from '../games/rules.ts';
import { fetchLook, lookOf } from './looks.ts';

const desks = new Map<string, BotDesk>();

export async function askDesk(request: BotRequest): Promise<BotReply> {
  const { game: id, bot } = request;
  const loaded = await loadGame(id);
  const { game } = loaded;
  await fetchLook(game, bot);
  const desk = desks.get(id) ?? botDesk([{ ...loaded, look: (net) => lookOf(game, net) }], () => performance.now());
  desks.set(id, desk);
  return desk(request, () => false);
}
