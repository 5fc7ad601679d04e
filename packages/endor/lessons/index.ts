/** In the order in which they are learned. */
import type { Lesson } from '@wartable/kernel';
import { complex } from './complex.ts';
import { door } from './door.ts';
import { ewoks } from './ewoks.ts';
import { fire } from './fire.ts';
import { imperials } from './imperials.ts';

export const LESSONS: readonly Lesson[] = [ewoks, fire, imperials, door, complex];
