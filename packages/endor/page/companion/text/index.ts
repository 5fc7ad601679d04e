import { textMaker } from '@wartable/kernel';
import type { en } from './en.ts';

export const text = textMaker<typeof en>();
