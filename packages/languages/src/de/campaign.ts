import type { Sentences } from '@wartable/kernel';
import type { en } from '@wartable/web/campaign/text/en.ts';

export const sentences: Sentences<keyof typeof en> = {
  'campaigns.title': 'Kampagnen',
  'campaigns.intro': 'Schlachten, die voneinander abhängen: was in einer geschieht, spürt man in der nächsten.',
  'campaigns.under-way': 'Im Gange',
  'campaigns.over': 'Beendet',
  'campaigns.delete': 'Löschen',
  'campaigns.delete-ask': 'Diese Kampagne löschen?',
  'campaigns.delete-note': '„{title}“ und die Ergebnisse verschwinden von diesem Gerät. Die Tische der Schlachten bleiben.',
  'campaigns.keep': 'Behalten',
  'campaigns.unread': 'Eine Kampagne ({id})',
  'campaigns.damaged': 'Sie ist beschädigt und nicht lesbar.',
  'campaigns.salvage': 'Mit dem weitermachen, was lesbar ist',
  'campaigns.newer': 'Sie stammt aus einer neueren Version von Wartable.',
  'campaigns.missing': 'Auf diesem Gerät gibt es keine solche Kampagne.',
  'campaigns.all': 'Alle Kampagnen',
};
