/** Standing orders: what a seat lets be answered by itself in the turns of others. */
import type { Decision, Ordered } from '@wartable/kernel';
import { IGNORE } from './choices.ts';
import type { View } from './view.ts';

export const ORDERS = ['only-way', 'stand-fast'] as const;

/** All of it lies open on the board: where a unit can retreat to, and whether it stands in trenches. */
export function orderedIn({ underway }: View, { kind, seat, choices }: Decision): Ordered | undefined {
  const now = underway.at(-1);
  if (now?.step !== 'retreat' || now.seat === seat) return undefined;
  if (kind === 'ignore-retreat') return { kind: 'stand-fast', choice: IGNORE };
  const [choice, another] = choices;
  return choice !== undefined && another === undefined ? { kind: 'only-way', choice } : undefined;
}
