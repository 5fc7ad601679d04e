import type { Sentences } from '@wartable/kernel';
import type { Key } from '@wartable/web/learn/text/en.ts';

export const sentences: Sentences<Key> = {
  'learn.title': 'Apprendre à jouer',
  'learn.note':
    '{n} courtes leçons à une vraie table, une ou deux minutes chacune. Ce que vous avez fait reste sur cet appareil.',
  'learn.count': '{done} sur {all}',
  'learn.done': 'Terminée',
  'learn.next': 'À suivre',
  'learn.resume': 'Continuer',
  'learn.minutes': '{n} min',
  'learn.path': 'Toutes les leçons',
  'learn.coach': 'L’instructeur',
  'learn.step': 'Étape {n} sur {all}',
  'learn.other': 'C’est permis, mais ce n’est pas le sujet de cette leçon.',
  'learn.again': 'Depuis le début',
  'learn.well-done': 'Bien joué !',
  'learn.next-called': 'Suite : {title}',
  'learn.play': 'Vers votre propre bataille',
  'learn.missing': 'Cette leçon n’existe pas. Les voici toutes.',
};
