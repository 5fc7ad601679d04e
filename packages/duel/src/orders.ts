/** Standing orders: what a side lets be answered by itself outside of its actions. */
import type { Decision, Ordered } from '@wartable/kernel';
import { NO_RESOURCE } from './choices.ts';
import type { View } from './view.ts';

export const ORDERS = ['no-resource', 'only-card'] as const;

/**
 * Whoever holds one card has nothing to choose where a card has to go, and everybody sees that it is one. Resources are placed in secret,
 * by both at once: nobody hears when somebody has answered.
 */
export function orderedIn(view: View, { kind, choices }: Decision): Ordered | undefined {
  if (view.viewer === 'spectator') return undefined;
  if (kind === 'resource') return { kind: 'no-resource', choice: NO_RESOURCE };
  const { hand } = view[view.viewer];
  const [choice] = choices;
  const isOnly = typeof hand !== 'number' && hand.length === 1;
  if (kind !== 'choose-card' || view.active === view.viewer || !isOnly || choice === undefined) return undefined;
  return { kind: 'only-card', choice };
}
