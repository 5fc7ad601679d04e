import type { Key } from '@wartable/hoth/page/door/en.ts';
import type { Sentences } from '@wartable/kernel';

export const sentences: Sentences<Key> = {
  'door.hoth': 'La Bataille de Hoth',
  'door.hoth.note': 'Menez les Rebelles ou l’Empire sur la glace avec des cartes de commandement, des dés et du sang-froid.',
  'door.hoth.play': 'Jouer tout de suite',
  'door.hoth.play-note': 'Une courte bataille contre {bot}, un bot indulgent',
  'door.hoth.new': 'Nouvelle partie',
};
