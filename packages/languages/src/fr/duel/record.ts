import type { en } from '@wartable/duel/page/record/text/en.ts';
import type { Sentences } from '@wartable/kernel';

export const sentences: Sentences<keyof typeof en> = {
  'facet.setup': 'Mise en place',
  'facet.setup-standard': 'Duel standard',
  'facet.setup-first-game': 'Première partie',
  'facet.side': 'Par camp',
  'facet.cards': 'Vos cartes préférées',
  'deed.one-left': 'Victoire au dernier point de vie',
  'deed.one-left.how': 'Gagnez alors que votre base ne supporterait plus qu’un dégât.',
  'deed.last-unit': 'Victoire avec la dernière unité',
  'deed.last-unit.how': 'Détruisez la base adverse avec une seule unité encore en jeu.',
  'deed.leader-fell': 'Le Leader est tombé, la victoire est là',
  'deed.leader-fell.how': 'Gagnez après la défaite de votre Leader déployé.',
  'deed.no-leader': 'Victoire sans déployer le Leader',
  'deed.no-leader.how': 'Détruisez la base adverse sans jamais déployer votre Leader.',
  'deed.untouched': 'Pas une égratignure',
  'deed.untouched.how': 'Gagnez avec une base sans aucun dégât.',
};
