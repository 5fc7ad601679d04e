import type { Key } from '@wartable/ai/text/en.ts';
import type { Sentences } from '@wartable/kernel';

export const sentences: Sentences<Key> = {
  'why.expected': 'Probabilidad de ganar: {percent} %.',
  'line.impossible': '«{words}» no era posible ahí',
  'puzzle.twice': 'antes hay otro problema «{id}»: dale un identificador propio',
  'puzzle.share': 'una probabilidad es un número de 0 a 1',
  'puzzle.rules': 'se hizo con {from}, pero las reglas son {to}: búscalo de nuevo',
  'puzzle.seat': 'a «{seat}» no se le pregunta nada en ese momento',
  'puzzle.too-much': 'resolverlo tarda demasiado: búscalo de nuevo',
  'puzzle.not-one': 'ninguna respuesta es claramente la mejor',
  'puzzle.other': 'la mejor respuesta es «{best}», no «{stated}»',
  'puzzle.chances': 'las probabilidades son {best} con la mejor respuesta y {second} con la segunda',
  'why.because': '{what}: {why}.',
  'why.alone': '{what}.',
  'why.two': '{first}, y {second}',
  'why.three': '{first}, {second}, y {third}',
  'fear.most': 'Lo que más temo: {what} Probabilidad entonces: {percent} %.',
  'fear.most-if': 'Lo que más temo, si el enemigo tiene la carta: {what} Probabilidad entonces: {percent} %.',
  'fear.of-it': 'Lo que más habría temido: {what} Probabilidad entonces: {percent} %.',
  'fear.of-it-if': 'Lo que más habría temido, si el enemigo tenía la carta: {what} Probabilidad entonces: {percent} %.',
};
