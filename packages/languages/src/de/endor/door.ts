import type { Key } from '@wartable/endor/page/door/en.ts';
import type { Sentences } from '@wartable/kernel';

export const sentences: Sentences<Key> = {
  'door.endor': 'Battle for Endor',
  'door.endor.note': 'Allein gegen die Zeit und eine Armee, die von selbst handelt.',
  'door.endor.play': 'Jetzt Endor spielen',
  'door.endor.play-note': 'Ein sanfter Einstieg von uns, Schritt für Schritt erklärt',
  'door.endor.new': 'Endor vorbereiten',
};
