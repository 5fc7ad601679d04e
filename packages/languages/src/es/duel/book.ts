import type { Key } from '@wartable/duel/page/book/text/en.ts';
import type { Sentences } from '@wartable/kernel';

export const sentences: Sentences<Key> = {
  'intro.duel/terms':
    'Leia y Vader se baten con un mazo de 50 cartas cada uno, un líder y una base. Las cartas se convierten en recursos o se pagan con recursos; las unidades luchan en tierra y en el espacio. Gana quien destruye la base enemiga. En una unidad figuran su coste (arriba a la izquierda), su poder y sus PV (abajo), su arena, sus aspectos y sus palabras.',
  'intro.duel/attack':
    'Un ataque es una acción: una unidad preparada se agota y golpea a una unidad enemiga de su arena o a la base enemiga. Las palabras de las unidades lo cambian: Centinela lo atrae, Incursión lo refuerza, Restaurar cura con él.',
  'more.duel/attack/sentinel': 'Un Centinela guarda solo su arena. Agotado sigue guardando; fuera del juego, ya no.',
  'table.cards': 'Las cartas: {side}',
  'table.card': 'Carta',
  'table.kind': 'Tipo',
  'table.cost': 'Coste',
  'table.power': 'Poder',
  'table.hp': 'PV',
  'table.words': 'Palabras',
  'table.copies': 'Copias',
};
