import type { Sentences } from '@wartable/kernel';
import type { Key } from '@wartable/web/book/text/en.ts';

export const sentences: Sentences<Key> = {
  'book.title': '{game} : les règles',
  'book.print': 'Imprimer',
  'book.to-table': 'Retour à la table',
  'book.previous': 'Avant : {chapter}',
  'book.next': 'Suite : {chapter}',
  'book.see': 'Voir aussi',
  'book.try': 'À essayer',
  'book.again': 'Depuis le début',
  'book.how': 'Choisissez sur le plateau : glissez, touchez, ou flèches et Entrée. Ce qui est impossible dit pourquoi.',
  'book.unknown': 'Il n’y a pas de règle « {id} ». Voici tout le livre.',
};
