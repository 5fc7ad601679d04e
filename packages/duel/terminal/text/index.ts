import { textMaker } from '@wartable/kernel';
import type { en as shell } from 'wartable/text/en.ts';
import type { en } from './en.ts';

/** Texts of this terminal board and of the command line. */
export const text = textMaker<typeof shell & typeof en>();
