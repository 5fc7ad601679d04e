import type { Key } from '@wartable/endor/page/door/en.ts';
import type { Sentences } from '@wartable/kernel';

export const sentences: Sentences<Key> = {
  'door.endor': 'La Bataille pour Endor',
  'door.endor.note': 'En solitaire, contre le temps et une armée qui agit toute seule.',
  'door.endor.play': 'Jouer Endor tout de suite',
  'door.endor.play-note': 'Un début en douceur, de notre cru, expliqué pas à pas',
  'door.endor.new': 'Préparer Endor',
};
