/** A sentence or two for the first decision of each kind. */
import type { Text } from '@wartable/kernel';
import { text } from './text/index.ts';

export const LESSONS: Readonly<Record<string, Text>> = {
  mulligan: text('lesson.mulligan'),
  'opening-resource': text('lesson.opening-resource'),
  action: text('lesson.action'),
  'attack-target': text('lesson.attack-target'),
  'choose-unit': text('lesson.choose-unit'),
  'choose-base': text('lesson.choose-base'),
  'choose-card': text('lesson.choose-card'),
  'choose-revealed': text('lesson.choose-revealed'),
  unique: text('lesson.unique'),
  'first-side': text('lesson.first-side'),
  'trigger-order': text('lesson.trigger-order'),
  resource: text('lesson.resource'),
};

/** Where the cards of the hand are chosen, the lesson does not lie over them. */
export const LESSONS_WITH_CARDS: readonly string[] = ['mulligan', 'opening-resource', 'action', 'choose-card', 'resource'];
