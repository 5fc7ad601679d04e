import type { Key } from '@wartable/hoth/page/door/en.ts';
import type { Sentences } from '@wartable/kernel';

export const sentences: Sentences<Key> = {
  'door.hoth': 'Battle of Hoth',
  'door.hoth.note': 'Führe Rebellen oder Imperium übers Eis: mit Befehlskarten, Würfeln und kühlem Kopf.',
  'door.hoth.play': 'Sofort spielen',
  'door.hoth.play-note': 'Eine kurze Schlacht gegen {bot}, einen sanften Bot',
  'door.hoth.new': 'Neues Spiel',
};
