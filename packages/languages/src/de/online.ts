import type { Sentences } from '@wartable/kernel';
import type { Key } from '@wartable/web/online/text/en.ts';

export const sentences: Sentences<Key> = {
  // No sentence: names for who has given none, with a number after them.
  'call.signs':
    'Roter Fuchs|Blauer Reiher|Grauer Wolf|Weiße Eule|Grüner Molch|Goldener Luchs|Schwarzer Schwan|Silberner Hase|Brauner Bär|Flinker Fink|Frostmarder|Stiller Otter|Schneller Falke|Alter Dachs|Heller Zaunkönig|Kühnes Wiesel',
};
