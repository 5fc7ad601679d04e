import type { Sentences } from '@wartable/kernel';
import type { en } from '@wartable/web/companion/text/en.ts';

export const sentences: Sentences<keyof typeof en> = {
  'companion.title': 'Am echten Tisch',
  'companion.intro': 'Aufbau, Medaillen, Züge, Würfel und Regeln neben der Schachtel, auf einem Telefon.',
};
