/** In the order in which they are learned. */
import type { Lesson } from '@wartable/kernel';
import { attack } from './attack.ts';
import { badges } from './badges.ts';
import { cards } from './cards.ts';
import { move } from './move.ts';
import { objectives } from './objectives.ts';
import { retreat } from './retreat.ts';

export const LESSONS: readonly Lesson[] = [move, attack, cards, retreat, badges, objectives];
