import { type Catalogue, textMaker } from '../text.ts';
import { de } from './de.ts';
import { en, type Key } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';

export const KERNEL_CATALOGUE: Catalogue<Key> = { en, fr, de, es };
export const text = textMaker(en);
