import type { Key } from '@wartable/ai/text/en.ts';
import type { Sentences } from '@wartable/kernel';

export const sentences: Sentences<Key> = {
  'why.expected': 'Chances de victoire : {percent} %.',
  'line.impossible': '« {words} » n’était pas possible à cet endroit',
  'puzzle.twice': 'un problème « {id} » se trouve déjà avant lui : donnez-lui un identifiant à lui',
  'puzzle.share': 'une chance est un nombre de 0 à 1',
  'puzzle.rules': 'créé sous {from}, mais les règles sont {to} : cherchez-le à nouveau',
  'puzzle.seat': '« {seat} » n’a rien à décider à ce moment',
  'puzzle.too-much': 'le résoudre prend trop de temps : cherchez-le à nouveau',
  'puzzle.not-one': 'aucune réponse n’est nettement la meilleure',
  'puzzle.other': 'la meilleure réponse est « {best} », pas « {stated} »',
  'puzzle.chances': 'les chances sont de {best} avec la meilleure réponse, de {second} avec la deuxième',
  'why.because': '{what} : {why}.',
  'why.alone': '{what}.',
  'why.two': '{first}, et {second}',
  'why.three': '{first}, {second}, et {third}',
  'fear.most': 'Ce que je crains le plus : {what} Chances alors : {percent} %.',
  'fear.most-if': 'Ce que je crains le plus, si l’ennemi a la carte : {what} Chances alors : {percent} %.',
  'fear.of-it': 'Ce qu’il aurait craint le plus : {what} Chances alors : {percent} %.',
  'fear.of-it-if': 'Ce qu’il aurait craint le plus, si l’ennemi avait la carte : {what} Chances alors : {percent} %.',
};
