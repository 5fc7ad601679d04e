import type { Key } from '@wartable/duel/page/door/en.ts';
import type { Sentences } from '@wartable/kernel';

export const sentences: Sentences<Key> = {
  'door.duel': 'Batalla introductoria: Hoth',
  'door.duel.note': 'Un duelo rápido de cartas para dos.',
  'door.duel.play': 'Jugar un duelo ya',
  'door.duel.play-note': 'Leia contra {bot}, un bot amable, explicado paso a paso',
  'door.duel.new': 'Preparar un duelo',
};
