import { pick } from '@wartable/kernel';
import { type Bot, NO_REASON } from './bot.ts';

/** Any legal choice, each equally likely. */
export function random(): Bot {
  return ({ decision: { choices }, rng }) => ({
    choice: pick(rng, choices),
    why: NO_REASON,
    opinions: [],
  });
}
