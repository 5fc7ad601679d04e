import type { Sentences } from '@wartable/kernel';
import type { en } from '@wartable/web/record/text/en.ts';

export const sentences: Sentences<keyof typeof en> = {
  'record.title': 'Tu historial',
  'record.intro': 'Lo que has jugado, cómo fue y qué tuvo que ver la suerte.',
};
