import { type Catalogue, textMaker } from '@wartable/kernel';
import { de } from './de.ts';
import { en, type Key } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';

export const CATALOGUE: Catalogue<Key> = { en, fr, de, es };
export const text = textMaker(en);
export type { Key };
