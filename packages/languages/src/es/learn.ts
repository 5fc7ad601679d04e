import type { Sentences } from '@wartable/kernel';
import type { Key } from '@wartable/web/learn/text/en.ts';

export const sentences: Sentences<Key> = {
  'learn.title': 'Aprender a jugar',
  'learn.note': '{n} lecciones cortas en una mesa real, de uno o dos minutos. Lo que has hecho queda en este dispositivo.',
  'learn.count': '{done} de {all} hechas',
  'learn.done': 'Hecha',
  'learn.next': 'Siguiente',
  'learn.resume': 'Seguir',
  'learn.minutes': '{n} min',
  'learn.path': 'Todas las lecciones',
  'learn.coach': 'El instructor',
  'learn.step': 'Paso {n} de {all}',
  'learn.other': 'Está permitido, pero no es de lo que trata esta lección.',
  'learn.again': 'Desde el principio',
  'learn.well-done': '¡Bien hecho!',
  'learn.next-called': 'Sigue: {title}',
  'learn.play': 'A tu propia batalla',
  'learn.missing': 'Esa lección no existe. Aquí están todas.',
};
