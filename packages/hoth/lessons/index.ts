import type { Lesson } from '@wartable/kernel';
import { move } from './move.ts';

export const LESSONS: readonly Lesson[] = [move];
