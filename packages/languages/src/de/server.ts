import type { Sentences } from '@wartable/kernel';
import type { Key } from '@wartable/server/text/en.ts';

export const sentences: Sentences<Key> = {
  'mail.your-turn': 'Du bist am Zug: {game}',
  'mail.your-turn.body': 'Der Tisch wartet auf dich.',
  'mail.begun': 'An deinem Tisch geht es los: {game}',
  'mail.begun.body': 'Alle Plätze sind besetzt, das Spiel läuft.',
  'mail.sat-down': 'Jemand hat sich dazugesetzt: {game}',
  'mail.sat-down.body': 'Ein Platz an deinem Tisch ist besetzt worden.',
  'mail.confirm': 'Möchtest du Mails von Wartable?',
  'mail.confirm.body':
    'Jemand möchte an dieser Adresse erfahren, wann er am Zug ist. Wenn du das bist, öffne diesen Link; wenn nicht, tu nichts, dann kommt keine weitere Mail.',
  'mail.stop': 'Keine solchen Mails mehr: {url}',
};
