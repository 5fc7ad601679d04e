import type { en } from '@wartable/duel/page/record/text/en.ts';
import type { Sentences } from '@wartable/kernel';

export const sentences: Sentences<keyof typeof en> = {
  'facet.setup': 'Preparación',
  'facet.setup-standard': 'Duelo estándar',
  'facet.setup-first-game': 'Primera partida',
  'facet.side': 'Por bando',
  'facet.cards': 'Tus cartas más jugadas',
  'deed.one-left': 'Victoria con un solo punto de vida',
  'deed.one-left.how': 'Gana cuando a tu base ya solo le queda un punto.',
  'deed.last-unit': 'Victoria con la última unidad',
  'deed.last-unit.how': 'Destruye la base enemiga con una sola unidad tuya en juego.',
  'deed.leader-fell': 'Cayó el líder, y aun así ganaste',
  'deed.leader-fell.how': 'Gana después de perder a tu líder desplegado.',
  'deed.no-leader': 'Victoria sin desplegar al líder',
  'deed.no-leader.how': 'Destruye la base enemiga sin desplegar nunca a tu líder.',
  'deed.untouched': 'Ni un rasguño',
  'deed.untouched.how': 'Gana con tu base sin ningún daño.',
};
