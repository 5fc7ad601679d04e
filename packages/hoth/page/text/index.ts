/** The words of this page: the shell's, the game's and its own. */
import { telling } from '@wartable/hoth/telling';
import { textMaker } from '@wartable/kernel';
import { en as shell } from '@wartable/web/text/en.ts';
import { withShell } from '@wartable/web/text/index.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';

export const OWN = { en, fr, de, es };
export const CATALOGUE = withShell(telling.catalogue, OWN);
export const text = textMaker({ ...shell, ...en });
