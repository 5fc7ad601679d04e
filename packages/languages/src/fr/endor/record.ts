import type { en } from '@wartable/endor/page/record/text/en.ts';
import type { Sentences } from '@wartable/kernel';

export const sentences: Sentences<keyof typeof en> = {
  'facet.difficulty': 'Par difficulté',
  'facet.gentle': 'En douceur',
  'facet.printed': 'Comme imprimé',
  'facet.harder': '{n} {n|règle|règles} de plus',
  'facet.lost': 'Par héros perdus',
  'facet.lost-none': 'Les quatre sont revenus',
  'facet.lost-n': '{n} {n|héros perdu|héros perdus}',
  'facet.cards': 'Qui ouvre la porte',
  'deed.all-home': 'Tous les héros sont revenus',
  'deed.all-home.how': 'Gagnez avec les quatre héros libres et en vie.',
  'deed.one-hero': 'Un héros a suffi',
  'deed.one-hero.how': 'Gagnez avec un seul héros restant.',
  'deed.last-cruiser': 'Juste à temps',
  'deed.last-cruiser.how': 'Gagnez alors qu’un croiseur perdu de plus aurait tout perdu.',
  'deed.no-ewok': 'Aucun Ewok n’est tombé',
  'deed.no-ewok.how': 'Gagnez sans perdre un Ewok ni leur chef.',
  'deed.seized': 'Victoire avec un AT-ST capturé',
  'deed.seized.how': 'Faites capturer un AT-ST par Chewbacca, et gagnez.',
};
