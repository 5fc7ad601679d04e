import type { Sentences } from '@wartable/kernel';
import type { day as english } from '@wartable/web/online/text/day.ts';

export const day: Sentences<keyof typeof english> = {
  'day.title': 'Con clasificación y los dados del servidor',
  'day.what':
    'Una mesa al día para cada jugador. El servidor te reparte uno de varios juegos de dados que nadie conoce; cuenta tu primer intento.',
  'day.date': 'El servidor va por la hora universal (UTC): allí es {date}.',
  'day.of-game': '{game}: {how}',
  'day.not-yet': 'aún sin jugar',
  'day.begun': 'empezada',
  'day.no-server':
    'La clasificación necesita un servidor de Wartable, y aquí no hay ninguno. Lo que juegas arriba se queda en este dispositivo.',
  'day.play': 'Jugar por la clasificación',
  'day.go-on': 'Seguir',
  'day.table': 'A la mesa',
  'day.until': 'Tu mesa espera. Cuenta si termina antes de que se cierre el día, {when}.',
  'day.finished': '{n} {n|jugador ha|jugadores han} terminado.',
  'day.first-play': 'Quien ha terminado ve la clasificación: nadie debe saber antes de jugar qué es posible.',
  'day.late': 'Tu mesa no terminó a tiempo: no cuenta.',
  'day.place': 'Puesto {place} de {all}, con {points} {points|punto|puntos}',
  'day.ranking': 'Clasificación',
  'day.open': 'Puede cambiar hasta que se cierre el día, {when}. Entonces se podrán ver todas las películas.',
  'day.closed': 'Este día está cerrado: dados y películas están abiertos a todos.',
  'day.points-note':
    'Puntos, de 0 a 100: a qué parte de los demás has superado, sobre todo de quienes tenían los mismos dados. Mientras sean pocos, cuentan también todos los demás.',
  'day.whom': 'A quién ver',
  'day.all': 'Todos',
  'day.alike': 'Con mis dados',
  'day.more': 'Ver más',
  'day.nobody': 'Nadie ha terminado.',
  'day.col-place': 'Puesto',
  'day.col-player': 'Jugador',
  'day.col-points': 'Puntos',
  'day.you': '{name} (tú)',
  'day.won': 'ganada',
  'day.draw': 'empate',
  'day.lost': 'perdida',
  'day.gave-up': 'abandonada',
  'day.film': 'Película',
  'day.film-named': 'Película de {name}',
  'day.yesterday': 'Clasificación del día anterior',
  'day.sealed':
    'Quizá otros sigan jugando con los mismos dados. La película, el repaso y el registro estarán aquí cuando se cierre el día, {when}.',
  'day.to-ranking': 'A la clasificación',
};
