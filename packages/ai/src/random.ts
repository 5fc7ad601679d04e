import { below, type Choice } from '@wartable/kernel';
import type { BotMaker } from './bot.ts';

/** Any legal choice, each equally likely. */
export const random: BotMaker = () => (ask) => {
  const { choices } = ask.decision;
  return { choice: choices[below(ask.rng, choices.length)] as Choice, why: [] };
};
