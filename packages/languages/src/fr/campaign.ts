import type { Sentences } from '@wartable/kernel';
import type { en } from '@wartable/web/campaign/text/en.ts';

export const sentences: Sentences<keyof typeof en> = {
  'campaigns.title': 'Campagnes',
  'campaigns.intro': 'Des batailles liées entre elles : ce qui se passe dans l’une se ressent dans la suivante.',
};
