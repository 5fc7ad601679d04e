import type { Sentences } from '@wartable/kernel';
import type { pairs as english } from '@wartable/web/online/text/pairs.ts';

export const pairs: Sentences<keyof typeof english> = {
  'pairs.title': 'Duplicate à quatre',
  'pairs.what':
    'Deux paires jouent deux fois la même bataille, avec les mêmes dés et les mêmes cartes aux deux tables et les camps échangés. La chance est donc la même pour toutes deux, et la paire qui en tire le plus gagne. Les partenaires sont dans des camps différents, à des tables différentes.',
  'pairs.new': 'Organiser',
  'pairs.game': 'Jeu',
  'pairs.battle': 'Bataille',
  'pairs.no-server': 'Un duplicate a besoin d’un serveur de Wartable, et il n’y en a pas ici.',
  'pairs.first': 'Première paire',
  'pairs.second': 'Deuxième paire',
  'pairs.place': '{seat}, table {table}',
  'pairs.sit-named': 'S’asseoir ici : {place}',
  'pairs.waits': 'Les deux tables commencent dès que les quatre places sont prises.',
  'pairs.stand-up': 'Libérer la place',
  'pairs.to-table': 'À ma table',
  'pairs.sealed':
    'Personne ne regarde, et rien d’une table n’est montré avant que les deux soient finies. Ne dites donc rien de la vôtre à votre partenaire.',
  'pairs.going': 'Table {table} : en cours',
  'pairs.over': 'Table {table} : finie',
  'pairs.won': '{pair} : {n} d’avance',
  'pairs.won-gave-up': '{pair} : victoire, les autres ont abandonné une table',
  'pairs.even': 'Les deux paires en ont tiré autant',
  'pairs.names': '{pair} ({names})',
  'pairs.luck': 'La chance était la même pour tous : toute différence vient de vous.',
  'pairs.table': 'Table {table}',
  'pairs.film': 'Film',
  'pairs.film-named': 'Film de la table {table}',
  'pairs.back': 'Au duplicate',
  'pairs.sealed-over': 'On joue encore à l’autre table. Film, bilan et enregistrement seront là quand elle sera finie.',
};
