import type { Key } from '@wartable/endor/page/door/en.ts';
import type { Sentences } from '@wartable/kernel';

export const sentences: Sentences<Key> = {
  'door.endor': 'La batalla por Endor',
  'door.endor.note': 'En solitario contra el reloj y un ejército que actúa solo.',
  'door.endor.play': 'Jugar Endor ya',
  'door.endor.play-note': 'Un comienzo suave, nuestro, explicado paso a paso',
  'door.endor.new': 'Preparar Endor',
};
