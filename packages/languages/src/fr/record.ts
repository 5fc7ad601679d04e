import type { Sentences } from '@wartable/kernel';
import type { en } from '@wartable/web/record/text/en.ts';

export const sentences: Sentences<keyof typeof en> = {
  'record.title': 'Votre bilan',
  'record.intro': 'Ce que vous avez joué, comment cela s’est passé, et la part de la chance.',
};
