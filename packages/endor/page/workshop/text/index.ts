import { textMaker } from '@wartable/kernel';
import type { en as shell } from '@wartable/web/workshop/text/en.ts';
import type { en } from './en.ts';

/** Texts of this page and of every workshop. */
export const text = textMaker<typeof shell & typeof en>();
