import type { Key } from '@wartable/ai/text/en.ts';
import type { Sentences } from '@wartable/kernel';

export const sentences: Sentences<Key> = {
  'why.expected': 'Aussicht auf den Sieg: {percent} %.',
  'line.impossible': '„{words}“ war dort nicht möglich',
  'why.because': '{what}: {why}.',
  'why.alone': '{what}.',
  'why.two': '{first}, und {second}',
  'why.three': '{first}, {second}, und {third}',
};
