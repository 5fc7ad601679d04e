export type { Answer, Ask, Bot, Budget, Opinion, Reason, Why } from './bot.ts';
export { type Played, playOut } from './play.ts';
export { BOT_KINDS, type BotSpec, makePlayer, type Player, readBot } from './player.ts';
