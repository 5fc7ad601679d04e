import type { Key } from '@wartable/hoth/page/door/en.ts';
import type { Sentences } from '@wartable/kernel';

export const sentences: Sentences<Key> = {
  'door.hoth': 'La batalla de Hoth',
  'door.hoth.note': 'Dirige a los Rebeldes o al Imperio por el hielo con cartas de mando, dados y sangre fría.',
  'door.hoth.play': 'Jugar ya',
  'door.hoth.play-note': 'Una batalla corta contra {bot}, un bot amable',
  'door.hoth.new': 'Nueva partida',
};
