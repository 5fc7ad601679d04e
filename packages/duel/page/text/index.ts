import { textMaker } from '@wartable/kernel';
import type { en as shell } from '@wartable/web/text/en.ts';
import type { en } from './en.ts';

/** Texts of this page and of the shell, some of which this page says otherwise. */
export const text = textMaker<Omit<typeof shell, keyof typeof en> & typeof en>();
