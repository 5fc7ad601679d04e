import type { Sentences } from '@wartable/kernel';
import type { en } from '@wartable/web/companion/text/en.ts';

export const sentences: Sentences<keyof typeof en> = {
  'companion.title': 'En una mesa real',
  'companion.intro': 'Preparación, medallas, turnos, dados y reglas junto a la caja, en un solo teléfono.',
};
