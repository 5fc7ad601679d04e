import type { Sentences } from '@wartable/kernel';
import type { Key } from '@wartable/server/text/en.ts';

export const sentences: Sentences<Key> = {
  'mail.your-turn': 'C’est à vous de jouer : {game}',
  'mail.your-turn.body': 'La table vous attend.',
  'mail.begun': 'La partie commence à votre table : {game}',
  'mail.begun.body': 'Toutes les places sont prises, la partie est en cours.',
  'mail.sat-down': 'Quelqu’un s’est assis : {game}',
  'mail.sat-down.body': 'Une place à votre table vient d’être prise.',
  'mail.confirm': 'Voulez-vous recevoir des messages de Wartable ?',
  'mail.confirm.body':
    'Quelqu’un veut être prévenu à cette adresse quand c’est son tour. Si c’est vous, ouvrez ce lien ; sinon, ne faites rien, et plus aucun message ne viendra.',
  'mail.stop': 'Ne plus recevoir ces messages : {url}',
};
