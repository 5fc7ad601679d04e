import { pick } from '@wartable/kernel';
import { type Answer, type BlindAsk, unthinking } from './bot.ts';

/** Any legal choice, each equally likely: no view is made for it. */
export function random({ decision: { choices }, rng }: BlindAsk): Answer {
  return unthinking(pick(rng, choices));
}
