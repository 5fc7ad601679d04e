import type { en } from '@wartable/hoth/page/record/text/en.ts';
import type { Sentences } from '@wartable/kernel';

export const sentences: Sentences<keyof typeof en> = {
  'facet.scenario': 'Bataille par bataille',
  'facet.scenario-own': 'Batailles maison',
  'facet.side': 'Par camp',
  'facet.leaders': 'Chefs',
  'facet.leaders-with': 'Avec des chefs',
  'facet.leaders-without': 'Sans chefs',
  'facet.seats': 'Nombre de joueurs',
  'facet.seats-n': '{n} {n|joueur|joueurs}',
  'facet.cards': 'Vos cartes préférées',
  'deed.last-figure': 'Victoire avec la dernière figurine',
  'deed.last-figure.how': 'Portez le coup décisif avec une unité réduite à une seule figurine.',
  'deed.one-short': 'À une médaille de la défaite',
  'deed.one-short.how': 'Gagnez alors qu’il ne manque plus qu’une médaille à l’ennemi.',
  'deed.far-behind': 'Trois médailles de retard comblées',
  'deed.far-behind.how': 'Soyez mené de trois médailles, et gagnez.',
  'deed.unbroken': 'Aucune unité perdue',
  'deed.unbroken.how': 'Gagnez une bataille jusqu’au bout sans perdre une unité.',
  'deed.all-standing': 'Tout est encore debout',
  'deed.all-standing.how': 'Gagnez avec les Rebelles sans perdre une structure du scénario.',
};
