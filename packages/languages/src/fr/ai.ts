import type { Key } from '@wartable/ai/text/en.ts';
import type { Sentences } from '@wartable/kernel';

export const sentences: Sentences<Key> = {
  'why.expected': 'Chances de victoire : {percent} %.',
  'line.impossible': '« {words} » n’était pas possible à cet endroit',
  'why.because': '{what} : {why}.',
  'why.alone': '{what}.',
  'why.two': '{first}, et {second}',
  'why.three': '{first}, {second}, et {third}',
};
