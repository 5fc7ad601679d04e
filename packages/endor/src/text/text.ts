import { textMaker } from '@wartable/kernel';
import { en } from './en.ts';

export const text = textMaker(en);
