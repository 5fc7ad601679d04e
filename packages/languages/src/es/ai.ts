import type { Key } from '@wartable/ai/text/en.ts';
import type { Sentences } from '@wartable/kernel';

export const sentences: Sentences<Key> = {
  'why.expected': 'probabilidad de ganar: {percent} %',
  'why.for': 'a favor: {what} (+{points})',
  'why.against': 'en contra: {what} (−{points})',
  'line.impossible': '«{words}» no era posible ahí',
};
