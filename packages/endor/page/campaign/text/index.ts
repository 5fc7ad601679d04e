import { textMaker } from '@wartable/kernel';
import type { en as shell } from '@wartable/web/text/en.ts';
import type { en as page } from '../../text/en.ts';
import type { en } from './en.ts';

/** Texts of campaigns, of the table's page and of the shell. */
export const text = textMaker<typeof shell & typeof page & typeof en>();
