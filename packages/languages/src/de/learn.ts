import type { Sentences } from '@wartable/kernel';
import type { Key } from '@wartable/web/learn/text/en.ts';

export const sentences: Sentences<Key> = {
  'learn.title': 'Spielen lernen',
  'learn.note':
    '{n} kurze Lektionen an einem echten Tisch, je ein oder zwei Minuten. Was du geschafft hast, bleibt auf diesem Gerät.',
  'learn.count': '{done} von {all} geschafft',
  'learn.done': 'Geschafft',
  'learn.next': 'Als Nächstes',
  'learn.resume': 'Weiter',
  'learn.minutes': '{n} Min.',
  'learn.path': 'Alle Lektionen',
  'learn.coach': 'Der Lehrer',
  'learn.step': 'Schritt {n} von {all}',
  'learn.other': 'Das ist erlaubt, aber nicht das, worum es hier geht.',
  'learn.again': 'Von vorn',
  'learn.well-done': 'Gut gemacht!',
  'learn.next-called': 'Weiter: {title}',
  'learn.play': 'Zu einer eigenen Schlacht',
  'learn.missing': 'Diese Lektion gibt es nicht. Hier sind alle.',
};
