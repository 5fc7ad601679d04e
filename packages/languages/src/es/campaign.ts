import type { Sentences } from '@wartable/kernel';
import type { en } from '@wartable/web/campaign/text/en.ts';

export const sentences: Sentences<keyof typeof en> = {
  'campaigns.title': 'Campañas',
  'campaigns.intro': 'Batallas que dependen unas de otras: lo que ocurre en una se nota en la siguiente.',
  'campaigns.under-way': 'En curso',
  'campaigns.over': 'Terminadas',
  'campaigns.delete': 'Borrar',
  'campaigns.delete-ask': '¿Borrar esta campaña?',
  'campaigns.delete-note': '«{title}» y sus resultados desaparecerán de este dispositivo. Las mesas de sus batallas se quedan.',
  'campaigns.keep': 'Conservarla',
  'campaigns.unread': 'Una campaña ({id})',
  'campaigns.damaged': 'Está dañada y no se puede leer.',
  'campaigns.salvage': 'Seguir con lo que se puede leer',
  'campaigns.newer': 'Viene de una versión más nueva de Wartable.',
  'campaigns.missing': 'Esa campaña no existe en este dispositivo.',
  'campaigns.all': 'Todas las campañas',
};
