import type { BotMaker } from './bot.ts';
import { greedy } from './greedy.ts';
import { random } from './random.ts';

export type { Answer, Ask, Bot, BotMaker } from './bot.ts';
export { type Played, playOut } from './play.ts';

/** The bots there are, by name. */
export const BOTS: Readonly<Record<string, BotMaker>> = { random, greedy };
