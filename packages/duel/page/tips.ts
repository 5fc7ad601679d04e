/** A sentence or two for the first decision of each kind. */
import type { Text } from '@wartable/kernel';
import { text } from './text/index.ts';

export const TIPS: Readonly<Record<string, Text>> = {
  mulligan: text('tip.mulligan'),
  'opening-resource': text('tip.opening-resource'),
  action: text('tip.action'),
  'attack-target': text('tip.attack-target'),
  'choose-unit': text('tip.choose-unit'),
  'choose-base': text('tip.choose-base'),
  'choose-card': text('tip.choose-card'),
  'choose-revealed': text('tip.choose-revealed'),
  unique: text('tip.unique'),
  'first-side': text('tip.first-side'),
  'trigger-order': text('tip.trigger-order'),
  resource: text('tip.resource'),
};

/** Where the cards of the hand are chosen, the tip does not lie over them. */
export const TIPS_WITH_CARDS: readonly string[] = ['mulligan', 'opening-resource', 'action', 'choose-card', 'resource'];
