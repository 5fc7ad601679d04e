import type { Key } from '@wartable/duel/page/door/en.ts';
import type { Sentences } from '@wartable/kernel';

export const sentences: Sentences<Key> = {
  'door.duel': 'Erste Schlacht: Hoth',
  'door.duel.note': 'Ein schnelles Kartenduell für zwei.',
  'door.duel.play': 'Jetzt ein Duell spielen',
  'door.duel.play-note': 'Leia gegen {bot}, einen sanften Bot, Schritt für Schritt erklärt',
  'door.duel.new': 'Duell vorbereiten',
};
