import type { RuleId } from '@wartable/kernel';
import type { Frame } from './frames.ts';
import type { Underway } from './underway.ts';

export const DECISION_KINDS = [
  'place',
  'tie-hex',
  'tie-target',
  'rebel',
  'hero',
  'move-to',
  'join',
  'target',
  'trap',
  'capture',
  'rally',
  'return',
  'order',
] as const;
export type DecisionKind = (typeof DECISION_KINDS)[number];

export const DECISION_RULES: Record<DecisionKind, RuleId> = {
  place: 'endor/setup/rebels',
  'tie-hex': 'endor/imperial/ties',
  'tie-target': 'endor/imperial/ties',
  rebel: 'endor/turn/rebels',
  hero: 'endor/hero/actions',
  'move-to': 'endor/move/points',
  join: 'endor/fire/combined',
  target: 'endor/fire/possible',
  trap: 'endor/event/trap',
  capture: 'endor/event/capture',
  rally: 'endor/event/rally',
  return: 'endor/event/rally',
  order: 'endor/reading/a22',
};

/** What a step asks for; the ties of an Imperial move are among targets or among hexes, and before a shot comes who fires next. */
export function decisionKind(now: Frame | Underway): DecisionKind {
  switch (now.step) {
    case 'deploy':
      return 'tie-hex';
    case 'imperial-move':
      return now.targets.length > 0 ? 'tie-target' : 'tie-hex';
    case 'imperial-fire':
      return now.targets.length > 0 ? 'tie-target' : 'order';
    case 'turn':
      return 'rebel';
    default:
      return now.step;
  }
}
