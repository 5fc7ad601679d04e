import { type Catalogue, textMaker } from '@wartable/kernel';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';

export const AI_CATALOGUE: Catalogue<keyof typeof en> = { en, fr, de, es };
export const text = textMaker(en);
