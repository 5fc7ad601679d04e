/** In the order in which they are learned. */
import type { Lesson } from '@wartable/kernel';
import { attack } from './attack.ts';
import { leaders } from './leaders.ts';
import { resources } from './resources.ts';
import { sentinel } from './sentinel.ts';
import { tempo } from './tempo.ts';

export const LESSONS: readonly Lesson[] = [resources, attack, sentinel, leaders, tempo];
