import type { Key } from '@wartable/duel/terminal/text/en.ts';
import type { Sentences } from '@wartable/kernel';

export const sentences: Sentences<Key> = {
  'help.options': '--setup standard o first-game.',
  'balance.rounds': 'rondas',
  'balance.cell-first-game': 'Primera partida',
  'duel.initiative': 'Ronda {round} · iniciativa: {side}',
  'duel.initiative-taken': 'Ronda {round} · iniciativa tomada por {side}',
  'duel.counts': 'mano {hand} · mazo {deck} · descarte {discard} · recursos {ready}/{total}',
  'duel.leader-ready': 'carta preparada',
  'duel.leader-exhausted': 'carta agotada',
  'duel.leader-deployed': 'en juego',
  'duel.epic-left': 'aún se puede desplegar',
  'duel.hand': 'Mano',
  'duel.figures': '{power} de poder, {hp} PV',
  'intro.goal':
    'Ganas cuando la base enemiga se queda sin PV. En cada turno haces una sola acción: jugar una carta (coste entre paréntesis, se paga con recursos), atacar con una unidad preparada, usar una Acción, tomar la iniciativa para la próxima ronda o pasar. Las unidades luchan en su arena; todas pueden atacar la base. Cuando ambos han pasado, cada uno roba dos cartas y puede poner una como recurso.',
  'intro.legend':
    'En la mesa: Nombre poder/PV restantes, entre paréntesis si está agotada, § Centinela, +n Incursión, ♥n Restaurar.',
};
