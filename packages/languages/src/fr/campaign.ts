import type { Sentences } from '@wartable/kernel';
import type { en } from '@wartable/web/campaign/text/en.ts';

export const sentences: Sentences<keyof typeof en> = {
  'campaigns.title': 'Campagnes',
  'campaigns.intro': 'Des batailles liées entre elles : ce qui se passe dans l’une se ressent dans la suivante.',
  'campaigns.under-way': 'En cours',
  'campaigns.over': 'Terminées',
  'campaigns.delete': 'Supprimer',
  'campaigns.delete-ask': 'Supprimer cette campagne ?',
  'campaigns.delete-note': '« {title} » et ses résultats disparaîtront de cet appareil. Les tables de ses batailles restent.',
  'campaigns.keep': 'La garder',
  'campaigns.unread': 'Une campagne ({id})',
  'campaigns.damaged': 'Elle est endommagée et illisible.',
  'campaigns.salvage': 'Continuer avec ce qui est lisible',
  'campaigns.newer': 'Elle vient d’une version plus récente de Wartable.',
  'campaigns.missing': 'Cette campagne n’existe pas sur cet appareil.',
  'campaigns.all': 'Toutes les campagnes',
};
