import type { TableInfo } from '@wartable/protocol';

/** Whose turn it is comes first, what runs out soonest before that; what goes on before what is over; then the newest. */
export function byUrgency(a: TableInfo, b: TableInfo): number {
  const rank = ({ myTurn, status }: TableInfo): number => (status === 'over' ? 2 : myTurn ? 0 : 1);
  const due = ({ until }: TableInfo): number => until ?? Number.POSITIVE_INFINITY;
  return rank(a) - rank(b) || (rank(a) === 0 && due(a) !== due(b) ? due(a) - due(b) : b.changed - a.changed);
}
