import type { en } from '@wartable/hoth/page/record/text/en.ts';
import type { Sentences } from '@wartable/kernel';

export const sentences: Sentences<keyof typeof en> = {
  'facet.scenario': 'Batalla a batalla',
  'facet.scenario-own': 'Batallas propias',
  'facet.side': 'Por bando',
  'facet.leaders': 'Líderes',
  'facet.leaders-with': 'Con líderes',
  'facet.leaders-without': 'Sin líderes',
  'facet.seats': 'Cuántos jugaron',
  'facet.seats-n': '{n} {n|jugador|jugadores}',
  'facet.cards': 'Tus cartas más jugadas',
  'deed.last-figure': 'Victoria con la última figura',
  'deed.last-figure.how': 'Da el golpe decisivo con una unidad a la que solo le queda una figura.',
  'deed.one-short': 'A una medalla de la derrota',
  'deed.one-short.how': 'Gana cuando al enemigo ya solo le falta una medalla.',
  'deed.far-behind': 'Remontada de tres medallas',
  'deed.far-behind.how': 'Ve tres medallas por detrás y gana.',
  'deed.unbroken': 'Ninguna unidad perdida',
  'deed.unbroken.how': 'Gana una batalla hasta el final sin perder ninguna unidad.',
  'deed.all-standing': 'Todo sigue en pie',
  'deed.all-standing.how': 'Gana con los Rebeldes sin perder ninguna estructura del escenario.',
};
