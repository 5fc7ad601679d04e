import { textMaker } from '../text.ts';
import type { en } from './en.ts';

export const text = textMaker<typeof en>();
