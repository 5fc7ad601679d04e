import type { Sentences } from '@wartable/kernel';
import type { en } from '@wartable/web/companion/text/en.ts';

export const sentences: Sentences<keyof typeof en> = {
  'companion.title': 'À une vraie table',
  'companion.intro': 'Mise en place, médailles, tours, dés et règles à côté de la boîte, sur un seul téléphone.',
};
