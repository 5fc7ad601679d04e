import type { Sentences } from '@wartable/kernel';
import type { pairs as english } from '@wartable/web/online/text/pairs.ts';

export const pairs: Sentences<keyof typeof english> = {
  'pairs.title': 'Duplicado para cuatro',
  'pairs.what':
    'Dos parejas juegan dos veces la misma batalla, con los mismos dados y cartas en ambas mesas y los bandos cambiados. Así la suerte es igual para las dos, y gana la pareja que más saca de ella. Los compañeros están en bandos distintos, en mesas distintas.',
  'pairs.new': 'Organizar',
  'pairs.game': 'Juego',
  'pairs.battle': 'Batalla',
  'pairs.no-server': 'Un duplicado necesita un servidor de Wartable, y aquí no hay ninguno.',
  'pairs.first': 'Primera pareja',
  'pairs.second': 'Segunda pareja',
  'pairs.place': '{seat}, mesa {table}',
  'pairs.sit-named': 'Sentarse aquí: {place}',
  'pairs.waits': 'Empieza en ambas mesas en cuanto estén ocupados los cuatro puestos.',
  'pairs.stand-up': 'Dejar el puesto',
  'pairs.to-table': 'A mi mesa',
  'pairs.sealed':
    'Nadie mira, y no se muestra nada de ninguna mesa antes de que ambas terminen. Así que no cuentes nada de la tuya a tu compañero.',
  'pairs.going': 'Mesa {table}: en juego',
  'pairs.over': 'Mesa {table}: terminada',
  'pairs.won': '{pair}: {n} de ventaja',
  'pairs.won-gave-up': '{pair}: victoria, los otros abandonaron una mesa',
  'pairs.even': 'Ambas parejas sacaron lo mismo',
  'pairs.names': '{pair} ({names})',
  'pairs.luck': 'La suerte fue igual para todos: cualquier diferencia es vuestra.',
  'pairs.table': 'Mesa {table}',
  'pairs.film': 'Película',
  'pairs.film-named': 'Película de la mesa {table}',
  'pairs.back': 'Al duplicado',
  'pairs.sealed-over': 'En la otra mesa aún se juega. La película, el repaso y el registro estarán cuando termine.',
};
