import { below, type Choice } from '@wartable/kernel';
import { type Bot, NO_REASON } from './bot.ts';

/** Any legal choice, each equally likely. */
export function random(): Bot {
  return ({ decision: { choices }, rng }) => ({
    choice: choices[below(rng, choices.length)] as Choice,
    why: NO_REASON,
    opinions: [],
  });
}
