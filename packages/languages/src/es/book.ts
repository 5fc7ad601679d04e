import type { Sentences } from '@wartable/kernel';
import type { Key } from '@wartable/web/book/text/en.ts';

export const sentences: Sentences<Key> = {
  'book.title': '{game}: las reglas',
  'book.print': 'Imprimir',
  'book.to-table': 'Volver a la mesa',
  'book.previous': 'Antes: {chapter}',
  'book.next': 'Sigue: {chapter}',
  'book.see': 'Véase también',
  'book.try': 'Pruébalo',
  'book.again': 'Desde el principio',
  'book.how': 'Elige en el tablero: arrastra, toca, o flechas e Intro. Lo que no se puede dice por qué.',
  'book.unknown': 'No hay ninguna regla «{id}». Aquí está el libro entero.',
};
