/** Decisions that somebody lets be answered by themselves. */
import type { Choice, Decision, Telling } from '@wartable/kernel';

/** What the seat's orders answer, where the game knows of one that fits and the seat has given it. */
export function answerByOrder(
  game: Pick<Telling, 'ordered'>,
  view: () => unknown,
  decision: Decision,
  orders: readonly string[],
): Choice | undefined {
  const order = orders.length > 0 ? game.ordered?.(view(), decision) : undefined;
  return order && orders.includes(order.kind) && decision.choices.includes(order.choice) ? order.choice : undefined;
}
