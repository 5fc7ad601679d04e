import type { Sentences } from '@wartable/kernel';
import type { en } from '@wartable/web/campaign/text/en.ts';

export const sentences: Sentences<keyof typeof en> = {
  'campaigns.title': 'Campañas',
  'campaigns.intro': 'Batallas que dependen unas de otras: lo que ocurre en una se nota en la siguiente.',
};
