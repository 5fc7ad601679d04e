import type { Key } from '@wartable/duel/page/door/en.ts';
import type { Sentences } from '@wartable/kernel';

export const sentences: Sentences<Key> = {
  'door.duel': 'Bataille d’Intro : Hoth',
  'door.duel.note': 'Un duel de cartes rapide à deux.',
  'door.duel.play': 'Jouer un duel tout de suite',
  'door.duel.play-note': 'Leia contre {bot}, un bot indulgent, expliqué pas à pas',
  'door.duel.new': 'Préparer un duel',
};
