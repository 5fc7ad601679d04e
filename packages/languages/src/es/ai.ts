import type { Key } from '@wartable/ai/text/en.ts';
import type { Sentences } from '@wartable/kernel';

export const sentences: Sentences<Key> = {
  'why.expected': 'Probabilidad de ganar: {percent} %.',
  'line.impossible': '«{words}» no era posible ahí',
  'why.because': '{what}: {why}.',
  'why.alone': '{what}.',
  'why.two': '{first}, y {second}',
  'why.three': '{first}, {second}, y {third}',
};
