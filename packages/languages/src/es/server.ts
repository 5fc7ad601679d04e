import type { Sentences } from '@wartable/kernel';
import type { Key } from '@wartable/server/text/en.ts';

export const sentences: Sentences<Key> = {
  'mail.your-turn': 'Te toca jugar: {game}',
  'mail.your-turn.body': 'La mesa te espera.',
  'mail.begun': 'La partida ha empezado en tu mesa: {game}',
  'mail.begun.body': 'Todos los asientos están ocupados y la partida está en marcha.',
  'mail.sat-down': 'Alguien se ha sentado: {game}',
  'mail.sat-down.body': 'Se ha ocupado un asiento en tu mesa.',
  'mail.confirm': '¿Quieres recibir correos de Wartable?',
  'mail.confirm.body':
    'Alguien quiere que se le avise en esta dirección cuando le toque jugar. Si eres tú, abre este enlace; si no, no hagas nada y no llegará ningún otro correo.',
  'mail.stop': 'No recibir más correos como este: {url}',
};
