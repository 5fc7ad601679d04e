import type { Sentences } from '@wartable/kernel';
import type { Key } from '@wartable/web/book/text/en.ts';

export const sentences: Sentences<Key> = {
  'book.title': '{game}: die Regeln',
  'book.print': 'Drucken',
  'book.to-table': 'Zurück zum Tisch',
  'book.previous': 'Davor: {chapter}',
  'book.next': 'Weiter: {chapter}',
  'book.see': 'Siehe auch',
  'book.try': 'Zum Ausprobieren',
  'book.again': 'Von vorn',
  'book.how': 'Wähle auf dem Brett: ziehen, tippen, oder Pfeile und Eingabe. Was nicht geht, sagt warum.',
  'book.unknown': 'Eine Regel „{id}“ gibt es nicht. Hier ist das ganze Buch.',
};
