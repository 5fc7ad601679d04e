import type { TitleKey } from '@wartable/endor/text/titles.ts';
import type { Sentences } from '@wartable/kernel';

export const titles: Sentences<TitleKey> = {
  'chapter.endor/terrain': 'Terreno',
  'title.endor/terrain/movement': 'Moverse por el terreno',
  'title.endor/terrain/cover': 'Cobertura',

  'chapter.endor/setup': 'Preparación',
  'title.endor/setup/rebels': 'Rebeldes',
  'title.endor/setup/bunker': 'El búnker',
  'title.endor/setup/imperials': 'Imperiales',
  'title.endor/setup/ewoks': 'Ewoks',
  'title.endor/setup/catapults': 'Catapultas',
  'title.endor/setup/difficulty': 'Dificultad',

  'chapter.endor/turn': 'El turno',
  'title.endor/turn/card': 'Cartas de acción',
  'title.endor/turn/rebels': 'Actúan los rebeldes',
  'title.endor/turn/imperials': 'Actúa el Imperio',

  'chapter.endor/move': 'Movimiento',
  'title.endor/move/points': 'Puntos de movimiento',
  'title.endor/move/passing': 'Pasar junto a unidades',
  'title.endor/move/complex': 'Dentro del complejo',
  'title.endor/move/leaving': 'Salir del complejo',
  'title.endor/move/catapults': 'Catapultas',

  'chapter.endor/fire': 'Disparo',
  'title.endor/fire/range': 'Alcance',
  'title.endor/fire/dice': 'Dados',
  'title.endor/fire/possible': 'Cuándo se puede disparar',
  'title.endor/fire/hit': 'Impactos',
  'title.endor/fire/complex': 'En el complejo',
  'title.endor/fire/combined': 'Disparar juntos',
  'title.endor/fire/effect': 'Efecto de un impacto',

  'chapter.endor/imperial': 'El ejército imperial',
  'title.endor/imperial/tactics': 'Tácticas',
  'title.endor/imperial/priority': 'A quién busca',
  'title.endor/imperial/move': 'Movimiento',
  'title.endor/imperial/approach': 'Aproximación',
  'title.endor/imperial/fire': 'Disparo',
  'title.endor/imperial/ties': 'Empates',
  'title.endor/imperial/garrison': 'La guarnición',
  'title.endor/imperial/no-target': 'Sin blanco',

  'chapter.endor/breach': 'La carrera al búnker',
  'title.endor/breach/entrance': 'La entrada',
  'title.endor/breach/deep-woods': 'El bosque profundo',
  'title.endor/breach/run': 'Quién corre',
  'title.endor/breach/conversion': 'A pie desde aquí',
  'title.endor/breach/fire': 'Disparo',

  'chapter.endor/hero': 'Héroes',
  'title.endor/hero/actions': 'Acciones de los héroes',
  'title.endor/hero/door': 'La puerta',
  'title.endor/hero/generator': 'El generador',

  'chapter.endor/event': 'Eventos',
  'title.endor/event/draw': 'Robar eventos',
  'title.endor/event/reinforcements': 'Refuerzos',
  'title.endor/event/bunker': 'Guardias del búnker',
  'title.endor/event/rally': 'Reunión',
  'title.endor/event/cruiser': 'Se pierde un crucero',
  'title.endor/event/tactics': 'Cambio de táctica',
  'title.endor/event/trap': 'Trampa ewok',
  'title.endor/event/capture': 'Capturar un AT-ST',
  'title.endor/event/mounted': 'Chewbacca en un AT-ST',
  'title.endor/event/security-code': 'Código de seguridad',

  'chapter.endor/end': 'Final',
  'title.endor/end/won': 'Victoria',
  'title.endor/end/lost': 'Derrota',
  'title.endor/end/stalemate': 'Tablas',
  'title.endor/end/concede': 'Rendirse',

  'chapter.endor/reading': 'Nuestras lecturas',

  'chapter.endor/action': 'Las cartas de acción',
  'title.reading': 'Lectura {id}',
  'title.endor/setup/gentle': 'La partida suave',
};
